#include "formats/bkg/format.hpp"

#include "importers/bkg/row.hpp"
#include "importers/turns/turn_recorder.hpp"
#include "model/scoring.hpp"
#include "support/ends.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

namespace gammonkit {
namespace bkg {
namespace {

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

Match session_of(const Log& log, const SourceText& source, Reporter& reporter)
{
    Match match;
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

Result<Collection> read_bkg(const SourceText& source, const Options&, Reporter& reporter)
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
    collection.matches.push_back(bkg::session_of(log, source, reporter));
    return collection;
}

}  // namespace gammonkit
