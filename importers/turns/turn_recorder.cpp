#include "importers/turns/turn_recorder.hpp"

#include "model/legal_plays.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// Takes out "0/0", which stands for a die that could not be played.
void leave_out_unusable_dice(notation::Moves& moves)
{
    const auto is_unusable = [](const notation::WrittenStep& hop) {
        return hop.from == kOff && hop.to == kOff;
    };
    if (std::none_of(moves.begin(), moves.end(), is_unusable)) return;
    notation::Moves usable;
    for (const notation::WrittenStep& hop : moves) {
        if (!is_unusable(hop)) usable.add(hop);
    }
    moves = usable;
}

}  // namespace

std::optional<Player> TurnRecorder::on_turn(bool cube) const
{
    if (replayer_.stopped() || state().phase != GamePhase::playing) return std::nullopt;
    if (state().dice) return opponent(state().on_roll);
    return cube ? state().to_decide() : state().on_roll;
}

void TurnRecorder::double_automatically()
{
    ++game_.automatic_doubles;
    replayer_ = GameReplayer(rules_, game_, state().crawford_game);
}

void TurnRecorder::add(Player player, Action action, std::string_view text)
{
    Turn& turn = begin_turn(player, text);
    turn.action = std::move(action);
    end_turn(turn, text);
}

Turn& TurnRecorder::play(Player player, Dice dice, std::string_view written, std::string_view text)
{
    Result<notation::Moves> moves = notation::parse_moves(source_, written);
    if (moves) return play(player, dice, *moves, written, text);
    moves.error().severity = Severity::warning;
    reporter_.report(std::move(moves.error()));
    add(player, CheckerPlay{.dice = dice, .notation = std::string(written)}, text);
    return game_.turns.back();
}

Turn& TurnRecorder::play(Player player, Dice dice, const notation::Moves& moves, std::string_view written,
                         std::string_view text)
{
    Turn& turn = begin_turn(player, text);
    auto& action = turn.action.emplace<CheckerPlay>(dice);
    if (!resolve(player, moves, written, action)) action.notation = written;
    end_turn(turn, text);
    return turn;
}

void TurnRecorder::roll_alone(Player player, Dice dice, std::string_view text)
{
    const bool could_move = !replayer_.stopped() && can_move(state().position, player, dice);
    add(player, could_move ? Action(Roll{.dice = dice}) : Action(CheckerPlay{.dice = dice}), text);
}

Action TurnRecorder::double_to(std::optional<int> stake, Player player, bool is_beaver) const
{
    const bool answers = state().offered_by == opponent(player) && !replayer_.stopped();
    if (answers && state().offer == Offer::beaver) return Raccoon{};
    const bool doubled = state().offer == Offer::cube || state().offer == Offer::raccoon;
    if (answers && doubled && (is_beaver || rules_.is_money())) return Beaver{};
    return Double{.value = stake};
}

void TurnRecorder::complete(Player player)
{
    const bool redoubled = state().offer == Offer::beaver || state().offer == Offer::raccoon;
    if (redoubled && !replayer_.stopped()) take_silently();
    if (state().dice) complete_forced_play(player);
}

void TurnRecorder::take_silently()
{
    const Turn take{.player = opponent(state().offered_by), .action = Take{}};
    replayer_.apply(take);
    game_.turns.push_back(take);
}

void TurnRecorder::settle(const Outcome& stated, bool by_resignation)
{
    const std::size_t before = game_.turns.size();
    settle_outcome(game_, replayer_, stated, by_resignation);
    for (std::size_t i = before; i < game_.turns.size(); ++i)
        replayer_.apply(game_.turns[i]);
}

void TurnRecorder::warn(std::string_view text, std::string code, std::string message, std::string hint)
{
    reporter_.report(warning_at(source_, text, std::move(code), std::move(message), std::move(hint)));
}

/// Finds the play that moves mean on the board. If it cannot be made out, says why and returns false.
bool TurnRecorder::resolve(Player player, notation::Moves moves, std::string_view written, CheckerPlay& made)
{
    leave_out_unusable_dice(moves);
    const Result<notation::Resolution> found = notation::resolve(moves, state().position, player, made.dice);
    if (!found) {
        warn(written, found.error().code, found.error().message);
        return false;
    }
    if (!replayer_.stopped()) check(*found, written);
    made.play = found->play;
    return true;
}

void TurnRecorder::check(const notation::Resolution& found, std::string_view written)
{
    if (found.ambiguous && !marks_hits_) {
        warn(written, "ambiguous-play",
             fmt::format("several plays fit and lead to different boards: taking {}", to_string(found.play)));
    }
    if (found.hit_marks_wrong) warn(written, "hit-mark", "a hit is marked where nothing is hit");
    if (found.hit_unmarked && marks_hits_)
        warn(written, "hit-mark", "the play hits, but the hit is not marked");
}

void TurnRecorder::complete_forced_play(Player player)
{
    if (replayer_.stopped() || state().on_roll == player || game_.turns.empty()) return;
    Turn& rolled = game_.turns.back();
    if (!std::holds_alternative<Roll>(rolled.action)) return;
    const std::vector<LegalPlay> legal = legal_plays(state().position, state().on_roll, *state().dice);
    if (legal.size() != 1) return;
    rolled.action = CheckerPlay{.dice = *state().dice, .play = legal.front().play};
    replayer_.apply(rolled);
    Diagnostic note{.severity = Severity::note,
                    .code = "forced-play",
                    .message = fmt::format("no play is recorded; {} was the only legal one",
                                           to_string(legal.front().play)),
                    .where = rolled.origin.known()};
    reporter_.report(std::move(note));
}

Turn& TurnRecorder::begin_turn(Player player, std::string_view text)
{
    Turn& turn = game_.turns.emplace_back(player);
    turn.origin = {.offset = source_.offset_of(text)};
    return turn;
}

void TurnRecorder::end_turn(const Turn& turn, std::string_view text)
{
    if (replayer_.stopped() && !told_of_stop_) {
        told_of_stop_ = true;
        warn(text, "taken-as-written",
             "the game cannot be followed: from here on its turns are taken as written");
    }
    replayer_.apply(turn);
}

}  // namespace gammonkit
