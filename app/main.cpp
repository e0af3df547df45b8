// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_line.h"
#include "app/commands/common.h"
#include "app/language.h"
#include "app/main_window.h"
#include "app/qt_text.h"
#include "core/this_program.h"

#include <QApplication>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string_view>

namespace {

bool isSet(const char* variable)
{
    const char* value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

/// Qt's remark on a missing XDG_RUNTIME_DIR is no concern of somebody who draws a file.
void writeQtMessage(QtMsgType, const QMessageLogContext&, const QString& message)
{
    if (!message.startsWith(QLatin1String("QStandardPaths: XDG_RUNTIME_DIR"))) {
        std::fprintf(stderr, "rooflab: %s\n", qPrintable(message));
    }
}

int runWindow(int argc, char** argv, const QStringList& files)
{
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("rooflab"));
    QApplication::setOrganizationName(QStringLiteral("rooflab"));
    QApplication::setApplicationVersion(rooflab::toQt(*rooflab::thisProgram("rooflab").version));
    QApplication::setDesktopFileName(QStringLiteral("rooflab"));
    rooflab::installWindowLanguage(rooflab::chosenLanguage());
    rooflab::MainWindow window;
    if (files.isEmpty()) {
        window.showSample();
    } else {
        window.openFiles(files);
    }
    window.show();
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv)
{
    const bool hasDisplay = isSet("DISPLAY") || isSet("WAYLAND_DISPLAY");
    const bool platformChosen = isSet("QT_QPA_PLATFORM");
    // A sub-command draws without a display, also where the environment names one that is gone.
    if (!platformChosen) {
        ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
    }
    qInstallMessageHandler(writeQtMessage);
    try {
        const rooflab::CommandLine commandLine = rooflab::runCommandLine(argc, argv);
        if (commandLine.exitCode) {
            return *commandLine.exitCode;
        }
        if (!platformChosen) {
            if (!hasDisplay) {
                rooflab::complain("",
                                  "there is no display for the window; `rooflab render` draws "
                                  "into a file and `rooflab points` prints the table");
                return rooflab::exitFailed;
            }
            ::unsetenv("QT_QPA_PLATFORM");
        }
        return runWindow(argc, argv, commandLine.files);
    } catch (const std::exception& problem) {
        rooflab::complain("", std::string("internal error: ") + problem.what());
        return rooflab::exitFailed;
    }
}
