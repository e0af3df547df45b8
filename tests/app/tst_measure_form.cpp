// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/measure_form.h"
#include "app/panels/measure_plan.h"
#include "core/io/plan_json.h"
#include "tests/app/app_fixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
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

    void installBench(const QByteArray& body, const char* backend = "cpu")
    {
        const QString path
            = m_folder.filePath(QStringLiteral("rooflab-bench-") + QLatin1String(backend));
        writeFile(path, "#!/bin/sh\n" + body);
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    /// A backend with some kernels of the catalog.
    void installListing(const QByteArray& kernels, const QByteArray& device = "Test CPU",
                        const char* backend = "cpu", const QByteArray& more = "")
    {
        installBench("cat <<'END'\n{\"device\":{\"name\":\"" + device
                         + "\",\"memory_bytes\":8589934592,\"caches\":[]}," + more + "\"kernels\":["
                         + kernels + "]}\nEND\n",
                     backend);
    }

    /// Two kernels, in fp32 alone.
    void installListing()
    {
        installListing(R"({"id":"copy_regular","precisions":["fp32"]},)"
                       R"({"id":"coalesced","precisions":["fp32"]})");
    }

    static PlanLimits limitsOfListing()
    {
        PlanLimits limits;
        limits.memory = Bytes(8589934592.0);
        limits.kernels = {{"copy_regular", {Precision::Fp32}}, {"coalesced", {Precision::Fp32}}};
        return limits;
    }

    /// Chooses by what the row stands for; no such row: the choice stays.
    static void choose(MeasureForm& form, const char* name, const QVariant& data)
    {
        auto* box = child<QComboBox>(form, name);
        box->setCurrentIndex(box->findData(data));
        Q_EMIT box->activated(box->currentIndex());
    }

    /// The backends have answered, whatever they said.
    static bool isAnswered(MeasureForm& form)
    {
        return !child<QLabel>(form, "device")->text().contains(QStringLiteral("Asking"));
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
        for (const char* gpu : {"cuda", "hip"}) { // in front of any that is really there
            installBench("echo 'no device' >&2\nexit 1\n", gpu);
        }
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
        QVERIFY(!isStartable(form)); // a better backend may still answer
        QTRY_COMPARE(child<QLabel>(form, "device")->text(), QStringLiteral("CPU: Test CPU"));
        const BenchRequest request = form.request();
        QVERIFY(isStartable(form));
        QVERIFY(planOf(request) == makePlan(NamedPlan::Quick, limitsOfListing()));
        QCOMPARE(request.arguments,
                 (QStringList{QStringLiteral("--plan"), QStringLiteral("-"),
                              QStringLiteral("--events")}));
        QVERIFY(!child<QCheckBox>(form, "kernel-linecross")->isEnabled());
        QVERIFY(child<QCheckBox>(form, "precision-fp32")->isEnabled());
        QVERIFY(!child<QCheckBox>(form, "precision-fp64")->isEnabled());
        QVERIFY(!child<QCheckBox>(form, "precision-bf16")->isEnabled());
    }

    void everyNamedPlanCanBeChosen()
    {
        installListing(R"({"id":"copy_regular","precisions":["fp32"]},)"
                       R"({"id":"coalesced","precisions":["fp32"]},)"
                       R"({"id":"linecross","precisions":["fp32"]},)"
                       R"({"id":"interleaved","precisions":["fp32"]},)"
                       R"({"id":"fma","precisions":["fp32"]})");
        MeasureForm form;
        QTRY_VERIFY(isAnswered(form));
        PlanLimits limits = limitsOfListing();
        limits.kernels.push_back({"linecross", {Precision::Fp32}});
        limits.kernels.push_back({"interleaved", {Precision::Fp32}});
        limits.kernels.push_back({"fma", {Precision::Fp32}});
        for (const auto& [name, text] : namedPlanTexts) {
            choose(form, "plan", static_cast<int>(name));
            QVERIFY(planOf(form.request()) == makePlan(name, limits));
        }
        choose(form, "plan", static_cast<int>(NamedPlan::StrideScan));
        QCOMPARE(child<QLineEdit>(form, "field-stride:elements")->text(),
                 QStringLiteral("1, 2, 4, 8, 16, 32, 64, 128, 256"));
        choose(form, "plan", static_cast<int>(NamedPlan::FmaSweep));
        QCOMPARE(child<QLineEdit>(form, "field-ilp:")->text(), QStringLiteral("1, 4, 8"));
        QVERIFY(child<QLabel>(form, "summary")->text().contains(QStringLiteral("40 runs")));
        QVERIFY(child<QLabel>(form, "summary")->text().contains(QStringLiteral("N = 16777216")));
    }

    void theBestBackendIsPickedAndAnotherCanBeChosen()
    {
        installListing();
        installListing(R"({"id":"coalesced","precisions":["fp64","fp16"]},)"
                       R"({"id":"fma","precisions":["fp32"]})",
                       "Test GPU", "cuda", R"("device_count":2,)");
        MeasureForm form;
        QTRY_COMPARE(child<QLabel>(form, "device")->text(), QStringLiteral("CUDA: Test GPU"));
        QVERIFY(form.request().program.endsWith(QStringLiteral("rooflab-bench-cuda")));
        QVERIFY(!isStartable(form)); // the quick plan is in fp32, which this one only has for fma
        QVERIFY(child<QLabel>(form, "summary")
                    ->text()
                    .contains(QStringLiteral("nothing of this plan")));
        choose(form, "plan", static_cast<int>(NamedPlan::Roofline));
        QVERIFY(isStartable(form));
        QVERIFY(child<QSpinBox>(form, "threads")->isHidden());
        QVERIFY(child<QSpinBox>(form, "deviceIndex")->isHidden());
        auto* backends = child<QComboBox>(form, "backend");
        QCOMPARE(backends->count(), 4);
        QTRY_COMPARE(backends->itemText(backends->findData(QStringLiteral("cpu"))),
                     QStringLiteral("CPU: Test CPU"));

        choose(form, "backend", QStringLiteral("cpu"));
        QVERIFY(form.request().program.endsWith(QStringLiteral("rooflab-bench-cpu")));
        QVERIFY(!child<QSpinBox>(form, "threads")->isHidden());
        choose(form, "backend", QStringLiteral("hip"));
        QTRY_COMPARE(child<QLabel>(form, "device")->text(), QStringLiteral("no device"));

        choose(form, "backend", QStringLiteral("cuda"));
        auto* index = child<QSpinBox>(form, "deviceIndex");
        QVERIFY(!index->isHidden());
        QCOMPARE(index->maximum(), 1);
        index->setValue(1);
        QTRY_VERIFY(isStartable(form));
        const QStringList arguments = form.request().arguments;
        QCOMPARE(arguments.mid(arguments.size() - 2),
                 (QStringList{QStringLiteral("--device"), QStringLiteral("1")}));
    }

    void withoutAListTheProgramChooses()
    {
        installBench("echo 'no idea' >&2\nexit 2\n");
        MeasureForm form;
        QTRY_COMPARE(child<QLabel>(form, "device")->text(), QStringLiteral("nothing found"));
        QVERIFY(!isStartable(form));
        QVERIFY(child<QLabel>(form, "summary")->text().contains(QStringLiteral("no idea")));
        choose(form, "backend", QStringLiteral("cpu"));
        QCOMPARE(child<QLabel>(form, "device")->text(), QStringLiteral("no idea"));
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
        choose(form, "backend", QStringLiteral("cpu"));
        QTRY_VERIFY(isAnswered(form));
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
        child<QDoubleSpinBox>(form, "timeLimit")->setValue(2.5);
        child<QSpinBox>(form, "threads")->setValue(2);
        QVERIFY(!child<QComboBox>(form, "plan")->currentData().isValid()); // a plan of one's own
        const Plan plan = planOf(form.request());
        QCOMPARE(plan.runs.size(), std::size_t{3});
        QCOMPARE(plan.runs[1].kernelId, std::string("linecross"));
        QCOMPARE(*plan.runs[1].parameters.integer("stride"), std::int64_t{32});
        QCOMPARE(*plan.runs[2].parameters.integer("stride"), std::int64_t{256});
        QCOMPARE(plan.runs[0].timing.warmup, std::int64_t{3});
        QCOMPARE(plan.runs[0].timing.repeat, std::int64_t{7});
        QCOMPARE(plan.runs[0].timing.timeLimit->value(), 2.5);
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
        choose(form, "backend", QStringLiteral("cpu"));
        QTRY_VERIFY(isAnswered(form));
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
        choose(form, "backend", QStringLiteral("cpu"));
        QTRY_VERIFY(isAnswered(form));
        for (QCheckBox* box :
             form.findChildren<QCheckBox*>(QRegularExpression(QStringLiteral("^kernel-")))) {
            if (box->isChecked()) {
                box->click();
            }
        }
        QVERIFY(!isStartable(form));
        QVERIFY(!child<QLabel>(form, "problem-kernels")->isHidden());
    }
};

QTEST_MAIN(TestMeasureForm)
#include "tst_measure_form.moc"
