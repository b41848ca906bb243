#include "model/decisions/play_choice.hpp"

#include "model/legal_plays.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

std::optional<double> lost(const std::optional<double>& best, const std::optional<double>& made)
{
    return best && made ? std::optional(std::max(0.0, *best - *made)) : std::nullopt;
}

}  // namespace

const std::optional<Value>& comparable_value(const Estimate& estimate)
{
    return estimate.cubeful ? estimate.cubeful : estimate.cubeless;
}

DecisionValue loss(const Estimate& best, const Estimate& made)
{
    if (best.cubeful.has_value() != made.cubeful.has_value()) return {};
    const DecisionValue a = decision_value(best);
    const DecisionValue b = decision_value(made);
    return {.equity = lost(a.equity, b.equity), .mwc = lost(a.mwc, b.mwc)};
}

std::optional<std::size_t> played_candidate(const PlayAnalysis& analysis, const CheckerPlay& made,
                                            const Position& position, Player player)
{
    if (analysis.played && *analysis.played < analysis.candidates.size()) return analysis.played;
    const std::optional<Position> board =
        made.result ? std::optional(*made.result) : after(position, player, made.play);
    const auto leads_there = [&](const Candidate& candidate) {
        return board && after(position, player, candidate.play) == board;
    };
    const auto found = std::ranges::find_if(analysis.candidates, leads_there);
    if (found == analysis.candidates.end()) return std::nullopt;
    return static_cast<std::size_t>(found - analysis.candidates.begin());
}

}  // namespace gammonkit
