#pragma once

#include "model/player.hpp"

#include <cstdint>
#include <string_view>

namespace gammonkit {

/// What a won game counts, times the cube.
enum class Stake : std::uint8_t { single = 1, gammon = 2, backgammon = 3 };

[[nodiscard]] constexpr int multiple(Stake stake)
{
    return static_cast<int>(stake);
}

/// "single", "gammon", "backgammon".
[[nodiscard]] std::string_view to_string(Stake stake);

/// Who won a game and how many points it brought, cube included.
struct Outcome {
    Player winner = Player::first;
    int points = 0;
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

}  // namespace gammonkit
