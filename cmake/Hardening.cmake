# Hardened release builds: an error that damages memory ends the program instead of being put to use by a file
# that was made for it. It costs up to 7 % of the time of an analysis.
option(GAMMONKIT_HARDEN "Harden release builds against files that were made to break in" ON)

if(GAMMONKIT_HARDEN AND NOT GAMMONKIT_SANITIZE)
    set(gammonkit_hardening -fstack-protector-strong -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2 -D_GLIBCXX_ASSERTIONS)
    if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
        list(APPEND gammonkit_hardening -fcf-protection)
    endif()
    add_compile_options("$<$<CONFIG:Release>:${gammonkit_hardening}>")
    add_link_options("$<$<CONFIG:Release>:-Wl,-z,relro,-z,now>")
endif()
