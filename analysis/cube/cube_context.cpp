#include "analysis/cube/cube_context.hpp"

#include "analysis/cube/cube_model.hpp"
#include "analysis/met/score_of.hpp"

#include <bit>

namespace gammonkit {
namespace {

/// Two points on a line, and the value of the line at a third place.
double line(double p0, double v0, double p1, double v1, double p)
{
    return p1 == p0 ? v0 : v0 + (v1 - v0) * (p - p0) / (p1 - p0);
}

const WinShares& shares_of(const OutcomeMix& mix, Player on_roll, Player winner)
{
    return winner == on_roll ? mix.own : mix.other;
}

}  // namespace

CubeContext CubeContext::money(const Rules& rules)
{
    CubeContext context;
    context.jacoby_ = rules.uses_jacoby();
    context.cube_limit_ = rules.cube_limit.value_or(0);
    return context;
}

CubeContext CubeContext::match(const MatchScore& score, const MatchEquityTable& table, int cube_limit)
{
    CubeContext context;
    context.is_money_ = false;
    context.no_doubling_ = is_crawford_game(score);
    context.cube_limit_ = cube_limit;
    context.away_ = score.away;
    for (const Player winner : kPlayers) {
        for (std::size_t level = 0; level < kLevels; ++level) {
            const auto value = [&](int stake) {
                return table.after(score, winner, stake << level, winner).value;
            };
            const double single = value(1);
            context.levels_[winner][level].won = {single, value(2) - single, value(3) - single};
        }
    }
    context.prepare_levels();
    return context;
}

/// What follows from what winning is worth.
void CubeContext::prepare_levels()
{
    for (const Player player : kPlayers) {
        for (std::size_t index = 0; index < kLevels; ++index) {
            const int cube = 1 << index;
            Level& level = levels_[player][index];
            level.lost = lost_stakes(player, cube);
            level.last = is_last_double(cube);
            // Who loses the match with this game anyway turns the cube once more.
            const bool again = level.last && 2 * cube >= away_[player] &&
                               2 * cube < away_[opponent(player)] && is_allowed(4 * cube);
            level.played_won = stakes(player, again ? 4 * cube : 2 * cube);
            level.played_lost = lost_stakes(player, again ? 4 * cube : 2 * cube);
        }
    }
}

CubeContext CubeContext::of(const GameState& state, const MatchEquityTable& table)
{
    if (state.rules.is_money()) return money(state.rules);
    CubeContext context = match(score_of(state), table, state.rules.cube_limit.value_or(0));
    context.no_doubling_ = state.crawford_game;
    return context;
}

std::size_t CubeContext::level_of(int cube)
{
    return static_cast<std::size_t>(std::bit_width(static_cast<unsigned>(std::min(cube, kHighestLevel)))) - 1;
}

CubeContext::Stakes CubeContext::stakes(Player winner, int cube) const
{
    const double points = cube;
    if (is_money_) return {points, points, 2 * points};
    return levels_[winner][level_of(cube)].won;
}

CubeContext::Stakes CubeContext::lost_stakes(Player loser, int cube) const
{
    const Stakes theirs = stakes(opponent(loser), cube);
    return {opposite(theirs.single), -theirs.gammon_more, -theirs.backgammon_more};
}

double CubeContext::won(Player winner, int cube, Stake stake) const
{
    const Stakes all = stakes(winner, cube);
    if (stake == Stake::single) return all.single;
    return all.single + (stake == Stake::gammon ? all.gammon_more : all.backgammon_more);
}

bool CubeContext::may_double(Player player, const Cube& cube) const
{
    if (no_doubling_ || !is_allowed(2 * cube.value) || cube.value >= kHighestCube) return false;
    if (!is_money_ && away_[player] <= cube.value) return false;
    return cube.owner.value_or(player) == player;
}

bool CubeContext::is_dead(const Cube& cube) const
{
    if (!may_double(Player::first, cube) && !may_double(Player::second, cube)) return true;
    // Each may kill the cube by turning it, and who has the better of it loses nothing by doing so at once.
    return !is_money_ && cube.is_centered() && away_.first == 2 * cube.value &&
           away_.second == 2 * cube.value;
}

bool CubeContext::is_last_double(int cube) const
{
    if (!is_allowed(4 * cube) || cube >= kHighestLevel) return true;
    return !is_money_ && (2 * cube >= away_.first || 2 * cube >= away_.second);
}

double CubeContext::money_cash_point(const OutcomeMix& mix, Player on_roll, Player doubler, int cube) const
{
    const double won = points_won(shares_of(mix, on_roll, doubler));
    const double lost = points_won(shares_of(mix, on_roll, opponent(doubler)));
    if (cube_limit_ == 0) return (lost + 1) / (won + lost + 0.5);
    if (is_last_double(cube)) return (lost + 0.5) / (won + lost);
    const double their_point = money_cash_point(mix, on_roll, opponent(doubler), 2 * cube);
    return 1 - their_point * (won - 0.5) / (won + 1);
}

double CubeContext::match_cash_point(const OutcomeMix& mix, Player on_roll, Player doubler, int cube) const
{
    const Level* const level = &levels_[doubler][level_of(cube)];
    const double dropped = level->won.single;
    const double high = level->played_won.mean(shares_of(mix, on_roll, doubler));
    if (level->last) {
        const double low = level->played_lost.mean(shares_of(mix, on_roll, opponent(doubler)));
        return high > low ? (dropped - low) / (high - low) : 1;
    }
    const double redoubled = level->played_lost.single;
    const double their_point = match_cash_point(mix, on_roll, opponent(doubler), 2 * cube);
    return high > redoubled ? 1 - their_point * (high - dropped) / (high - redoubled) : 1;
}

double CubeContext::live_cash_point(const OutcomeMix& mix, Player on_roll, Player doubler, int cube) const
{
    return is_money_ ? money_cash_point(mix, on_roll, doubler, cube)
                     : match_cash_point(mix, on_roll, doubler, cube);
}

CubeContext::Ends CubeContext::ends(const OutcomeMix& mix, Player on_roll, const Cube& cube) const
{
    const Stakes lost =
        is_money_ ? lost_stakes(on_roll, cube.value) : levels_[on_roll][level_of(cube.value)].lost;
    const Stakes won = stakes(on_roll, cube.value);
    if (!gammons_count(cube)) return {lost.single, won.single};
    return {lost.mean(mix.other), won.mean(mix.own)};
}

double CubeContext::dead(const OutcomeMix& mix, Player on_roll, const Cube& cube) const
{
    const auto [low, high] = ends(mix, on_roll, cube);
    return low + (high - low) * mix.win;
}

double CubeContext::cubeless(const Chances& chances, Player on_roll, const Cube& cube) const
{
    if (is_money_) return cube.value * static_cast<double>(cubeless_equity(chances));
    return dead(outcome_mix(chances), on_roll, cube);
}

CubeContext::Window CubeContext::window(const OutcomeMix& mix, Player on_roll, const Cube& cube) const
{
    const auto [low, high] = ends(mix, on_roll, cube);
    Window window{.low_end = low, .high_end = high, .low_value = low, .high_value = high};
    const Player other = opponent(on_roll);
    if (may_double(other, cube)) {
        window.low = 1 - live_cash_point(mix, on_roll, other, cube.value);
        window.low_value = lost(on_roll, cube.value);
    }
    if (may_double(on_roll, cube)) {
        window.high = live_cash_point(mix, on_roll, on_roll, cube.value);
        window.high_value = won(on_roll, cube.value);
    }
    return window;
}

double CubeContext::Window::value(double win) const
{
    if (win < low) return line(0, low_end, low, low_value, win);
    if (win > high) return line(high, high_value, 1, high_end, win);
    return line(low, low_value, high, high_value, win);
}

double CubeContext::live(const OutcomeMix& mix, Player on_roll, const Cube& cube) const
{
    return window(mix, on_roll, cube).value(mix.win);
}

double CubeContext::cubeful(const OutcomeMix& mix, Player on_roll, const Cube& cube,
                            const CubeEfficiency& efficiency) const
{
    const double without = dead(mix, on_roll, cube);
    if (is_dead(cube)) return without;
    const Window between = window(mix, on_roll, cube);
    const EfficiencyCurve& x = cube.is_centered()       ? efficiency.centered
                               : *cube.owner == on_roll ? efficiency.own
                                                        : efficiency.other;
    return without + x.at(between.place(mix.win)) * (between.value(mix.win) - without);
}

CubeEfficiency CubeContext::numbers_of(const CubeEfficiency& efficiency, const OutcomeMix& mix,
                                       Player on_roll, int cube) const
{
    const auto number = [&](const EfficiencyCurve& curve, std::optional<Player> owner) {
        return curve.at(place_in_window(mix, on_roll, {.value = cube, .owner = owner}));
    };
    return {.centered = number(efficiency.centered, std::nullopt),
            .own = number(efficiency.own, on_roll),
            .other = number(efficiency.other, opponent(on_roll))};
}

CubeEfficiency CubeContext::efficiency(const OutcomeMix& mix, Player on_roll,
                                       const CubeEfficiency& usual) const
{
    return model_ ? model_->efficiency(mix, on_roll == decides_) : usual;
}

double CubeContext::normalized(double value, Player player, int cube) const
{
    if (is_money_) return value / cube;
    const double low = lost(player, cube);
    const double high = won(player, cube);
    return high > low ? (2 * value - low - high) / (high - low) : 0;
}

double CubeContext::unnormalized(double normalized, Player player, int cube) const
{
    if (is_money_) return normalized * cube;
    const double low = lost(player, cube);
    const double high = won(player, cube);
    return (low + high + normalized * (high - low)) / 2;
}

Value CubeContext::value(double value, Player player, int cube) const
{
    const double number = normalized(value, player, cube);
    return is_money_ ? Value(Equity{number}) : Value(Emg{number});
}

}  // namespace gammonkit
