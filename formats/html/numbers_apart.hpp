#pragma once

#include "support/result.hpp"

#include <string>
#include <string_view>

namespace gammonkit {

/// A dump with its numbers taken out and put behind it, by the words that they stand in: so gzip makes a
/// third less of it. Only decimals with at most six places are taken, and every text comes back as it was.
///
/// First a line of counts in decimal digits: how long the text is, and how many numbers each column has. Then
/// the text, with the byte 1 for each number and `without_repeated_lines`, then the columns. A column has the
/// numbers of one place, such as the second behind "probabilities=", in millionths, as differences from the
/// one before it, with the sign as the lowest bit: first the lowest bytes of all, then the second bytes, the
/// third, and the fourth.
[[nodiscard]] std::string numbers_apart(std::string_view text);

/// The text again; fails on what `numbers_apart` does not write.
[[nodiscard]] Result<std::string> numbers_together(std::string_view packed);

}  // namespace gammonkit
