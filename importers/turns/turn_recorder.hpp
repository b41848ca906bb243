#pragma once

#include "importers/turns/turn_builder.hpp"
#include "support/diagnostic.hpp"
#include "support/source_text.hpp"

#include <functional>
#include <optional>
#include <string_view>

namespace gammonkit {

/// Gives moves in the player's own numbering, where a record counts points in another way.
using Renumber = std::function<notation::Moves(const notation::Moves& written)>;

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

    /// A roll and what is written behind it, in the player's own numbering or such that `own` turns it into
    /// that. Where a player's first play of the game goes up by that, and is legal as the other player
    /// counts, all of them are read so, with a warning. What is no play is kept word for word, with another.
    /// The turn is good until the next one is added.
    Turn& play(Player player, Dice dice, std::string_view written, std::string_view text,
               const Renumber& own = {});

    /// The same for moves that are parsed already.
    Turn& play(Player player, Dice dice, const notation::Moves& moves, std::string_view written,
               std::string_view text);

    /// A roll of which the record shows no play: a dance, or not played if something could be.
    Turn& roll_alone(Player player, Dice dice, std::string_view text);

    /// Puts in what the record leaves out before a turn of `player` that is no answer to an offer: the take
    /// of a beaver, a play that the rules forced.
    void complete(Player player);

    /// Adds words that stand between turns, at `text`.
    Turn& add_remark(std::string comment, std::string_view text);

    void warn(std::string_view text, std::string code, std::string message, std::string hint = {});

private:
    Turn& begin_turn(Player player, std::string_view text);
    void end_turn(const Turn& turn, std::string_view text);
    bool resolve(Player player, const notation::Moves& moves, std::string_view written, CheckerPlay& made);
    void check_hit_marks(const notation::Resolution& found, std::string_view written);
    void complete_forced_play(Player player);
    notation::Moves in_own_numbering(Player player, Dice dice, const notation::Moves& moves,
                                     std::string_view written);

    const SourceText& source_;
    bool marks_hits_;
    Reporter& reporter_;
    bool told_of_stop_ = false;
    ByPlayer<std::optional<bool>> counts_otherwise_;  ///< By the first play: counts points as the other does.
};

}  // namespace gammonkit
