#include "support/files/folder_watch.hpp"

#include "wasm/support/not_in_wasm.hpp"

namespace gammonkit {

Result<FolderWatch> FolderWatch::on(std::span<const std::string> /*folders*/)
{
    return not_in_wasm("Folders that are watched");
}

Result<FolderNews> FolderWatch::wait(int /*milliseconds*/)
{
    return not_in_wasm("Folders that are watched");
}

}  // namespace gammonkit
