// SPDX-FileCopyrightText: 2026 rooflab contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rooflab {

/// One cache level of a device: "L2", its size, and how many of them there are if known.
struct CacheLevel {
    std::string level;
    Bytes size;
    std::optional<std::int64_t> count;
    friend bool operator==(const CacheLevel&, const CacheLevel&) = default;
};

/// The device that was measured. Every field is optional: absent means "not recorded".
struct Device {
    std::optional<std::string> name;
    std::optional<std::string> arch;
    std::optional<std::string> vendor;
    std::optional<std::int64_t> index;
    std::optional<Bytes> memory;
    std::vector<CacheLevel> caches;
    std::optional<std::int64_t> computeUnits; ///< CPU: physical cores; GPU: CUs or SMs
    std::optional<std::int64_t> threads; ///< CPU: threads the run used
    std::optional<std::int64_t> wavefront; ///< lanes that step together
    std::optional<double> clockHz;
    std::optional<double> memoryClockHz;
    friend bool operator==(const Device&, const Device&) = default;
};

/// A piece of software the result depends on: runtime, driver, compiler, BLAS.
struct SoftwareItem {
    std::string name;
    std::optional<std::string> version;
    std::optional<std::string> detail;
    friend bool operator==(const SoftwareItem&, const SoftwareItem&) = default;
};

struct Host {
    std::optional<std::string> name;
    std::optional<std::string> os;
    std::optional<std::string> kernel;
    std::optional<std::string> cpu;
    std::optional<Bytes> memory;
    friend bool operator==(const Host&, const Host&) = default;
};

struct Program {
    std::optional<std::string> name;
    std::optional<std::string> version;
    std::optional<std::string> gitRevision;
    friend bool operator==(const Program&, const Program&) = default;
};

/// Where the record was read from.
struct Source {
    std::optional<std::string> file;
    std::optional<std::string> format;
    std::optional<std::string> sha256;
    std::optional<std::string> place; ///< JSON pointer, "line 14" or "rows 6-15"
    friend bool operator==(const Source&, const Source&) = default;
};

/// What the platform says of a device at one moment. Absent: it does not tell.
struct DeviceState {
    std::optional<double> clockHz; ///< of the cores that compute
    std::optional<double> memoryClockHz;
    std::optional<double> temperatureC; ///< degrees Celsius
    std::optional<double> powerW; ///< watts
    std::optional<std::int64_t> otherProcesses; ///< processes besides this one that use the device
    friend bool operator==(const DeviceState&, const DeviceState&) = default;
};

/// How a number was obtained. Nothing here is ever defaulted.
struct Provenance {
    Device device;
    std::optional<std::string> backend;
    std::vector<SoftwareItem> software;
    Host host;
    std::optional<std::string> recordedAt; ///< ISO 8601, with the UTC offset when known
    std::optional<std::string> command;
    Program program;
    DeviceState before; ///< just before the first launch
    DeviceState after; ///< just after the last timed launch
    Source source;
    std::vector<std::string> notes;
    friend bool operator==(const Provenance&, const Provenance&) = default;
};

} // namespace rooflab
