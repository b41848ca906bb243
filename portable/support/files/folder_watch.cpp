#include "support/files/folder_watch.hpp"

#include "portable/support/not_here.hpp"

namespace gammonkit {

Result<FolderWatch> FolderWatch::on(std::span<const std::string> /*folders*/)
{
    return not_here("Folders that are watched");
}

Result<FolderNews> FolderWatch::wait(int /*milliseconds*/)
{
    return not_here("Folders that are watched");
}

}  // namespace gammonkit
