#include "support/files/temporary_folder.hpp"

#include <cstdlib>
#include <string>

namespace gammonkit {

Result<TemporaryFolder> TemporaryFolder::make()
{
    std::error_code error;
    std::string name = (std::filesystem::temp_directory_path(error) / "gammonkit-XXXXXX").string();
    if (!error && mkdtemp(name.data()) != nullptr) return TemporaryFolder(name);
    return failure("no-folder", "no temporary folder can be made");
}

TemporaryFolder::~TemporaryFolder()
{
    std::error_code ignored;
    if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
}

}  // namespace gammonkit
