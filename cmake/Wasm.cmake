# The build for WebAssembly, with the emscripten of Debian: docs/javascript.md. No library is compiled for it there: some
# are headers alone, two small ones are compiled here from Debian's sources. What others do is done by the sources and
# headers under wasm/: each takes the place of the one of the same path, wasm/support/converter.cpp that of
# support/converter.cpp.
set(GAMMONKIT_REPLACEMENTS ${PROJECT_SOURCE_DIR}/wasm)
include_directories(BEFORE ${GAMMONKIT_REPLACEMENTS})
add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:SHELL:-include ${GAMMONKIT_REPLACEMENTS}/missing_std.hpp>")

# In this build nothing but this is seen of /usr/include.
set(gammonkit_wasm_headers ${PROJECT_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${gammonkit_wasm_headers})
set(GAMMONKIT_HEADER_FOLDER /usr/include CACHE PATH "Where the headers of Boost, fmt, tl::expected, nlohmann-json and CLI11 are")
foreach(folder boost fmt tl nlohmann CLI)
    if(NOT IS_DIRECTORY ${GAMMONKIT_HEADER_FOLDER}/${folder})
        message(FATAL_ERROR "${GAMMONKIT_HEADER_FOLDER}/${folder} is missing: see packages.txt")
    endif()
    file(CREATE_LINK ${GAMMONKIT_HEADER_FOLDER}/${folder} ${gammonkit_wasm_headers}/${folder} SYMBOLIC)
endforeach()

add_library(gammonkit_wasm_headers INTERFACE)
target_include_directories(gammonkit_wasm_headers SYSTEM INTERFACE ${gammonkit_wasm_headers})
foreach(library Boost::headers tl::expected nlohmann_json::nlohmann_json CLI11::CLI11)
    add_library(${library} ALIAS gammonkit_wasm_headers)
endforeach()
add_library(gammonkit_wasm_fmt INTERFACE)
target_link_libraries(gammonkit_wasm_fmt INTERFACE gammonkit_wasm_headers)
target_compile_definitions(gammonkit_wasm_fmt INTERFACE FMT_HEADER_ONLY)
add_library(fmt::fmt ALIAS gammonkit_wasm_fmt)

# What the sources under wasm/ do without.
add_library(gammonkit_nothing INTERFACE)
foreach(library ICU::uc ICU::i18n LibXml2::LibXml2 SQLite::SQLite3 Threads::Threads)
    add_library(${library} ALIAS gammonkit_nothing)
endforeach()

# Libraries that are compiled here.
enable_language(C)

# gammonkit_compiled_library(NAME SOURCE-PACKAGE HEADER-FOLDER SOURCES...)
function(gammonkit_compiled_library name package headers)
    file(GLOB folder ${PROJECT_SOURCE_DIR}/build/sources/${package}-*/)
    if(NOT folder)
        message(FATAL_ERROR "The source of ${package} is missing: run cmake/install-packages wasm")
    endif()
    list(TRANSFORM ARGN PREPEND ${folder}/)
    add_library(${name} STATIC ${ARGN})
    target_include_directories(${name} SYSTEM PUBLIC ${folder}/${headers})
    target_compile_options(${name} PRIVATE -Os -w)
endfunction()
gammonkit_compiled_library(z zlib . adler32.c compress.c crc32.c deflate.c inffast.c inflate.c inftrees.c trees.c zutil.c)
add_library(ZLIB::ZLIB ALIAS z)
add_library(deflate ALIAS z) # See wasm/libdeflate.h.
gammonkit_compiled_library(md libmd include src/md5.c)
file(WRITE ${PROJECT_BINARY_DIR}/empty/config.h "")
target_include_directories(md PRIVATE ${PROJECT_BINARY_DIR}/empty)

# Programs that the build runs are run by Node, whose `fetch` emscripten 3.1.6 does not know yet.
set(CMAKE_CROSSCOMPILING_EMULATOR ${CMAKE_CROSSCOMPILING_EMULATOR} --no-experimental-fetch)
add_link_options(--js-library ${GAMMONKIT_REPLACEMENTS}/host.js)
