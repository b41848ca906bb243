#pragma once

// What POSIX has and the C library of mingw-w64 has not, as far as it is used; every source of the build for
// Windows includes this first. Names of files are wide there: path.c_str() gives them so.

#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>
#include <unistd.h>

#define O_CLOEXEC O_NOINHERIT

/// Files hold bytes: no line end is changed.
inline int open(const wchar_t* path, int flags, int mode = 0)
{
    return ::_wopen(path, flags | O_BINARY, mode & (S_IREAD | S_IWRITE));
}

/// Who may do what with a file its folder says.
inline int fchmod(int /*file*/, mode_t /*mode*/)
{
    return 0;
}

inline int fsync(int file)
{
    return ::_commit(file);
}
