# SPDX-FileCopyrightText: 2026 rooflab contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Looks for what rooflab-bench-hip needs. Included at the top, because a language is enabled for the
# folder that asks and those below. Sets ROOFLAB_HIP_FOUND and ROOFLAB_HIP_SUMMARY.
#
# Two ways to the device code: CMake's own HIP language, which knows ROCm's layout under /opt/rocm,
# and hipcc called by hand, for Debian's packages, which that language does not find.
option(ROOFLAB_HIP "Build rooflab-bench-hip where HIP is found" ON)
if(NOT ROOFLAB_HIP)
    set(ROOFLAB_HIP_SUMMARY "off: ROOFLAB_HIP is OFF")
    return()
endif()
find_package(hip QUIET CONFIG HINTS ENV ROCM_PATH PATHS /opt/rocm)
find_program(ROOFLAB_HIPCC hipcc HINTS ENV ROCM_PATH PATHS /opt/rocm PATH_SUFFIXES bin)
mark_as_advanced(ROOFLAB_HIPCC)
if(NOT ROOFLAB_HIPCC OR NOT TARGET hip::host)
    set(ROOFLAB_HIP_SUMMARY "off: HIP was not found; install ROCm 6 or later, or on Debian: apt-get install hipcc libamdhip64-dev")
    return()
endif()

# The machine's own device if there is one, otherwise one of each wavefront width.
if(NOT CMAKE_HIP_ARCHITECTURES)
    find_program(ROOFLAB_ROCM_ENUMERATOR rocm_agent_enumerator
        HINTS ENV ROCM_PATH PATHS /opt/rocm PATH_SUFFIXES bin)
    mark_as_advanced(ROOFLAB_ROCM_ENUMERATOR)
    if(ROOFLAB_ROCM_ENUMERATOR)
        execute_process(COMMAND "${ROOFLAB_ROCM_ENUMERATOR}" OUTPUT_VARIABLE found ERROR_QUIET
            OUTPUT_STRIP_TRAILING_WHITESPACE)
        string(REPLACE "\n" ";" found "${found}")
        list(FILTER found INCLUDE REGEX "^gfx[0-9a-f]+$")
        list(REMOVE_ITEM found gfx000)
        list(REMOVE_DUPLICATES found)
    endif()
    if(NOT found)
        set(found gfx90a gfx1030)
    endif()
    set(CMAKE_HIP_ARCHITECTURES "${found}" CACHE STRING "Devices to compile for, such as gfx1201")
endif()

# ROCm keeps its compiler in a folder of its own; Debian has none there.
get_filename_component(ROOFLAB_ROCM_ROOT "${hip_DIR}/../../.." ABSOLUTE)
find_program(ROOFLAB_ROCM_CLANG clang++
    PATHS "${ROOFLAB_ROCM_ROOT}/llvm/bin" "${ROOFLAB_ROCM_ROOT}/lib/llvm/bin" NO_DEFAULT_PATH)
mark_as_advanced(ROOFLAB_ROCM_CLANG)
if(ROOFLAB_ROCM_CLANG OR CMAKE_HIP_COMPILER)
    include(CheckLanguage)
    if(NOT CMAKE_HIP_COMPILER)
        set(CMAKE_HIP_COMPILER "${ROOFLAB_ROCM_CLANG}")
    endif()
    check_language(HIP)
endif()
if(CMAKE_HIP_COMPILER)
    enable_language(HIP)
    set(way "CMake's HIP language")
else()
    set(way "hipcc")
endif()

# By CMake's language. The same files are CUDA sources in the other backend and a file has one
# language, so each is included by a file of its own.
function(rooflab_add_hip_language_sources target)
    foreach(source IN LISTS ARGN)
        get_filename_component(path "${source}" ABSOLUTE)
        get_filename_component(name "${source}" NAME_WE)
        set(includer "${CMAKE_CURRENT_BINARY_DIR}/hip/${name}.hip")
        file(GENERATE OUTPUT "${includer}" CONTENT "#include \"${path}\"\n")
        set_source_files_properties("${includer}" PROPERTIES LANGUAGE HIP)
        target_sources(${target} PRIVATE "${includer}")
    endforeach()
    set_target_properties(${target} PROPERTIES
        HIP_ARCHITECTURES "${CMAKE_HIP_ARCHITECTURES}" HIP_STANDARD 20 HIP_STANDARD_REQUIRED ON)
endfunction()

# By hipcc itself.
function(rooflab_add_hipcc_sources target)
    list(TRANSFORM CMAKE_HIP_ARCHITECTURES PREPEND --offload-arch= OUTPUT_VARIABLE offload)
    foreach(source IN LISTS ARGN)
        get_filename_component(path "${source}" ABSOLUTE)
        get_filename_component(name "${source}" NAME_WE)
        set(object "${CMAKE_CURRENT_BINARY_DIR}/hip/${name}.o")
        add_custom_command(OUTPUT "${object}"
            COMMAND "${CMAKE_COMMAND}" -E make_directory "${CMAKE_CURRENT_BINARY_DIR}/hip"
            COMMAND "${ROOFLAB_HIPCC}" -x hip -std=c++20 -O3 -fPIC -Wall -Wextra ${offload}
                "-I${PROJECT_SOURCE_DIR}" -MD -MF "${object}.d" -MT "${object}"
                -c "${path}" -o "${object}"
            DEPENDS "${path}" DEPFILE "${object}.d"
            COMMENT "hipcc ${source}" VERBATIM)
        target_sources(${target} PRIVATE "${object}")
    endforeach()
endfunction()

# rooflab_add_hip_sources(TARGET FILE…): device code of the calling directory, by either way.
function(rooflab_add_hip_sources target)
    if(CMAKE_HIP_COMPILER)
        rooflab_add_hip_language_sources(${target} ${ARGN})
    else()
        rooflab_add_hipcc_sources(${target} ${ARGN})
    endif()
endfunction()

find_package(rocblas QUIET CONFIG HINTS ENV ROCM_PATH PATHS /opt/rocm)
if(TARGET roc::rocblas)
    set(blas "with rocBLAS")
else()
    set(blas "without rocBLAS (not found): the GEMM reference is the tiled kernel")
endif()
set(ROOFLAB_HIP_FOUND ON)
list(JOIN CMAKE_HIP_ARCHITECTURES ", " ROOFLAB_HIP_TARGETS)
set(ROOFLAB_HIP_SUMMARY "on: HIP ${hip_VERSION} by ${way} for ${ROOFLAB_HIP_TARGETS}, ${blas}")
