#include "support/files/folder_watch.hpp"

#include "windows/support/not_on_windows.hpp"

namespace gammonkit {

Result<FolderWatch> FolderWatch::on(std::span<const std::string> /*folders*/)
{
    return not_on_windows("Folders that are watched");
}

Result<FolderNews> FolderWatch::wait(int /*milliseconds*/)
{
    return not_on_windows("Folders that are watched");
}

}  // namespace gammonkit
