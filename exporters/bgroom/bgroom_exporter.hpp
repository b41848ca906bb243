#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Writes sessions as the log of BackGammonRoom: docs/formats/bgroom.md. Several stand behind each other.
[[nodiscard]] Result<std::string> write_bgroom(const Collection& collection, const Options& options);

/// Counts what a log does not tell of features that it carries: a take behind which nothing comes, a double
/// that nobody has answered, and names and notations that no line holds.
[[nodiscard]] Census bgroom_partial_losses(const Collection& collection, const Options& options);

}  // namespace gammonkit
