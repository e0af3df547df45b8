# SPDX-FileCopyrightText: 2026 rooflab contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Looks for what rooflab-bench-cuda needs. Included at the top, because a language is enabled for the
# folder that asks and those below. Sets ROOFLAB_CUDA_FOUND and ROOFLAB_CUDA_SUMMARY.
option(ROOFLAB_CUDA "Build rooflab-bench-cuda where nvcc is found" ON)
if(NOT ROOFLAB_CUDA)
    set(ROOFLAB_CUDA_SUMMARY "off: ROOFLAB_CUDA is OFF")
    return()
endif()
if(NOT CMAKE_CUDA_COMPILER AND NOT DEFINED ENV{CUDACXX})
    find_program(ROOFLAB_NVCC nvcc HINTS ENV CUDA_PATH PATHS /usr/local/cuda PATH_SUFFIXES bin)
    mark_as_advanced(ROOFLAB_NVCC)
    if(NOT ROOFLAB_NVCC)
        set(ROOFLAB_CUDA_SUMMARY "off: nvcc was not found; install NVIDIA's CUDA toolkit 12 or later, or name it with -DCMAKE_CUDA_COMPILER=/path/to/nvcc")
        return()
    endif()
    set(CMAKE_CUDA_COMPILER "${ROOFLAB_NVCC}")
endif()

# The machine's own device if there is one, otherwise code for the newest data-centre chips and
# intermediate code that a driver can finish for any later than Turing.
if(NOT CMAKE_CUDA_ARCHITECTURES)
    find_program(ROOFLAB_NVIDIA_SMI nvidia-smi)
    mark_as_advanced(ROOFLAB_NVIDIA_SMI)
    if(ROOFLAB_NVIDIA_SMI)
        execute_process(COMMAND "${ROOFLAB_NVIDIA_SMI}" --query-gpu=compute_cap --format=csv,noheader
            OUTPUT_VARIABLE capabilities RESULT_VARIABLE failed ERROR_QUIET
            OUTPUT_STRIP_TRAILING_WHITESPACE)
    endif()
    if(ROOFLAB_NVIDIA_SMI AND NOT failed AND capabilities MATCHES "^[0-9.\n]+$")
        string(REPLACE "." "" capabilities "${capabilities}")
        string(REPLACE "\n" ";" capabilities "${capabilities}")
        list(REMOVE_DUPLICATES capabilities)
        set(architectures "${capabilities}")
    else()
        set(architectures 75-virtual 90)
    endif()
    set(CMAKE_CUDA_ARCHITECTURES "${architectures}" CACHE STRING "Devices to compile for")
endif()

include(CheckLanguage)
check_language(CUDA)
if(NOT CMAKE_CUDA_COMPILER)
    set(ROOFLAB_CUDA_SUMMARY "off: nvcc was found but cannot compile; see CMakeFiles/CMakeError.log")
    return()
endif()
enable_language(CUDA)
# CMake 3.25 does not know that nvcc has C++20.
foreach(kind STANDARD EXTENSION)
    if(NOT CMAKE_CUDA20_${kind}_COMPILE_OPTION)
        set(CMAKE_CUDA20_${kind}_COMPILE_OPTION "-std=c++20")
    endif()
endforeach()
find_package(CUDAToolkit QUIET)
if(NOT CUDAToolkit_FOUND OR CUDAToolkit_VERSION VERSION_LESS 12)
    set(ROOFLAB_CUDA_SUMMARY "off: the CUDA toolkit beside nvcc is not usable; version 12 or later is needed")
    return()
endif()

# rooflab_add_cuda_sources(TARGET FILE…): device code of the calling directory, compiled by nvcc.
function(rooflab_add_cuda_sources target)
    set_source_files_properties(${ARGN} PROPERTIES LANGUAGE CUDA)
    add_library(${target}_device OBJECT ${ARGN})
    target_include_directories(${target}_device PRIVATE ${PROJECT_SOURCE_DIR})
    target_compile_definitions(${target}_device PRIVATE ROOFLAB_GPU_CUDA)
    target_compile_options(${target}_device PRIVATE --expt-relaxed-constexpr)
    set_target_properties(${target}_device PROPERTIES
        CUDA_STANDARD 20 CUDA_STANDARD_REQUIRED ON)
    target_sources(${target} PRIVATE $<TARGET_OBJECTS:${target}_device>)
endfunction()

set(ROOFLAB_CUDA_FOUND ON)
list(JOIN CMAKE_CUDA_ARCHITECTURES ", " ROOFLAB_CUDA_TARGETS)
if(TARGET CUDA::cublas)
    set(blas "with cuBLAS")
else()
    set(blas "without cuBLAS (not found): the GEMM reference is the tiled kernel")
endif()
set(ROOFLAB_CUDA_SUMMARY "on: nvcc ${CMAKE_CUDA_COMPILER_VERSION} for ${ROOFLAB_CUDA_TARGETS}, ${blas}")
