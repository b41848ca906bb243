#include "analysis/cube/efficiency.hpp"

#include "analysis/evaluate/position_class.hpp"

namespace gammonkit {
namespace {

constexpr EfficiencyTable kShipped{{
#include "analysis/cube/efficiencies.inc"
}};

EfficiencyCurve curve(const EfficiencyWeights& weights, const EfficiencyFacts& facts)
{
    EfficiencyCurve::Values values{};
    for (std::size_t fact = 0; fact < facts.size(); ++fact) {
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] += facts[fact] * weights[fact][i];
    }
    return EfficiencyCurve(values);
}

}  // namespace

std::size_t efficiency_kind(const Board& board)
{
    return both_are_home(board) ? kEfficiencyKinds.size() - 1 : static_cast<std::size_t>(stage_of(board));
}

EfficiencyFacts efficiency_facts(const Board& board)
{
    const auto hundreds = [](const Side& side) { return pips(side) / 100.0 - 1; };
    return {1, hundreds(board.own), hundreds(board.other)};
}

const EfficiencyTable& shipped_efficiencies()
{
    return kShipped;
}

CubeEfficiency cube_efficiency(const Board& board, const EfficiencyTable& table)
{
    const EfficiencyFacts facts = efficiency_facts(board);
    const auto& [centered, own, other] = table[efficiency_kind(board)];
    return {.centered = curve(centered, facts), .own = curve(own, facts), .other = curve(other, facts)};
}

CubeEfficiency cube_efficiency(const Board& board)
{
    return cube_efficiency(board, kShipped);
}

}  // namespace gammonkit
