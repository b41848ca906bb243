#pragma once

#include "model/match.hpp"

#include <optional>

namespace gammonkit {

/// What was rolled in this turn, played or not; nothing if it is no roll.
[[nodiscard]] inline std::optional<Dice> dice_of(const Turn& turn)
{
    if (const auto* play = std::get_if<CheckerPlay>(&turn.action)) return play->dice;
    if (const auto* roll = std::get_if<Roll>(&turn.action)) return roll->dice;
    return std::nullopt;
}

}  // namespace gammonkit
