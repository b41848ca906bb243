#pragma once

#include "analysis/cube/cube_context.hpp"

#include <array>
#include <optional>

namespace gammonkit {

/// How many cubes a search keeps in view.
inline constexpr std::size_t kMostCubes = 16;

/// What a board is worth with each cube of a line.
using CubeLineValues = std::array<double, kMostCubes>;

/// The cubes that a search can meet, beginning with the one on the table. At every roll the player whose turn
/// it is may double.
class CubeLine {
public:
    /// `doubles` is how often the cube can be turned before the end of the search. `context` must live as
    /// long.
    CubeLine(const CubeContext& context, const Cube& now, int doubles);

    [[nodiscard]] const CubeContext& context() const { return *context_; }
    [[nodiscard]] std::size_t size() const { return count_; }
    [[nodiscard]] const Cube& cube(std::size_t index) const { return steps_[index].cube; }

    /// The cube after `player` has doubled and his opponent taken; nothing if he may not.
    [[nodiscard]] std::optional<std::size_t> doubled(std::size_t index, Player player) const
    {
        return steps_[index].doubled[player];
    }

    /// What a board is worth to `player`, on roll, if he doubles where that is best. `values` tells what it
    /// is worth to him with each cube if he does not.
    [[nodiscard]] double decided(const CubeLineValues& values, std::size_t index, Player player) const;

private:
    struct Step {
        Cube cube;
        ByPlayer<std::optional<std::size_t>> doubled;
    };
    void add_doubles(std::size_t from, int doubles);

    const CubeContext* context_;
    std::array<Step, kMostCubes> steps_{};
    std::size_t count_ = 0;
};

}  // namespace gammonkit
