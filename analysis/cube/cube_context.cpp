#include "analysis/cube/cube_context.hpp"

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
            for (std::size_t stake = 1; stake <= 3; ++stake) {
                const int points = static_cast<int>(stake << level);
                context.won_[winner][level][stake - 1] = table.after(score, winner, points, winner).value;
            }
        }
    }
    return context;
}

CubeContext CubeContext::of(const GameState& state, const MatchEquityTable& table)
{
    if (state.rules.is_money()) return money(state.rules);
    const MatchScore score{.away = {away(state, Player::first), away(state, Player::second)},
                           .post_crawford = is_post_crawford(state),
                           .crawford_rule = state.rules.uses_crawford()};
    CubeContext context = match(score, table, state.rules.cube_limit.value_or(0));
    context.no_doubling_ = state.crawford_game;
    return context;
}

double CubeContext::won(Player winner, int cube, Stake stake) const
{
    const int multiple_of_cube = multiple(stake);
    if (is_money_) return static_cast<double>(multiple_of_cube) * cube;
    const auto level = std::bit_width(static_cast<unsigned>(std::min(cube, kHighestLevel))) - 1;
    return won_[winner][static_cast<std::size_t>(level)][static_cast<std::size_t>(multiple_of_cube - 1)];
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

double CubeContext::mean_won(const WinShares& shares, Player winner, int cube) const
{
    return shares.single * won(winner, cube, Stake::single) +
           shares.gammon * won(winner, cube, Stake::gammon) +
           shares.backgammon * won(winner, cube, Stake::backgammon);
}

bool CubeContext::is_last_double(int cube) const
{
    if (!is_allowed(4 * cube) || cube > kHighestLevel) return true;
    return !is_money_ && (2 * cube >= away_.first || 2 * cube >= away_.second);
}

double CubeContext::money_cash_point(const OutcomeMix& mix, Player on_roll, Player doubler) const
{
    const double won = points_won(shares_of(mix, on_roll, doubler));
    const double lost = points_won(shares_of(mix, on_roll, opponent(doubler)));
    return (lost + 1) / (won + lost + 0.5);
}

double CubeContext::last_cash_point(const OutcomeMix& mix, Player on_roll, Player doubler, int cube) const
{
    const Player taker = opponent(doubler);
    // Who loses the match with this game anyway turns the cube once more.
    const bool again =
        !is_money_ && 2 * cube >= away_[doubler] && 2 * cube < away_[taker] && is_allowed(4 * cube);
    const int played_for = again ? 4 * cube : 2 * cube;
    const double low = mean_lost(shares_of(mix, on_roll, taker), doubler, played_for);
    const double high = mean_won(shares_of(mix, on_roll, doubler), doubler, played_for);
    return (won(doubler, cube) - low) / (high - low);
}

double CubeContext::live_cash_point(const OutcomeMix& mix, Player on_roll, Player doubler, int cube) const
{
    if (is_money_ && cube_limit_ == 0) return money_cash_point(mix, on_roll, doubler);
    if (is_last_double(cube)) return last_cash_point(mix, on_roll, doubler, cube);
    const double taken_and_won = mean_won(shares_of(mix, on_roll, doubler), doubler, 2 * cube);
    const double redoubled = lost(doubler, 2 * cube);
    const double their_point = live_cash_point(mix, on_roll, opponent(doubler), 2 * cube);
    return 1 - their_point * (taken_and_won - won(doubler, cube)) / (taken_and_won - redoubled);
}

double CubeContext::dead(const OutcomeMix& mix, Player on_roll, const Cube& cube) const
{
    const bool gammons = gammons_count(cube);
    const double low = mean_lost(gammons ? mix.other : WinShares{}, on_roll, cube.value);
    const double high = mean_won(gammons ? mix.own : WinShares{}, on_roll, cube.value);
    return low + (high - low) * mix.win;
}

double CubeContext::live(const OutcomeMix& mix, Player on_roll, const Cube& cube) const
{
    const bool gammons = gammons_count(cube);
    double low_point = 0;
    double low = mean_lost(gammons ? mix.other : WinShares{}, on_roll, cube.value);
    double high_point = 1;
    double high = mean_won(gammons ? mix.own : WinShares{}, on_roll, cube.value);
    const Player other = opponent(on_roll);
    if (may_double(other, cube)) {
        const double point = 1 - live_cash_point(mix, on_roll, other, cube.value);
        const double cashed = lost(on_roll, cube.value);
        if (mix.win < point) return line(0, low, point, cashed, mix.win);
        low_point = point;
        low = cashed;
    }
    if (may_double(on_roll, cube)) {
        const double point = live_cash_point(mix, on_roll, on_roll, cube.value);
        const double cashed = won(on_roll, cube.value);
        if (mix.win > point) return line(point, cashed, 1, high, mix.win);
        high_point = point;
        high = cashed;
    }
    return line(low_point, low, high_point, high, mix.win);
}

double CubeContext::cubeful(const OutcomeMix& mix, Player on_roll, const Cube& cube,
                            const CubeEfficiency& efficiency) const
{
    const double without = dead(mix, on_roll, cube);
    if (is_dead(cube)) return without;
    const double x = cube.is_centered()       ? efficiency.centered
                     : *cube.owner == on_roll ? efficiency.own
                                              : efficiency.other;
    return without + x * (live(mix, on_roll, cube) - without);
}

double CubeContext::normalized(double worth, Player player, int cube) const
{
    if (is_money_) return worth / cube;
    const double low = lost(player, cube);
    const double high = won(player, cube);
    return (2 * worth - low - high) / (high - low);
}

double CubeContext::worth_of(double normalized, Player player, int cube) const
{
    if (is_money_) return normalized * cube;
    const double low = lost(player, cube);
    const double high = won(player, cube);
    return (low + high + normalized * (high - low)) / 2;
}

Value CubeContext::value(double worth, Player player, int cube) const
{
    const double number = normalized(worth, player, cube);
    return is_money_ ? Value(Equity{number}) : Value(Emg{number});
}

}  // namespace gammonkit
