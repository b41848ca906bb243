#include "importers/gnubg_text/game_reader.hpp"

#include "formats/notation/notation.hpp"
#include "importers/gnubg_text/entry_reader.hpp"
#include "model/legal_plays.hpp"
#include "model/replay.hpp"
#include "support/text.hpp"

#include <bit>

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

/// The line that tells what was done on a board; the board if there is none.
std::string_view place_of_action(const EntryRecord& entry)
{
    return entry.action_place.empty() ? entry.place : entry.action_place;
}

/// What was done on a board, with all that is said about it. Nothing if the line that tells it is missing or
/// impossible, or names the other player. Behind the last board it may be missing.
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

/// The double that the exports of old versions leave out before its answer, with the analysis of both.
Turn double_before(const EntryRecord& answer)
{
    return {.player = answer.record.state.offered_by,
            .action = Double{},
            .cubes = answer.record.cubes,
            .origin = answer.record.origin};
}

/// What does not follow, and where that stands.
struct Break {
    std::string_view place;
    std::string message;
};

/// True if a board is the one to which the moves before it led. Of an open double the exports tell the value
/// that the cube had, as the replay does. Whose turn it is may be against the rules: programs that record
/// matches lose turns.
bool is_reached(const GameState& shown, const GameState& reached)
{
    const bool same_offer =
        shown.offer == reached.offer && (!shown.cube_is_offered() || shown.offered_by == reached.offered_by);
    return shown.position == reached.position && shown.cube == reached.cube && same_offer;
}

/// True if a double that nothing tells of was offered on the board before.
bool lacks_double(const GameState& shown, const GameState& reached)
{
    return shown.offer == Offer::cube && reached.offer == Offer::none;
}

bool is_same_game(const GameState& a, const GameState& b)
{
    return a.score == b.score && a.rules == b.rules && a.crawford_game == b.crawford_game;
}

class GameReader {
public:
    GameReader(const SourceText& source, std::span<const EntryRecord> entries)
        : source_(source), entries_(entries)
    {
    }

    /// Nothing if the boards are a game; it is in `record` then.
    std::optional<Break> read()
    {
        begin();
        GameReplayer replayer(record.rules, record.game, first().record.state.crawford_game);
        for (const Turn& turn : record.game.turns)
            replayer.apply(turn);
        for (const EntryRecord& entry : entries_) {
            if (std::optional<Break> broken = add(entry, replayer)) return broken;
        }
        const std::optional<Outcome>& result = entries_.back().result;
        if (result) settle_outcome(record.game, replayer, *result, true);
        return std::nullopt;
    }

    GameRecord record;

private:
    [[nodiscard]] const EntryRecord& first() const { return entries_.front(); }
    [[nodiscard]] bool is_last(const EntryRecord& entry) const { return &entry == &entries_.back(); }

    void begin()
    {
        const GameState& state = first().record.state;
        record.rules = state.rules;
        record.names = first().names;
        record.game.number = kNoNumber;
        record.game.score = state.score;
        if (!record.rules.is_money()) record.game.crawford = state.crawford_game;
        record.game.origin = {source_.offset_of(first().heading)};
        set_up(state);
    }

    /// Where the game does not begin at the start, or not with the cube at 1.
    void set_up(const GameState& state)
    {
        const bool at_start = state.position == starting_position(record.rules.variant);
        if (!at_start) add_setup(state, SetPosition{state.position});
        if (state.cube == Cube{}) return;
        if (at_start && record.rules.is_money() && state.cube.is_centered()) {
            record.game.automatic_doubles = std::countr_zero(static_cast<unsigned>(state.cube.value));
        } else {
            add_setup(state, SetCube{state.cube});
        }
    }

    void add_setup(const GameState& state, Action action)
    {
        record.game.turns.push_back(
            {.player = state.on_roll, .action = std::move(action), .origin = record.game.origin});
    }

    std::optional<Break> add(const EntryRecord& entry, GameReplayer& replayer)
    {
        if (std::optional<Break> broken = check_frame(entry)) return broken;
        const GameState& shown = entry.record.state;
        if (lacks_double(shown, replayer.state())) take(double_before(entry), replayer);
        const bool begins = &entry == &first() && shown.offer == Offer::none;
        if (!begins && !is_reached(shown, replayer.state()))
            return Break{entry.place, "this board does not follow from the move before it"};
        std::optional<Turn> turn = turn_of(source_, entry, is_last(entry));
        if (!turn) return Break{place_of_action(entry), "what was done here cannot be understood"};
        if (!take(*std::move(turn), replayer))
            return Break{place_of_action(entry), "this cannot be done here"};
        return std::nullopt;
    }

    /// False if the turn cannot be made.
    bool take(Turn turn, GameReplayer& replayer)
    {
        if (!replayer.apply(turn)) return false;
        record.game.turns.push_back(std::move(turn));
        return true;
    }

    /// Players, score and dice stand in several places.
    std::optional<Break> check_frame(const EntryRecord& entry) const
    {
        const GameState& shown = entry.record.state;
        if (entry.names != record.names) return Break{entry.place, "the players are others than before"};
        if (!is_same_game(shown, first().record.state))
            return Break{entry.place, "the score or the length of the match is another than before"};
        if (entry.result && !is_last(entry)) return Break{entry.place, "the game was over before this board"};
        if (entry.dice && !(shown.dice && shown.dice->same_roll(*entry.dice)))
            return Break{entry.heading, "these are not the dice of the Match ID"};
        return std::nullopt;
    }

    const SourceText& source_;
    std::span<const EntryRecord> entries_;
};

}  // namespace

std::optional<GameRecord> read_game(const SourceText& source, std::span<const EntryRecord> entries,
                                    bool reports, Reporter& reporter)
{
    GameReader reader(source, entries);
    const std::optional<Break> broken = reader.read();
    if (!broken) return std::move(reader.record);
    if (reports) {
        reporter.report(warning_at(source, broken->place, "gnubg-game",
                                   broken->message + "; the boards of this game become positions"));
    }
    return std::nullopt;
}

}  // namespace gammonkit::gnubg_text
