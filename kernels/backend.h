// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog.h"
#include "core/provenance.h"
#include "core/result.h"
#include "core/timing.h"
#include "core/units.h"
#include "core/validation.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace rooflab::bench {

/// One run with everything decided: a catalog row, a precision and a value for each parameter.
struct RunSettings {
    const KernelSpec* spec = nullptr;
    Precision precision = Precision::Fp32;
    Parameters parameters;

    [[nodiscard]] std::int64_t integer(std::string_view name) const
    {
        return parameters.integer(name).value_or(0);
    }
};

/// A kernel with its arrays on the device: inputs filled from inputValue(), output poisoned.
class PreparedRun {
public:
    PreparedRun() = default;
    PreparedRun(const PreparedRun&) = delete;
    PreparedRun& operator=(const PreparedRun&) = delete;
    virtual ~PreparedRun() = default;

    /// Launches once for each element of `times`, waits for the last, and stores how long each
    /// launch alone took. The launches may be queued together. With CacheState::Flushed the
    /// device's caches are evicted before each launch, outside the time.
    [[nodiscard]] virtual Result<void> launch(std::span<Seconds> times, CacheState cache) = 0;
    /// The time from the start of the first to the end of the last of `count` launches that follow
    /// each other without a pause. Caches are warm.
    [[nodiscard]] virtual Result<Seconds> launchBatch(std::int64_t count) = 0;
    /// Checks the whole output, on the device where it can. An Error means that the check could not
    /// be done.
    [[nodiscard]] virtual Result<Validation> validate() = 0;
};

/// Sizes that keep a kind of device busy, whatever its caches.
struct SizeHints {
    std::int64_t smallestArray = std::int64_t{1} << 24; ///< elements of each array
    std::int64_t matrixSize = 2048; ///< n of an n×n product
};

/// A device to measure on. Everything above it (runner, validation, output) knows only this.
class Backend {
public:
    Backend() = default;
    Backend(const Backend&) = delete;
    Backend& operator=(const Backend&) = delete;
    virtual ~Backend() = default;

    [[nodiscard]] virtual std::string_view name() const = 0; ///< "cpu", "hip", "cuda"
    [[nodiscard]] virtual TimingMethod timingMethod() const = 0;
    /// Device, backend, software and notes; the caller adds host, program, command and date.
    [[nodiscard]] virtual Provenance describe() const = 0;
    /// Bytes that can be allocated now; absent: the platform does not tell.
    [[nodiscard]] virtual std::optional<Bytes> availableMemory() const = 0;
    [[nodiscard]] virtual std::optional<Bytes> lastLevelCache() const = 0;
    /// How large arrays and matrices must be to keep this kind of device busy.
    [[nodiscard]] virtual SizeHints sizeHints() const = 0;
    /// Clocks, temperature, power and other users at this moment, as far as the platform tells.
    [[nodiscard]] virtual DeviceState state() const { return {}; }
    /// How many devices of this kind the machine has; describe() is about the chosen one.
    [[nodiscard]] virtual std::int64_t deviceCount() const { return 1; }
    /// ErrorCode::Unsupported with the reason if the backend cannot run this row so.
    [[nodiscard]] virtual Result<void> supports(const KernelSpec& spec,
                                                Precision precision) const = 0;
    /// ErrorCode::Unsupported if the device's limits forbid these parameters: a block that is too
    /// large or, on a GPU, no multiple of the wavefront.
    [[nodiscard]] virtual Result<void> accepts(const RunSettings& settings) const
    {
        static_cast<void>(settings);
        return {};
    }
    /// Bytes that prepare() and the validation will allocate.
    [[nodiscard]] virtual Bytes footprint(const RunSettings& settings) const = 0;
    [[nodiscard]] virtual Result<std::unique_ptr<PreparedRun>> prepare(const RunSettings& settings)
        = 0;
};

/// What the command line says about the device.
struct BackendOptions {
    std::int64_t device = 0;
    std::optional<std::int64_t> threads; ///< CPU only; absent: all that this process may use
};

/// Which backend a program was linked with; each backend library defines these two.
[[nodiscard]] std::string_view linkedBackendName();
[[nodiscard]] Result<std::unique_ptr<Backend>> makeBackend(const BackendOptions& options);

} // namespace rooflab::bench
