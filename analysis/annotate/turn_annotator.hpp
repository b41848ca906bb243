#pragma once

#include "analysis/annotate/annotate.hpp"
#include "analysis/annotate/decisions.hpp"
#include "model/replay.hpp"

#include <utility>

namespace gammonkit {

/// A turn that is to be judged, with what belongs to it.
struct TurnTask {
    GameState state;  ///< That the turn met.
    Turn* turn = nullptr;
    ByPlayer<bool> wanted = {true, true};  ///< Whose actions are to be judged.
    std::vector<Turn*> answers = {};       ///< To a double or a resignation, in their order.
};

/// True if the settings ask for the game with this index.
[[nodiscard]] bool is_wanted(const AnnotateSettings& settings, std::size_t game);

/// The turns of a match that hold decisions or rolls, in order, as far as its games can be followed. They
/// point into the match.
[[nodiscard]] std::vector<TurnTask> tasks_of(Match& match, const AnnotateSettings& settings);

/// Judges turns and writes down what it finds in them. Each thread needs one of its own.
class TurnAnnotator {
public:
    TurnAnnotator(NetEngine& engine, const AnnotateSettings& settings, const Progress& progress);

    /// Fails only if it was stopped.
    [[nodiscard]] Result<void> annotate(TurnTask& task);
    [[nodiscard]] Result<void> annotate(PositionRecord& record);

    /// Writes down how lucky a turn's roll was. That is not done by `annotate`: once all plays are judged,
    /// much of what luck is counted from is known.
    void annotate_luck(TurnTask& task);

    /// How much was judged since this was last asked.
    [[nodiscard]] AnnotateReport take_report() { return std::exchange(report_, {}); }

private:
    [[nodiscard]] Result<void> annotate_roll(const GameState& state, Turn& turn, Dice dice);
    [[nodiscard]] Result<void> annotate_play(GameState state, Turn& turn, const CheckerPlay& made);
    [[nodiscard]] Result<void> annotate_waiting(const GameState& state, Turn& turn);
    [[nodiscard]] Result<void> annotate_double(const GameState& state, TurnTask& task);
    [[nodiscard]] Result<void> annotate_resignation(const GameState& state, TurnTask& task);
    [[nodiscard]] bool begin(const GameState& state);

    [[nodiscard]] bool is_wanted(const Turn& turn) const { return wanted_[turn.player]; }
    [[nodiscard]] bool is_of_use(const GameState& state) const;
    void mark(std::optional<SkillMark>& mark, double error, bool others) const;
    void count(bool looked_deeper, bool rolled_out = false);

    const AnnotateSettings& settings_;
    DecisionJudge judge_;
    ByPlayer<bool> wanted_ = {true, true};  ///< Whose turns, of the task at hand.
    AnnotateReport report_;
};

}  // namespace gammonkit
