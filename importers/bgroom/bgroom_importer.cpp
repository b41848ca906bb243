#include "formats/bgroom/format.hpp"

#include "importers/bgroom/log_lines.hpp"
#include "importers/turns/game_context.hpp"
#include "importers/turns/starts.hpp"
#include "importers/turns/turn_recorder.hpp"
#include "model/scoring.hpp"
#include "support/ends.hpp"
#include "support/suggest.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <span>

namespace gammonkit {
namespace bgroom {
namespace {

/// Reads the rows of one game.
class GameReader {
public:
    /// `x`: which player of the match has that letter in this game.
    GameReader(const SourceText& source, const Rules& rules, Game& game, bool marks_hits, Player x,
               Reporter& reporter)
        : x_(x), turns_(source, rules, game, false, marks_hits, reporter)
    {
    }

    void read(const GameLines& lines);

    /// The game followed to its end.
    [[nodiscard]] const GameReplayer& end() const { return turns_.replayer(); }

private:
    void read_row(const Row& row);
    bool read_roll(Player player, const Row& row);
    bool read_word(Player player, const Row& row);
    void go_on(Player player);

    Player x_;
    TurnRecorder turns_;
};

bool is_dance(std::string_view text)
{
    return starts_with_ignoring_case(text, "can't move") || starts_with_ignoring_case(text, "cannot move");
}

void GameReader::read(const GameLines& lines)
{
    for (const Row& row : lines.rows)
        read_row(row);
    for (const std::string_view line : lines.others)
        turns_.warn(line, "not-understood", "this is not a row of a game: left out");
    // Who drops has no row: the game just ends.
    if (lines.is_closed && turns_.state().cube_is_offered() && !turns_.replayer().stopped())
        turns_.add(opponent(turns_.state().offered_by), Drop{}, lines.rows.back().text);
}

void GameReader::read_row(const Row& row)
{
    const Player player = row.is_x ? x_ : opponent(x_);
    const bool understood = row.said.starts_with('(') ? read_roll(player, row) : read_word(player, row);
    if (!understood) {
        turns_.warn(row.text, "not-understood", "this is neither a roll nor a cube action: left out");
    }
}

bool GameReader::read_roll(Player player, const Row& row)
{
    const std::size_t close = row.said.find(')');
    if (close == std::string_view::npos) return false;
    const std::optional<Dice> dice = dice_of_words(row.said.substr(1, close - 1));
    if (!dice) return false;
    const std::string_view moves = trimmed(row.said.substr(close + 1));
    go_on(player);
    if (moves.empty()) {
        turns_.add(player, Roll{.dice = *dice}, row.text);
    } else if (is_dance(moves)) {
        turns_.add(player, CheckerPlay{.dice = *dice}, row.text);
    } else {
        turns_.play(player, *dice, moves, row.text);
    }
    return true;
}

/// Takes and drops are not known to have rows, but would be understood.
bool GameReader::read_word(Player player, const Row& row)
{
    const auto is = [&](std::string_view start) { return starts_with_ignoring_case(row.said, start); };
    if (is("double") || is("redouble") || is("beaver") || is("raccoon")) {
        Action action = turns_.double_to({}, player, true);
        if (std::holds_alternative<Double>(action)) go_on(player);
        turns_.add(player, std::move(action), row.text);
    } else if (is("take") || is("accept")) {
        turns_.add(player, Take{}, row.text);
    } else if (is("drop") || is("pass") || is("reject")) {
        turns_.add(player, Drop{}, row.text);
    } else {
        return false;
    }
    return true;
}

/// A game that goes on behind a double says that it was taken.
void GameReader::go_on(Player player)
{
    if (turns_.state().cube_is_offered() && !turns_.replayer().stopped()) turns_.take_silently();
    turns_.complete(player);
}

using Games = std::span<const GameLines>;
using Names = ByPlayer<std::string_view>;

constexpr std::string_view kUsualKind = "Single game";

/// Reads the games of one session.
class SessionReader {
public:
    SessionReader(const SourceText& source, Games lines, const Rules& start, Reporter& reporter)
        : source_(source), lines_(lines), reporter_(reporter),
          marks_hits_(any_row_holds(lines, "*", &GameLines::rows, &Row::said)), match_{.rules = start}
    {
    }

    Match read()
    {
        const GameLines& first = lines_.front();
        match_.players = {{.name = std::string(first.names.first)},
                          {.name = std::string(first.names.second)}};
        match_.origin = {.offset = source_.offset_of(first.heading)};
        for (const GameLines& lines : lines_)
            games_.push_back(game_of(lines));
        match_.games = std::move(games_);
        return std::move(match_);
    }

private:
    Game game_of(const GameLines& lines)
    {
        Game game{.number = lines.number, .score = score_};
        game.origin = {.offset = source_.offset_of(lines.heading)};
        const bool is_usual = !lines.kind || equals_ignoring_case(*lines.kind, kUsualKind);
        if (!is_usual) game.extras.push_back({.key = "bgroom:kind", .values = {std::string(*lines.kind)}});
        const Player x = are_exchanged(lines_.front().names, lines.names) ? Player::second : Player::first;
        GameReader reader(source_, match_.rules, game, marks_hits_, x, reporter_);
        reader.read(lines);
        if (reader.end().outcome()) score_ = score_with(score_, *reader.end().outcome(), match_.rules);
        return game;
    }

    const SourceText& source_;
    Games lines_;
    Reporter& reporter_;
    bool marks_hits_;
    Match match_;
    std::vector<Game> games_;
    ByPlayer<int> score_;  ///< The log states none: it is counted.
};

/// True if one player is the same, and the other one's name nearly.
bool are_nearly(const Names& names, const Names& before)
{
    for (const Player same : kPlayers) {
        for (const Player as : kPlayers) {
            const std::string_view other = before[opponent(as)];
            if (names[same] == before[as] && is_misspelt(names[opponent(same)], std::span(&other, 1)))
                return true;
        }
    }
    return false;
}

/// Games of other players belong to another session.
void read_games(Games games, const SourceText& source, const Options& options, Collection& collection,
                Reporter& reporter)
{
    while (!games.empty()) {
        const Names& names = games.front().names;
        const auto other = std::find_if(games.begin(), games.end(), [&](const GameLines& game) {
            return game.names != names && !are_exchanged(game.names, names);
        });
        const auto count = static_cast<std::size_t>(other - games.begin());
        if (other != games.end() && are_nearly(other->names, names)) {
            reporter.report(warning_at(source, other->heading, "other-names",
                                       "these are nearly the names of the game before: another session"));
        }
        const auto read = [&](const Rules& start, Reporter& told) {
            return SessionReader(source, part_of(games, 0, count), start, told).read();
        };
        collection.matches.push_back(match_from(options, read, reporter));
        games = without_first(games, count);
    }
}

void report(const Log& log, const SourceText& source, Reporter& reporter)
{
    for (const std::string_view line : log.others)
        reporter.report(
            warning_at(source, line, "not-understood", "this stands in front of all games: left out"));
    for (const SessionLines& session : log.sessions) {
        if (!session.version || *session.version == "1.2") continue;
        reporter.report(
            warning_at(source, *session.version, "version",
                       fmt::format("version {:.20} is not known: reading it as 1.2", *session.version)));
    }
}

}  // namespace
}  // namespace bgroom

Confidence sniff_bgroom(const Sample& sample)
{
    const std::string_view first = trimmed_left(sample.text);
    return bgroom::version_in(first.substr(0, 32)) ? Confidence::certain : Confidence::none;
}

Result<Collection> read_bgroom(const SourceText& source, const Options& options, Reporter& reporter)
{
    if (source.text().empty()) return failure("empty", "the file is empty");
    const bgroom::Log log = bgroom::log_of(source);
    Collection collection;
    for (const bgroom::SessionLines& session : log.sessions)
        bgroom::read_games(session.games, source, options, collection, reporter);
    if (collection.matches.empty()) {
        return failure("no-game", "no game was found",
                       "a game begins with a line such as \"Game 1 - Ann (X) vs. Ben (0)\"");
    }
    bgroom::report(log, source, reporter);
    return collection;
}

}  // namespace gammonkit
