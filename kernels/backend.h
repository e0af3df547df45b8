// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog.h"
#include "core/provenance.h"
#include "core/result.h"
#include "core/timing.h"
#include "core/units.h"
#include "kernels/buffer.h"

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

    /// Launches once, waits for the end, and returns the time of this launch alone.
    [[nodiscard]] virtual Result<Seconds> launch() = 0;

    /// Elements of the output.
    [[nodiscard]] virtual std::int64_t outputCount() const = 0;
    /// The output's elements [first, first + count) on the host; valid until the next call.
    [[nodiscard]] virtual Result<std::span<const std::byte>> readOutput(std::int64_t first,
                                                                        std::int64_t count)
        = 0;
    /// For a matrix product: the same product in fp64, row by row, by a library that is not the one
    /// under test in this precision. ErrorCode::Unsupported where there is none.
    [[nodiscard]] virtual Result<HostBuffer> referenceProduct()
    {
        return fail(ErrorCode::Unsupported, "no reference product");
    }
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
    /// ErrorCode::Unsupported with the reason if the backend cannot run this row so.
    [[nodiscard]] virtual Result<void> supports(const KernelSpec& spec,
                                                Precision precision) const = 0;
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
