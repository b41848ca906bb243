#pragma once

#include "model/player.hpp"

#include <optional>

namespace gammonkit {

/// The doubling cube: its value (1, 2, 4 ...) and its owner; nobody owns a centered cube.
struct Cube {
    int value = 1;
    std::optional<Player> owner = {};

    [[nodiscard]] bool is_centered() const { return !owner.has_value(); }
    friend bool operator==(const Cube&, const Cube&) = default;
};

/// The highest value that any record is allowed to state: 2^20.
inline constexpr int kHighestCube = 1 << 20;

/// True for 1, 2, 4 ... kHighestCube.
[[nodiscard]] constexpr bool is_cube_value(int value)
{
    return value >= 1 && value <= kHighestCube && (value & (value - 1)) == 0;
}

}  // namespace gammonkit
