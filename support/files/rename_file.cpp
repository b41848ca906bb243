#include "support/files/rename_file.hpp"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace gammonkit {

bool rename_file(const std::filesystem::path& from, const std::filesystem::path& to, Overwrite overwrite)
{
    const unsigned flags = overwrite == Overwrite::yes ? 0U : RENAME_NOREPLACE;
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), flags) == 0) return true;
    if (overwrite == Overwrite::yes || errno == EEXIST) return false;
    // There are file systems that cannot rename so.
    return ::link(from.c_str(), to.c_str()) == 0 && ::unlink(from.c_str()) == 0;
}

}  // namespace gammonkit
