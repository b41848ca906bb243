#pragma once

#include "analysis/filter/filter.hpp"
#include "formats/options.hpp"
#include "report/render/board_geometry.hpp"
#include "report/render/theme.hpp"
#include "support/result.hpp"

#include <array>
#include <optional>
#include <string_view>

namespace gammonkit {

// Options that several reports have, and what they say.

[[nodiscard]] constexpr OptionSpec theme_option(std::string_view usual)
{
    return {.name = "theme",
            .type = OptionSpec::Type::text,
            .default_value = usual,
            .help = "colors of the boards: the name of a theme"};
}

inline constexpr std::array<std::string_view, 2> kBearoffSides{"right", "left"};
inline constexpr OptionSpec kBearoffOption{.name = "bearoff",
                                           .type = OptionSpec::Type::choice,
                                           .default_value = "right",
                                           .help = "where checkers are borne off",
                                           .choices = kBearoffSides};

inline constexpr std::array<std::string_view, 2> kBottoms{"second", "first"};
inline constexpr OptionSpec kBottomOption{.name = "bottom",
                                          .type = OptionSpec::Type::choice,
                                          .default_value = "second",
                                          .help = "the player who sits at the lower edge of the boards",
                                          .choices = kBottoms};

inline constexpr std::array<std::string_view, 2> kPapers{"a4", "letter"};
inline constexpr OptionSpec kPaperOption{.name = "paper",
                                         .type = OptionSpec::Type::choice,
                                         .default_value = "a4",
                                         .help = "size of the pages",
                                         .choices = kPapers};

inline constexpr OptionSpec kWhereOption{
    .name = "where",
    .type = OptionSpec::Type::text,
    .default_value = "",
    .help = "show the boards of those decisions that satisfy this filter (see "
            "docs/filters.md)"};
inline constexpr OptionSpec kMeOption{.name = "me",
                                      .type = OptionSpec::Type::text,
                                      .default_value = "",
                                      .help = "whom the word 'me' means in that filter"};

/// The filter of the options where and me, if there is one. Fails with code "filter".
[[nodiscard]] Result<std::optional<Filter>> filter_of(const Options& options);

/// How the boards of a report look.
struct BoardLook {
    Theme theme = {};
    BoardView view = {};
};

/// What the options theme, bearoff and bottom say. Fails if there is no such theme.
[[nodiscard]] Result<BoardLook> look_of(const Options& options);

}  // namespace gammonkit
