#pragma once

#include <random>
#include <string>
#include <string_view>

namespace gammonkit::fuzz {

/// `sample` with one to eight damages: bits flipped, bytes, digits and lines replaced, cut off, left out,
/// doubled or exchanged. The same generator state gives the same damage everywhere.
[[nodiscard]] std::string damaged(std::string_view sample, std::mt19937& random);

}  // namespace gammonkit::fuzz
