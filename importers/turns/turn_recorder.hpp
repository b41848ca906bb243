#pragma once

#include "formats/notation/notation.hpp"
#include "model/match.hpp"
#include "model/replay.hpp"
#include "support/diagnostic.hpp"
#include "support/source_text.hpp"

#include <optional>
#include <string_view>

namespace gammonkit {

/// Makes the turns of one game as a record tells them, following the board: it says what written moves mean.
/// All text formats use it.
class TurnRecorder {
public:
    /// `marks_hits`: the record marks hits at all, so that one without a mark is worth a warning.
    TurnRecorder(const SourceText& source, const Rules& rules, Game& game, bool crawford_game,
                 bool marks_hits, Reporter& reporter)
        : source_(source), rules_(rules), game_(game), marks_hits_(marks_hits), reporter_(reporter),
          replayer_(rules, game, crawford_game)
    {
    }

    /// What the next turn meets.
    [[nodiscard]] const GameReplayer& replayer() const { return replayer_; }
    [[nodiscard]] const GameState& state() const { return replayer_.state(); }

    /// Who should roll, or with `cube` who should act on the cube; nothing if that is not known.
    [[nodiscard]] std::optional<Player> on_turn(bool cube) const;

    /// Equal opening rolls have doubled the cube once more. Only before the first turn.
    void double_automatically();

    /// Adds a turn that stands at `text`.
    void add(Player player, Action action, std::string_view text);

    /// A roll and what is written behind it, in the player's own numbering. What is no play is kept word for
    /// word, with a warning. The turn is good until the next one is added.
    Turn& play(Player player, Dice dice, std::string_view written, std::string_view text);

    /// The same where the moves have been parsed already.
    Turn& play(Player player, Dice dice, const notation::Moves& moves, std::string_view written,
               std::string_view text);

    /// A roll of which the record shows no play: a dance, or not played if something could be.
    void roll_alone(Player player, Dice dice, std::string_view text);

    /// What the word "double" says: one that answers a beaver is a raccoon, and one that answers a double of
    /// a money game is a beaver; with `is_beaver`, in any game.
    [[nodiscard]] Action double_to(std::optional<int> stake, Player player, bool is_beaver = false) const;

    /// Puts in what the record leaves out before a turn of `player` that is no answer to an offer: the take
    /// of a beaver, a play that the rules forced.
    void complete(Player player);

    /// Adds the take of whatever is offered to `player`'s opponent or by him, which the record says by going
    /// on.
    void take_silently();

    /// `settle_outcome`, and follows the turns that it adds.
    void settle(const Outcome& stated, bool by_resignation);

    void warn(std::string_view text, std::string code, std::string message, std::string hint = {});

private:
    Turn& begin_turn(Player player, std::string_view text);
    void end_turn(const Turn& turn, std::string_view text);
    bool resolve(Player player, notation::Moves moves, std::string_view written, CheckerPlay& made);
    void check(const notation::Resolution& found, std::string_view written);
    void complete_forced_play(Player player);

    const SourceText& source_;
    const Rules& rules_;
    Game& game_;
    bool marks_hits_;
    Reporter& reporter_;
    GameReplayer replayer_;
    bool told_of_stop_ = false;
};

}  // namespace gammonkit
