#pragma once

#include "formats/options.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

inline constexpr std::array<std::string_view, 7> kStarts{
    "any", "standard", "nackgammon", "hypergammon-1", "hypergammon-2", "hypergammon-3", "long-gammon"};

/// The option of formats whose matches do not say which variant was played.
inline constexpr OptionSpec kStartOption{
    .name = "variant",
    .type = OptionSpec::Type::choice,
    .default_value = "any",
    .help = "the game that is played, where the record does not say it; any: that which can be followed",
    .choices = kStarts};

inline constexpr std::array kStartOptions{kStartOption};

}  // namespace gammonkit
