#pragma once

#include "support/result.hpp"

#include <span>
#include <string>
#include <string_view>

namespace gammonkit::cli {

// What a page may let the command do. It runs in a private folder, and must reach no file outside of it.

/// True if a path leads to a file below the folder that it starts from: "in/0/a.mat". No part of it is "..",
/// or begins with a dot otherwise, and it holds no control characters.
[[nodiscard]] bool is_plain_path(std::string_view path);

/// Nothing if no word, whatever the command makes of it, names anything outside the folder where it runs.
/// Fails with code "not-allowed".
[[nodiscard]] Result<void> check_places(std::span<const std::string> words);

/// Nothing if the command may be run with these words: one of some verbs, options of a fixed list, and words
/// that name nothing outside the folder where it runs. Fails with code "not-allowed".
[[nodiscard]] Result<void> check_words(std::span<const std::string> words);

}  // namespace gammonkit::cli
