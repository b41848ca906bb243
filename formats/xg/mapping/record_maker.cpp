#include "formats/xg/mapping/analysis_records.hpp"
#include "formats/xg/mapping/boards.hpp"
#include "formats/xg/mapping/extras.hpp"
#include "formats/xg/mapping/game_records.hpp"
#include "formats/xg/records/differences.hpp"
#include "model/legal_plays.hpp"

#include <fmt/format.h>

namespace gammonkit::xg {
namespace {

void set_play(MoveRecord& move, const CheckerPlay& play, const GameState& state)
{
    const Position before = state.position;
    const Position board =
        play.result ? *play.result : after(before, state.on_roll, play.play).value_or(before);
    const std::array<std::int8_t, 8> steps = steps_of(play.play, play.dice);
    std::copy(steps.begin(), steps.end(), move.steps.begin());
    move.after = board_of(board, state.on_roll);
    move.played = true;
}

Dice dice_of(const std::variant<CheckerPlay, Roll>& action)
{
    return std::visit([](const auto& one) { return one.dice; }, action);
}

}  // namespace

CubeRecord RecordMaker::cube_of(const CubeAnalysis* analysis, const GameState& state, const Extras& extras)
{
    CubeRecord cube;
    cube.active = active_of(state.on_roll);
    cube.cube = state_of(state.cube);
    cube.board = board_of(state.position, Player::first);
    cube.analysis = double_action_of(analysis, state);
    const bool rolled_out = analysis != nullptr && cube.analysis.verdict != kNotAnalyzed &&
                            (analysis->no_double.rollout || analysis->double_take.rollout);
    const bool money = state.rules.is_money();
    if (rolled_out) cube.rollout = rollout(rollout_of(*analysis, cube.analysis, money), kCubeRollout, extras);
    return cube;
}

MoveRecord RecordMaker::move_of(const PlayAnalysis* analysis, const GameState& state,
                                const std::variant<CheckerPlay, Roll>& action, const Extras& extras)
{
    MoveRecord move;
    const Dice dice = dice_of(action);
    const auto* made = std::get_if<CheckerPlay>(&action);
    move.before = board_of(state.position, Player::first);
    move.active = active_of(state.on_roll);
    move.dice = {dice.high(), dice.low()};
    move.cube = state_of(state.cube);
    move.analysis =
        best_move_of(analysis, state, dice, made == nullptr ? std::nullopt : std::optional(made->play));
    if (made != nullptr) set_play(move, *made, state);
    set_errors(move);
    const std::size_t listed = analysis == nullptr ? 0 : std::min(analysis->candidates.size(), kMostChoices);
    for (std::size_t i = 0; i < listed; ++i) {
        const std::optional<Assessment>& assessment = analysis->candidates[i].assessment;
        if (!assessment || !assessment->rollout || !can_write(*assessment, state.rules.is_money())) continue;
        const Evaluation& evaluation = move.analysis.choices[i].evaluation;
        move.rollouts[i] =
            rollout(rollout_of(*assessment, evaluation, state.rules.is_money()), std::to_string(i), extras);
    }
    return move;
}

std::int32_t RecordMaker::comment(std::string_view text, const Extras& extras)
{
    if (text.empty()) return kNone;
    document.comments.push_back(rtf_for(text, extras));
    return static_cast<std::int32_t>(document.comments.size() - 1);
}

void RecordMaker::add_loose_ends(const Extras& extras)
{
    if (!with_extras) return;
    for (std::string& rtf : values_of(extras, kLooseCommentKey))
        document.comments.push_back(std::move(rtf));
    for (const Extra& extra : extras) {
        if (extra.key == kLooseRolloutKey) apply(extra.values, document.rollouts.emplace_back(), version);
    }
}

std::int32_t RecordMaker::rollout(Rollout record, std::string_view name, const Extras& extras)
{
    if (with_extras) apply(rollout_values(extras, name), record, version);
    document.rollouts.push_back(std::move(record));
    return static_cast<std::int32_t>(document.rollouts.size() - 1);
}

}  // namespace gammonkit::xg
