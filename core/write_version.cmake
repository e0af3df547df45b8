# SPDX-FileCopyrightText: 2026 rooflab contributors
# SPDX-License-Identifier: GPL-3.0-or-later
set(GIT_REVISION "")
find_program(GIT git)
if(GIT AND EXISTS "${SOURCE_DIR}/.git")
    execute_process(COMMAND ${GIT} -C ${SOURCE_DIR} describe --always --dirty --abbrev=12 --exclude=*
        OUTPUT_VARIABLE GIT_REVISION OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
configure_file(${TEMPLATE} ${OUTPUT} @ONLY)
