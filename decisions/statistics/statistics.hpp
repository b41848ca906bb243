#pragma once

#include "analysis/met/match_equity_table.hpp"
#include "decisions/statistics/counting_rules.hpp"
#include "decisions/statistics/decision_error.hpp"
#include "decisions/statistics/ratings.hpp"
#include "model/match.hpp"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace gammonkit {

/// How many errors, and what they cost.
struct Tally {
    int count = 0;
    Amount error = {};
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// Errors by counted decisions. All errors are positive: what was lost.
struct Rate {
    int decisions = 0;
    Amount error = {};

    /// Error per decision; nothing without decisions. Times 1000 it is in thousandths.
    [[nodiscard]] std::optional<Amount> per_decision() const;
    [[nodiscard]] std::optional<SkillRating> rating() const;
    friend bool operator==(const Rate&, const Rate&) = default;
};

struct CheckerStatistics {
    int moves = 0;         ///< All rolls, forced and not analyzed ones included.
    int not_analyzed = 0;  ///< Rolls of which no analysis says anything.
    int unmarked = 0;
    int doubtful = 0;
    int bad = 0;
    int very_bad = 0;
    Rate rate = {};  ///< By unforced plays.
    friend bool operator==(const CheckerStatistics&, const CheckerStatistics&) = default;
};

struct LuckStatistics {
    int very_lucky = 0;
    int lucky = 0;
    int unmarked = 0;
    int unlucky = 0;
    int very_unlucky = 0;
    int moves = 0;  ///< All rolls: what the rate is by.
    Amount total = {};

    [[nodiscard]] int rolls() const { return very_lucky + lucky + unmarked + unlucky + very_unlucky; }
    /// Luck per roll.
    [[nodiscard]] std::optional<Amount> per_roll() const;
    [[nodiscard]] std::optional<LuckRating> rating(StatisticsRules rules = StatisticsRules::gnubg) const;
    friend bool operator==(const LuckStatistics&, const LuckStatistics&) = default;
};

struct CubeStatistics {
    int decisions = 0;     ///< To double, not to double, to take, to drop: those that an analysis judges.
    int not_analyzed = 0;  ///< Those of which no analysis says anything.
    int doubles = 0;
    int takes = 0;
    int drops = 0;
    std::array<Tally, kCubeMistakes> mistakes = {};
    Rate rate = {};  ///< By close or actual decisions.

    [[nodiscard]] const Tally& operator[](CubeMistake mistake) const
    {
        return mistakes[static_cast<std::size_t>(mistake)];
    }
    friend bool operator==(const CubeStatistics&, const CubeStatistics&) = default;
};

/// What dice did in so many tries, beside what chance expects of just these tries. The difference tells of
/// good or bad dice where it is more than two standard deviations: chance alone does that 1 time in 20.
struct DiceTally {
    int tries = 0;
    int found = 0;
    double expected = 0;
    double variance = 0;  ///< Of what is found, by chance.

    void add(int what, double mean, double spread)
    {
        *this += {.tries = 1, .found = what, .expected = mean, .variance = spread};
    }
    /// Something that happens with this chance, and did or did not.
    void add(bool happened, double chance) { add(happened ? 1 : 0, chance, chance * (1 - chance)); }

    /// Standard deviation of what is found.
    [[nodiscard]] double deviation() const;

    DiceTally& operator+=(const DiceTally& other)
    {
        tries += other.tries;
        found += other.found;
        expected += other.expected;
        variance += other.variance;
        return *this;
    }
    friend bool operator==(const DiceTally&, const DiceTally&) = default;
};

/// What a player rolled, by all rolls of the record, played or not. Nothing of it needs an analysis, and
/// nothing of it is skill but the shots that a player got or left: that is what chance is asked of.
struct DiceStatistics {
    DiceTally pips = {};      ///< Of all rolls; a doublet counts four times its number.
    DiceTally doublets = {};  ///< Of all rolls but opening ones, which are none.
    DiceTally entered = {};   ///< Of rolls with a checker on the bar and a point that it can enter on.
    DiceTally shots = {};     ///< Rolls that hit, of those before which there was a shot (`shots_of`).
    int hits = 0;             ///< Plays that hit a checker.

    DiceStatistics& operator+=(const DiceStatistics& other);
    friend bool operator==(const DiceStatistics&, const DiceStatistics&) = default;
};

/// Errors as eXtreme Gammon's performance rating (PR) counts them.
struct Performance {
    int decisions = 0;
    double error = 0;    ///< EMG.
    double squares = 0;  ///< Of the errors of the decisions: `rating_interval` needs them.

    /// 500 times the error per decision: 0 is perfect. Nothing without decisions.
    [[nodiscard]] std::optional<double> rating() const;
    Performance& operator+=(const Performance& other)
    {
        decisions += other.decisions;
        error += other.error;
        squares += other.squares;
        return *this;
    }
    friend bool operator==(const Performance&, const Performance&) = default;
};

/// The performance at one score, seen by the player.
struct PerformanceAtScore {
    int away = 0;  ///< Points that the player needs; 0 in a money session.
    int opponent_away = 0;
    bool crawford_game = false;
    bool post_crawford = false;
    Performance performance = {};
};

/// How long a player took for a decision, beside his others of the match of that kind (plays, or the cube):
/// up to a quarter of them, the fastest, are hurried, and up to a quarter considered. A bound in seconds
/// would depend on how long the match may take.
enum class Pace : std::uint8_t { hurried, usual, considered };
inline constexpr int kPaces = 3;

/// The performance of decisions that were made at one pace.
struct PerformanceAtPace {
    Performance performance = {};
    double seconds = 0;  ///< All together: see `seconds_taken`.
};

/// What is known of one player. A part of which no analysis says anything is empty, and never all zeros.
struct PlayerStatistics {
    int moves = 0;  ///< All rolls, analyzed or not.
    DiceStatistics dice = {};
    std::optional<CheckerStatistics> checker = {};
    std::optional<LuckStatistics> luck = {};
    std::optional<CubeStatistics> cube = {};

    Performance performance = {};
    Performance checker_performance = {};
    Performance cube_performance = {};
    std::array<Performance, 4> by_phase = {};  ///< In the order of `Phase`.
    std::vector<Performance> by_plan = {};  ///< By his own plans, as `with_plan`; empty where nothing counts.
    /// In the order of `Pace`, of the decisions whose time is known; empty if none is, and of single games.
    std::vector<PerformanceAtPace> by_pace = {};
    std::vector<PerformanceAtScore> by_score = {};  ///< In the order in which the scores came up.
    /// Indexes into `MatchStatistics::decisions`, the greatest normalized error first.
    std::vector<std::size_t> biggest_errors = {};

    /// Checker play and cube together.
    [[nodiscard]] std::optional<Rate> overall() const;
    /// Of the decisions in which he follows one plan, in the order of `GamePlan`.
    [[nodiscard]] Performance with_plan(std::size_t plan) const
    {
        return plan < by_plan.size() ? by_plan[plan] : Performance{};
    }
};

/// What came out, seen by the first player: chances to win the match over 1/2, or points of a money session.
struct Results {
    std::optional<double> actual = {};
    std::optional<double> luck_adjusted = {};  ///< Without own luck, with the opponent's.
};

/// A game, or all of a match.
struct SpanStatistics {
    ByPlayer<PlayerStatistics> players = {};
    Results results = {};

    /// Errors of both parts by the moves of both players; nothing if nothing is known of the player.
    [[nodiscard]] std::optional<double> snowie_rate(Player player) const;
};

/// A mean with what it may be off by: from `mean - margin` to `mean + margin` it is with 95 %.
struct Advantage {
    double mean = 0;
    double margin = 0;
    friend bool operator==(const Advantage&, const Advantage&) = default;
};

/// The statistics of a match or a money session.
struct MatchStatistics {
    Rules rules = {};
    ByPlayer<std::string> names = {};
    CountingRules counting = {};
    std::string match_equity_table = {};  ///< By which values were converted; empty in money sessions.
    bool nothing_analyzed = true;         ///< No analysis says anything of any decision or roll.
    SpanStatistics match = {};
    std::vector<SpanStatistics> games = {};  ///< One for each game of the match.
    /// In the order of the record: those that count and those that do not; of a summary, the errors alone.
    std::vector<DecisionError> decisions = {};

    /// Points per game of a money session, seen by the first player.
    std::optional<Advantage> actual_advantage = {};
    std::optional<Advantage> luck_adjusted_advantage = {};

    /// The player's chance to win a match like this against this opponent: a half, minus what the player lost
    /// by errors, plus what the opponent lost, from 0 to 1. Nothing in money sessions, or without errors of
    /// both.
    [[nodiscard]] std::optional<double> chance_against_opponent(const SpanStatistics& span,
                                                                Player player) const;
    /// The same by the luck adjusted result: a half and that.
    [[nodiscard]] std::optional<double> chance_by_luck(const SpanStatistics& span, Player player) const;
    /// What came out from 0 to 1, as the manual of GNU Backgammon has it: a half and the actual result, 1 for
    /// a match won from the start; matches only.
    [[nodiscard]] std::optional<double> actual_chance(const SpanStatistics& span, Player player) const;
    /// How much higher the player's FIBS rating is by the errors of both; matches only.
    [[nodiscard]] std::optional<double> error_based_rating_difference(const SpanStatistics& span,
                                                                      Player player) const;
    /// How much higher the player's FIBS rating is by the luck adjusted result; matches only.
    [[nodiscard]] std::optional<double> luck_based_rating_difference(const SpanStatistics& span,
                                                                     Player player) const;
    /// The FIBS rating by errors in games of the length of this match; matches only.
    [[nodiscard]] std::optional<ErrorBasedRating> error_based_rating(const SpanStatistics& span,
                                                                     Player player) const;
};

/// The indexes of all errors above 0, the greatest first; of equals, the earlier.
[[nodiscard]] std::vector<std::size_t> errors_by_size(std::span<const DecisionError> decisions,
                                                      double Amount::* unit);

/// Adds up all that the analyses of a match say, by the first analysis of each decision. Values in the unit
/// that a record leaves out are converted by `table`; in money sessions it is not asked. Nothing fails: what
/// cannot be known is empty.
[[nodiscard]] MatchStatistics statistics_of(const Match& match, const MatchEquityTable& table,
                                            const CountingRules& counting = {});
[[nodiscard]] MatchStatistics statistics_of(const Match& match, const FollowedMatch& followed,
                                            const MatchEquityTable& table, const CountingRules& counting);
/// The same of a match whose values `state_in_both_units` has stated in both units by this table already.
[[nodiscard]] MatchStatistics statistics_of_stated(const Match& match, const FollowedMatch& followed,
                                                   const MatchEquityTable& table,
                                                   const CountingRules& counting = {});
/// The same without the decisions that are no errors, game by game: all that a summary says, for records of
/// any size.
[[nodiscard]] MatchStatistics summary_of(const Match& match, const MatchEquityTable& table,
                                         const CountingRules& counting = {});
/// The same as `statistics_of` by the table that is used where none is named.
[[nodiscard]] MatchStatistics statistics_of(const Match& match);

/// What game `index` brought the first player: match chances after it less those before, or points. Nothing
/// if its end is not known.
[[nodiscard]] std::optional<double> actual_result(const Match& match, std::size_t index,
                                                  const FollowedGame& followed,
                                                  const MatchEquityTable& table);

/// A result of the first player without his luck and with that of his opponent, as far as they are known.
[[nodiscard]] double without_luck(double result, const ByPlayer<PlayerStatistics>& players);

/// The result of these games, so adjusted; nothing if no luck is known.
[[nodiscard]] std::optional<double> luck_adjusted(const SpanStatistics& span);

/// How much of the result of a match, as a chance to win it, errors and luck may leave unexplained if it
/// shall be told who would have won it with average dice: with more, that is the engine's inexactness.
inline constexpr double kMostUnexplained = 0.05;

/// Points per game of results in the order of the games.
[[nodiscard]] std::optional<Advantage> advantage(const std::vector<double>& results);

}  // namespace gammonkit
