#include "support/files/rename_file.hpp"

#include <cerrno>
#include <windows.h>

namespace gammonkit {

bool rename_file(const std::filesystem::path& from, const std::filesystem::path& to, Overwrite overwrite)
{
    const DWORD flags = overwrite == Overwrite::yes ? MOVEFILE_REPLACE_EXISTING : 0;
    if (::MoveFileExW(from.c_str(), to.c_str(), flags) != 0) return true;
    const DWORD error = ::GetLastError();
    errno = error == ERROR_ALREADY_EXISTS || error == ERROR_FILE_EXISTS ? EEXIST : EACCES;
    return false;
}

}  // namespace gammonkit
