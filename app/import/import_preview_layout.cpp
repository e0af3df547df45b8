// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/file_page.h"
#include "app/import/import_preview_p.h"
#include "app/import/plain_label.h"

#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QListView>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <chrono>

namespace rooflab {

using namespace std::chrono_literals;

namespace {

constexpr auto pauseBeforeReading = 300ms;
constexpr int listWidth = 230;
constexpr int narrowestList = 170;

QPushButton* makeButton(const QString& text, const char* name)
{
    auto* button = new QPushButton(text);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    return button;
}

} // namespace

ImportPreview::Private::Private(ImportPreview& preview)
    : q(preview), list(new QListView), pages(new QStackedWidget), page(new FilePage),
      line(makePlainLabel("applyLine")), apply(makeButton(tr("&Apply"), "applyFile")),
      applyAll(makeButton(tr("Apply a&ll"), "applyAll")), skip(makeButton(tr("S&kip"), "skipFile")),
      close(makeButton(tr("Close"), "closePreview"))
{
    pause.setSingleShot(true);
    pause.setInterval(pauseBeforeReading);
    makeLayout();
    connectAll();
    showCurrent();
}

void ImportPreview::Private::makeLayout()
{
    list->setObjectName(QStringLiteral("waitingFiles"));
    list->setAccessibleName(tr("Files that wait"));
    list->setModel(&files);
    list->setTextElideMode(Qt::ElideMiddle);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setAlternatingRowColors(true);
    list->setSpacing(2);
    list->setMinimumWidth(narrowestList);
    auto* empty = makeMutedLabel("emptyPreview");
    empty->setAlignment(Qt::AlignCenter);
    empty->setText(tr("No file waits. Files that leave something open are shown here before they "
                      "join the session."));
    pages->addWidget(empty);
    pages->addWidget(page);
    auto* splitter = new QSplitter;
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(list);
    splitter->addWidget(pages);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({listWidth, 4 * listWidth});
    apply->setDefault(true);
    apply->setToolTip(tr("Add this file's records to the session"));
    applyAll->setToolTip(tr("Add the records of every file that can be added as it is shown"));
    skip->setToolTip(tr("Set this file aside; nothing of it is added"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(line, 1);
    for (QPushButton* button : {apply, applyAll, skip, close}) {
        buttons->addWidget(button);
    }
    auto* layout = new QVBoxLayout(&q);
    layout->addWidget(splitter, 1);
    layout->addLayout(buttons);
}

void ImportPreview::Private::connectAll()
{
    connect(list->selectionModel(), &QItemSelectionModel::currentChanged, &q, [this] {
        flush();
        showCurrent();
    });
    connect(page, &FilePage::optionsChosen, &q,
            [this](const ImportOptions& each) { choose(each); });
    connect(page, &FilePage::warmupChosen, &q, [this](std::size_t group, std::size_t launches) {
        WaitingFile* file = files.find(m_shown);
        if (file != nullptr && file->chooseWarmup(group, launches)) {
            page->refreshRecords();
            files.update(*file);
            showButtons();
        }
    });
    connect(page, &FilePage::withoutRemembered, &q,
            [this](bool forget) { readWithoutMemory(forget); });
    connect(&pause, &QTimer::timeout, &q, [this] { flush(); });
    connect(apply, &QPushButton::clicked, &q, [this] { applyFiles({m_shown}); });
    connect(applyAll, &QPushButton::clicked, &q, [this] { applyFiles(applicable()); });
    connect(skip, &QPushButton::clicked, &q, [this] { skipCurrent(); });
    connect(close, &QPushButton::clicked, &q, &QDialog::reject);
}

} // namespace rooflab
