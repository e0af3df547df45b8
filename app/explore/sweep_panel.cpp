// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/explore/sweep_panel.h"

#include "app/explore/sweep_content.h"
#include "app/import/plain_label.h"
#include "app/panels/record_table.h"
#include "app/qt_text.h"
#include "app/session_store.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace rooflab {

SweepPanel::SweepPanel(SessionStore& store, QWidget* parent)
    : QWidget(parent), m_store(store), m_model(new SweepsModel(this)),
      m_table(new RecordTable(m_model, SweepsModel::KeyRole, SweepsModel::SortRole)),
      m_plot(new SweepPlot), m_remarks(makeMutedLabel("sweepRemarks")), m_pages(new QStackedWidget)
{
    m_table->setObjectName(QStringLiteral("sweepsTable"));
    m_table->setAccessibleName(tr("Sweeps"));
    auto* empty = makeMutedLabel("sweepEmpty");
    empty->setAlignment(Qt::AlignCenter);
    empty->setText(tr("There is no sweep here. A sweep is two or more records of one kernel, "
                      "variant, device, precision and timing that differ in one parameter, for "
                      "example stride, size or k. The plan \"stride-scan\" measures one."));
    auto* page = new QWidget;
    auto* pageLayout = new QVBoxLayout(page);
    pageLayout->setContentsMargins(0, 0, 0, 0);
    pageLayout->setSpacing(2);
    pageLayout->addWidget(makeControls());
    pageLayout->addWidget(makeBody(), 1);
    m_pages->addWidget(empty);
    m_pages->addWidget(page);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);
    connect(&store, &SessionStore::changed, this, &SweepPanel::refreshIfSeen);
    connect(m_model, &SweepsModel::switched, this, &SweepPanel::onSwitched);
    connect(m_plot, &SweepPlot::recordChosen, this,
            [this](const QString& id) { Q_EMIT idsSelected({id}); });
}

QWidget* SweepPanel::makeControls()
{
    auto* bar = new QToolBar; // a narrow window keeps the rest of it behind its arrow
    const auto named = [](auto* widget, const char* name, const QString& accessibleName) {
        widget->setObjectName(QLatin1String(name));
        widget->setAccessibleName(accessibleName);
        return widget;
    };
    m_parameter = named(new QComboBox, "sweepParameter", tr("Parameter of the sweep"));
    m_parameter->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_quantity = named(new QComboBox, "sweepQuantity", tr("What is shown over the parameter"));
    m_quantity->addItem(tr("Bandwidth"), static_cast<int>(SweepQuantity::Bandwidth));
    m_quantity->addItem(tr("Time"), static_cast<int>(SweepQuantity::Time));
    m_quantity->addItem(tr("FLOPS"), static_cast<int>(SweepQuantity::Performance));
    m_log = named(new QCheckBox(tr("&Log scale")), "sweepLog", tr("Logarithmic value axis"));
    m_band = named(new QCheckBox(tr("Min–median &band")), "sweepBand",
                   tr("Band from the min to the median"));
    m_band->setChecked(true);
    m_inChart = named(new QCheckBox(tr("Show in the c&hart")), "sweepInChart",
                      tr("Show the sweeps as paths in the chart"));
    m_inChart->setChecked(true);
    m_copy = named(new QPushButton(tr("Copy as &CSV")), "sweepCopy", tr("Copy the numbers as CSV"));
    auto* over = new QLabel(tr("Over"));
    over->setContentsMargins(4, 0, 4, 0);
    auto* air = new QWidget;
    air->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    for (QWidget* each : std::initializer_list<QWidget*>{over, m_parameter, m_quantity, m_log,
                                                         m_band, m_inChart, air, m_copy}) {
        bar->addWidget(each);
    }
    connect(m_parameter, &QComboBox::activated, this, &SweepPanel::fillList);
    connect(m_quantity, &QComboBox::activated, this, &SweepPanel::draw);
    connect(m_log, &QCheckBox::toggled, this,
            [this](bool isLog) { m_plot->setScale(isLog ? AxisScale::Log : AxisScale::Linear); });
    connect(m_band, &QCheckBox::toggled, m_plot, &SweepPlot::setBandShown);
    connect(m_inChart, &QCheckBox::toggled, this, [this] {
        refreshIfStale();
        Q_EMIT pathsChanged();
    });
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(asCsv()); });
    return bar;
}

QWidget* SweepPanel::makeBody()
{
    auto* remarks = new QScrollArea;
    remarks->setAccessibleName(tr("Remarks on the sweeps"));
    remarks->setWidgetResizable(true);
    remarks->setFrameShape(QFrame::NoFrame);
    m_remarks->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_remarks->setMargin(4);
    remarks->setWidget(m_remarks);
    auto* left = new QSplitter(Qt::Vertical);
    left->addWidget(m_table);
    left->addWidget(remarks);
    left->setStretchFactor(0, 1);
    left->setStretchFactor(1, 1);
    auto* body = new QSplitter(Qt::Horizontal);
    body->addWidget(left);
    body->addWidget(m_plot);
    body->setStretchFactor(0, 2);
    body->setStretchFactor(1, 3);
    body->setSizes({360, 540});
    return body;
}

void SweepPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refreshIfStale();
}

void SweepPanel::refreshIfStale()
{
    if (m_isStale) {
        refresh();
    }
}

void SweepPanel::refreshIfSeen()
{
    m_isStale = true;
    if (isVisible() || m_inChart->isChecked()) {
        refresh();
    }
}

void SweepPanel::refresh()
{
    m_isStale = false;
    const Session& session = m_store.session();
    m_sweeps = findSweeps(session.measurements);
    leaveOutHidden(m_sweeps, session, m_store.content());
    fillParameters();
    fillList();
}

void SweepPanel::fillParameters()
{
    struct Listed {
        int sweeps = 0;
        std::size_t longest = 0; ///< values of its longest sweep
    };
    std::map<std::string, Listed> listed;
    for (const SweepSeries& sweep : m_sweeps) {
        if (sweep.points.size() > 1) {
            Listed& each = listed[sweep.parameter];
            ++each.sweeps;
            each.longest = std::max(each.longest, sweep.distinctValues);
        }
    }
    const QString before = m_parameter->currentData().toString();
    m_parameter->clear();
    int first = 0; // where nothing was chosen: what was swept the farthest
    std::size_t longest = 0;
    for (const auto& [parameter, each] : listed) {
        if (each.longest > longest) {
            longest = each.longest;
            first = m_parameter->count();
        }
        m_parameter->addItem(
            tr("%1 (%2)", "parameter and number of sweeps").arg(toQt(parameter)).arg(each.sweeps),
            toQt(parameter));
    }
    const int kept = m_parameter->findData(before);
    m_parameter->setCurrentIndex(kept < 0 ? first : kept);
    m_pages->setCurrentIndex(listed.empty() ? 0 : 1);
}

void SweepPanel::fillList()
{
    const std::string parameter = fromQt(m_parameter->currentData().toString());
    m_listed.clear();
    std::vector<SweepRow> rows;
    for (std::size_t i = 0; i < m_sweeps.size(); ++i) {
        if (m_sweeps[i].parameter == parameter && m_sweeps[i].points.size() > 1) {
            SweepRow row = sweepRow(m_sweeps[i], m_store.content());
            row.isOn = !m_off.contains(row.key);
            m_listed.push_back(i);
            rows.push_back(std::move(row));
        }
    }
    m_model->setRows(std::move(rows));
    draw();
}

void SweepPanel::onSwitched(int row, bool isOn)
{
    const auto remember = [this](int place) {
        const SweepRow& each = m_model->rows()[static_cast<std::size_t>(place)];
        if (each.isOn) {
            m_off.remove(each.key);
        } else {
            m_off.insert(each.key);
        }
    };
    remember(row);
    const std::size_t place = m_listed[static_cast<std::size_t>(row)];
    if (const auto twin = m_sweeps[place].twin; isOn && twin) {
        const auto found = std::find(m_listed.begin(), m_listed.end(), *twin);
        if (found != m_listed.end()) {
            const int twinRow = static_cast<int>(found - m_listed.begin());
            m_model->setOn(twinRow, true);
            remember(twinRow);
        }
    }
    draw();
}

SweepQuantity SweepPanel::quantity() const
{
    return static_cast<SweepQuantity>(m_quantity->currentData().toInt());
}

std::vector<const SweepSeries*> SweepPanel::shown() const
{
    std::vector<const SweepSeries*> sweeps;
    for (std::size_t row = 0; row < m_listed.size(); ++row) {
        if (m_model->rows()[row].isOn) {
            sweeps.push_back(&m_sweeps[m_listed[row]]);
        }
    }
    return sweeps;
}

void SweepPanel::draw()
{
    const Session& session = m_store.session();
    readSweeps(m_sweeps, session.measurements, quantity(), session.view.statistic);
    std::vector<SweepCurve> curves;
    for (const SweepSeries* sweep : shown()) {
        SweepCurve curve = sweepCurve(*sweep, session, m_store.content(), quantity());
        if (!curve.marks.empty()) {
            curves.push_back(std::move(curve));
        }
    }
    m_copy->setEnabled(!shown().empty());
    m_plot->setCurves(std::move(curves), m_parameter->currentData().toString(), quantity(),
                      m_store.content().units);
    m_remarks->setText(sweepRemarks(shown(), m_sweeps));
    Q_EMIT pathsChanged();
}

void SweepPanel::setSelectedIds(const QStringList& ids)
{
    m_plot->setSelectedIds(ids);
}

QString SweepPanel::asCsv() const
{
    return sweepCsv(shown(), m_store.session(), quantity());
}

std::vector<std::vector<std::string>> SweepPanel::chartPaths() const
{
    return m_inChart->isChecked() ? paths() : std::vector<std::vector<std::string>>();
}

std::vector<std::vector<std::string>> SweepPanel::paths() const
{
    std::vector<std::vector<std::string>> paths;
    for (const SweepSeries* sweep : shown()) {
        paths.emplace_back();
        for (const SweepPoint& point : sweep->points) {
            paths.back().push_back(m_store.session().measurements[point.measurement].id);
        }
    }
    return paths;
}

} // namespace rooflab
