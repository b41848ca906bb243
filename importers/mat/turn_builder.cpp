#include "importers/mat/turn_builder.hpp"

#include "importers/mat/row.hpp"
#include "model/legal_plays.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace gammonkit::mat {
namespace {

constexpr std::string_view kIllegal = "illegal play";

/// The words for a roll with which the player could not move.
bool is_dance(std::string_view text)
{
    static constexpr std::array<std::string_view, 6> kWords{"cannot move", "can't move", "no move",
                                                            "no play",     "dances",     "dance"};
    if (text.find_first_not_of('-') == std::string_view::npos) return true;
    if (text.starts_with('(')) text.remove_prefix(1);
    return !is_digit(text[0]) && std::any_of(kWords.begin(), kWords.end(), [&](std::string_view word) {
        return starts_with_ignoring_case(text, word);
    });
}

/// What a remark behind a play says, without its brackets or semicolon.
std::string_view said_by(std::string_view remark)
{
    if (remark.starts_with(';')) return trimmed(remark.substr(1));
    const bool is_one = remark.find_first_of("})") == remark.size() - 1;
    return is_one ? trimmed(remark.substr(1, remark.size() - 2)) : remark;
}

/// Takes out "0/0", which stands for a die that could not be played.
void leave_out_unusable_dice(notation::Moves& moves)
{
    const auto is_unusable = [](const notation::Hop& hop) { return hop.from == kOff && hop.to == kOff; };
    if (std::none_of(moves.begin(), moves.end(), is_unusable)) return;
    notation::Moves usable;
    for (const notation::Hop& hop : moves) {
        if (!is_unusable(hop)) usable.add(hop);
    }
    moves = usable;
}

}  // namespace

std::optional<Player> TurnBuilder::on_turn(bool cube) const
{
    const GameState& state = replayer_.state();
    if (replayer_.stopped() || state.phase != GamePhase::playing) return std::nullopt;
    if (state.dice) return opponent(state.on_roll);
    return cube ? state.to_decide() : state.on_roll;
}

bool TurnBuilder::roll(Player player, const Cell& cell, std::string_view text)
{
    const std::optional<Dice> dice = Dice::from(cell.first_die, cell.second_die);
    if (!dice) return false;
    before_turn(player, false);
    if (cell.rest.empty()) {
        add(player, nothing_played(player, *dice), text);
    } else if (cell.moves || is_digit(cell.rest[0])) {
        add_play(player, *dice, cell, text);
    } else {
        add_in_words(player, *dice, cell, text);
    }
    return true;
}

/// What is said of a roll in words; moves may also begin with one, "bar/20".
void TurnBuilder::add_in_words(Player player, Dice dice, const Cell& cell, std::string_view text)
{
    if (cell.instead) {
        add(player, Roll{.dice = dice}, text);
    } else if (is_dance(cell.rest)) {
        add(player, CheckerPlay{.dice = dice}, text);
    } else if (starts_with_ignoring_case(cell.rest, kIllegal)) {
        add(player, illegal_play(player, dice, cell.rest), text);
    } else {
        add_play(player, dice, cell, text);
    }
}

Action TurnBuilder::nothing_played(Player player, Dice dice) const
{
    const bool knows = !replayer_.stopped();
    if (knows && can_move(replayer_.state().position, player, dice)) return Roll{.dice = dice};
    return CheckerPlay{.dice = dice};
}

void TurnBuilder::add_play(Player player, Dice dice, const Cell& cell, std::string_view text)
{
    Turn& turn = begin_turn(player, text);
    auto& action = turn.action.emplace<CheckerPlay>(dice);
    std::string_view moves = cell.rest;
    if (!cell.remark.empty()) {
        moves = trimmed_right(moves.substr(0, moves.size() - cell.remark.size()));
        turn.comment = said_by(cell.remark);
    }
    const bool understood =
        cell.moves ? resolve(player, *cell.moves, moves, action) : read_play(player, moves, action);
    if (!understood) action.notation = moves;
    end_turn(turn, text);
}

/// Finds the play that a text means on the board. If it cannot be made out, says why and returns false.
bool TurnBuilder::read_play(Player player, std::string_view text, CheckerPlay& made)
{
    Result<notation::Moves> moves = notation::parse_moves(source_, text);
    if (!moves) {
        moves.error().severity = Severity::warning;
        reporter_.report(std::move(moves.error()));
        return false;
    }
    return resolve(player, *moves, text, made);
}

/// The same for moves that have been parsed already.
bool TurnBuilder::resolve(Player player, notation::Moves moves, std::string_view text, CheckerPlay& made)
{
    leave_out_unusable_dice(moves);
    const Result<notation::Resolution> found =
        notation::resolve(moves, replayer_.state().position, player, made.dice);
    if (!found) {
        warn(text, found.error().code, found.error().message);
        return false;
    }
    if (!replayer_.stopped()) check(*found, text);
    made.play = found->play;
    return true;
}

void TurnBuilder::check(const notation::Resolution& found, std::string_view moves)
{
    if (found.ambiguous && !marks_hits_) {
        warn(moves, "ambiguous-play",
             fmt::format("several plays fit and lead to different boards: taking {}", to_string(found.play)));
    }
    if (found.hit_marks_wrong) warn(moves, "hit-mark", "a hit is marked where nothing is hit");
    if (found.hit_unmarked && marks_hits_)
        warn(moves, "hit-mark", "the play hits, but the hit is not marked");
}

Action TurnBuilder::illegal_play(Player player, Dice dice, std::string_view rest)
{
    CheckerPlay play{.dice = dice};
    const std::string_view dump = trimmed(rest.substr(kIllegal.size()));
    play.result = board_in_dump(dump, match_.players, opponent(player), checkers_of(match_.rules.variant));
    if (!play.result) {
        play.notation = rest;
        warn(rest, "illegal-play-unknown",
             "an illegal play without a readable board: what was played is not known");
    }
    return play;
}

bool TurnBuilder::add_steps(std::string_view text)
{
    auto* last = game_.turns.empty() ? nullptr : std::get_if<CheckerPlay>(&game_.turns.back().action);
    if (last == nullptr || !last->result || !last->play.empty()) return false;
    const Result<notation::Moves> moves = notation::parse_moves(source_, text);
    if (!moves) {
        last->notation = text;
        return true;
    }
    for (const notation::Hop& hop : *moves)
        last->play.add({.from = hop.from, .to = hop.to});
    return true;
}

void TurnBuilder::forget_board()
{
    std::get<CheckerPlay>(game_.turns.back().action).result.reset();
}

void TurnBuilder::cube(Player player, const Cell& cell, std::string_view text)
{
    const bool answers = cell.kind == CellKind::takes || cell.kind == CellKind::drops;
    if (answers) {
        before_turn(player, true);
        add(player, cell.kind == CellKind::takes ? Action(Take{}) : Action(Drop{}), text);
        return;
    }
    const Action action = double_of(player, cell);
    before_turn(player, !std::holds_alternative<Double>(action));
    add(player, action, text);
}

/// A double that answers one is a beaver; one that answers a beaver is a raccoon.
Action TurnBuilder::double_of(Player player, const Cell& cell) const
{
    const GameState& state = replayer_.state();
    const bool answers = state.offered_by == opponent(player) && !replayer_.stopped();
    const bool in_words = cell.kind != CellKind::doubles;
    if (answers && state.offer == Offer::beaver) return Raccoon{};
    if (answers && (state.offer == Offer::cube || state.offer == Offer::raccoon)) {
        if (in_words || match_.rules.is_money()) return Beaver{};
    }
    if (cell.kind == CellKind::beavers) return Beaver{};
    if (cell.kind == CellKind::raccoons) return Raccoon{};
    return Double{.value = cell.number};
}

void TurnBuilder::remark(std::string_view line, std::string_view text, bool continued)
{
    if (continued && std::holds_alternative<Remark>(game_.turns.back().action)) {
        game_.turns.back().comment += '\n';
        game_.turns.back().comment += text;
        return;
    }
    game_.turns.push_back(
        {.action = Remark{}, .comment = std::string(text), .origin = {.offset = source_.offset_of(line)}});
}

void TurnBuilder::set_up(const SetUp& set_up, std::string_view text)
{
    set_up_ = set_up;
    set_up_text_ = text;
}

void TurnBuilder::finish()
{
    if (set_up_) place_set_up(replayer_.state().on_roll);
}

/// Puts in what the record leaves out before a turn: the board that was set, the take of a beaver, a play
/// that the rules forced.
void TurnBuilder::before_turn(Player player, bool answers)
{
    if (set_up_) place_set_up(player);
    const GameState& state = replayer_.state();
    const bool redoubled = state.offer == Offer::beaver || state.offer == Offer::raccoon;
    if (redoubled && !answers && !replayer_.stopped()) {
        const Turn take{.player = opponent(state.offered_by), .action = Take{}};
        replayer_.apply(take);
        game_.turns.push_back(take);
    }
    if (!answers && state.dice) complete_forced_play(player);
}

void TurnBuilder::complete_forced_play(Player player)
{
    const GameState& state = replayer_.state();
    if (replayer_.stopped() || !state.dice || state.on_roll == player || game_.turns.empty()) return;
    Turn& rolled = game_.turns.back();
    if (!std::holds_alternative<Roll>(rolled.action)) return;
    const std::vector<LegalPlay> legal = legal_plays(state.position, state.on_roll, *state.dice);
    if (legal.size() != 1) return;
    rolled.action = CheckerPlay{.dice = *state.dice, .play = legal.front().play};
    replayer_.apply(rolled);
    Diagnostic note{.severity = Severity::note,
                    .code = "forced-play",
                    .message = fmt::format("no play is recorded; {} was the only legal one",
                                           to_string(legal.front().play)),
                    .where = rolled.origin.known()};
    reporter_.report(std::move(note));
}

void TurnBuilder::place_set_up(Player player)
{
    const SetUp wanted = *set_up_;
    set_up_.reset();
    const bool new_cube = wanted.cube != replayer_.state().cube;
    const bool new_board = wanted.position != replayer_.state().position;
    if (new_board || !new_cube) add(player, SetPosition{.position = wanted.position}, set_up_text_);
    if (new_cube) add(player, SetCube{.cube = wanted.cube}, set_up_text_);
}

void TurnBuilder::add(Player player, Action action, std::string_view text)
{
    Turn& turn = begin_turn(player, text);
    turn.action = std::move(action);
    end_turn(turn, text);
}

Turn& TurnBuilder::begin_turn(Player player, std::string_view text)
{
    Turn& turn = game_.turns.emplace_back(player);
    turn.origin = {.offset = source_.offset_of(text)};
    return turn;
}

void TurnBuilder::end_turn(const Turn& turn, std::string_view text)
{
    if (replayer_.stopped() && !told_of_stop_) {
        told_of_stop_ = true;
        warn(text, "taken-as-written",
             "the game cannot be followed: from here on its rows are taken as written");
    }
    replayer_.apply(turn);
}

void TurnBuilder::warn(std::string_view text, std::string code, std::string message)
{
    reporter_.report(warning_at(source_, text, std::move(code), std::move(message)));
}

}  // namespace gammonkit::mat
