#pragma once

#include "importers/turns/turn_recorder.hpp"

#include <string>

namespace gammonkit {

/// Makes the turns of one game out of a log, in which a roll may be announced and played later, and lines of
/// talk stand between: a roll and its play become one turn, what was said goes to the turn that follows, the
/// take of a beaver that the log leaves out is put in. `where` is what a turn is read from, a view into the
/// source.
class LogRecorder {
public:
    LogRecorder(const SourceText& source, const Rules& rules, Game& game, bool crawford_game,
                Reporter& reporter)
        : game_(game), turns_(source, rules, game, crawford_game, false, reporter)
    {
    }

    /// What the next turn meets; announced rolls don't count yet.
    [[nodiscard]] const GameReplayer& replayer() const { return turns_.replayer(); }
    [[nodiscard]] const GameState& state() const { return turns_.state(); }

    /// Equal opening rolls have doubled the cube once more. Only before the first turn.
    void double_automatically() { turns_.double_automatically(); }

    /// A line that belongs to the turn that follows.
    void comment(std::string_view line);

    /// A line that stands for itself; a roll announced before it may still be played.
    void remark(std::string text, std::string_view where) { turns_.add_remark(std::move(text), where); }

    /// A roll whose play may follow. If it does not, the roll was not played. The same roll again is one.
    void roll(Player player, Dice dice, std::string_view where);

    /// The roll that this player has announced and not played yet.
    [[nodiscard]] std::optional<Dice> announced(Player player) const;

    /// What this player has rolled and not played, also where other turns have come since.
    [[nodiscard]] std::optional<Dice> dice_to_play(Player player) const;

    /// A roll and the moves made with it, see `TurnRecorder::play`; none: the player could not move.
    void play(Player player, Dice dice, std::string_view moves, std::string_view where,
              const Renumber& own = {});

    /// Anything else. The turn is good until the next one is added.
    Turn& add(Player player, Action action, std::string_view where);

    /// A double, or by what it answers a beaver or raccoon: see `TurnBuilder::double_to`.
    Turn& add_double(Player player, std::string_view where);

    /// The roll that was announced last, if any, was not played.
    void end_roll();

    /// The same for logs that have no line for a dance: it was one if nothing could be played.
    void end_roll_or_dance();

    /// Call after the last turn: what was announced or said since becomes turns.
    void finish();

    /// Hands what the log says of the result to `settle_outcome`; points that are cut to what the match still
    /// needed are seen as a whole multiple of the cube.
    void settle(Outcome stated, bool by_resignation);

    /// The same for logs that do not cut points.
    void settle_uncut(const Outcome& stated, bool by_resignation) { turns_.settle(stated, by_resignation); }

    void warn(std::string_view text, std::string code, std::string message)
    {
        turns_.warn(text, std::move(code), std::move(message));
    }

private:
    struct Announced {
        [[nodiscard]] bool is(Player by, Dice rolled) const { return player == by && dice.same_roll(rolled); }
        Player player;
        Dice dice;
        std::string comment;
        std::string_view where;
    };

    void take_implied();

    Game& game_;
    TurnRecorder turns_;
    std::optional<Announced> announced_;
    std::string comment_;
};

}  // namespace gammonkit
