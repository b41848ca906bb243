#include "decisions/statistics/scale.hpp"

#include "analysis/met/score_of.hpp"

namespace gammonkit {
namespace {

/// What the game won by `winner` at the value of the cube is for `player`.
float value_after(const MatchEquityTable& table, const GameState& state, Player winner, Player player)
{
    const auto cube = static_cast<float>(state.cube.value);
    if (state.rules.is_money()) return winner == player ? cube : -cube;
    return static_cast<float>(table.after(score_of(state), winner, state.cube.value, player).value);
}

}  // namespace

Scale::Scale(const MatchEquityTable& table, const GameState& state, Player player)
    : won_(value_after(table, state, player, player)),
      lost_(value_after(table, state, opponent(player), player)), is_money_(state.rules.is_money())
{
}

float Scale::absolute(float normalized) const
{
    if (is_money_) return normalized * won_;
    return (normalized * (won_ - lost_) + (won_ + lost_)) / 2;
}

Amount Scale::amount(double normalized) const
{
    // Single precision, and the place on the scale before the difference, as GNU Backgammon has it: that
    // decides how ties are rounded.
    const float difference = absolute(static_cast<float>(normalized)) - absolute(0);
    return {normalized, static_cast<double>(difference)};
}

std::optional<Amount> Scale::amount(const Value& difference) const
{
    const auto* chance = std::get_if<Mwc>(&difference);
    if (chance == nullptr) return amount(number_of(difference));
    if (is_money_ || !(won_ > lost_)) return std::nullopt;
    return Amount{2 * chance->value / static_cast<double>(won_ - lost_), chance->value};
}

}  // namespace gammonkit
