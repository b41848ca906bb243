#include "importers/mat/cell_recorder.hpp"

#include "model/legal_plays.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>
#include <vector>

namespace gammonkit::mat {
namespace {

constexpr std::string_view kIllegal = "illegal play";

/// The words for a roll with which the player could not move.
bool is_dance(std::string_view text)
{
    static constexpr std::array<std::string_view, 6> kWords{"cannot move", "can't move", "no move",
                                                            "no play",     "dances",     "dance"};
    if (text.find_first_not_of('-') == std::string_view::npos) return true;
    if (text.starts_with('(')) text = without_first(text);
    return !text.empty() && !is_digit(text.front()) &&
           std::any_of(kWords.begin(), kWords.end(),
                       [&](std::string_view word) { return starts_with_ignoring_case(text, word); });
}

/// A remark in brackets or behind a semicolon.
bool is_bracketed(std::string_view text)
{
    return text.find_first_of("({;") == 0;
}

/// What a remark behind a play says, without its brackets or semicolon.
std::string_view said_by(std::string_view remark)
{
    if (remark.starts_with(';')) return trimmed(remark.substr(1));
    const bool is_one = remark.find_first_of("})") == remark.size() - 1;
    return is_one ? trimmed(remark.substr(1, remark.size() - 2)) : remark;
}

}  // namespace

bool CellRecorder::roll(Player player, const Cell& cell, std::string_view text)
{
    const std::optional<Dice> dice = Dice::from(cell.first_die, cell.second_die);
    if (!dice) return false;
    before_turn(player, false);
    if (cell.rest.empty()) {
        roll_alone(player, *dice, text);
    } else if (cell.moves || is_digit(cell.rest[0])) {
        add_play(player, *dice, cell, text);
    } else {
        add_in_words(player, *dice, cell, text);
    }
    return true;
}

/// What is said of a roll in words; moves may also begin with one, "bar/20".
void CellRecorder::add_in_words(Player player, Dice dice, const Cell& cell, std::string_view text)
{
    if (cell.instead) {
        add(player, Roll{.dice = dice}, text);
    } else if (is_dance(cell.rest)) {
        add(player, CheckerPlay{.dice = dice}, text);
    } else if (starts_with_ignoring_case(cell.rest, kIllegal)) {
        const Action play = illegal_play(player, dice, cell.rest);
        if (!only_shows_the_start(play)) add(player, play, text);
    } else {
        add_play(player, dice, cell, text);
    }
}

void CellRecorder::add_play(Player player, Dice dice, const Cell& cell, std::string_view text)
{
    std::string_view moves = cell.rest;
    if (!cell.remark.empty()) moves = trimmed_right(moves.substr(0, moves.size() - cell.remark.size()));
    Turn& turn = cell.moves ? play(player, dice, *cell.moves, moves, text) : play(player, dice, moves, text);
    if (!cell.remark.empty()) turn.comment = said_by(cell.remark);
}

Action CellRecorder::illegal_play(Player player, Dice dice, std::string_view rest)
{
    CheckerPlay play{.dice = dice};
    const std::string_view dump = trimmed(rest.substr(kIllegal.size()));
    play.result = board_in_dump(dump, match_.players, opponent(player), checkers_of(match_.rules.variant));
    if (!play.result) {
        play.notation = rest;
        warn(rest, "illegal-play-unknown",
             "an illegal play without a readable board: what was played is not known");
    } else if (!replayer().stopped()) {
        before_board_ = state().position;
    }
    return play;
}

/// DailyGammon has a turn in front of each game of nackgammon that only shows where the checkers stand.
bool CellRecorder::only_shows_the_start(const Action& action)
{
    const auto* play = std::get_if<CheckerPlay>(&action);
    if (play == nullptr || !play->result || !before_board_ || !game().turns.empty()) return false;
    const bool is_start = *play->result == *before_board_;
    if (is_start) before_board_.reset();
    return is_start;
}

/// A server that knows one variant calls all plays illegal that are so in that.
void CellRecorder::find_play_to_board()
{
    const std::optional<Position> before = std::exchange(before_board_, std::nullopt);
    CheckerPlay* const last = before ? last_with_board() : nullptr;
    if (last == nullptr || !last->play.empty() || !last->notation.empty()) return;
    const std::optional<Play> found =
        play_between(*before, *last->result, last_or_empty(game().turns).player, last->dice);
    if (!found) return;
    last->play = *found;
    last->result.reset();
}

CheckerPlay* CellRecorder::last_with_board() const
{
    auto* last = game().turns.empty() ? nullptr : std::get_if<CheckerPlay>(&game().turns.back().action);
    return last != nullptr && last->result ? last : nullptr;
}

bool CellRecorder::add_steps(std::string_view text)
{
    CheckerPlay* const last = last_with_board();
    if (last == nullptr || !last->play.empty()) return false;
    const Result<notation::Moves> moves = notation::parse_moves(source_, text);
    if (!moves) {
        last->notation = text;
        return true;
    }
    for (const notation::WrittenStep& hop : *moves)
        last->play.add({.from = hop.from, .to = hop.to});
    return true;
}

void CellRecorder::forget_board()
{
    if (CheckerPlay* const last = last_with_board()) last->result.reset();
}

void CellRecorder::cube(Player player, const Cell& cell, std::string_view text)
{
    const bool answers = cell.kind == CellKind::takes || cell.kind == CellKind::drops;
    if (!answers && !cell.number && !cell.rest.empty() && !is_bracketed(cell.rest))
        warn(text, "bad-stake", "the stake of this double cannot be read");
    if (answers && cell.rest.find('/') != std::string_view::npos && !is_bracketed(cell.rest))
        warn(text, "not-understood", "what stands behind this answer is not understood: left out");
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
Action CellRecorder::double_of(Player player, const Cell& cell) const
{
    const bool in_words = cell.kind != CellKind::doubles;
    const Action by_turn = double_to(cell.number, player, in_words);
    if (!in_words || !std::holds_alternative<Double>(by_turn)) return by_turn;
    return cell.kind == CellKind::beavers ? Action(Beaver{}) : Action(Raccoon{});
}

void CellRecorder::remark(std::string_view line, std::string_view text, bool continued)
{
    find_play_to_board();
    Turn* const last = game().turns.empty() ? nullptr : &game().turns.back();
    if (continued && last != nullptr && std::holds_alternative<Remark>(last->action)) {
        last->comment.edited().append("\n").append(text);
        return;
    }
    add_remark(std::string(text), line);
}

void CellRecorder::set_up(const SetUp& set_up, std::string_view text)
{
    set_up_ = set_up;
    set_up_text_ = text;
}

void CellRecorder::finish()
{
    find_play_to_board();
    if (set_up_) place_set_up(state().on_roll);
}

/// Puts in what the record leaves out before a turn, and the board that was set.
void CellRecorder::before_turn(Player player, bool answers)
{
    find_play_to_board();
    if (set_up_) place_set_up(player);
    if (!answers) complete(player);
}

void CellRecorder::place_set_up(Player player)
{
    const SetUp wanted = *set_up_;
    set_up_.reset();
    const bool new_cube = wanted.cube != state().cube;
    const bool new_board = wanted.position != state().position;
    if (new_board || !new_cube) add(player, SetPosition{.position = wanted.position}, set_up_text_);
    if (new_cube) add(player, SetCube{.cube = wanted.cube}, set_up_text_);
}

namespace {

constexpr std::size_t kFields = 40;
constexpr std::size_t kNextPlayer = 4;
constexpr std::size_t kNextName = 5;
constexpr std::size_t kOpponentsBar = 12;
constexpr std::size_t kPlaces = 26;

/// Who rolls next: the name says, or else the seat, which counts the right player as 0.
Player next_player(const std::vector<std::string_view>& fields, const ByPlayer<PlayerInfo>& players,
                   Player next)
{
    const std::string_view name = trimmed(fields[kNextName]);
    const bool tells = players.first.name != players.second.name;
    if (tells && name == players.first.name) return Player::first;
    if (tells && name == players.second.name) return Player::second;
    const std::optional<int> seat = parse_int(trimmed(fields[kNextPlayer]));
    if (!seat) return next;
    return *seat == 0 ? Player::second : Player::first;
}

/// Puts `count` checkers on place 0 to 25 of `player`'s numbering; negative ones are the opponent's.
bool put(ByPlayer<Side>& sides, Player player, std::size_t place, int count)
{
    if (count < -Position::kMostCheckers || count > Position::kMostCheckers) return false;
    const std::size_t at = count < 0 ? kPlaces - 1 - place : place;
    const Player owner = count < 0 ? opponent(player) : player;
    if (at == 0 && count != 0) return false;
    sides[owner][at] = static_cast<std::uint8_t>(std::abs(count));
    return true;
}

/// -3 for "c", 2 for "B", 0 for "-".
std::optional<int> checkers_of_letter(char letter)
{
    constexpr char kLast = 'O' - 'A';
    if (letter == '-') return 0;
    if (letter >= 'A' && letter <= 'A' + kLast) return letter - 'A' + 1;
    if (letter >= 'a' && letter <= 'a' + kLast) return -(letter - 'a' + 1);
    return std::nullopt;
}

std::optional<Cube> cube_from(std::string_view text)
{
    constexpr int kMostTurns = 20;
    if (text.starts_with('+')) text = without_first(text);
    const std::optional<int> turns = parse_int(text);
    if (!turns || *turns < -kMostTurns || *turns > kMostTurns) return std::nullopt;
    if (*turns == 0) return Cube{};
    return Cube{.value = 1 << std::abs(*turns), .owner = *turns > 0 ? Player::second : Player::first};
}

}  // namespace

std::optional<Position> board_in_dump(std::string_view dump, const ByPlayer<PlayerInfo>& players, Player next,
                                      int checkers)
{
    if (dump.starts_with('(')) dump = without_first(dump);
    const std::vector<std::string_view> fields = split(dump, ';');
    if (fields.size() < kFields) return std::nullopt;
    const Player player = next_player(fields, players, next);
    ByPlayer<Side> sides{};
    for (std::size_t place = 0; place < kPlaces; ++place) {
        const std::optional<int> count = parse_int(trimmed(fields[kOpponentsBar + place]));
        if (!count || !put(sides, player, place, *count)) return std::nullopt;
    }
    return Position::from(sides, checkers);
}

std::optional<SetUp> set_up_from(std::string_view text, int checkers)
{
    const std::vector<std::string_view> parts = split(trimmed(text), '/');
    if (parts.empty() || parts[0].size() != kPlaces) return std::nullopt;
    ByPlayer<Side> sides{};
    for (std::size_t place = 0; place < kPlaces; ++place) {
        const std::optional<int> count = checkers_of_letter(parts[0][place]);
        if (!count || !put(sides, Player::first, place, *count)) return std::nullopt;
    }
    const std::optional<Position> position = Position::from(sides, checkers);
    const std::optional<Cube> cube = parts.size() > 1 ? cube_from(trimmed(parts[1])) : Cube{};
    if (!position || !cube) return std::nullopt;
    return SetUp{.position = *position, .cube = *cube};
}

}  // namespace gammonkit::mat
