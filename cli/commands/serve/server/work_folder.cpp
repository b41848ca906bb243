#include "cli/commands/serve/server/work_folder.hpp"

#include <chrono>
#include <fcntl.h>
#include <string>
#include <string_view>
#include <sys/file.h>
#include <sys/stat.h>
#include <vector>

namespace gammonkit::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kName = "gammonkit-job";

/// Locked, if it is a folder of this user and no other process has locked it.
FileDescriptor locked(const fs::path& folder)
{
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg)
    FileDescriptor opened(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    struct stat about{};
    const bool is_own = opened.is_open() && fstat(opened.number(), &about) == 0 && about.st_uid == geteuid();
    if (is_own && flock(opened.number(), LOCK_EX | LOCK_NB) == 0) return opened;
    return FileDescriptor(-1);
}

/// A new one may not be locked yet.
bool is_new(const fs::path& folder)
{
    std::error_code error;
    const fs::file_time_type written = fs::last_write_time(folder, error);
    return error || fs::file_time_type::clock::now() - written < std::chrono::minutes(1);
}

}  // namespace

Result<WorkFolder> WorkFolder::make()
{
    GK_TRY(TemporaryFolder folder, TemporaryFolder::make(kName));
    FileDescriptor lock = locked(folder.path());
    if (!lock.is_open()) return failure("no-folder", "no temporary folder can be made");
    return WorkFolder(std::move(folder), std::move(lock));
}

void WorkFolder::remove_left_behind()
{
    std::error_code error;
    std::vector<fs::path> found;
    for (fs::directory_iterator entry(fs::temp_directory_path(error), error);
         !error && entry != fs::directory_iterator{}; entry.increment(error)) {
        if (entry->path().filename().generic_string().starts_with(std::string(kName) + '-'))
            found.push_back(entry->path());
    }
    for (const fs::path& folder : found) {
        if (is_new(folder)) continue;
        const FileDescriptor lock = locked(folder);
        if (lock.is_open()) fs::remove_all(folder, error);
    }
}

}  // namespace gammonkit::cli
