// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/backend.h"
#include "kernels/inputs.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <vector>

namespace rooflab::bench::test {

/// Settings for a catalog row with the given parameters and defaults for the rest.
inline RunSettings settingsFor(std::string_view kernelId, Precision precision,
                               const Parameters& parameters)
{
    const KernelSpec* spec = findKernel(kernelId);
    return {spec, precision, completeParameters(*spec, parameters).value()};
}

/// Bytes that stand for the output of a run; launches do nothing.
template <class T> class FixedOutputRun : public PreparedRun {
public:
    explicit FixedOutputRun(std::vector<T> output) : m_output(std::move(output)) { }
    Result<Seconds> launch() override { return Seconds(1.0); }
    std::int64_t outputCount() const override { return static_cast<std::int64_t>(m_output.size()); }
    Result<std::span<const std::byte>> readOutput(std::int64_t first, std::int64_t count) override
    {
        return std::as_bytes(std::span(m_output))
            .subspan(static_cast<std::size_t>(first) * sizeof(T),
                     static_cast<std::size_t>(count) * sizeof(T));
    }

protected:
    std::vector<T> m_output;
};

/// What happens when the fake device launches a kernel.
struct LaunchScript {
    std::vector<double> seconds; ///< one for each launch, in order; the last one repeats
    std::size_t failingLaunch = SIZE_MAX; ///< index of the launch that fails
    bool writesOutput = true;
    std::function<void(std::size_t index)> onLaunch;
};

/// A vector addition in fp32 that takes the times it is told.
class ScriptedRun : public FixedOutputRun<float> {
public:
    ScriptedRun(std::int64_t elementCount, const LaunchScript& script)
        : FixedOutputRun(std::vector<float>(static_cast<std::size_t>(elementCount))),
          m_script(script)
    {
        std::memset(m_output.data(), poisonByte, m_output.size() * sizeof(float));
    }

    Result<Seconds> launch() override
    {
        const std::size_t index = m_launches++;
        if (m_script.onLaunch) {
            m_script.onLaunch(index);
        }
        if (index == m_script.failingLaunch) {
            return fail(ErrorCode::Device, "the fake device fell over");
        }
        for (std::size_t i = 0; m_script.writesOutput && i < m_output.size(); ++i) {
            const auto element = static_cast<std::int64_t>(i);
            m_output[i] = inputValue<float>(InputStream::First, element)
                + inputValue<float>(InputStream::Second, element);
        }
        return Seconds(m_script.seconds[std::min(index, m_script.seconds.size() - 1)]);
    }

private:
    const LaunchScript& m_script;
    std::size_t m_launches = 0;
};

/// A device with scripted times and memory; it runs the vector additions in fp32 only.
class FakeBackend : public Backend {
public:
    LaunchScript script{{1e-3}, SIZE_MAX, true, {}};
    std::optional<Bytes> memory;
    int prepared = 0;

    std::string_view name() const override { return "fake"; }
    TimingMethod timingMethod() const override { return TimingMethod::SteadyClock; }
    Provenance describe() const override
    {
        Provenance provenance;
        provenance.device.name = "Fake device";
        provenance.backend = "fake";
        return provenance;
    }
    std::optional<Bytes> availableMemory() const override { return memory; }
    std::optional<Bytes> lastLevelCache() const override { return std::nullopt; }
    Result<void> supports(const KernelSpec& spec, Precision precision) const override
    {
        if (spec.kernel != "vector_add" || precision != Precision::Fp32) {
            return fail(ErrorCode::Unsupported, "not on the fake device");
        }
        return {};
    }
    Bytes footprint(const RunSettings& settings) const override
    {
        constexpr double bytesPerElement = 12.0;
        return Bytes(bytesPerElement * static_cast<double>(settings.integer("size")));
    }
    Result<std::unique_ptr<PreparedRun>> prepare(const RunSettings& settings) override
    {
        ++prepared;
        return std::make_unique<ScriptedRun>(settings.integer("size"), script);
    }
};

} // namespace rooflab::bench::test
