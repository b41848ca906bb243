#include "cli/commands/serve/server/folder_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

namespace gammonkit::cli {

FileDescriptor locked(const std::filesystem::path& folder)
{
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg)
    FileDescriptor opened(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    struct stat about{};
    const bool is_own = opened.is_open() && fstat(opened.number(), &about) == 0 && about.st_uid == geteuid();
    if (is_own && flock(opened.number(), LOCK_EX | LOCK_NB) == 0) return opened;
    return FileDescriptor(-1);
}

}  // namespace gammonkit::cli
