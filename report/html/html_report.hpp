#pragma once

#include "formats/options.hpp"
#include "model/match.hpp"
#include "support/result.hpp"

#include <array>
#include <string>
#include <string_view>

namespace gammonkit {

inline constexpr std::array<std::string_view, 2> kBearoffSides{"right", "left"};
inline constexpr std::array<std::string_view, 2> kBottoms{"second", "first"};
inline constexpr std::array kHtmlWriteOptions{
    OptionSpec{.name = "theme",
               .type = OptionSpec::Type::text,
               .default_value = "modern",
               .help = "colors of the boards, one of those that 'gammonkit board --help' names"},
    OptionSpec{.name = "bearoff",
               .type = OptionSpec::Type::choice,
               .default_value = "right",
               .help = "where checkers are borne off",
               .choices = kBearoffSides},
    OptionSpec{.name = "bottom",
               .type = OptionSpec::Type::choice,
               .default_value = "second",
               .help = "the player who sits at the lower edge of the boards",
               .choices = kBottoms},
};

/// Writes a page that needs nothing else: no other file, no network. It shows matches and positions with all
/// that is said of them, and holds the collection itself, so that reading the page gives it back. Fails if
/// there is no such theme.
[[nodiscard]] Result<std::string> write_html(const Collection& collection, const Options& options);

}  // namespace gammonkit
