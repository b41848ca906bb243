#pragma once

#include "analysis/bearoff/one_sided.hpp"
#include "analysis/bearoff/two_sided.hpp"

#include <optional>
#include <string_view>

namespace gammonkit::bearoff {

/// Every file begins with a line of so many bytes that says what it holds.
inline constexpr std::size_t kHeaderSize = 40;

/// "gnubg-OS-06-15-1-1-0xxx...": points, checkers, gammons, compressed, normal.
[[nodiscard]] std::string header_of(const OneSidedOptions& options);

/// "gnubg-TS-06-06-1xxx...": points, checkers, cubeful.
[[nodiscard]] std::string header_of(const TwoSidedOptions& options);

/// What a header says; nothing if it is none of its kind, or says what no table has.
[[nodiscard]] std::optional<OneSidedOptions> one_sided_from(std::string_view bytes);
[[nodiscard]] std::optional<TwoSidedOptions> two_sided_from(std::string_view bytes);

/// The MD5 sum of the file of `makebearoff`, where the manual of GNU Backgammon gives one: for one-sided
/// tables of 1 to 13 points in their usual form, and two-sided ones of 1 to 10 checkers on 6 points with the
/// cube.
[[nodiscard]] std::optional<std::string_view> known_md5(const OneSidedOptions& options);
[[nodiscard]] std::optional<std::string_view> known_md5(const TwoSidedOptions& options);

}  // namespace gammonkit::bearoff
