// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/record_page.h"

#include "app/qt_text.h"
#include "app/record_details.h"
#include "app/session_store.h"

namespace rooflab {

RecordPage::RecordPage(SessionStore& store) : TextPage(store, "detailsText", "copyDetails")
{
    setAccessibleTitle(tr("Details of the selection"));
}

DetailsText RecordPage::compose(const QStringList& ids) const
{
    const Session& session = store().session();
    if (ids.isEmpty()) {
        return hint(tr("Select a point, a ceiling or a table row to see where its number comes "
                       "from: the calculation, the run, the device and the file."));
    }
    if (ids.size() > 1) {
        return detailsOfList(session, ids, palette());
    }
    const std::string id = fromQt(ids.first());
    const Measurement* measurement = session.findMeasurement(id);
    const QString title = measurement != nullptr ? toQt(shortLabel(*measurement))
                                                 : toQt(session.findCeiling(id)->label);
    return detailsOfRecord(title, recordDetails(session, id), palette());
}

} // namespace rooflab
