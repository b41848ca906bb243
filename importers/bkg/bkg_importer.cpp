#include "formats/bkg/format.hpp"

#include "formats/notation/notation.hpp"
#include "importers/turns/turn_recorder.hpp"
#include "model/outcome.hpp"
#include "model/scoring.hpp"
#include "support/ends.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string_view>
#include <vector>

namespace gammonkit {
namespace bkg {
namespace {

/// A double and its answer, which stand in one row.
enum class Answer { none, accepted, refused, unclear };

/// What one row says. One of `dice`, `answer` and `wins` is there, or nothing was understood.
struct Row {
    Player player = Player::first;  ///< Black is the first.
    std::optional<Dice> dice = {};
    std::string_view written = {};  ///< The moves, as they stand.
    std::optional<notation::Moves> moves =
        {};  ///< By Black's numbering; nothing if they are no pairs of points.
    std::optional<Answer> answer = {};
    std::optional<Stake> wins = {};
    bool is_unclear = false;  ///< Something stands behind "wins" that says no stake.
};

constexpr std::size_t kColorWidth = 5;

/// The runs of digits in a text, each where it stands.
std::vector<std::string_view> numbers_in(std::string_view text)
{
    std::vector<std::string_view> numbers;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        while (at < text.size() && is_digit(text[at]))
            ++at;
        if (at > begin) numbers.push_back(text.substr(begin, at - begin));
        if (at == begin) ++at;
    }
    return numbers;
}

/// Each pair of numbers is a step. Nothing but digits and what parts them may be there.
std::optional<notation::Moves> moves_in(std::string_view written)
{
    constexpr std::string_view kBetween = " \t,;:-/()*";
    const bool is_plain = std::all_of(written.begin(), written.end(), [&](char c) {
        return is_digit(c) || kBetween.find(c) != std::string_view::npos;
    });
    const std::vector<std::string_view> numbers = numbers_in(written);
    if (!is_plain || numbers.size() % 2 != 0) return std::nullopt;
    notation::Moves moves;
    for (std::size_t i = 0; i < numbers.size(); i += 2) {
        const int from = parse_int(numbers[i]).value_or(kBar.number() + 1);
        const int to = parse_int(numbers[i + 1]).value_or(kBar.number() + 1);
        const bool fits =
            from <= kBar.number() && to <= kBar.number() && moves.add({.from = Point(from), .to = Point(to)});
        if (!fits) return std::nullopt;
    }
    return moves;
}

/// "(3,1)  8 5  6 5": the dice are the first two digits.
void read_roll(std::string_view said, Row& row)
{
    const auto is_die = [](char c) { return c >= '1' && c <= '6'; };
    const std::size_t first = said.find_first_of("0123456789");
    if (first == std::string_view::npos || first > 1) return;
    const std::size_t second = said.find_first_of("0123456789", first + 1);
    if (second == std::string_view::npos || second > first + 2 || !is_die(said[first]) ||
        !is_die(said[second]))
        return;
    std::string_view rest = said.substr(second + 1);
    if (!rest.empty() && is_digit(rest[0])) return;
    if (rest.starts_with(')')) rest = without_first(rest);
    if (rest.starts_with(':')) rest = without_first(rest);
    row.dice = Dice::from(said[first] - '0', said[second] - '0');
    row.written = trimmed(rest);
    row.moves = moves_in(row.written);
}

/// "Doubles - Black Accepted": no answer at all is none yet.
Answer answer_in(std::string_view behind)
{
    const std::string text = lowered(behind);
    const auto says = [&](std::string_view word) { return text.find(word) != std::string::npos; };
    if (trimmed(behind).empty()) return Answer::none;
    if (says("accept") || says("take")) return Answer::accepted;
    const bool refused = says("refuse") || says("decline") || says("reject") || says("drop") || says("pass");
    return refused ? Answer::refused : Answer::unclear;
}

Stake stake_in(std::string_view behind)
{
    const std::string text = lowered(behind);
    if (text.find("backgammon") != std::string::npos) return Stake::backgammon;
    return text.find("gammon") != std::string::npos ? Stake::gammon : Stake::single;
}

/// Takes a row apart; nothing if it does not begin with "Black" or "White".
std::optional<Row> row_in(std::string_view line)
{
    const bool is_black = starts_with_ignoring_case(line, "black");
    if (!is_black && !starts_with_ignoring_case(line, "white")) return std::nullopt;
    if (line.size() > kColorWidth && !is_blank(line[kColorWidth]) && line[kColorWidth] != ':')
        return std::nullopt;
    Row row{.player = is_black ? Player::first : Player::second};
    const std::string_view said = trimmed(line.substr(std::min(line.size(), kColorWidth + 1)));
    constexpr std::string_view kDoubles = "doubles";
    constexpr std::string_view kWins = "wins";
    if (starts_with_ignoring_case(said, kDoubles)) {
        row.answer = answer_in(said.substr(kDoubles.size()));
    } else if (starts_with_ignoring_case(said, kWins)) {
        const std::string_view behind = trimmed(said.substr(kWins.size()));
        row.wins = stake_in(behind);
        row.is_unclear = row.wins == Stake::single && !behind.empty();
    } else {
        read_roll(said, row);
    }
    return row;
}

using GameLines = std::vector<std::string_view>;

bool parts_games(std::string_view line)
{
    return starts_with_ignoring_case(line, "game ");
}

/// The rows of each game: one ends with who wins it, or before a line that begins with "Game".
struct Log {
    std::vector<GameLines> games = {};
    std::size_t others = 0;  ///< Lines that are no rows.
    std::string_view first_other = {};
};

Log log_of(const SourceText& source)
{
    Log log;
    bool begins_game = true;
    for (LineCursor lines(source); !lines.at_end();) {
        const std::string_view text = trimmed(lines.next());
        const std::optional<Row> row = row_in(text);
        if (row) {
            if (begins_game) log.games.emplace_back();
            log.games.back().push_back(text);
            begins_game = row->wins.has_value();
        } else if (parts_games(text)) {
            begins_game = true;
        } else if (!text.empty() && log.others++ == 0) {
            log.first_other = text;
        }
    }
    return log;
}

/// Reads one game.
class GameReader {
public:
    GameReader(const SourceText& source, const Rules& rules, Game& game, Reporter& reporter)
        : source_(source), reporter_(reporter), turns_(source, rules, game, false, false, reporter)
    {
    }

    void read(const GameLines& lines)
    {
        for (const std::string_view line : lines) {
            if (const std::optional<Row> row = row_in(line)) read_line(*row, line);
        }
    }

private:
    void read_line(const Row& row, std::string_view text)
    {
        if (row.dice) {
            read_roll(row, text);
        } else if (row.answer) {
            read_double(row, text);
        } else if (row.wins) {
            if (row.is_unclear)
                turns_.warn(text, "bad-points", "how this was won cannot be read: taking a single game");
            read_result(row);
        } else {
            turns_.warn(text, "not-understood", "this is neither a roll nor a double nor a result: left out");
        }
    }

    void read_roll(const Row& row, std::string_view text)
    {
        turns_.complete(row.player);
        if (row.written.empty()) {
            turns_.roll_alone(row.player, *row.dice, text);
            return;
        }
        if (!row.moves) {
            turns_.warn(row.written, "syntax", "expected pairs of points from 0 to 25");
            turns_.add(row.player, CheckerPlay{.dice = *row.dice, .notation = std::string(row.written)},
                       text);
            return;
        }
        const bool is_black = row.player == Player::first;
        turns_.play(row.player, *row.dice, is_black ? *row.moves : notation::mirrored(*row.moves),
                    row.written, text);
    }

    /// Both turns stand in one row.
    void read_double(const Row& row, std::string_view text)
    {
        turns_.complete(row.player);
        turns_.add(row.player, Double{}, text);
        if (row.answer == Answer::accepted) turns_.add(opponent(row.player), Take{}, text);
        if (row.answer == Answer::unclear)
            reporter_.report(warning_at(source_, text, "bkg-answer",
                                        "the answer to the double is not understood: taken for a refusal"));
        if (row.answer == Answer::refused || row.answer == Answer::unclear)
            turns_.add(opponent(row.player), Drop{}, text);
    }

    /// Settled at once: it is the last row.
    void read_result(const Row& row)
    {
        const std::optional<Outcome>& by_turns = turns_.replayer().outcome();
        if (by_turns && by_turns->winner == row.player) return;
        const GameState& state = turns_.state();
        const bool is_dropped =
            state.offer == Offer::cube && state.offered_by == row.player && row.wins == Stake::single;
        const int points = is_dropped ? state.cube.value : points_for(*row.wins, state.cube, state.rules);
        turns_.settle({.winner = row.player, .points = points}, true);
    }

    const SourceText& source_;
    Reporter& reporter_;
    TurnRecorder turns_;
};

Match session_of(const Log& log, const SourceText& source, const Rules& start, Reporter& reporter)
{
    Match match{.rules = start};
    ByPlayer<int> score;
    for (const GameLines& lines : log.games) {
        Game game{.number = static_cast<int>(match.games.size()) + 1, .score = score};
        game.origin = {.offset = source.offset_of(first_or_empty(lines))};
        if (match.games.empty()) match.origin = game.origin;
        GameReader(source, match.rules, game, reporter).read(lines);
        match.games.push_back(std::move(game));
        score = score_after(match, match.games.size() - 1);
    }
    return match;
}

bool is_understood(const Row& row)
{
    return row.dice || row.answer || row.wins;
}

/// "Black" and "White" begin many lines of prose: a row of a log has moves, and nothing else, behind a roll.
bool is_surely_a_row(const Row& row)
{
    return is_understood(row) && (row.written.empty() || row.moves);
}

}  // namespace
}  // namespace bkg

Confidence sniff_bkg(const Sample& sample)
{
    constexpr std::size_t kRowsToLookAt = 2;
    const SourceText source("sample", std::string(sample.text.substr(0, 4096)), SourceKind::text);
    std::size_t rows = 0;
    for (LineCursor lines(source); !lines.at_end() && rows < kRowsToLookAt;) {
        const std::string_view line = trimmed(lines.next());
        if (line.empty()) continue;
        const std::optional<bkg::Row> row = bkg::row_in(line);
        if (!row || !bkg::is_surely_a_row(*row)) break;
        ++rows;
    }
    if (rows == 0) return Confidence::none;
    return rows == kRowsToLookAt ? Confidence::certain : Confidence::plausible;
}

Result<Collection> read_bkg(const SourceText& source, const Options& options, Reporter& reporter)
{
    if (source.text().empty()) return failure("empty", "the file is empty");
    const bkg::Log log = bkg::log_of(source);
    const bool any = std::any_of(log.games.begin(), log.games.end(), [](const bkg::GameLines& game) {
        return std::any_of(game.begin(), game.end(),
                           [](std::string_view line) { return bkg::is_understood(*bkg::row_in(line)); });
    });
    if (!any) return failure("no-game", "no game was found", "rows look like \"Black (3,1)  8 5  6 5\"");
    if (log.others > 0) {
        reporter.report(warning_at(source, log.first_other, "not-understood",
                                   fmt::format("{} with neither Black nor White: left out",
                                               counted(log.others, "line begins", "lines begin"))));
    }
    Collection collection;
    const auto read = [&](const Rules& start, Reporter& told) {
        return bkg::session_of(log, source, start, told);
    };
    collection.matches.push_back(match_from(options, read, reporter));
    return collection;
}

}  // namespace gammonkit
