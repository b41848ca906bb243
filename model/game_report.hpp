#pragma once

#include "model/match.hpp"
#include "model/replay.hpp"
#include "support/diagnostic.hpp"

#include <optional>
#include <vector>

namespace gammonkit {

/// Reports findings about one game of a match, each with its place before it. The inside of validate.
class GameReport {
public:
    /// `match` is told where a file holds several, `index` is from 0. Game and reporter must outlive this.
    GameReport(const Game& game, std::size_t index, std::optional<std::size_t> match, Reporter& reporter)
        : game_(game), index_(index), match_(match), reporter_(reporter)
    {
    }

    [[nodiscard]] const Game& game() const { return game_; }

    void note(std::string_view code, std::string_view message) const
    {
        of_game(Severity::note, code, message);
    }
    void warning(std::string_view code, std::string_view message) const
    {
        of_game(Severity::warning, code, message);
    }
    void error(std::string_view code, std::string_view message) const
    {
        of_game(Severity::error, code, message);
    }

    /// A breach by turn number `index` (from 0) of the game.
    void of_turn(std::size_t index, const Breach& breach, std::string hint);

private:
    void of_game(Severity severity, std::string_view code, std::string_view message) const;

    const Game& game_;
    std::size_t index_;
    std::optional<std::size_t> match_;
    Reporter& reporter_;
    std::vector<int> rows_ = {};  ///< See rows_of_turns; counted when they are asked for.
};

/// "Ann 2 points"; "the first player" where the name is not known.
[[nodiscard]] std::string describe(const Outcome& outcome, const Match& match);

/// Whether game `index` follows the game before it in number and score. `score_before` is the score after
/// that game, where its end is known.
void check_order(const Match& match, std::size_t index, const std::optional<ByPlayer<int>>& score_before,
                 const GameReport& report);

/// Whether what is stated about the Crawford game fits the rules and the scores.
void check_crawford(const Match& match, std::size_t index, const GameReport& report);

}  // namespace gammonkit
