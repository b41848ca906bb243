#pragma once

#include "importers/turns/turn_builder.hpp"
#include "support/diagnostic.hpp"
#include "support/source_text.hpp"

#include <optional>
#include <string_view>

namespace gammonkit {

/// A builder of turns for text: it says what written moves mean, and what is wrong with them, at their place.
class TurnRecorder : public TurnBuilder {
public:
    /// `marks_hits`: the record marks hits at all, so that one without a mark is worth a warning.
    TurnRecorder(const SourceText& source, const Rules& rules, Game& game, bool crawford_game,
                 bool marks_hits, Reporter& reporter)
        : TurnBuilder(rules, game, crawford_game), source_(source), marks_hits_(marks_hits),
          reporter_(reporter)
    {
    }

    /// Adds a turn that stands at `text`.
    Turn& add(Player player, Action action, std::string_view text);

    /// A roll and what is written behind it, in the player's own numbering. What is no play is kept word for
    /// word, with a warning. The turn is good until the next one is added.
    Turn& play(Player player, Dice dice, std::string_view written, std::string_view text);

    /// The same where the moves have been parsed already.
    Turn& play(Player player, Dice dice, const notation::Moves& moves, std::string_view written,
               std::string_view text);

    /// The same where points are counted in another way; `own` gives the moves in the player's numbering.
    template <class Own>
    Turn& play_counted(Player player, Dice dice, std::string_view written, std::string_view text, Own own)
    {
        const Result<notation::Moves> moves = notation::parse_moves(source_, written);
        return moves ? play(player, dice, own(*moves), written, text)
                     : keep_unread(player, dice, moves.error(), written, text);
    }

    /// A roll of which the record shows no play: a dance, or not played if something could be.
    void roll_alone(Player player, Dice dice, std::string_view text);

    /// Puts in what the record leaves out before a turn of `player` that is no answer to an offer: the take
    /// of a beaver, a play that the rules forced.
    void complete(Player player);

    void warn(std::string_view text, std::string code, std::string message, std::string hint = {});

private:
    Turn& begin_turn(Player player, std::string_view text);
    void end_turn(const Turn& turn, std::string_view text);
    bool resolve(Player player, notation::Moves moves, std::string_view written, CheckerPlay& made);
    void check_hit_marks(const notation::Resolution& found, std::string_view written);
    Turn& keep_unread(Player player, Dice dice, Diagnostic why, std::string_view written,
                      std::string_view text);
    void complete_forced_play(Player player);

    const SourceText& source_;
    bool marks_hits_;
    Reporter& reporter_;
    bool told_of_stop_ = false;
};

}  // namespace gammonkit
