# The build for Linux on 64-bit ARM, with Debian's cross compiler: docs/install.md#linux-on-arm. All of it is in the one file,
# the C library too, so that it runs on any such system.
include(Portable)
gammonkit_replacements(onefile)
set(GAMMONKIT_KEPT support/files/folder_watch.cpp) # Which the system can do.
add_link_options(-static -s)
set(GAMMONKIT_ASSEMBLER gcc)
include(OneFile)
