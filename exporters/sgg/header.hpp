#pragma once

#include "model/match.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace gammonkit::sgg {

/// Appends the names and all that stands above the first game.
void write_header(std::string& out, const Match& match);

/// A rating and the experience as two words, "1850.5 120", "-" for what is not known; nothing for what is no
/// rating of that kind. Reads "1850.5", "1850.5/120" and "1850.50 (Exp 120)".
[[nodiscard]] std::optional<std::string> rating_words(std::string_view rating);

/// What the format calls a variant; empty for one that it does not have.
[[nodiscard]] std::string_view variant_name(Variant variant);

}  // namespace gammonkit::sgg
