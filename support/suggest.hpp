#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace gammonkit {

/// How many letters must be added, taken away, changed, or swapped with their neighbor to make `b` of `a`.
[[nodiscard]] std::size_t edit_distance(std::string_view a, std::string_view b);

/// How many wrong letters still let a word be recognized: a third of them, and one at least.
[[nodiscard]] std::size_t most_wrong_letters(std::string_view word);

/// The known word that was probably meant, or nothing if none is near: a third of the letters may be wrong.
[[nodiscard]] std::string_view nearest(std::string_view word, std::span<const std::string_view> known);

/// True if the word is none of these, in any case, but one of them was probably meant.
[[nodiscard]] bool is_misspelt(std::string_view word, std::span<const std::string_view> known);

/// "did you mean 'convert'?", or nothing.
[[nodiscard]] std::string did_you_mean(std::string_view word, std::span<const std::string_view> known);

}  // namespace gammonkit
