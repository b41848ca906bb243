#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace gammonkit {

/// The same text for a folder whatever way leads to it, and another for each other folder; empty if it is not
/// there.
[[nodiscard]] std::string folder_identity(const std::filesystem::path& folder);

/// When a file was written, as far as the system tells, in units and from a day of its own; nothing if it is
/// not there.
[[nodiscard]] std::optional<std::int64_t> written_at(const std::filesystem::path& file);

}  // namespace gammonkit
