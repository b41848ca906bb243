#pragma once

#include <random>
#include <string>
#include <string_view>

namespace gammonkit::fuzz {

/// `sample` with one to eight damages. One half of them are of bytes: bits flipped, bytes, digits and lines
/// replaced, cut off, left out, doubled or exchanged. The other half are of words and signs: replaced, put
/// in, left out, moved, lines that end there, and lines that are all that is left. The same generator state
/// gives the same damage everywhere.
[[nodiscard]] std::string damaged(std::string_view sample, std::mt19937& random);

}  // namespace gammonkit::fuzz
