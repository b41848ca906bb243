#pragma once

#include "support/files/file_descriptor.hpp"

#include <filesystem>

namespace gammonkit::cli {

/// Open as long as it locks a folder: if that is one of this user, and no other process has locked it.
[[nodiscard]] FileDescriptor locked(const std::filesystem::path& folder);

}  // namespace gammonkit::cli
