// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/measure_form.h"
#include "app/panels/measure_plan.h"
#include "core/io/plan_json.h"
#include "tests/app/app_fixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <algorithm>

using namespace rooflab;
using namespace rooflab::testing;

class TestMeasureForm : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    void installBench(const QByteArray& body)
    {
        const QString path = m_folder.filePath(QStringLiteral("rooflab-bench-cpu"));
        writeFile(path, "#!/bin/sh\n" + body);
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    /// Two kernels of the catalog, on a small machine.
    void installListing()
    {
        installBench(
            "cat <<'END'\n"
            R"({"device":{"name":"Test CPU","memory_bytes":8589934592,"caches":[]},"kernels":[)"
            R"({"id":"copy_regular","supported":true},{"id":"coalesced","supported":true}]})"
            "\nEND\n");
    }

    template <class Widget> static Widget* child(MeasureForm& form, const char* name)
    {
        return form.findChild<Widget*>(QLatin1String(name));
    }

    static bool isStartable(MeasureForm& form)
    {
        return child<QPushButton>(form, "startMeasuring")->isEnabled();
    }

    static Plan planOf(const BenchRequest& request)
    {
        const auto plan = readPlan(
            {request.planJson.constData(), static_cast<std::size_t>(request.planJson.size())});
        return plan ? *plan : Plan();
    }

private Q_SLOTS:
    void init()
    {
        failOnUnexpectedWarnings();
        qputenv("ROOFLAB_BENCH_DIR", m_folder.path().toLocal8Bit());
    }
    void cleanup() { qunsetenv("ROOFLAB_BENCH_DIR"); }

    void everyKernelOfTheCatalogHasABox()
    {
        installListing();
        MeasureForm form;
        for (const KernelSpec& spec : kernelCatalog()) {
            const QByteArray name = "kernel-" + QByteArray::fromStdString(std::string(spec.id));
            QVERIFY2(child<QCheckBox>(form, name.constData()) != nullptr, name.constData());
        }
        for (const FormField& field : formFields()) {
            const QByteArray name = "field-" + QByteArray::fromStdString(field.key);
            QVERIFY2(field.parameter->isChoice()
                         || child<QLineEdit>(form, name.constData()) != nullptr,
                     name.constData());
        }
    }

    void quickIsTheCoresOwnPlan()
    {
        installListing();
        MeasureForm form;
        QTRY_COMPARE(child<QLabel>(form, "device")->text(), QStringLiteral("Test CPU"));
        PlanLimits limits;
        limits.memory = Bytes(8589934592.0);
        limits.kernelIds = {"copy_regular", "coalesced"};
        const BenchRequest request = form.request();
        QVERIFY(planOf(request) == rooflinePlan(limits, true));
        QCOMPARE(request.arguments,
                 (QStringList{QStringLiteral("--plan"), QStringLiteral("-"),
                              QStringLiteral("--events")}));
        QVERIFY(!child<QCheckBox>(form, "kernel-linecross")->isEnabled());
    }

    void withoutAListTheProgramChooses()
    {
        installBench("echo 'no idea' >&2\nexit 2\n");
        MeasureForm form;
        QTRY_COMPARE(child<QLabel>(form, "device")->text(), QStringLiteral("no idea"));
        QVERIFY(form.request().planJson.isEmpty());
        QCOMPARE(form.request().arguments,
                 (QStringList{QStringLiteral("--plan"), QStringLiteral("quick"),
                              QStringLiteral("--events")}));
        QVERIFY(isStartable(form));
    }

    void whatIsTypedBecomesTheRuns()
    {
        installBench("exit 2\n");
        MeasureForm form;
        for (QCheckBox* box :
             form.findChildren<QCheckBox*>(QRegularExpression(QStringLiteral("^kernel-")))) {
            if (box->isChecked() != (box->objectName() == QLatin1String("kernel-linecross"))) {
                box->click();
            }
        }
        auto* strides = child<QLineEdit>(form, "field-stride:elements");
        strides->selectAll();
        QTest::keyClicks(strides, QStringLiteral("1, 32,256"));
        child<QSpinBox>(form, "warmup")->setValue(3);
        child<QSpinBox>(form, "repeat")->setValue(7);
        child<QSpinBox>(form, "threads")->setValue(2);
        QCOMPARE(child<QComboBox>(form, "preset")->currentData().toInt(),
                 int(MeasureForm::Preset::Custom));
        const Plan plan = planOf(form.request());
        QCOMPARE(plan.runs.size(), std::size_t{3});
        QCOMPARE(plan.runs[1].kernelId, std::string("linecross"));
        QCOMPARE(*plan.runs[1].parameters.integer("stride"), std::int64_t{32});
        QCOMPARE(*plan.runs[2].parameters.integer("stride"), std::int64_t{256});
        QCOMPARE(plan.runs[0].warmup, std::int64_t{3});
        QCOMPARE(plan.runs[0].repeat, std::int64_t{7});
        QVERIFY(form.request().arguments.contains(QStringLiteral("--threads")));
    }

    void saysInPlaceWhatIsWrong_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::newRow("zero") << QStringLiteral("0");
        QTest::newRow("negative") << QStringLiteral("-4");
        QTest::newRow("word") << QStringLiteral("many");
        QTest::newRow("fraction") << QStringLiteral("1.5");
        QTest::newRow("too large") << QStringLiteral("99999999999999999999");
        QTest::newRow("empty") << QStringLiteral(" ");
    }
    void saysInPlaceWhatIsWrong()
    {
        QFETCH(QString, typed);
        installBench("exit 2\n");
        MeasureForm form;
        auto* sizes = child<QLineEdit>(form, "field-size:elements");
        const QString good = sizes->text();
        sizes->selectAll();
        QTest::keyClicks(sizes, typed);
        auto* problem = child<QLabel>(form, "problem-size:elements");
        QVERIFY(!problem->isHidden());
        QVERIFY(!isStartable(form));
        sizes->selectAll();
        QTest::keyClicks(sizes, good);
        QVERIFY(problem->isHidden());
        QVERIFY(isStartable(form));
    }

    void nothingChosenCannotStart()
    {
        installBench("exit 2\n");
        MeasureForm form;
        for (QCheckBox* box :
             form.findChildren<QCheckBox*>(QRegularExpression(QStringLiteral("^kernel-")))) {
            if (box->isChecked()) {
                box->click();
            }
        }
        QVERIFY(!isStartable(form));
        QVERIFY(!child<QLabel>(form, "problem-kernels")->isHidden());
    }

    void probesComeFirstAndACopyOnce()
    {
        MeasureChoices choices = defaultChoices({"coalesced", "copy_streaming"});
        choices.precisions = {Precision::Fp32, Precision::Fp64};
        const auto plan = planFromChoices(choices);
        QVERIFY(plan.has_value());
        QCOMPARE(plan->runs.front().kernelId, std::string("copy_streaming"));
        QCOMPARE(std::count_if(plan->runs.begin(), plan->runs.end(),
                               [](const PlannedRun& run) { return run.kernelId != "coalesced"; }),
                 1);
        QCOMPARE(plan->runs.size(), std::size_t{5}); // two precisions with two kinds of stores
        // F = N, Q = 3 N sizeof(T): three arrays of 16 Mi doubles
        QCOMPARE(largestWorkingSet(*plan).value(), 3.0 * 16777216 * 8);
    }

    void tooManyRunsAreRefused()
    {
        MeasureChoices choices = defaultChoices({"linecross"});
        std::string all;
        for (int i = 1; i <= 3000; ++i) {
            all += std::to_string(i) + ",";
        }
        choices.numbers["stride:elements"] = all;
        QVERIFY(!planFromChoices(choices).has_value());
    }
};

QTEST_MAIN(TestMeasureForm)
#include "tst_measure_form.moc"
