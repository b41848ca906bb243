#include "importers/gnubg_text/game_reader.hpp"

#include "formats/notation/notation.hpp"
#include "model/legal_plays.hpp"
#include "model/replay.hpp"
#include "support/text.hpp"

#include <bit>
#include <fmt/format.h>

namespace gammonkit::gnubg_text {
namespace {

/// What does not follow, and where that stands.
struct Break {
    std::string_view place;
    std::string message;
};

/// The state that a board shows is the one to which the moves before it led. Of an open double the exports
/// tell the value that the cube had, as the replay does.
bool is_reached(const GameState& shown, const GameState& reached)
{
    const bool same_offer =
        shown.offer == reached.offer && (!shown.cube_is_offered() || shown.offered_by == reached.offered_by);
    return shown.position == reached.position && shown.cube == reached.cube && same_offer &&
           (shown.cube_is_offered() || shown.on_roll == reached.on_roll);
}

bool is_same_game(const GameState& a, const GameState& b)
{
    return a.score == b.score && a.rules == b.rules && a.crawford_game == b.crawford_game;
}

bool is_answer(ActionLine::Word word)
{
    return word == ActionLine::Word::accepts || word == ActionLine::Word::rejects;
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
        if (std::optional<Break> broken = check(entry, replayer.state())) return broken;
        std::optional<Action> action = action_of(entry, replayer.state());
        if (!action) return Break{place_of_action(entry), "what was done here cannot be understood"};
        Turn turn = turn_of(entry, replayer.state().to_decide(), *std::move(action));
        if (!replayer.apply(turn)) {
            return Break{place_of_action(entry), "this cannot be done here"};
        }
        record.game.turns.push_back(std::move(turn));
        return std::nullopt;
    }

    std::optional<Break> check(const EntryRecord& entry, const GameState& reached) const
    {
        const GameState& shown = entry.record.state;
        const bool begins = &entry == &first();
        if (entry.names != record.names) return Break{entry.place, "the players are others than before"};
        if (!is_same_game(shown, first().record.state))
            return Break{entry.place, "the score or the length of the match is another than before"};
        if (begins ? shown.offer != Offer::none : !is_reached(shown, reached))
            return Break{entry.place, "this board does not follow from the move before it"};
        if (entry.result && !is_last(entry)) return Break{entry.place, "the game was over before this board"};
        if (entry.dice && !(shown.dice && shown.dice->same_roll(*entry.dice)))
            return Break{entry.heading, "these are not the dice of the Match ID"};
        return std::nullopt;
    }

    [[nodiscard]] static std::string_view place_of_action(const EntryRecord& entry)
    {
        return entry.action_place.empty() ? entry.place : entry.action_place;
    }

    [[nodiscard]] std::optional<Dice> dice_of(const EntryRecord& entry) const
    {
        return entry.dice ? entry.dice : entry.record.state.dice;
    }

    /// Nothing if the line is missing, says something impossible, or names the other player.
    std::optional<Action> action_of(const EntryRecord& entry, const GameState& state) const
    {
        const std::optional<Dice> dice = dice_of(entry);
        if (!entry.action) return broken_off(entry, dice);
        const bool has_one_name = record.names.first == record.names.second;
        const bool answers = state.cube_is_offered();
        if (entry.action->player != state_decider(entry, state) && !has_one_name) return std::nullopt;
        if (is_answer(entry.action->word) != answers && entry.action->word != ActionLine::Word::doubles)
            return std::nullopt;
        return dice ? rolled_action(entry, state, *dice) : cube_action(entry.action->word, state.offer);
    }

    /// The first board tells who is on roll; before it nobody is.
    [[nodiscard]] Player state_decider(const EntryRecord& entry, const GameState& state) const
    {
        return &entry == &first() ? entry.record.state.to_decide() : state.to_decide();
    }

    /// A file may end behind a board; a roll stands there then.
    std::optional<Action> broken_off(const EntryRecord& entry, const std::optional<Dice>& dice) const
    {
        const bool nothing_said = is_last(entry) && entry.action_place.empty() && entry.other_lines == 0;
        if (!nothing_said) return std::nullopt;
        return dice ? Action{Roll{*dice}} : Action{Remark{}};
    }

    static std::optional<Action> cube_action(ActionLine::Word word, Offer offer)
    {
        using enum ActionLine::Word;
        if (word == accepts) return Take{};
        if (word == rejects) return Drop{};
        if (word != doubles) return std::nullopt;
        if (offer == Offer::cube) return Beaver{};
        if (offer == Offer::beaver) return Raccoon{};
        return offer == Offer::none ? std::optional<Action>(Double{}) : std::nullopt;
    }

    /// GNU Backgammon says "doubles" of a last roll that nobody played.
    std::optional<Action> rolled_action(const EntryRecord& entry, const GameState& state, Dice dice) const
    {
        using enum ActionLine::Word;
        const ActionLine& action = *entry.action;
        const Position& board = entry.record.state.position;
        if (action.word == doubles && is_last(entry)) return Roll{dice};
        if (action.word == cannot_move) {
            const bool is_open = is_last(entry) && can_move(board, state_decider(entry, state), dice);
            return is_open ? Action{Roll{dice}} : Action{CheckerPlay{.dice = dice}};
        }
        if (action.word != moves) return std::nullopt;
        const std::optional<Play> play = play_of(entry, state_decider(entry, state), dice);
        if (!play) return std::nullopt;
        return CheckerPlay{.dice = dice, .play = *play};
    }

    /// The play of the line, which is also the one that is marked among the candidates.
    std::optional<Play> play_of(const EntryRecord& entry, Player player, Dice dice) const
    {
        const Position& board = entry.record.state.position;
        const Result<notation::Moves> moves = notation::parse_moves(source_, entry.action->moves);
        if (!moves) return std::nullopt;
        const Result<notation::Resolution> found = notation::resolve(*moves, board, player, dice);
        if (!found) return std::nullopt;
        const std::optional<Play> marked = marked_play(entry);
        const bool agree = !marked || after(board, player, *marked) == after(board, player, found->play);
        return agree ? std::optional(found->play) : std::nullopt;
    }

    static std::optional<Play> marked_play(const EntryRecord& entry)
    {
        if (entry.record.plays.empty() || !entry.record.plays.front().played) return std::nullopt;
        const PlayAnalysis& plays = entry.record.plays.front();
        return plays.candidates[*plays.played].play;
    }

    /// The player decides, but who is on roll stands only in the first board.
    Turn turn_of(const EntryRecord& entry, Player decides, Action action) const
    {
        if (&entry == &first()) decides = entry.record.state.to_decide();
        const bool rolled =
            std::holds_alternative<CheckerPlay>(action) || std::holds_alternative<Roll>(action);
        Turn turn{.player = decides,
                  .action = std::move(action),
                  .comment = entry.record.comment,
                  .marks = entry.marks,
                  .luck = rolled ? entry.luck : std::nullopt,
                  .cubes = entry.record.cubes,
                  .origin = {source_.offset_of(place_of_action(entry))}};
        if (rolled) {
            turn.plays = entry.record.plays;
        } else {
            turn.marks = {.play = entry.marks.cube};
        }
        return turn;
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
