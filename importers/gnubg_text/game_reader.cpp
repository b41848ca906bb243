#include "importers/gnubg_text/game_reader.hpp"

#include "importers/gnubg_text/turn_reader.hpp"
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
