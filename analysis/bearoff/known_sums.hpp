#pragma once

#include "analysis/bearoff/one_sided.hpp"
#include "analysis/bearoff/two_sided.hpp"

#include <optional>
#include <string_view>

namespace gammonkit::bearoff {

/// The MD5 sum of the file of `makebearoff`, where the manual of GNU Backgammon gives one: for one-sided
/// tables of 1 to 13 points in their usual form, and two-sided ones of 1 to 10 checkers on 6 points with the
/// cube.
[[nodiscard]] std::optional<std::string_view> known_md5(const OneSidedOptions& options);
[[nodiscard]] std::optional<std::string_view> known_md5(const TwoSidedOptions& options);

}  // namespace gammonkit::bearoff
