#pragma once

#include "importers/bgf/values.hpp"
#include "model/dice.hpp"
#include "model/match.hpp"

namespace gammonkit::bgf {

/// The candidates of a move, best first as BGBlitz lists them; those that cannot be read are left out, and
/// counted in `unread`. Nothing if there are none.
[[nodiscard]] std::optional<PlayAnalysis> play_analysis(const Json* move, const Position& before,
                                                        Player player, Dice dice, std::size_t& unread);

/// The cube decision in a move's `equity`; nothing if BGBlitz has not looked at it.
[[nodiscard]] std::optional<CubeAnalysis> cube_analysis(const Json* move);

/// The luck of a roll.
[[nodiscard]] std::optional<Value> luck_of(const Json* move);

}  // namespace gammonkit::bgf
