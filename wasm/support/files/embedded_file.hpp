#pragma once

/// GAMMONKIT_EMBED(symbol, path): the same as in support/files/embedded_file.hpp, in the words of the
/// assembler for WebAssembly: each symbol has a section and a size.
// NOLINTBEGIN(bugprone-macro-parentheses): a name that is declared has none.
#define GAMMONKIT_EMBED(symbol, path)                                                                        \
    __asm__(".section .rodata." #symbol ",\"\",@\n.p2align 4\n.globl " #symbol "\n.globl " #symbol           \
            "_end\n" #symbol ":\n.incbin \"" path "\"\n" #symbol "_end:\n.int8 0\n.size " #symbol            \
            ", " #symbol "_end - " #symbol "\n.size " #symbol "_end, 1\n.text\n");                           \
    extern "C" const char symbol[];                                                                          \
    extern "C" const char symbol##_end[]
// NOLINTEND(bugprone-macro-parentheses)
