#pragma once

#include "analysis/bearoff/one_sided_table.hpp"
#include "analysis/board.hpp"
#include "model/decisions/cube_choice.hpp"
#include "model/race/effort.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace gammonkit {

/// The ways in which players count a race to judge the cube.
enum class RaceMethod : std::uint8_t { keith, thorp, ward, isight, trice, percentages, kleinman };
inline constexpr RaceMethod kRaceMethods[] = {
    RaceMethod::keith, RaceMethod::thorp,       RaceMethod::ward,     RaceMethod::isight,
    RaceMethod::trice, RaceMethod::percentages, RaceMethod::kleinman,
};

/// "keith" ... "8-9-12", "kleinman".
[[nodiscard]] std::string_view name_of(RaceMethod method);
/// As players write it: "Keith", "8-9-12".
[[nodiscard]] std::string_view title_of(RaceMethod method);

/// What a method says of a race, in a money game, seen by the player on roll before he rolls.
struct RaceCount {
    RaceMethod method = RaceMethod::keith;
    double own = 0;    ///< Pips of the player on roll, as the method adjusts and increases them.
    double other = 0;  ///< Pips of his opponent, as the method adjusts them.
    /// What the criterion looks at, where that is not how much larger `own` is than `other`: the lead in
    /// percent (8-9-12) or in pips (Trice), or Kleinman's metric.
    std::optional<double> measure = {};
    std::optional<double> win = {};  ///< The chance to win without the cube, of methods that give one.
    /// No double, right_double; take or drop. A double that is dropped is a right one.
    CubeVerdict verdict = {};
};

/// What `method` says. `redouble`: the player on roll owns the cube, else it is centered. The board must be a
/// race, with checkers of both sides in play.
[[nodiscard]] RaceCount count_race(RaceMethod method, const Board& board, bool redouble);

/// True if both say the same of doubling and of taking. An optional double agrees with either; a beaver is a
/// take, and who is too good to double does not double.
[[nodiscard]] bool is_same_advice(const CubeVerdict& a, const CubeVerdict& b);

// The counts of one player, before what is added for being on roll.

/// Keith count: pips; 2 for each checker more than 1 on the ace point, 1 for each more than 1 on the deuce
/// and more than 3 on the three point, 1 for each gap on the four, five and six points. The player on roll
/// adds a seventh, rounded down. He doubles with at most 4 more than his opponent and redoubles with at most
/// 3; the opponent takes if it is at least 2. Source: Tom Keith, "Cube Handling in Noncontact Positions",
/// 2004. GNU Backgammon 1.07 does not round.
[[nodiscard]] int keith_count(const Side& side);

/// Thorp count: pips, 2 for each checker, 1 for each on the ace point, less 1 for each point held in the
/// home board. The player on roll adds a tenth if he has more than 30. He doubles with at most 2 more than
/// his opponent and redoubles with at most 1; the opponent takes if he has at most 2 more. Source: Edward O.
/// Thorp, "The Mathematics of Gambling", 1984; as in GNU Backgammon 1.07, nothing is rounded.
[[nodiscard]] int thorp_count(const Side& side);

/// Ward count: pips, 2 for each checker more than 2 on the ace point and for each more on the board than the
/// opponent has, 1/2 for each more outside than he has, less 1 for each point more in the home board. The
/// player on roll adds a tenth. He doubles with at most 2 more than his opponent and redoubles with at most
/// 1; the opponent takes with at most 2 more in a race of 50 pips, 3 in one of 75, 4 in one of 100: here the
/// nearest of them to the pips of the player on roll. Source: Jeff Ward, by the glossary of Backgammon
/// Galore.
[[nodiscard]] double ward_count(const Side& side, const Side& other);

/// Isight count: pips, 1 for each checker more on the board than the opponent has and for each crossover more
/// to bring them home; 2 for each checker more than 2 on the ace point, 1 for each more than 2 on the deuce
/// and more than 3 on the three point; 1 for each gap on the four, five and six points where he has none. The
/// player on roll adds a sixth. He doubles with at most 6 more than his opponent and redoubles with at most
/// 5; the opponent takes if it is at least 2. His chance to win is 80 - l/3 + 2d percent, with l without that
/// sixth and d the lead. Source: Axel Reichert, "Improved Cube Handling in Races: Insights with Isight",
/// 2014.
[[nodiscard]] int isight_count(const Side& side, const Side& other);

/// The largest lead in pips with which a player of so many pips is still taken when he doubles: up to 62
/// pips (pips - 5) / 7, rounded down, above pips / 10 + 1, rounded up. He doubles from 3 pips less and
/// redoubles from 2 less. Source: Walter Trice, "Backgammon Boot Camp", 2004 (Rule 62).
[[nodiscard]] int trice_last_take(int pips);

/// Kleinman's metric: (d + 4)^2 / (s - 4), d the lead of the player on roll and s the sum of the pips; less
/// than 0 if he is more than 4 pips behind. He doubles above 0.44 and redoubles above 0.61; the opponent
/// drops above 1.2. Source: Danny Kleinman, "Vision Laughs at Counting", 1980.
[[nodiscard]] double kleinman_metric(int own_pips, int other_pips);

/// The chance to win that belongs to that metric: the lead is normally distributed with variance 2s - 8.
[[nodiscard]] double kleinman_chance(double metric);

/// What is known of one side of a race.
struct RaceSideFacts {
    RaceEffort effort;
    double deviation = 0;           ///< Of the rolls that the side needs.
    bearoff::Distribution rolls{};  ///< The chances to need so many.
};

/// What both sides' distributions of rolls say, seen by the player on roll before he rolls.
struct RaceFacts {
    RaceSideFacts own;
    RaceSideFacts other;
    double win = 0;  ///< Without the cube.
    /// Parts of all games; nothing where a gammon is possible and not known.
    std::optional<double> win_gammon = {};
    std::optional<double> lose_gammon = {};

    /// Both sides stand within the table; else the distributions are normal ones with estimated means and
    /// deviations. Even so each side plays for its own fewest rolls: see `bearoff::race_chances`.
    [[nodiscard]] bool is_exact() const { return own.effort.is_exact && other.effort.is_exact; }
};

/// Nothing if the board is no race, or the game is over. The table may have any number of points.
[[nodiscard]] std::optional<RaceFacts> race_facts(const bearoff::OneSidedTable& table, const Board& board);

}  // namespace gammonkit
