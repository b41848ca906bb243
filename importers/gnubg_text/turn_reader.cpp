#include "importers/gnubg_text/turn_reader.hpp"

#include "formats/notation/notation.hpp"
#include "model/legal_plays.hpp"

namespace gammonkit::gnubg_text {
namespace {

using enum ActionLine::Word;

std::optional<Action> cube_action(ActionLine::Word word, Offer offer)
{
    switch (offer) {
    case Offer::none:
        return word == doubles ? std::optional<Action>(Double{}) : std::nullopt;
    case Offer::cube:
    case Offer::beaver:
    case Offer::raccoon:
        if (word == accepts) return Take{};
        if (word == rejects) return Drop{};
        if (word != doubles || offer == Offer::raccoon) return std::nullopt;
        return offer == Offer::cube ? Action{Beaver{}} : Action{Raccoon{}};
    case Offer::resignation:
        return std::nullopt;
    }
    return std::nullopt;
}

std::optional<Play> marked_play(const EntryRecord& entry)
{
    if (entry.record.plays.empty() || !entry.record.plays.front().played) return std::nullopt;
    const PlayAnalysis& plays = entry.record.plays.front();
    return plays.candidates[*plays.played].play;
}

/// The play of the line, which is also the one that is marked among the candidates.
std::optional<Play> play_of(const SourceText& source, const EntryRecord& entry, Dice dice)
{
    const GameState& state = entry.record.state;
    const Result<notation::Moves> moves = notation::parse_moves(source, entry.action->moves);
    if (!moves) return std::nullopt;
    const Result<notation::Resolution> found = notation::resolve(*moves, state.position, state.on_roll, dice);
    if (!found) return std::nullopt;
    const std::optional<Position> board = after(state.position, state.on_roll, found->play);
    const std::optional<Play> marked = marked_play(entry);
    const bool agree = !marked || after(state.position, state.on_roll, *marked) == board;
    return agree && board ? std::optional(found->play) : std::nullopt;
}

/// GNU Backgammon says "doubles" of a last roll that nobody played.
std::optional<Action> rolled_action(const SourceText& source, const EntryRecord& entry, Dice dice,
                                    bool is_last)
{
    const GameState& state = entry.record.state;
    switch (entry.action->word) {
    case moves: {
        const std::optional<Play> play = play_of(source, entry, dice);
        return play ? std::optional<Action>(CheckerPlay{.dice = dice, .play = *play}) : std::nullopt;
    }
    case cannot_move:
        if (is_last && can_move(state.position, state.on_roll, dice)) return Roll{dice};
        return CheckerPlay{.dice = dice};
    case doubles:
        return is_last ? std::optional<Action>(Roll{dice}) : std::nullopt;
    default:
        return std::nullopt;
    }
}

/// A file may end behind a board; a roll stands there then.
std::optional<Action> broken_off(const EntryRecord& entry, const std::optional<Dice>& dice, bool is_last)
{
    const bool nothing_said = is_last && entry.action_place.empty() && entry.other_lines.empty();
    if (!nothing_said) return std::nullopt;
    return dice ? Action{Roll{*dice}} : Action{Remark{}};
}

std::optional<Action> action_of(const SourceText& source, const EntryRecord& entry, bool is_last)
{
    const GameState& state = entry.record.state;
    const std::optional<Dice> dice = entry.dice ? entry.dice : state.dice;
    if (!entry.action) return broken_off(entry, dice, is_last);
    const bool has_one_name = entry.names.first == entry.names.second;
    if (entry.action->player != state.to_decide() && !has_one_name) return std::nullopt;
    return dice ? rolled_action(source, entry, *dice, is_last) : cube_action(entry.action->word, state.offer);
}

}  // namespace

std::string_view place_of_action(const EntryRecord& entry)
{
    return entry.action_place.empty() ? entry.place : entry.action_place;
}

std::optional<Turn> turn_of(const SourceText& source, const EntryRecord& entry, bool is_last)
{
    std::optional<Action> action = action_of(source, entry, is_last);
    if (!action) return std::nullopt;
    const bool rolled = std::holds_alternative<CheckerPlay>(*action) || std::holds_alternative<Roll>(*action);
    Turn turn{.player = entry.record.state.to_decide(),
              .action = *std::move(action),
              .comment = entry.record.comment,
              .cubes = entry.record.cubes,
              .origin = {source.offset_of(place_of_action(entry))}};
    if (!rolled) {
        turn.marks.play = entry.marks.cube;
        return turn;
    }
    turn.marks = entry.marks;
    turn.luck = entry.luck;
    turn.plays = entry.record.plays;
    return turn;
}

Turn double_before(const EntryRecord& answer)
{
    return {.player = answer.record.state.offered_by,
            .action = Double{},
            .cubes = answer.record.cubes,
            .origin = answer.record.origin};
}

}  // namespace gammonkit::gnubg_text
