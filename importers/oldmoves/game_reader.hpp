#pragma once

#include "importers/turns/turn_recorder.hpp"

namespace gammonkit::oldmoves {

/// Reads the rows of one game and settles its result.
class GameReader {
public:
    /// `x`: which player of the match has that letter in this game.
    GameReader(const SourceText& source, const Rules& rules, Game& game, bool crawford_game, bool marks_hits,
               Player x, Reporter& reporter)
        : rules_(rules), game_(game), x_(x), turns_(source, rules, game, crawford_game, marks_hits, reporter)
    {
    }

    /// "X: (3 1) 8-5 6-5", "O: accepts". `points`: what the next score line adds, if there is one.
    void read_row(std::string_view row, std::optional<int> points);

    /// Who has won, by the turns or by a row that says so.
    [[nodiscard]] std::optional<Player> winner() const;

    /// Call after the last row. `by_score`: what the next score line says of this game.
    void settle(const std::optional<Outcome>& by_score, std::string_view heading);

private:
    void read_roll(Player player, std::string_view said, std::string_view row);
    void read_words(Player player, std::string_view said, std::string_view row, std::optional<int> points);
    void read_double(Player player, std::string_view row);
    [[nodiscard]] Stake stake_in(std::string_view said, std::optional<int> points) const;
    [[nodiscard]] bool has_resigned(Player player) const;
    int points_of(Player winner);

    const Rules& rules_;
    Game& game_;
    Player x_;
    TurnRecorder turns_;
    std::optional<Player> says_won_;
    std::optional<int> says_points_;
    std::string_view says_where_;
};

}  // namespace gammonkit::oldmoves
