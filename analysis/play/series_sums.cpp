#include "analysis/play/series_sums.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

namespace gammonkit {
namespace {

SeriesMean mean_of(double rounds, double sum, double squares)
{
    if (rounds < 1) return {};
    const double mean = sum / rounds;
    const double variance = std::max(squares / rounds - mean * mean, 0.0);
    return {.mean = mean, .standard_error = std::sqrt(variance / rounds)};
}

double& wins_of_kind(SideSums& side, const PlayedGame& game)
{
    if (game.is_dropped) return side.cashes;
    switch (game.stake) {
    case Stake::single:
        return side.singles;
    case Stake::gammon:
        return side.gammons;
    case Stake::backgammon:
        break;
    }
    return side.backgammons;
}

/// What a player did, however the game ended.
void add_to(SideSums& side, const PlayedGame& game, Player player)
{
    side.doubles += game.doubles[player];
    const ErrorSums& errors = game.errors[player];
    side.errors.plays += errors.plays;
    side.errors.play_error += errors.play_error;
    side.errors.cubes += errors.cubes;
    side.errors.cube_error += errors.cube_error;
}

}  // namespace

void add(SeriesSums& sums, const SeriesSums& more)
{
    std::vector<double> values;
    visit_sums(more, [&](const char* /*name*/, double value) { values.push_back(value); });
    auto next = values.begin();
    visit_sums(sums, [&](const char* /*name*/, double& value) { value += *next++; });
}

void count_game(SeriesSums& sums, const PlayedGame& game, Player seat)
{
    const auto side = [&](Player player) -> SideSums& {
        return sums.sides[player == seat ? Player::first : Player::second];
    };
    ++sums.games;
    sums.rolls += game.rolls;
    sums.cube_values += game.cube.value;
    const auto level = static_cast<std::size_t>(std::bit_width(static_cast<unsigned>(game.cube.value)) - 1);
    ++sums.cubes[std::min(level, kCubeCounts - 1)];
    ++wins_of_kind(side(game.outcome.winner), game);
    for (const Player player : kPlayers)
        add_to(side(player), game, player);
}

SeriesMean score_of(const SeriesSums& sums)
{
    return mean_of(sums.rounds, sums.score, sums.score_squares);
}

SeriesMean adjusted_score_of(const SeriesSums& sums)
{
    return mean_of(sums.rounds, sums.adjusted, sums.adjusted_squares);
}

}  // namespace gammonkit
