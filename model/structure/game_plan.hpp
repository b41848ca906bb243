#pragma once

#include "model/position.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace gammonkit {

/// What a side is playing for. Each position has exactly one for each side: the first in the list of
/// game_plan.cpp whose definition holds. docs/structure.md tells the definitions and their sources.
enum class GamePlan : std::uint8_t {
    opening,
    blitz,
    priming,
    prime_against_prime,
    holding,
    mutual_holding,
    ace_point,
    deep_anchor,
    back_game,
    containment,
    running,
    race,
    bearoff,
    bearoff_contact,
    mixed  ///< None stands out.
};
inline constexpr int kGamePlans = 15;

/// "opening", "prime-vs-prime", "ace-point" ...
[[nodiscard]] std::string_view to_string(GamePlan plan);
[[nodiscard]] std::optional<GamePlan> game_plan_from(std::string_view name);

/// The plans of both sides.
[[nodiscard]] ByPlayer<GamePlan> game_plans_of(const Position& position);

}  // namespace gammonkit
