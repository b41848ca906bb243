#pragma once

#include "analysis/cube/efficiency.hpp"
#include "analysis/evaluate/chances.hpp"

#include <optional>
#include <string>

namespace gammonkit {

/// By which model it is judged what a cube is worth. Without a choice it is Rick Janowski's, with an
/// efficiency by kind of position.
struct CubeModel {
    std::optional<CubeEfficiency> efficiency = {};  ///< Janowski's, with this one everywhere.
    std::optional<double> volatility = {};          ///< The jump model, with jumps of this mean size, 0 to 1.

    /// What it says of chances; `usual` is the efficiency of their kind of position.
    [[nodiscard]] CubeEfficiency efficiency_of(const Chances& chances, const CubeEfficiency& usual) const;

    friend bool operator==(const CubeModel&, const CubeModel&) = default;
};

/// "x 0.68", "x 0.6 of one's own cube, 0.75 of the opponent's", "jump model of 8 %, x 0.722": a model with
/// the efficiency that it says.
[[nodiscard]] std::string cube_model_text(const CubeModel& model, const CubeEfficiency& efficiency);

}  // namespace gammonkit
