#pragma once

#include "model/dice.hpp"
#include "model/play.hpp"
#include "model/position.hpp"

#include <optional>
#include <string>

namespace gammonkit::ogxm {

/// The bytes of a play's steps, in an order in which each of them is legal: as recorded, if that is one.
/// Nothing if there is no such order.
[[nodiscard]] std::optional<std::string> step_bytes(const Play& play, const Position& position, Player player,
                                                    Dice dice);

/// The number of the roll among the actions.
[[nodiscard]] int action_of(Dice dice);

}  // namespace gammonkit::ogxm
