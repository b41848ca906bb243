#include "support/files/temporary_folder.hpp"

#include <cstdlib>
#include <string>

namespace gammonkit {

Result<TemporaryFolder> TemporaryFolder::make(std::string_view name)
{
    std::error_code error;
    std::string path =
        (std::filesystem::temp_directory_path(error) / (std::string(name) + "-XXXXXX")).generic_string();
    if (!error && mkdtemp(path.data()) != nullptr) return TemporaryFolder(path);
    return failure("no-folder", "no temporary folder can be made");
}

}  // namespace gammonkit
