#pragma once

#include "analysis/position_judge.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace gammonkit {

/// How many points a player may still need, on an axis of a score map. One away stands twice: in the Crawford
/// game, and after it.
struct AwayMark {
    int away = 1;
    bool crawford = false;
    friend bool operator==(const AwayMark&, const AwayMark&) = default;
};

/// Crawford, 1, 2 ... `size`.
[[nodiscard]] std::vector<AwayMark> away_marks(int size);

inline constexpr int kSmallestScoreMap = 2;
inline constexpr int kLargestScoreMap = 15;

/// A position at one score.
struct ScoredPosition {
    GameState state = {};                     ///< With this score, or as a money game.
    std::optional<CubeEvaluation> cube = {};  ///< What to do with the cube; nothing with dice.
    std::vector<PlayEvaluation> plays = {};   ///< With dice: the legal plays, the best first.
    bool is_actual = false;                   ///< The score that the position came with.
};

/// A position at all scores of matches, and in a money game.
struct ScoreMap {
    Player player = Player::first;  ///< On roll: a row for each number of points that he needs.
    std::vector<AwayMark> marks = {};
    ScoredPosition money = {};
    /// Row by row, `marks.size()` in each, by what his opponent needs. Nothing where there is no such score:
    /// the Crawford game is over for one and not for the other, or the cube has been turned in it. Double
    /// match point stands in the first row.
    std::vector<std::optional<ScoredPosition>> scores = {};

    [[nodiscard]] const std::optional<ScoredPosition>& at(std::size_t row, std::size_t column) const
    {
        return scores[row * marks.size() + column];
    }
    [[nodiscard]] bool is_of_plays() const { return !money.plays.empty(); }
};

/// A position as it would stand in a match in which its player on roll needs `own` points and his opponent
/// `other`, with the cube as it is; nothing if there is no such score.
[[nodiscard]] std::optional<GameState> state_at(const GameState& state, AwayMark own, AwayMark other);

/// The same in a money game: by its own rules if it is one, else without the Jacoby rule and beavers.
[[nodiscard]] GameState state_for_money(const GameState& state);

/// The best plays of the dice on the table, or without dice the cube decision, at each score up to `size`
/// points away. Fails as the judge does, or if `progress` stops it.
[[nodiscard]] Result<ScoreMap> score_map(PositionJudge& judge, const GameState& state, const Level& level,
                                         int size, const Progress& progress = {});

}  // namespace gammonkit
