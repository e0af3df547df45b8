// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/backend_search.h"

#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;
class QSpinBox;

namespace rooflab {

/// Chooses what to measure with: the best backend by itself or one by name, which of its devices,
/// and on a CPU how many threads.
class BackendPicker final : public QWidget {
    Q_OBJECT

public:
    explicit BackendPicker(QWidget* parent = nullptr);

    /// No program is installed at all.
    [[nodiscard]] bool isEmpty() const;
    /// A program that matters has not answered yet.
    [[nodiscard]] bool isUndecided() const;
    /// The backend to measure with; null while that is not decided, or if there is none.
    [[nodiscard]] const BackendCandidate* candidate() const;
    /// What a plan needs to know of its device; null if that is not known.
    [[nodiscard]] const PlanLimits* limits() const;
    /// Why there is no backend to measure with.
    [[nodiscard]] QString problem() const { return m_search.sentence(); }
    /// The device and threads for the program.
    [[nodiscard]] QStringList arguments() const;

Q_SIGNALS:
    /// Another backend or device was chosen, or more is known of it.
    void changed();

private:
    void onBackendChosen();
    void onDeviceChosen();
    void refresh();
    void showNames();
    void showDeviceChoice();
    [[nodiscard]] QString deviceText() const;
    [[nodiscard]] bool isAutomatic() const;
    [[nodiscard]] bool isCpu() const;

    BackendSearch m_search;
    QComboBox* m_backend;
    QLabel* m_device;
    QLabel* m_indexLabel;
    QSpinBox* m_index;
    QLabel* m_threadsLabel;
    QSpinBox* m_threads;
};

} // namespace rooflab
