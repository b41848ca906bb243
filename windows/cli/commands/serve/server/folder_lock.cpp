#include "cli/commands/serve/server/folder_lock.hpp"

#include <fcntl.h>
#include <share.h>

namespace gammonkit::cli {

/// By a file that no other process can open meanwhile; it is gone with the last who has it open. The folder
/// for temporary files belongs to the user alone.
FileDescriptor locked(const std::filesystem::path& folder)
{
    constexpr int kFlags = O_RDWR | O_CREAT | O_CLOEXEC | O_TEMPORARY;
    return FileDescriptor(::_wsopen((folder / "lock").c_str(), kFlags, SH_DENYRW, S_IREAD | S_IWRITE));
}

}  // namespace gammonkit::cli
