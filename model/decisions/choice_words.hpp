#pragma once

#include "support/languages/translator.hpp"

#include <string>
#include <string_view>

namespace gammonkit {

/// What was done or could be, as the model calls it: "no double", "redouble, take", "Too good to double,
/// pass", "cannot move", in the language of `words`. Plays are written alike in all languages and stay.
[[nodiscard]] std::string choice_words(std::string_view choice, const Translator& words);

/// All words that it translates.
[[nodiscard]] std::span<const std::string_view> choice_parts();

}  // namespace gammonkit
