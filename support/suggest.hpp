#pragma once

#include <span>
#include <string>
#include <string_view>

namespace gammonkit {

/// The known word that was probably meant, or nothing if none is near: a third of the letters may be wrong.
[[nodiscard]] std::string_view nearest(std::string_view word, std::span<const std::string_view> known);

/// True if the word is none of these, in any case, but one of them was probably meant.
[[nodiscard]] bool is_misspelt(std::string_view word, std::span<const std::string_view> known);

/// "did you mean 'convert'?", or nothing.
[[nodiscard]] std::string did_you_mean(std::string_view word, std::span<const std::string_view> known);

}  // namespace gammonkit
