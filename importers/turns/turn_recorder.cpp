#include "importers/turns/turn_recorder.hpp"

#include "model/legal_plays.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// "0/0", which stands for a die that could not be played.
bool is_unusable_die(const notation::WrittenStep& hop)
{
    return hop.from == kOff && hop.to == kOff;
}

/// How many points a checker goes up, by the numbers written: negative if down. 0 if that is not clear.
int rise(const notation::WrittenStep& hop)
{
    const int from = hop.from.number();
    const int to = hop.to.number();
    constexpr int kFarHome = 24 - kHomePoints;
    if (hop.from == kBar) return to <= kHomePoints ? 1 : -1;
    if (hop.to == kOff) return from > kFarHome ? 1 : -from;
    return to - from;
}

/// True if some of the moves go up, and none goes down.
bool go_up(const notation::Moves& moves)
{
    const auto rises = [](const notation::WrittenStep& hop) { return rise(hop) > 0; };
    const auto falls = [](const notation::WrittenStep& hop) { return rise(hop) < 0; };
    return std::ranges::any_of(moves, rises) && std::ranges::none_of(moves, falls);
}

notation::Moves without_unusable_dice(const notation::Moves& moves)
{
    notation::Moves usable;
    for (const notation::WrittenStep& hop : moves) {
        if (!is_unusable_die(hop)) usable.add(hop);
    }
    return usable;
}

}  // namespace

Turn& TurnRecorder::add(Player player, Action action, std::string_view text)
{
    Turn& turn = begin_turn(player, text);
    turn.action = std::move(action);
    end_turn(turn, text);
    return turn;
}

Turn& TurnRecorder::play(Player player, Dice dice, std::string_view written, std::string_view text,
                         const Renumber& own)
{
    Result<notation::Moves> moves = notation::parse_moves(source_, written);
    if (moves) return play(player, dice, own ? own(*moves) : *moves, written, text);
    moves.error().severity = Severity::warning;
    reporter_.report(std::move(moves.error()));
    return add(player, CheckerPlay{.dice = dice, .notation = std::string(written)}, text);
}

Turn& TurnRecorder::play(Player player, Dice dice, const notation::Moves& moves, std::string_view written,
                         std::string_view text)
{
    Turn& turn = begin_turn(player, text);
    auto& action = turn.action.emplace<CheckerPlay>(CheckerPlay{.dice = dice});
    const bool is_found = resolve(player, in_own_numbering(player, dice, moves, written), written, action);
    if (!is_found) action.notation = written;
    end_turn(turn, text);
    return turn;
}

Turn& TurnRecorder::roll_alone(Player player, Dice dice, std::string_view text)
{
    const bool could = could_move(player, dice);
    return add(player, could ? Action(Roll{.dice = dice}) : Action(CheckerPlay{.dice = dice}), text);
}

void TurnRecorder::complete(Player player)
{
    if (awaits_implied_take()) take_silently();
    if (state().dice) complete_forced_play(player);
}

Turn& TurnRecorder::add_remark(std::string comment, std::string_view text)
{
    return TurnBuilder::add_remark(std::move(comment), {.offset = source_.offset_of(text)});
}

void TurnRecorder::warn(std::string_view text, std::string code, std::string message, std::string hint)
{
    reporter_.report(warning_at(source_, text, std::move(code), std::move(message), std::move(hint)));
}

/// Finds the play that moves mean on the board. If it cannot be made out, says why and returns false.
bool TurnRecorder::resolve(Player player, const notation::Moves& moves, std::string_view written,
                           CheckerPlay& made)
{
    if (std::any_of(moves.begin(), moves.end(), is_unusable_die))
        return resolve(player, without_unusable_dice(moves), written, made);
    const auto tell = [&](const std::string& code, const std::string& message) {
        warn(written, code, message);
    };
    const auto found = find_play(moves, player, made.dice, marks_hits_, tell);
    if (!found) return false;
    if (!replayer().stopped()) check_hit_marks(*found, written);
    made.play = found->play;
    return true;
}

notation::Moves TurnRecorder::in_own_numbering(Player player, Dice dice, const notation::Moves& moves,
                                               std::string_view written)
{
    std::optional<bool>& otherwise = counts_otherwise_[player];
    if (moves.empty() || otherwise == false) return moves;
    const notation::Moves mirrored = go_up(moves) ? notation::mirrored(moves) : moves;
    if (!otherwise && !replayer().stopped()) {
        const auto found = notation::resolve(mirrored, state().position, player, dice);
        otherwise = go_up(moves) && found && after_legal(state().position, player, dice, found->play);
        if (*otherwise && counts_otherwise_[opponent(player)] != true)
            warn(written, "direction",
                 "these moves go up: taking the points as the other player counts them");
    }
    return otherwise == true ? mirrored : moves;
}

void TurnRecorder::check_hit_marks(const notation::Resolution& found, std::string_view written)
{
    if (found.hit_marks_wrong) warn(written, "hit-mark", "a hit is marked where nothing is hit");
    if (found.hit_unmarked && marks_hits_)
        warn(written, "hit-mark", "the play hits, but the hit is not marked");
}

void TurnRecorder::complete_forced_play(Player player)
{
    if (replayer().stopped() || state().on_roll == player || game().turns.empty()) return;
    const Turn& rolled = game().turns.back();
    if (!std::holds_alternative<Roll>(rolled.action)) return;
    const std::vector<LegalPlay> legal = legal_plays(state().position, state().on_roll, *state().dice);
    if (legal.size() != 1) return;
    complete_last(CheckerPlay{.dice = *state().dice, .play = legal.front().play});
    Diagnostic note{.severity = Severity::note,
                    .code = "forced-play",
                    .message = fmt::format("no play is recorded; {} was the only legal one",
                                           to_string(legal.front().play)),
                    .where = rolled.origin.known()};
    reporter_.report(std::move(note));
}

Turn& TurnRecorder::begin_turn(Player player, std::string_view text)
{
    return TurnBuilder::begin_turn(player, {.offset = source_.offset_of(text)});
}

void TurnRecorder::end_turn(const Turn& turn, std::string_view text)
{
    if (replayer().stopped() && !told_of_stop_) {
        told_of_stop_ = true;
        warn(text, "taken-as-written",
             "the game cannot be followed: from here on its turns are taken as written");
    }
    follow(turn);
}

}  // namespace gammonkit
