# The build for Windows, with Debian's mingw-w64: docs/install.md#windows.
include(Portable)
gammonkit_replacements(windows onefile)
target_compile_options(gammonkit_warnings INTERFACE
    "$<$<COMPILE_LANGUAGE:CXX>:SHELL:-include ${PROJECT_SOURCE_DIR}/windows/posix.hpp>")
# There a stack is aligned for 16 bytes, and g++ believes that it is for 32 and 64 (GCC's bug 54412).
add_compile_options(-Wa,-muse-unaligned-vector-move)
add_compile_definitions(_WIN32_WINNT=0x0A00 _FILE_OFFSET_BITS=64)
target_compile_definitions(gammonkit_warnings INTERFACE NOMINMAX WIN32_LEAN_AND_MEAN)
# All of it is in the one file. A function of the C library is replaced: windows/support/narrow_names.cpp.
add_link_options(-static -Wl,--wrap=mbrtowc,-u,__wrap_mbrtowc)
set(GAMMONKIT_ASSEMBLER gcc-mingw64)
include(OneFile)
