#pragma once

#include "analysis/cube/efficiency.hpp"

#include <string_view>

namespace gammonkit {

/// The kinds of positions that have efficiencies of their own: the stages, and bearoffs of both sides.
inline constexpr std::array<std::string_view, 5> kEfficiencyKinds{"contact", "back game", "late", "race",
                                                                  "bearoff"};
[[nodiscard]] std::size_t efficiency_kind(const Board& board);

/// What an efficiency depends on within a kind: 1, and the pips of the player on roll and of his opponent, in
/// hundreds above the first.
using EfficiencyFacts = std::array<double, 3>;
[[nodiscard]] EfficiencyFacts efficiency_facts(const Board& board);

/// Of one place of the cube: how much of each fact is in the values of its curve.
using EfficiencyWeights = std::array<EfficiencyCurve::Values, std::tuple_size_v<EfficiencyFacts>>;

/// For each kind: the cube in the middle, with the player on roll, and with his opponent.
using EfficiencyTable = std::array<std::array<EfficiencyWeights, 3>, kEfficiencyKinds.size()>;

/// The one that comes with GammonKit, made by `learn_cube_efficiency`.
[[nodiscard]] const EfficiencyTable& shipped_efficiencies();

[[nodiscard]] CubeEfficiency cube_efficiency(const Board& board, const EfficiencyTable& table);

}  // namespace gammonkit
