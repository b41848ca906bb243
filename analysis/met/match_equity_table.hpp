#pragma once

#include "analysis/met/match_score.hpp"
#include "model/value.hpp"
#include "support/result.hpp"

#include <string>
#include <vector>

namespace gammonkit {

/// The longest match that a table may be asked for.
inline constexpr int kLongestMatch = 1000;

/// The numbers of a match equity table, as files hold them.
struct MatchEquities {
    std::string name = {};
    std::string description = {};
    std::string copyright = {};  ///< Whose table it is, and what may be done with it; may be empty.
    int length = 0;              ///< The points of the longest match in the table.
    /// Row by row, `length` in each: the chance of the first player, who is i away in row i - 1, to win the
    /// match against a second who is j away in column j - 1. Where one is 1 away, the Crawford game is next.
    std::vector<double> pre_crawford = {};
    /// After the Crawford game, the chance of the player who is n away, in element n - 1, against one who is
    /// 1 away; by player, because tables for players of different strength exist.
    ByPlayer<std::vector<double>> post_crawford = {};

    friend bool operator==(const MatchEquities&, const MatchEquities&) = default;
};

/// The chance to win a match from each score. A value; reading it from several threads is safe.
class MatchEquityTable {
public:
    /// Fails if there are not as many numbers as the length says, one is no probability, or winning a game is
    /// worth no more than losing it.
    [[nodiscard]] static Result<MatchEquityTable> from(MatchEquities equities);

    /// The chance of `player` to win the match. At scores beyond the table's length it comes from rules of
    /// thumb: before the Crawford game a normal distribution, whose width per game depends on the points that
    /// each player needs; after it, a quarter of the trailer's wins are gammons.
    [[nodiscard]] Mwc at(const MatchScore& score, Player player) const;

    /// The same after one more game.
    [[nodiscard]] Mwc after(const MatchScore& score, Player winner, int points, Player player) const
    {
        return at(after_game(score, winner, points), player);
    }

    [[nodiscard]] const MatchEquities& equities() const { return equities_; }
    [[nodiscard]] const std::string& name() const { return equities_.name; }
    [[nodiscard]] int length() const { return equities_.length; }

    friend bool operator==(const MatchEquityTable&, const MatchEquityTable&) = default;

private:
    explicit MatchEquityTable(MatchEquities equities);
    [[nodiscard]] double first_wins(const MatchScore& score) const;
    [[nodiscard]] double trailer_wins(Player trailer, int away) const;

    MatchEquities equities_;
    ByPlayer<std::vector<double>> post_crawford_;  ///< Continued to kLongestMatch.
};

/// How far two tables are apart: chances of the first table less those of the second.
struct MetDifference {
    int length = 0;                                    ///< Scores up to so many points away.
    std::vector<double> pre_crawford = {};             ///< Row by row, as in a table.
    ByPlayer<std::vector<double>> post_crawford = {};  ///< Of the trailer.
    double mean = 0;                                   ///< Of the sizes before the Crawford game, and
    double largest = 0;                                ///< the largest, without its sign,
    ByPlayer<int> where = {1, 1};                      ///< which is at this score.

    /// At how many scores before the Crawford game the tables differ by no more than `most`.
    [[nodiscard]] std::size_t within(double most) const;
};

/// Up to `length` points, also beyond the length of a table.
[[nodiscard]] MetDifference difference(const MatchEquityTable& first, const MatchEquityTable& second,
                                       int length);

}  // namespace gammonkit
