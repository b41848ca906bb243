# gammonkit_warnings: how our own sources are compiled. Never exported to users of the library.
add_library(gammonkit_warnings INTERFACE)
target_compile_options(gammonkit_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wnon-virtual-dtor -Wold-style-cast -Wimplicit-fallthrough)
# g++ 12 sees errors in the standard library when it optimizes (GCC's bugs 105329 and 105562).
target_compile_options(gammonkit_warnings INTERFACE
    "$<$<CXX_COMPILER_ID:GNU>:-Wno-restrict;-Wno-maybe-uninitialized>")
# Only where we look: another compiler may warn of more.
if(GAMMONKIT_WARNINGS_AS_ERRORS)
    target_compile_options(gammonkit_warnings INTERFACE -Werror)
endif()
if(GAMMONKIT_SANITIZE)
    add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
    # What AddressSanitizer finds, too, or what no processor of ours minds: a third of the time of compiling. The fuzz
    # targets, compiled by clang, look for these as well.
    if(NOT GAMMONKIT_FUZZERS)
        add_compile_options(
            -fno-sanitize=null,alignment,object-size,vptr,nonnull-attribute,returns-nonnull-attribute)
    endif()
    add_link_options(-fsanitize=address,undefined)
endif()
if(GAMMONKIT_FUZZERS)
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()
