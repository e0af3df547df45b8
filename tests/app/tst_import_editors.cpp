// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/choice_memory.h"
#include "app/import/choices_page.h"
#include "app/import/column_words.h"
#include "app/import/work_draft.h"
#include "tests/app/preview_fixture.h"

#include <QTableView>

using namespace rooflab;
using namespace rooflab::testing;

/// The fields for work and columns, and what is remembered of them.
class TestImportEditors : public QObject {
    Q_OBJECT

private:
    SettingsFolder m_settings;

    static WorkDraft named(int row, const QString& size, const QString& value)
    {
        WorkDraft draft;
        draft.kind = WorkDraft::Kind::Named;
        draft.named = &namedWorks()[static_cast<std::size_t>(row)];
        draft.sizes[size] = value;
        return draft;
    }

    static std::string textOf(const WorkDraft& draft, const QStringList& columns = {})
    {
        const auto model = modelOf(draft, columns);
        if (!model) {
            return "refused at " + model.error().where + ": " + model.error().message;
        }
        return *model ? workModelText(**model) : "none";
    }

    static void selectColumn(const RereadingWindow& window, int row)
    {
        window.child<QTableView>("columns")->selectRow(row);
    }

private Q_SLOTS:
    void init()
    {
        failOnUnexpectedWarnings();
        QSettings(QStringLiteral("rooflab"), QStringLiteral("rooflab")).clear();
    }

    void draftsBecomeModels();
    void draftsThatCannotBeReadNameTheField();
    void modelsBecomeDrafts();
    void severalKernelsHaveTheirOwnModels();
    void theFirstRecordOfAPatternIsSaid();
    void unitsFitTheirRoles();
    void aUnitIsChangedAndReset();
    void aForeignUnitIsRefused();
    void aTimeWithoutUnitIsNotRead();
    void choicesAreRemembered();
    void theOldestChoicesGo();
    void rememberedChoicesAreAppliedAndCanBeTakenBack();
};

void TestImportEditors::draftsBecomeModels()
{
    QCOMPARE(textOf(WorkDraft()), std::string("none"));
    QCOMPARE(textOf(named(0, QStringLiteral("n"), QStringLiteral(" 16777216 "))),
             std::string("vector_add n=16777216"));
    WorkDraft draft = named(0, QStringLiteral("n"), QStringLiteral("2 * Problem Size"));
    draft.precision = Precision::Fp16;
    draft.kernels = QStringLiteral("add*");
    QCOMPARE(textOf(draft, {QStringLiteral("Size"), QStringLiteral("Problem Size")}),
             std::string("vector_add fp16 n=2*problem_size for add*"));
    draft.kind = WorkDraft::Kind::Expressions;
    draft.kernels.clear();
    draft.flops = QStringLiteral("2*N");
    draft.bytes = QStringLiteral("12*N + GB/sec");
    QCOMPARE(textOf(draft, {QStringLiteral("GB/sec")}),
             std::string("flops = 2*n; bytes = 12*n + gb_sec"));
    // A size that is left empty is asked for when the file is read.
    QCOMPARE(textOf(named(1, QStringLiteral("n"), QString())), std::string("copy"));
}

void TestImportEditors::draftsThatCannotBeReadNameTheField()
{
    QCOMPARE(textOf(named(0, QStringLiteral("n"), QStringLiteral("16,777,216"))),
             std::string("refused at n: write the number without thousands separators"));
    QVERIFY(
        textOf(named(0, QStringLiteral("n"), QStringLiteral("3 +"))).starts_with("refused at n"));
    WorkDraft draft;
    draft.kind = WorkDraft::Kind::Expressions;
    draft.flops = QStringLiteral("2*n");
    QCOMPARE(textOf(draft), std::string("refused at bytes: the expression is empty"));
}

void TestImportEditors::modelsBecomeDrafts()
{
    for (const char* text :
         {"vector_add fp32 n=16777216 for vector_add*", "gemm fp16 m=1024 n=512 k=256",
          "fma n=4096 k=64", "flops = 2 * n; bytes = 12 * n"}) {
        const auto model = parseWorkModel(text);
        QVERIFY(model);
        QCOMPARE(textOf(draftOf(*model)), workModelText(*model));
    }
}

void TestImportEditors::severalKernelsHaveTheirOwnModels()
{
    RereadingWindow window;
    window.openGood("table_points.csv");
    window.choose("work", QStringLiteral("copy"));
    window.choose("workKernel", QStringLiteral("half"));
    window.choose("work", QStringLiteral("vector add"));
    window.type("workSize_n", QStringLiteral("flops"));
    QTRY_COMPARE(window.asked.size(), std::size_t{1});
    QCOMPARE(window.asked[0].works.size(), std::size_t{2});
    QCOMPARE(workModelText(window.asked[0].works[0]), std::string("vector_add n=flops for half"));
    QCOMPARE(workModelText(window.asked[0].works[1]), std::string("copy"));
    QCOMPARE(window.labelText("workGiven"),
             QStringLiteral("Models given:\nvector_add n=flops for half\ncopy"));
    window.choose("work", QStringLiteral("none: as the file states it"));
    QTRY_COMPARE(window.asked.size(), std::size_t{2});
    QCOMPARE(window.asked[1].works.size(), std::size_t{1});
}

void TestImportEditors::theFirstRecordOfAPatternIsSaid()
{
    ImportOptions options;
    options.works = {*parseWorkModel("copy fp32 n=1000 for add_*")};
    const auto outcome = importFile(fromQt(goodFile("rocprof_kernel_trace.csv")), options);
    QVERIFY(outcome);
    const QString text = suppliedWorkText(*outcome, QStringLiteral("add_*"));
    QVERIFY2(text.contains(QStringLiteral("F = 0 FLOP, Q = 7.812 KiB")), qPrintable(text));
    QVERIFY(suppliedWorkText(*outcome, QStringLiteral("other*")).isEmpty());
}

void TestImportEditors::unitsFitTheirRoles()
{
    for (const auto& [role, text] : columnRoleTexts) {
        QVERIFY(!roleWords(role).isEmpty());
        for (const QString& unit : unitsOf(role)) {
            MappedColumn column;
            column.role = role;
            QVERIFY2(setUnit(column, unit), qPrintable(unit));
            QCOMPARE(column.factor, *unitFactor(role, fromQt(unit)));
            ColumnMapping mapping;
            column.column = "c";
            mapping.columns = {column};
            const auto read = parseColumnMapping(columnMappingText(mapping));
            QVERIFY2(read && read->columns[0].factor == column.factor, qPrintable(unit));
        }
    }
}

void TestImportEditors::aUnitIsChangedAndReset()
{
    RereadingWindow window;
    window.openGood("table_points.csv");
    QCOMPARE(window.cell("columns", 3, 0), QStringLiteral("time_ms"));
    QCOMPARE(window.cell("columns", 3, 1), QStringLiteral("0.2"));
    QCOMPARE(window.cell("columns", 3, 5), QStringLiteral("guessed"));
    QCOMPARE(window.cell("newRecords", 0, 2), QStringLiteral("0.2 ms"));
    selectColumn(window, 3);
    window.choose("columnUnit", QStringLiteral("us"));
    QCOMPARE(window.cell("columns", 3, 5), QStringLiteral("changed"));
    QTRY_COMPARE(window.asked.size(), std::size_t{1});
    const std::string mapping = columnMappingText(*window.asked[0].columns);
    QVERIFY2(mapping.find("time_ms = time us") != std::string::npos, mapping.c_str());
    QTRY_COMPARE(window.cell("newRecords", 0, 2), QStringLiteral("0.2 µs"));
    QVERIFY(!window.cell("waitingFiles", 0, 0).contains(QStringLiteral("columns guessed")));
    window.click("resetColumns");
    QTRY_COMPARE(window.cell("newRecords", 0, 2), QStringLiteral("0.2 ms"));
    QVERIFY(!window.asked.back().columns);
}

void TestImportEditors::aForeignUnitIsRefused()
{
    RereadingWindow window;
    window.openGood("table_points.csv");
    selectColumn(window, 3);
    auto* unit = window.child<QComboBox>("columnUnit");
    unit->setEditText(QStringLiteral("GB/s"));
    Q_EMIT unit->lineEdit()->editingFinished();
    QCOMPARE(window.labelText("columnProblem"),
             QStringLiteral("“GB/s” is no unit of this meaning; units are ns, us, ms, s"));
    QTest::qWait(400);
    QVERIFY(window.asked.empty());
    QCOMPARE(window.cell("columns", 3, 4), QStringLiteral("ms"));
}

void TestImportEditors::aTimeWithoutUnitIsNotRead()
{
    RereadingWindow window;
    window.openGood("table_points.csv");
    selectColumn(window, 1);
    window.choose("columnRole", roleWords(ColumnRole::TimeMax));
    QVERIFY(window.labelText("columnProblem").contains(QStringLiteral("needs a unit")));
    QTest::qWait(400);
    QVERIFY(window.asked.empty());
    window.choose("columnUnit", QStringLiteral("ns"));
    QTRY_COMPARE(window.asked.size(), std::size_t{1});
    QVERIFY(window.labelText("columnProblem").isEmpty());
}

void TestImportEditors::choicesAreRemembered()
{
    ImportOptions options;
    options.format = "table";
    options.works
        = {*parseWorkModel("copy fp32 n=64 for a*"), *parseWorkModel("flops = 1; bytes = 2")};
    options.columns = *parseColumnMapping("when = time ms; what = name");
    options.deviceName = "Radeon";
    options.device = 3;
    QVERIFY(!rememberedChoices("00"));
    rememberChoices("00", options);
    const auto read = rememberedChoices("00");
    QVERIFY(read && sameOptions(*read, options));
    QVERIFY(!sameOptions(*read, ImportOptions()));
    rememberChoices("00", ImportOptions());
    QVERIFY(!rememberedChoices("00"));
    rememberChoices("00", options);
    forgetChoices("00");
    QVERIFY(!rememberedChoices("00"));
    rememberChoices("", options); // text that is no file
    QVERIFY(!rememberedChoices(""));
}

void TestImportEditors::theOldestChoicesGo()
{
    ImportOptions options;
    options.deviceName = "Radeon";
    for (int i = 0; i < rememberedFilesLimit; ++i) {
        rememberChoices(std::to_string(i), options);
    }
    rememberChoices("0", options); // used again
    rememberChoices("new", options);
    QVERIFY(rememberedChoices("0"));
    QVERIFY(rememberedChoices("new"));
    QVERIFY(!rememberedChoices("1"));
    QVERIFY(rememberedChoices("2"));
}

void TestImportEditors::rememberedChoicesAreAppliedAndCanBeTakenBack()
{
    {
        RereadingWindow window;
        window.openGood("table_no_work.csv");
        window.choose("work", QStringLiteral("vector add"));
        window.choose("workPrecision", QStringLiteral("fp32"));
        QTRY_VERIFY(window.child<QPushButton>("applyFile")->isEnabled());
        window.click("applyFile");
        QCOMPARE(window.taken.size(), std::size_t{1});
    }
    RereadingWindow window;
    window.openGood("table_no_work.csv");
    QCOMPARE(window.asked.size(), std::size_t{1});
    QCOMPARE(workModelText(window.asked[0].works.at(0)), std::string("vector_add fp32"));
    QTRY_VERIFY(window.child<QPushButton>("applyFile")->isEnabled());
    QVERIFY(!window.child<QPushButton>("withoutRemembered")->parentWidget()->isHidden());
    QCOMPARE(window.child<QComboBox>("work")->currentText(), QStringLiteral("vector add"));
    window.click("withoutRemembered");
    QTRY_COMPARE(window.asked.size(), std::size_t{2});
    QTRY_VERIFY(window.child<QPushButton>("applyFile")->isEnabled());
    QVERIFY(window.asked[1].works.empty());
    QVERIFY(window.child<QPushButton>("withoutRemembered")->parentWidget()->isHidden());
    QCOMPARE(window.child<QComboBox>("work")->currentIndex(), 0);

    RereadingWindow third;
    third.openGood("table_no_work.csv");
    QCOMPARE(third.asked.size(), std::size_t{1});
    QTRY_VERIFY(third.child<QPushButton>("applyFile")->isEnabled());
    third.click("forgetRemembered");
    QTRY_VERIFY(third.child<QPushButton>("applyFile")->isEnabled());
    RereadingWindow fourth;
    fourth.openGood("table_no_work.csv");
    QVERIFY(fourth.asked.empty());
}

QTEST_MAIN(TestImportEditors)
#include "tst_import_editors.moc"
