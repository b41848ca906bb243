#pragma once

#include <string_view>

namespace gammonkit::bgammon {

/// What stands for a blank in a name, which is one word there: U+2423, the sign for it.
inline constexpr std::string_view kBlankInName = "\u2423";

/// Of the seconds at which a game began: they reach to the year 9999.
inline constexpr std::size_t kMostTimeDigits = 12;

}  // namespace gammonkit::bgammon
