#pragma once

#include "formats/options.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

// Options that several reports have.

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

inline constexpr std::array<std::string_view, 3> kBoardsShown{"errors", "all", "none"};
inline constexpr OptionSpec kBoardsOption{.name = "boards",
                                          .type = OptionSpec::Type::choice,
                                          .default_value = "errors",
                                          .help = "of which decisions boards are shown",
                                          .choices = kBoardsShown};

}  // namespace gammonkit
