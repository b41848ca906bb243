#include "support/files/file_facts.hpp"

namespace gammonkit {

std::string folder_identity(const std::filesystem::path& folder)
{
    std::error_code ignored;
    return std::filesystem::canonical(folder, ignored).string();
}

std::optional<std::int64_t> written_at(const std::filesystem::path& file)
{
    std::error_code error;
    const std::filesystem::file_time_type time = std::filesystem::last_write_time(file, error);
    if (error) return std::nullopt;
    return static_cast<std::int64_t>(time.time_since_epoch().count());
}

}  // namespace gammonkit
