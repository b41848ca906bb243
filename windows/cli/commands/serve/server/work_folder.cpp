#include "cli/commands/serve/server/work_folder.hpp"

#include <fcntl.h>
#include <share.h>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kName = "gammonkit-job";

/// A file that no other process can open meanwhile; it is gone with the last who has it open.
FileDescriptor locked(const fs::path& folder)
{
    constexpr int kFlags = O_RDWR | O_CREAT | O_CLOEXEC | O_TEMPORARY;
    return FileDescriptor(::_wsopen((folder / "lock").c_str(), kFlags, SH_DENYRW, S_IREAD | S_IWRITE));
}

}  // namespace

Result<WorkFolder> WorkFolder::make()
{
    GK_TRY(TemporaryFolder folder, TemporaryFolder::make(kName));
    FileDescriptor lock = locked(folder.path());
    if (!lock.is_open()) return failure("no-folder", "no temporary folder can be made");
    return WorkFolder(std::move(folder), std::move(lock));
}

// The folder for temporary files belongs to the user alone.
void WorkFolder::remove_left_behind()
{
    std::error_code error;
    std::vector<fs::path> left;
    for (const fs::directory_entry& entry : fs::directory_iterator(fs::temp_directory_path(error), error)) {
        const bool is_ours = entry.path().filename().generic_string().starts_with(kName);
        if (is_ours && locked(entry.path()).is_open()) left.push_back(entry.path());
    }
    for (const fs::path& folder : left)
        fs::remove_all(folder, error);
}

}  // namespace gammonkit::cli
