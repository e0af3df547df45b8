// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/backend.h"
#include "kernels/inputs.h"
#include "kernels/validate.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <optional>
#include <vector>

namespace rooflab::bench::test {

/// Settings for a catalog row with the given parameters and defaults for the rest.
inline RunSettings settingsFor(std::string_view kernelId, Precision precision,
                               const Parameters& parameters)
{
    const KernelSpec* spec = findKernel(kernelId);
    return {spec, precision, completeParameters(*spec, parameters).value()};
}

/// Elements that stand for the output of a run.
template <class T> class FixedOutput : public HostOutput {
public:
    explicit FixedOutput(std::vector<T> output) : m_output(std::move(output)) { }
    std::int64_t outputCount() const override { return static_cast<std::int64_t>(m_output.size()); }
    Result<std::span<const std::byte>> readOutput(std::int64_t first, std::int64_t count) override
    {
        return std::as_bytes(std::span(m_output))
            .subspan(static_cast<std::size_t>(first) * sizeof(T),
                     static_cast<std::size_t>(count) * sizeof(T));
    }
    std::vector<T>& output() { return m_output; }

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

/// One call of launch() or launchBatch() as the fake device saw it.
struct LaunchCall {
    std::int64_t count = 0; ///< launches asked for
    std::optional<CacheState> cache; ///< absent: launchBatch(), which takes none
    friend bool operator==(const LaunchCall&, const LaunchCall&) = default;

    [[nodiscard]] bool isBatch() const { return !cache.has_value(); }
};

/// A vector addition in fp32 that takes the times it is told. A batch takes the sum of its
/// launches' times.
class ScriptedRun : public PreparedRun {
public:
    ScriptedRun(const RunSettings& settings, const LaunchScript& script,
                std::vector<LaunchCall>& calls)
        : m_settings(settings),
          m_output(std::vector<float>(static_cast<std::size_t>(settings.integer("size")))),
          m_script(script), m_calls(calls)
    {
        auto& output = m_output.output();
        std::memset(output.data(), poisonByte, output.size() * sizeof(float));
    }

    Result<void> launch(std::span<Seconds> times, CacheState cache) override
    {
        m_calls.push_back({static_cast<std::int64_t>(times.size()), cache});
        for (Seconds& time : times) {
            const auto taken = launchOnce();
            if (!taken) {
                return fail(taken.error());
            }
            time = *taken;
        }
        return {};
    }

    Result<Seconds> launchBatch(std::int64_t count) override
    {
        m_calls.push_back({count, std::nullopt});
        Seconds together(0);
        for (std::int64_t i = 0; i < count; ++i) {
            const auto taken = launchOnce();
            if (!taken) {
                return fail(taken.error());
            }
            together = Seconds(together.value() + taken->value());
        }
        return together;
    }

    Result<Validation> validate() override { return validateOnHost(m_settings, m_output); }

private:
    Result<Seconds> launchOnce()
    {
        const std::size_t index = m_launches++;
        if (m_script.onLaunch) {
            m_script.onLaunch(index);
        }
        if (index == m_script.failingLaunch) {
            return fail(ErrorCode::Device, "the fake device fell over");
        }
        auto& output = m_output.output();
        for (std::size_t i = 0; m_script.writesOutput && i < output.size(); ++i) {
            const auto element = static_cast<std::int64_t>(i);
            output[i] = inputValue<float>(InputStream::First, element)
                + inputValue<float>(InputStream::Second, element);
        }
        return Seconds(m_script.seconds[std::min(index, m_script.seconds.size() - 1)]);
    }

    RunSettings m_settings;
    FixedOutput<float> m_output;
    const LaunchScript& m_script;
    std::vector<LaunchCall>& m_calls;
    std::size_t m_launches = 0;
};

/// A device with scripted times and memory; it runs the vector additions in fp32 only.
class FakeBackend : public Backend {
public:
    LaunchScript script{{1e-3}, SIZE_MAX, true, {}};
    std::optional<Bytes> memory;
    std::optional<Bytes> lastLevel;
    SizeHints hints;
    std::int64_t devices = 1;
    std::int64_t largestBlock = 1024; ///< accepts() refuses a larger one
    std::vector<DeviceState> states; ///< one for each call of state(); the last one repeats
    int prepared = 0;
    std::vector<LaunchCall> calls; ///< of all runs, in order

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
    std::optional<Bytes> lastLevelCache() const override { return lastLevel; }
    SizeHints sizeHints() const override { return hints; }
    DeviceState state() const override
    {
        const std::size_t index = m_statesAsked++;
        return states.empty() ? DeviceState{} : states[std::min(index, states.size() - 1)];
    }
    std::int64_t deviceCount() const override { return devices; }
    Result<void> supports(const KernelSpec& spec, Precision precision) const override
    {
        if (spec.kernel != "vector_add" || precision != Precision::Fp32) {
            return fail(ErrorCode::Unsupported, "not on the fake device");
        }
        return {};
    }
    Result<void> accepts(const RunSettings& settings) const override
    {
        if (settings.integer("block") > largestBlock) {
            return fail(ErrorCode::Unsupported, "the block is too large for the fake device",
                        "block");
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
        return std::make_unique<ScriptedRun>(settings, script, calls);
    }

private:
    mutable std::size_t m_statesAsked = 0;
};

} // namespace rooflab::bench::test
