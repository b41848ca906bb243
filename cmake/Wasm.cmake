# The build for WebAssembly, with the emscripten of Debian: docs/javascript.md.
include(Portable)
gammonkit_replacements(wasm)
add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:SHELL:-include ${PROJECT_SOURCE_DIR}/wasm/missing_std.hpp>")

foreach(library ICU::uc ICU::i18n LibXml2::LibXml2 SQLite::SQLite3 Threads::Threads)
    add_library(${library} ALIAS gammonkit_nothing)
endforeach()
add_library(deflate ALIAS z) # See wasm/libdeflate.h.

# Programs that the build runs are run by Node, whose `fetch` emscripten 3.1.6 does not know yet.
set(CMAKE_CROSSCOMPILING_EMULATOR ${CMAKE_CROSSCOMPILING_EMULATOR} --no-experimental-fetch)
add_link_options(--js-library ${PROJECT_SOURCE_DIR}/wasm/host.js)
