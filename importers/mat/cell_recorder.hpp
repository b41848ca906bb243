#pragma once

#include "importers/mat/cell.hpp"
#include "importers/turns/turn_recorder.hpp"
#include "model/cube.hpp"
#include "model/match.hpp"
#include "model/position.hpp"
#include "support/diagnostic.hpp"

#include <optional>
#include <string_view>

namespace gammonkit::mat {

/// The board of an illegal play's dump, "(7;1;1;0;0;Ann;Bob;...;)": 40 fields as Snowie writes them, seen by
/// the player who rolls next. `next` is who that is by the order of the turns: it decides where both players
/// have one name. Nothing if the dump is none, or no board.
[[nodiscard]] std::optional<Position>
board_in_dump(std::string_view dump, const ByPlayer<PlayerInfo>& players, Player next, int checkers);

/// A board and cube that are set, "-b----E-C---eE---c-e----B-/0".
struct SetUp {
    Position position;
    Cube cube;
};

/// Reads the text behind "Set Pos=": capitals are the left player, counted from that player's side; then the
/// cube, 0 centered at 1, +k at 2^k with the right player, -k with the left (as GNU Backgammon reads it).
[[nodiscard]] std::optional<SetUp> set_up_from(std::string_view text, int checkers);

/// Makes the turns of one game out of what its cells say.
class CellRecorder : public TurnRecorder {
public:
    CellRecorder(const SourceText& source, const Match& match, Game& game, bool crawford_game,
                 bool marks_hits, Reporter& reporter)
        : TurnRecorder(source, match.rules, game, crawford_game, marks_hits, reporter), source_(source),
          match_(match)
    {
    }

    /// "52: 13/8 13/11". False if it is no roll that can be recorded.
    bool roll(Player player, const Cell& cell, std::string_view text);

    /// Doubles, beavers, takes, drops.
    void cube(Player player, const Cell& cell, std::string_view text);

    /// A comment, or a line that is not understood; `continued`: it goes on with the remark before.
    void remark(std::string_view line, std::string_view text, bool continued = false);

    /// The steps of the illegal play just read, whose board is known. False if there is no such play.
    bool add_steps(std::string_view moves);

    /// The board of the illegal play just read is nothing but what its steps lead to.
    void forget_board();

    /// A board and cube that are set before the next turn.
    void set_up(const SetUp& set_up, std::string_view text);

    /// Call after the last line.
    void finish();

private:
    void add_play(Player player, Dice dice, const Cell& cell, std::string_view text);
    void add_in_words(Player player, Dice dice, const Cell& cell, std::string_view text);
    void before_turn(Player player, bool answers);
    void place_set_up(Player player);
    Action illegal_play(Player player, Dice dice, std::string_view rest);
    [[nodiscard]] bool only_shows_the_start(const Action& action);
    void find_play_to_board();
    [[nodiscard]] CheckerPlay* last_with_board() const;
    [[nodiscard]] Action double_of(Player player, const Cell& cell) const;

    const SourceText& source_;
    const Match& match_;
    std::optional<Position> before_board_;  ///< What the play met whose board is stated.
    std::optional<SetUp> set_up_;
    std::string_view set_up_text_;
};

}  // namespace gammonkit::mat
