#pragma once

#include "support/files/file.hpp"

#include <filesystem>

namespace gammonkit {

/// Gives a file another name in one step: in place of what has it, or, if that may not be overwritten, only
/// if nothing has it, with no moment between the question and the deed. False, with errno, if that fails.
[[nodiscard]] bool rename_file(const std::filesystem::path& from, const std::filesystem::path& to,
                               Overwrite overwrite);

}  // namespace gammonkit
