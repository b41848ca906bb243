#include "cli/commands/serve/server/work_folder.hpp"

#include "cli/commands/serve/server/folder_lock.hpp"

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kName = "gammonkit-job";

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
        // Nobody locks it again, and in Windows what is locked cannot be removed.
        if (locked(folder).is_open()) fs::remove_all(folder, error);
    }
}

}  // namespace gammonkit::cli
