#pragma once

#include "support/diagnostic.hpp"

#include <optional>
#include <string_view>

namespace gammonkit::cli {

/// Says what a file is that no format recognizes, where its first bytes tell: a file of another program, a
/// picture, an archive. `--from` would not help to read it. Nothing for other bytes.
[[nodiscard]] std::optional<Diagnostic> foreign_file(std::string_view bytes);

}  // namespace gammonkit::cli
