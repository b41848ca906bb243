#pragma once

/// GAMMONKIT_EMBED(symbol, path): the same as in support/files/embedded_file.hpp, in the words of the
/// assembler for Windows.
// NOLINTBEGIN(bugprone-macro-parentheses): a name that is declared has none.
#define GAMMONKIT_EMBED(symbol, path)                                                                        \
    __asm__(".section .rdata,\"dr\"\n.balign 16\n.global " #symbol "\n.global " #symbol "_end\n" #symbol     \
            ":\n.incbin \"" path "\"\n" #symbol "_end:\n.byte 0\n.text\n");                                  \
    extern "C" const char symbol[];                                                                          \
    extern "C" const char symbol##_end[]
// NOLINTEND(bugprone-macro-parentheses)
