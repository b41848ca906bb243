#pragma once

#include "formats/notation/notation.hpp"
#include "model/match.hpp"
#include "model/replay.hpp"
#include "support/diagnostic.hpp"
#include "support/source_text.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace gammonkit::record {

/// Makes the turns of one game out of a record that tells them one after another, following the board.
///
/// It does what readers of such records have in common: a play is found on the board from what is written, or
/// kept word for word; a roll that is announced and played later becomes one turn; comments go to the turn
/// that follows; the take of a beaver that the record leaves out is put in. `where` is what a turn is read
/// from, a view into the source.
class GameBuilder {
public:
    GameBuilder(const SourceText& source, const Rules& rules, Game& game, bool crawford_game,
                Reporter& reporter)
        : source_(source), rules_(rules), game_(game), crawford_game_(crawford_game), reporter_(reporter),
          replayer_(rules, game, crawford_game)
    {
    }

    /// What the next turn meets; announced rolls don't count yet.
    [[nodiscard]] const GameReplayer& replayer() const { return replayer_; }

    /// Equal opening rolls have doubled the cube once more. Only before the first turn.
    void double_automatically();

    /// A line that belongs to the turn that follows.
    void comment(std::string_view line);

    /// A roll whose play may follow. If it does not, the roll was not played. The same roll again is one.
    void roll(Player player, Dice dice, std::string_view where);

    /// The roll that this player has announced and not played yet.
    [[nodiscard]] std::optional<Dice> announced(Player player) const;

    /// A roll and the moves made with it; none: the player could not move.
    void play(Player player, Dice dice, std::string_view moves, std::string_view where);

    /// Anything else.
    Turn& add(Player player, Action action, std::string_view where);

    /// Call after the last turn: what was announced or said since becomes turns.
    void finish();

    /// Hands what the record says of the result to `settle_outcome`; points that are cut to what the match
    /// still needed are seen as a whole multiple of the cube.
    void settle(Outcome stated, bool by_resignation);

private:
    struct Announced {
        [[nodiscard]] bool is(Player by, Dice rolled) const { return player == by && dice.same_roll(rolled); }
        Player player;
        Dice dice;
        std::string comment;
        std::string_view where;
    };

    void place_announced();
    void take_implied(const Action& next);
    void read_moves(CheckerPlay& made, Player player, std::string_view moves);
    void check(const notation::Resolution& found, std::string_view moves);
    void warn(std::string_view text, std::string code, std::string message);
    Turn& append(Turn turn, std::string_view where);

    const SourceText& source_;
    const Rules& rules_;
    Game& game_;
    bool crawford_game_;
    Reporter& reporter_;
    GameReplayer replayer_;
    std::optional<Announced> announced_;
    std::string comment_;
    bool told_of_stop_ = false;
};

}  // namespace gammonkit::record
