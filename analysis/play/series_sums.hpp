#pragma once

#include "analysis/play/game.hpp"

#include <array>

namespace gammonkit {

/// How often each value of the cube stood at the end of games: 1, 2, 4 ... 64 and more.
inline constexpr std::size_t kCubeCounts = 7;

/// What one side of a pairing did.
struct SideSums {
    double singles = 0;  ///< Games that it won so, played to their end.
    double gammons = 0;
    double backgammons = 0;
    double cashes = 0;      ///< Games that it won by a double that was dropped.
    double doubles = 0;     ///< Its doubles, taken or not.
    ErrorSums errors = {};  ///< Where they are measured.

    [[nodiscard]] double wins() const { return singles + gammons + backgammons + cashes; }
};

/// What games or matches between two have brought, as sums that can be added. Scores are those of the first:
/// points of a money game, or 1 for a match won and 0 for one lost. Those of a round are means of its games
/// or matches; with the luck taken out they are called adjusted.
struct SeriesSums {
    double rounds = 0;
    double bouts = 0;  ///< Money games or matches.
    double games = 0;
    double rolls = 0;
    double score = 0;  ///< Sum over the rounds.
    double score_squares = 0;
    double adjusted = 0;
    double adjusted_squares = 0;
    double match_wins = 0;
    double cube_values = 0;  ///< Sum of the cubes at the end of games.
    std::array<double, kCubeCounts> cubes{};
    ByPlayer<SideSums> sides = {};  ///< The first entrant is Player::first.
};

/// Calls `visit` with the name and the value of each sum.
template <class Sums, class Visit>
void visit_sums(Sums& sums, Visit visit)
{
    visit("rounds", sums.rounds);
    visit("bouts", sums.bouts);
    visit("games", sums.games);
    visit("rolls", sums.rolls);
    visit("score", sums.score);
    visit("score_squares", sums.score_squares);
    visit("adjusted", sums.adjusted);
    visit("adjusted_squares", sums.adjusted_squares);
    visit("match_wins", sums.match_wins);
    visit("cube_values", sums.cube_values);
    constexpr std::array kCubes{"cube_1", "cube_2", "cube_4", "cube_8", "cube_16", "cube_32", "cube_64"};
    for (std::size_t i = 0; i < kCubeCounts; ++i)
        visit(kCubes[i], sums.cubes[i]);
    const auto visit_side = [&](auto& side, const std::array<const char*, 9>& names) {
        visit(names[0], side.singles);
        visit(names[1], side.gammons);
        visit(names[2], side.backgammons);
        visit(names[3], side.cashes);
        visit(names[4], side.doubles);
        visit(names[5], side.errors.plays);
        visit(names[6], side.errors.play_error);
        visit(names[7], side.errors.cubes);
        visit(names[8], side.errors.cube_error);
    };
    visit_side(sums.sides.first, {"singles_won", "gammons_won", "backgammons_won", "cashes_won",
                                  "doubles_made", "plays", "play_error", "cube_decisions", "cube_error"});
    visit_side(sums.sides.second,
               {"singles_lost", "gammons_lost", "backgammons_lost", "cashes_lost", "doubles_met",
                "others_plays", "others_play_error", "others_cube_decisions", "others_cube_error"});
}

/// Adds the sums of further rounds.
void add(SeriesSums& sums, const SeriesSums& more);

/// Counts a game in which the first entrant was `seat`.
void count_game(SeriesSums& sums, const PlayedGame& game, Player seat);

/// A mean and one standard deviation of it.
struct SeriesMean {
    double mean = 0;
    double standard_error = 0;
};
/// The score of a money game or match.
[[nodiscard]] SeriesMean score_of(const SeriesSums& sums);
/// The same with the luck taken out.
[[nodiscard]] SeriesMean adjusted_score_of(const SeriesSums& sums);

}  // namespace gammonkit
