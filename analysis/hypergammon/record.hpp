#pragma once

#include <array>
#include <cstddef>

namespace gammonkit::hypergammon {

/// What the player on roll has before he rolls, if he does not double now: money play, in units of the cube.
///
/// In the order of the files: he owns the cube; it is centered; it is centered and gammons count only once it
/// has been turned (the Jacoby rule); his opponent owns it. Then that of the game without a cube.
using Equities = std::array<float, 5>;
inline constexpr std::size_t kOwn = 0;
inline constexpr std::size_t kCentered = 1;
inline constexpr std::size_t kJacoby = 2;
inline constexpr std::size_t kOther = 3;
inline constexpr std::size_t kCubeless = 4;
inline constexpr std::size_t kCubeKinds = 4;

/// His chances: to win; with a gammon or more; with a backgammon; to lose a gammon or more; a backgammon.
using FiveChances = std::array<float, 5>;

/// What a table knows of a position.
struct Record {
    Equities equities{};
    FiveChances chances{};
};

}  // namespace gammonkit::hypergammon
