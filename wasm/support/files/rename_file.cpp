#include "support/files/rename_file.hpp"

#include <cerrno>
#include <cstdio>

namespace gammonkit {

// Hosts can neither rename so that nothing is replaced nor link: another program may take the name in
// between.
bool rename_file(const std::filesystem::path& from, const std::filesystem::path& to, Overwrite overwrite)
{
    std::error_code ignored;
    if (overwrite == Overwrite::no && std::filesystem::exists(to, ignored)) {
        errno = EEXIST;
        return false;
    }
    return std::rename(from.c_str(), to.c_str()) == 0;
}

}  // namespace gammonkit
