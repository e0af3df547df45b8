// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/explore/match_sides.h"

#include "app/core_text.h"
#include "app/qt_text.h"
#include "core/point_details.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <set>

namespace rooflab {
namespace {

constexpr int narrowestCombo = 12; ///< characters; longer names are elided

QString nameOf(const Word& word)
{
    return word && !word->empty() ? toQt(*word) : coreText(notRecorded);
}

/// The name of the file, with its folders where two are called the same.
QStringList fileNames(const std::vector<Word>& files)
{
    QStringList names;
    std::set<QString> seen;
    bool isAmbiguous = false;
    for (const Word& file : files) {
        names.append(nameOf(file).section(QLatin1Char('/'), -1));
        isAmbiguous = !seen.insert(names.back()).second || isAmbiguous;
    }
    if (isAmbiguous) {
        names.clear();
        std::transform(files.begin(), files.end(), std::back_inserter(names), nameOf);
    }
    return names;
}

QStringList deviceNames(const std::vector<Word>& devices)
{
    QStringList names;
    std::transform(devices.begin(), devices.end(), std::back_inserter(names), nameOf);
    return names;
}

/// The first entry lets all through; the others stand for the words in their order.
void fill(QComboBox& box, const QString& any, const QStringList& names,
          const std::vector<Word>& words)
{
    box.clear();
    box.addItem(any);
    for (qsizetype i = 0; i < names.size(); ++i) {
        box.addItem(names[i]);
        box.setItemData(box.count() - 1, nameOf(words[static_cast<std::size_t>(i)]).toHtmlEscaped(),
                        Qt::ToolTipRole);
    }
}

/// Absent for the first entry. Spelled out: optional<Word> is an optional of an optional.
std::optional<Word> wordOf(const QComboBox& box, const std::vector<Word>& words)
{
    std::optional<Word> chosen;
    if (box.currentIndex() > 0) {
        chosen.emplace(words[static_cast<std::size_t>(box.currentIndex() - 1)]);
    }
    return chosen;
}

bool selectWord(QComboBox& box, const std::vector<Word>& words, const std::optional<Word>& word)
{
    const auto place = word ? std::find(words.begin(), words.end(), *word) : words.end();
    box.setCurrentIndex(place == words.end() ? 0 : static_cast<int>(place - words.begin()) + 1);
    return !word || place != words.end();
}

} // namespace

MatchSides::MatchSides(QWidget* parent)
    : QWidget(parent), m_first(makeBoxes("matchFirst", tr("Side A"))),
      m_second(makeBoxes("matchSecond", tr("Side B")))
{
    auto* swapButton = new QPushButton(tr("S&wap A and B"));
    swapButton->setObjectName(QStringLiteral("matchSwap"));
    swapButton->setAutoDefault(false);
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto addSide = [layout](int row, const QString& title, const Boxes& boxes) {
        auto* label = new QLabel(title);
        label->setBuddy(boxes.file);
        layout->addWidget(label, row, 0);
        layout->addWidget(boxes.file, row, 1);
        layout->addWidget(boxes.device, row, 2);
    };
    addSide(0, tr("&A (base)"), m_first);
    addSide(1, tr("&B"), m_second);
    layout->addWidget(swapButton, 0, 3, 2, 1);
    layout->setColumnStretch(1, 1);
    layout->setColumnStretch(2, 1);
    connect(swapButton, &QPushButton::clicked, this, &MatchSides::swap);
}

MatchSides::Boxes MatchSides::makeBoxes(const char* name, const QString& side)
{
    const auto make = [&](const char* part, const QString& accessibleName) {
        auto* box = new QComboBox;
        box->setObjectName(QLatin1String(name) + QLatin1String(part));
        box->setAccessibleName(accessibleName);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(narrowestCombo);
        connect(box, &QComboBox::activated, this, &MatchSides::chosen);
        return box;
    };
    return {make("File", tr("%1, file").arg(side)), make("Device", tr("%1, device").arg(side))};
}

SideChoice MatchSides::choiceOf(const Boxes& boxes) const
{
    return {wordOf(*boxes.file, m_words.files), wordOf(*boxes.device, m_words.devices)};
}

bool MatchSides::select(const Boxes& boxes, const SideChoice& choice)
{
    const bool hasFile = selectWord(*boxes.file, m_words.files, choice.file);
    const bool hasDevice = selectWord(*boxes.device, m_words.devices, choice.device);
    return hasFile && hasDevice;
}

void MatchSides::setWords(const SideWords& words)
{
    const std::pair before(first(), second());
    m_words = words;
    for (const Boxes& boxes : {m_first, m_second}) {
        fill(*boxes.file, tr("any file"), fileNames(words.files), words.files);
        fill(*boxes.device, tr("any device"), deviceNames(words.devices), words.devices);
    }
    const bool hasFirst = select(m_first, before.first);
    const bool hasSecond = select(m_second, before.second);
    if (!hasFirst || !hasSecond || (before.first.isAny() && before.second.isAny())) {
        const auto [a, b] = firstSides(words);
        select(m_first, a);
        select(m_second, b);
    }
}

void MatchSides::swap()
{
    const std::pair before(first(), second());
    select(m_first, before.second);
    select(m_second, before.first);
    Q_EMIT chosen();
}

} // namespace rooflab
