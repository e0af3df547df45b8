// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace rooflab {

/// The part of the status bar that follows long work: what is done, how far, and a way to stop it.
class ProgressStatus : public QWidget {
    Q_OBJECT

public:
    /// The names are for tests and screen readers.
    ProgressStatus(const QString& objectName, const QString& barName, QWidget* parent = nullptr);

    /// What is shown, without what is said beside the bar.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void cancelRequested();

protected:
    void setCancel(const QString& objectName, const QString& text, const QString& tip);
    void setCanCancel(bool canCancel);
    void setWhat(const QString& what);
    /// Of a name that may be long and is of somebody else's making.
    [[nodiscard]] QString shortened(const QString& name) const;
    /// A total of 0: nobody knows how far.
    void setDone(int done, int total);
    void setBeside(const QString& beside);

private:
    QLabel* m_what;
    QProgressBar* m_bar;
    QLabel* m_beside;
    QPushButton* m_cancel;
};

} // namespace rooflab
