#pragma once

#include "formats/notation/notation.hpp"
#include "model/match.hpp"
#include "model/replay.hpp"

#include <cstddef>
#include <optional>

namespace gammonkit {

/// How many turns a stated result may add.
inline constexpr std::size_t kSettlingTurns = 2;

/// Adds the turns of one game and follows them on the board: under the readers of all records that tell a
/// game turn by turn.
class TurnBuilder {
public:
    TurnBuilder(const Rules& rules, Game& game, bool crawford_game)
        : TurnBuilder(game, GameReplayer(rules, game, crawford_game))
    {
    }
    /// Goes on where another line of play has been followed to; `game` gets what comes from there on.
    TurnBuilder(Game& game, const GameReplayer& from) : game_(game), replayer_(from) {}

    /// What the next turn meets.
    [[nodiscard]] const GameReplayer& replayer() const { return replayer_; }
    [[nodiscard]] const GameState& state() const { return replayer_.state(); }

    /// Who should roll, or with `cube` who should act on the cube; nothing if that is not known.
    [[nodiscard]] std::optional<Player> on_turn(bool cube) const;

    /// True if the board is known, and `player` has a legal play with these dice.
    [[nodiscard]] bool could_move(Player player, Dice dice) const;

    /// Adds a turn and follows it. The reference is good until the next one is added.
    Turn& add(Player player, Action action, Origin origin = {});
    Turn& add(Player player, CheckerPlay play, Origin origin = {});  ///< As nearly all: in fewer steps.
    Turn& add(Turn turn);

    /// The turn added last turns out to be this: a roll that is played, a cube whose owner is told later.
    void complete_last(Action action);

    /// Adds words that stand between turns.
    Turn& add_remark(std::string comment, Origin origin);

    /// Equal opening rolls have doubled the cube once more. Only before the first turn.
    void double_automatically();

    /// What the word "double" says: one that answers a beaver is a raccoon, and one that answers a double of
    /// a money game is a beaver; with `is_beaver`, in any game.
    [[nodiscard]] Action double_to(std::optional<int> stake, Player player, bool is_beaver = false) const;

    /// True if a beaver or raccoon is not answered yet; most records go on as if it were taken.
    [[nodiscard]] bool awaits_implied_take() const;

    /// Adds the take of whatever is offered, which the record says by going on.
    Turn& take_silently();

    /// `settle_outcome`, and follows the turns that it adds.
    void settle(const Outcome& stated, bool by_resignation);

    /// The play that written moves mean on the board; nothing if there is none. What is to be said of it is
    /// given to `tell(code, message)`. `marks_hits`: the record marks hits, so that these tell plays apart.
    template <class Tell>
    [[nodiscard]] std::optional<notation::Resolution> find_play(const notation::Moves& moves, Player player,
                                                                Dice dice, bool marks_hits, Tell tell) const
    {
        Result<notation::Resolution> found = notation::resolve(moves, state().position, player, dice);
        if (!found) {
            tell(found.error().code, found.error().message);
            return std::nullopt;
        }
        const bool guessed = found->ambiguous && !marks_hits && !replayer_.stopped();
        if (guessed) tell("ambiguous-play", says_ambiguous(*found));
        return *std::move(found);
    }

protected:
    [[nodiscard]] Game& game() const { return game_; }

    /// The two halves of `add`: between them the turn may be filled in.
    Turn& begin_turn(Player player, Origin origin);
    void follow(const Turn& turn) { replayer_.apply(turn); }

private:
    static std::string says_ambiguous(const notation::Resolution& found);

    Game& game_;
    GameReplayer replayer_;
};

/// The points of a result that a record has cut to what the winner still needed: 3 with the cube at 4. As
/// stated, if the turns tell the result or cannot be followed. `end`: the game followed to its end.
[[nodiscard]] int uncut_points(const Outcome& stated, const GameReplayer& end);

}  // namespace gammonkit
