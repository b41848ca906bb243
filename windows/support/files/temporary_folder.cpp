#include "support/files/temporary_folder.hpp"

#include "support/system/machine.hpp"

#include <fmt/format.h>
#include <string>

namespace gammonkit {

// The folder for temporary files belongs to the user alone.
Result<TemporaryFolder> TemporaryFolder::make(std::string_view name)
{
    constexpr int kAttempts = 10'000;
    std::error_code error;
    const std::filesystem::path place = std::filesystem::temp_directory_path(error);
    for (int attempt = 0; attempt < kAttempts && !error; ++attempt) {
        std::filesystem::path path = place / fmt::format("{}-{}-{}", name, own_process(), attempt);
        if (std::filesystem::create_directory(path, error)) return TemporaryFolder(path);
    }
    return failure("no-folder", "no temporary folder can be made");
}

}  // namespace gammonkit
