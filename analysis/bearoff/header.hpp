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

}  // namespace gammonkit::bearoff
