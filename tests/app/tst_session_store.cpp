// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/qt_text.h"
#include "app/session_store.h"
#include "core/io/agent_info.h"
#include "tests/app/app_fixture.h"
#include "tests/support/builders.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace rooflab;
using namespace rooflab::testing;

class TestSessionStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnUnexpectedWarnings(); }

    void mergesAndTellsOnce()
    {
        SessionStore store;
        store.replaceSession(sampleSession());
        QSignalSpy changed(&store, &SessionStore::changed);
        Session other;
        other.measurements = {vectorAdd("vectorized", 3e-4), vectorAdd("coalesced", 4e-4)};
        const MergeReport report = store.addSession(other);
        QCOMPARE(report.measurements, std::size_t{2});
        QCOMPARE(changed.count(), 1);
        QCOMPARE(store.session().measurements.size(), std::size_t{4});
        QCOMPARE(store.content().points.size(), std::size_t{4});
        QVERIFY(store.isModified());
    }

    // The same sequence as one call for each, but announced once.
    void manySessionsJoinInOneAnnouncement()
    {
        SessionStore store;
        store.showPlaceholder(sampleSession());
        QSignalSpy changed(&store, &SessionStore::changed);
        QSignalSpy replaced(&store, &SessionStore::sessionReplaced);
        Session first;
        first.title = "first";
        first.measurements = {vectorAdd("a", 1e-3), vectorAdd("a", 2e-3)};
        Session second;
        second.measurements = {vectorAdd("a", 1e-3), vectorAdd("b", 3e-3)};
        const std::vector<MergeReport> reports = store.addSessions({first, second, second});
        QCOMPARE(changed.count(), 1);
        QCOMPARE(replaced.count(), 1);
        QVERIFY(!store.isPlaceholder());
        QCOMPARE(store.session().title, std::string("first"));
        QCOMPARE(store.session().measurements.size(), std::size_t{3});
        QCOMPARE(store.session().measurements[2].id, std::string("b"));
        QCOMPARE(reports.size(), std::size_t{3});
        QCOMPARE(reports[1].alreadyThere, std::size_t{1});
        QCOMPARE(reports[2].measurements, std::size_t{0});
        QCOMPARE(reports[2].alreadyThere, std::size_t{2});
        QVERIFY(store.isModified()); // more than one file: nothing on disk holds this
    }

    void oneSessionAloneIsNoChange()
    {
        SessionStore store;
        store.showPlaceholder(sampleSession());
        Session only;
        only.measurements = {vectorAdd("a", 1e-3)};
        store.addSessions({only});
        QVERIFY(!store.isModified());
        store.addSessions({only}); // known already
        QVERIFY(!store.isModified());
        only.measurements[0].timing.reported.min = Seconds(2e-3);
        store.addSessions({only});
        QVERIFY(store.isModified());
    }

    void removesAndPutsBackInPlace()
    {
        SessionStore store;
        store.replaceSession(sampleSession());
        const Session before = store.session();
        const std::string first = before.measurements.front().id;
        store.setHidden({toQt(first)}, true);
        store.removeMeasurements({toQt(first)});
        QCOMPARE(store.session().measurements.size(), std::size_t{1});
        QVERIFY(store.session().findMeasurement(first) == nullptr);
        QVERIFY(store.session().view.hiddenIds.empty());
        store.undoStack().undo();
        QVERIFY(isHidden(store.session().view, first));
        store.undoStack().undo();
        QVERIFY(store.session() == before);
        QVERIFY(!store.isModified());
    }

    void undoneRemovalYieldsItsIdToANewcomer()
    {
        SessionStore store;
        store.addMeasurement(vectorAdd("coalesced", 3e-4));
        store.removeMeasurements({QStringLiteral("coalesced")});
        store.addMeasurement(vectorAdd("coalesced", 5e-4));
        store.undoStack().undo();
        QCOMPARE(store.session().measurements.size(), std::size_t{2});
        QVERIFY(store.session().measurements[0].id != store.session().measurements[1].id);
        store.undoStack().redo(); // takes out the same one again
        QCOMPARE(store.session().measurements.size(), std::size_t{1});
        QCOMPARE(store.session().measurements[0].timing.reported.min->value(), 5e-4);
    }

    void hidesPointsFromTheChart()
    {
        SessionStore store;
        store.replaceSession(sampleSession());
        const QString id = toQt(store.session().measurements.front().id);
        store.setHidden({id}, true);
        QCOMPARE(store.content().points.size(), std::size_t{1});
        QCOMPARE(store.undoStack().count(), 1);
        store.setHidden({id}, true); // nothing to do, nothing to undo
        QCOMPARE(store.undoStack().count(), 1);
        store.undoStack().undo();
        QCOMPARE(store.content().points.size(), std::size_t{2});
    }

    void ceilingsCanBeAddedChangedRemovedAndAllOfItUndone()
    {
        SessionStore store;
        store.replaceSession(sampleSession());
        const Session before = store.session();
        store.insertCeiling(ceiling(CeilingKind::Bandwidth, 448e9, "GDDR6"));
        QCOMPARE(store.session().ceilings.size(), before.ceilings.size() + 1);
        Ceiling changed = store.session().ceilings.back();
        changed.valueSi = 640e9;
        store.updateCeiling(changed);
        QCOMPARE(store.session().ceilings.back().valueSi, 640e9);
        store.removeCeilings({toQt(before.ceilings.front().id), toQt(changed.id)});
        QCOMPARE(store.session().ceilings.size(), before.ceilings.size() - 1);
        for (int step = 0; step < 3; ++step) {
            store.undoStack().undo();
        }
        QVERIFY(store.session() == before);
    }

    void knowsWhatWouldBeLost()
    {
        SessionStore store;
        QSignalSpy modified(&store, &SessionStore::modifiedChanged);
        store.showPlaceholder(sampleSession());
        QVERIFY(store.isUntouchedSample());
        store.setStatistic(Statistic::Median); // a way of looking, not a change
        QVERIFY(!store.isModified());
        store.addMeasurement(vectorAdd("vectorized", 3e-4));
        QVERIFY(store.isModified());
        QVERIFY(!store.isUntouchedSample());
        store.markSaved();
        QVERIFY(!store.isModified());
        QCOMPARE(modified.count(), 2);
    }

    void openedRecordsAreOneStepOfUndo()
    {
        SessionStore store;
        store.replaceSession(sampleSession());
        const Session before = store.session();
        Session first;
        first.measurements = {vectorAdd("a", 1e-3), vectorAdd("b", 2e-3)};
        first.notes = {"of the first"};
        first.recordNotes = "seen";
        Session second;
        second.measurements = {vectorAdd("c", 3e-3)};
        second.ceilings = {ceiling(CeilingKind::Bandwidth, 448e9, "GDDR6")};
        store.addSessions({first});
        store.addSessions({second}); // a later batch of the same opening
        QCOMPARE(store.undoStack().count(), 0);
        store.finishAddition(QStringLiteral("open files"));
        store.finishAddition(QStringLiteral("open files")); // nothing more
        QCOMPARE(store.undoStack().count(), 1);
        const Session after = store.session();
        QVERIFY(store.isModified());
        store.undoStack().undo();
        QVERIFY(store.session() == before);
        QVERIFY(!store.isModified());
        store.undoStack().redo();
        QVERIFY(store.session() == after);
        QVERIFY(store.isModified());
    }

    void notesOfTheUserOutliveAnUndoneOpening()
    {
        SessionStore store;
        store.replaceSession(sampleSession());
        Session other;
        other.measurements = {vectorAdd("a", 1e-3)};
        other.recordNotes = "seen";
        store.addSessions({other});
        store.finishAddition(QStringLiteral("open files"));
        store.change([](Session& session) { session.recordNotes += " and thought about"; });
        store.undoStack().undo();
        QCOMPARE(store.session().recordNotes, std::string("seen and thought about"));
        QVERIFY(store.session().findMeasurement("a") == nullptr);
    }

    void theFirstFileIsTheDocument()
    {
        SessionStore store;
        store.showPlaceholder(sampleSession());
        Session document;
        document.measurements = {vectorAdd("a", 1e-3)};
        Session more;
        more.measurements = {vectorAdd("b", 1e-3)};
        store.addSessions({document, more});
        store.finishAddition(QStringLiteral("open files"));
        store.undoStack().undo();
        QCOMPARE(store.session().measurements.size(), std::size_t{1});
        QVERIFY(!store.isModified());
        QVERIFY(!store.undoStack().canUndo());
    }

    void aRunIsOneStepOfUndoWhenItHasEnded()
    {
        SessionStore store;
        store.replaceSession(sampleSession());
        const Session before = store.session();
        store.addMeasurement(vectorAdd("vectorized", 3e-4));
        store.setHidden({QStringLiteral("coalesced")}, true);
        store.addCeiling(ceiling(CeilingKind::Bandwidth, 448e9, "copy"));
        QCOMPARE(store.undoStack().count(), 1);
        store.finishAddition(QStringLiteral("measure"));
        QCOMPARE(store.undoStack().undoText(), QStringLiteral("measure"));
        store.undoStack().undo();
        store.undoStack().undo();
        QVERIFY(store.session() == before);
        QVERIFY(!store.isModified());
    }

    void whatWasTakenOutOfARunIsStillUnsaved()
    {
        SessionStore store;
        store.replaceSession(sampleSession());
        store.addMeasurement(vectorAdd("a", 3e-4));
        store.removeMeasurements({QStringLiteral("a")});
        store.addMeasurement(vectorAdd("b", 3e-4));
        store.finishAddition(QStringLiteral("measure"));
        store.undoStack().undo();
        store.undoStack().undo(); // "a" is back, and in no file
        QVERIFY(store.session().findMeasurement("a") != nullptr);
        QVERIFY(store.isModified());
    }

    void describedDevicesCanBeUndone()
    {
        SessionStore store;
        Session session;
        session.measurements = {vectorAdd("a", 1e-3), vectorAdd("b", 1e-3)};
        session.measurements[0].provenance.device = {};
        session.measurements[0].sourceFields = {{std::string(agentField), "Agent 1"}};
        store.replaceSession(session);
        Device device;
        device.name = "AMD Radeon RX 9070 XT";
        QCOMPARE(store.describeDevices({{"Agent 1", device}}), std::size_t{1});
        QVERIFY(store.isModified());
        const auto nameOfFirst
            = [&store] { return store.session().measurements[0].provenance.device.name; };
        QCOMPARE(*nameOfFirst(), *device.name);
        store.undoStack().undo();
        QVERIFY(store.session() == session);
        QVERIFY(!store.isModified());
        store.undoStack().redo();
        QCOMPARE(*nameOfFirst(), *device.name);
        QCOMPARE(store.describeDevices({{"Agent 9", device}}), std::size_t{0});
        QCOMPARE(store.undoStack().count(), 1);
    }

    void savesTheFrameOnlyWhenItIsNotHome()
    {
        SessionStore store;
        store.replaceSession(sampleSession());
        QVERIFY(!store.snapshot(store.content().home).view.frame);
        const Frame other{0.1, 10, 1e10, 1e12};
        QVERIFY(store.snapshot(other).view.frame == other);
    }

    void manyPointsHideQuickly()
    {
        SessionStore store;
        Session many;
        QStringList ids;
        for (int i = 0; i < 20000; ++i) {
            Measurement measurement = vectorAdd("coalesced", 3e-4 + i * 1e-9);
            measurement.id = "m" + std::to_string(i);
            ids.append(toQt(measurement.id));
            many.measurements.push_back(std::move(measurement));
        }
        store.replaceSession(std::move(many));
        QElapsedTimer clock;
        clock.start();
        store.setHidden(ids, true);
        QVERIFY(store.content().points.empty());
        QVERIFY2(clock.elapsed() < 5000, "hiding must not be quadratic");
    }
};

QTEST_GUILESS_MAIN(TestSessionStore)
#include "tst_session_store.moc"
