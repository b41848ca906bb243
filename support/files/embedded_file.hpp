#pragma once

/// GAMMONKIT_EMBED(symbol, path): declares `symbol` and `symbol_end`, the first byte of a file and what is
/// behind its last. The file lies in the read-only data of the library, so that it needs none at run time;
/// C++23 has #embed for that. The names are those of C: outside of namespaces, one source of each name.
// NOLINTBEGIN(bugprone-macro-parentheses): a name that is declared has none.
#define GAMMONKIT_EMBED(symbol, path)                                                                        \
    __asm__(".section .rodata\n.balign 16\n.global " #symbol "\n.global " #symbol "_end\n" #symbol           \
            ":\n.incbin \"" path "\"\n" #symbol "_end:\n.byte 0\n.previous\n");                              \
    extern "C" const char symbol[];                                                                          \
    extern "C" const char symbol##_end[]
// NOLINTEND(bugprone-macro-parentheses)
