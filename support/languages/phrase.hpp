#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace gammonkit {

/// What stands for {0}, {1} ... in a pattern: a text as it is, or a number that plurals depend on.
using PhraseArgument = std::variant<std::string_view, long long>;

/// An English pattern of ICU's MessageFormat with its arguments in their places: "{0} of {1}",
/// "{0, plural, one {# point} other {# points}}". Of the many kinds of arguments it knows these two; numbers
/// are written without separators.
[[nodiscard]] std::string english_phrase(std::string_view pattern, std::span<const PhraseArgument> arguments);

/// The same pattern as the pseudo-language has it: with accents, longer, its arguments in their places.
[[nodiscard]] std::string pseudo_pattern(std::string_view english);

/// True for a pattern that only `phrase_in` of locale.hpp understands as its author means it: with plurals,
/// or with quotes.
[[nodiscard]] bool needs_locale(std::string_view pattern);

}  // namespace gammonkit
