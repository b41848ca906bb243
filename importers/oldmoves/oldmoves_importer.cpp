#include "formats/oldmoves/format.hpp"

#include "formats/oldmoves/score_order.hpp"
#include "importers/oldmoves/game_reader.hpp"
#include "importers/turns/game_context.hpp"
#include "importers/turns/starts.hpp"
#include "model/limits.hpp"
#include "model/player.hpp"
#include "model/scoring.hpp"
#include "support/ends.hpp"
#include "support/line_cursor.hpp"
#include "support/source_text.hpp"
#include "support/suggest.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace gammonkit {
namespace oldmoves {
namespace {

/// One game of a log; all views are into the source. X is the first player.
struct GameLines {
    std::string_view heading;  ///< "Score is 2-1 in a 5 point match."
    ByPlayer<int> score = {};  ///< As written: X's first.
    int length = 0;            ///< 0: unlimited.
    ByPlayer<std::string_view> names = {};
    std::vector<std::string_view> rows = {};  ///< "X: (3 1) 8-5 6-5", without prompts and blanks around.
    bool is_asked_for = false;                ///< The command that prints a log stands in front.
};

/// What a capture holds.
struct Log {
    std::vector<GameLines> games = {};
    std::size_t noise = 0;                              ///< Lines that are no part of a game.
    std::string_view first_noise = {};                  ///< The first of them.
    std::vector<std::string_view> not_understood = {};  ///< Those that look like a part of a game.
};

/// A line without the prompts in front of it and the blanks around it.
std::string_view without_prompt(std::string_view line)
{
    std::string_view text = trimmed(line);
    while (text.starts_with('>'))
        text = trimmed_left(text.substr(1));
    return text;
}

/// Takes a number, which may have a sign, from the front of a text.
std::optional<int> take_number(std::string_view& text)
{
    const auto* begin = text.begin() + (text.starts_with('-') ? 1 : 0);
    const auto* end = std::find_if_not(begin, text.end(), is_digit);
    const std::optional<int> number = parse_int(text.substr(0, static_cast<std::size_t>(end - text.begin())));
    text = without_first(text, static_cast<std::size_t>(end - text.begin()));
    return number;
}

/// The length in "... in a 5 point match."; 0 for anything else, such as "in an unlimited match.".
int length_in(std::string_view text)
{
    constexpr std::string_view kIn = "in a ";
    const std::size_t at = text.find(kIn);
    if (at == std::string_view::npos) return 0;
    text = without_first(text, at + kIn.size());
    const int length = take_number(text).value_or(0);
    const bool fits = length >= 1 && length <= kMostPoints &&
                      trimmed_left(text.substr(text.starts_with('-') ? 1 : 0)).starts_with("point");
    return fits ? length : 0;
}

/// "Score is 2-1 in a 5 point match.", perhaps behind what a terminal left there.
std::optional<GameLines> heading_in(std::string_view line)
{
    constexpr std::string_view kScore = "Score is ";
    const std::size_t at = line.find(kScore);
    if (at == std::string_view::npos) return std::nullopt;
    GameLines game{.heading = line.substr(at)};
    std::string_view rest = trimmed_left(game.heading.substr(kScore.size()));
    const std::optional<int> first = take_number(rest);
    if (!first || !rest.starts_with('-')) return std::nullopt;
    rest = without_first(rest);
    const std::optional<int> second = take_number(rest);
    if (!second) return std::nullopt;
    game.score = {*first, *second};
    game.length = length_in(rest);
    return game;
}

/// "ann is X - ben is O", in either order, with or without a full stop.
std::optional<ByPlayer<std::string_view>> names_in(std::string_view line)
{
    if (line.ends_with('.')) line = trimmed_right(line.substr(0, line.size() - 1));
    const bool x_is_last = line.ends_with(" is X");
    if (!x_is_last && !line.ends_with(" is O")) return std::nullopt;
    const std::string_view middle = x_is_last ? " is O - " : " is X - ";
    const bool has_left = !line.starts_with(middle.substr(1));
    const std::size_t at = has_left ? line.find(middle) : 0;
    const std::size_t behind = at + middle.size() - (has_left ? 0 : 1);
    constexpr std::size_t kEnd = std::string_view(" is X").size();
    if (at == std::string_view::npos || behind > line.size() - kEnd) return std::nullopt;
    const std::string_view left = line.substr(0, at);
    const std::string_view right = line.substr(behind, line.size() - kEnd - behind);
    return x_is_last ? ByPlayer<std::string_view>{right, left} : ByPlayer<std::string_view>{left, right};
}

bool is_row(std::string_view line)
{
    return line.starts_with("X:") || line.starts_with("O:");
}

/// "O (3 1) 17-20", "?: wins": a row whose front is damaged.
bool resembles_row(std::string_view line)
{
    constexpr std::size_t kFront = 4;
    const std::size_t roll = line.find('(');
    if (roll < kFront && roll + 1 < line.size() && is_digit(line[roll + 1])) return true;
    const bool has_front = line.starts_with("X ") || line.starts_with("O ") || line.find(':') == 1;
    const std::vector<std::string_view> said = words(line);
    static constexpr std::string_view kSaid[] = {"wins", "doubles", "accepts", "rejects"};
    return has_front && said.size() >= 2 &&
           std::ranges::any_of(kSaid, [&](std::string_view word) { return said[1].starts_with(word); });
}

/// True for what may have been a heading, the names below it, or a row.
bool resembles_part_of_game(std::string_view line)
{
    static constexpr std::string_view kScore[] = {"Score is"};
    const std::string_view front = trimmed(line.substr(0, line.find_first_of("0123456789-")));
    const bool is_heading = line.find("Score is ") != std::string_view::npos || is_misspelt(front, kScore);
    const bool is_names =
        line.find(" is X") != std::string_view::npos || line.find(" is O") != std::string_view::npos;
    return is_heading || is_names || resembles_row(line);
}

/// Walks over a capture.
class Finder {
public:
    explicit Finder(const SourceText& source) : lines_(source) {}

    Log log()
    {
        while (!lines_.at_end())
            place(without_prompt(lines_.next()));
        return std::move(log_);
    }

private:
    void place(std::string_view line)
    {
        if (line.empty()) return;
        if (is_row(line) && !log_.games.empty()) {
            log_.games.back().rows.push_back(line);
        } else if (line.starts_with("oldmoves")) {
            is_asked_for_ = true;
        } else if (!begin_game(line)) {
            if (resembles_part_of_game(line)) log_.not_understood.push_back(line);
            if (log_.noise++ == 0) log_.first_noise = line;
        }
    }

    /// A heading is one only if the names follow.
    bool begin_game(std::string_view line)
    {
        std::optional<GameLines> game = heading_in(line);
        if (!game) return false;
        LineCursor ahead = lines_;
        ahead.skip_blank();
        const auto names = names_in(without_prompt(ahead.next()));
        if (!names) return false;
        lines_ = ahead;
        game->names = *names;
        game->is_asked_for = is_asked_for_;
        is_asked_for_ = false;
        log_.games.push_back(*std::move(game));
        return true;
    }

    LineCursor lines_;
    Log log_;
    bool is_asked_for_ = false;
};

/// Finds the games in a capture of a session: prompts, messages and blank lines may stand anywhere.
Log games_in(const SourceText& source)
{
    return Finder(source).log();
}

using Games = std::span<const GameLines>;

/// True if a game belongs to another match than the one before.
bool is_of_another_match(const GameLines& before, const GameLines& game)
{
    const bool same_players = before.names == game.names || are_exchanged(before.names, game.names);
    return game.is_asked_for || !same_players || before.length != game.length ||
           begins_match(before.score, game.score);
}

/// Reads the games of one match.
class MatchReader {
public:
    MatchReader(const SourceText& source, Games lines, const Rules& start, Reporter& reporter)
        : source_(source), lines_(lines), reporter_(reporter),
          marks_hits_(any_row_holds(lines, "*", &GameLines::rows)), match_{.rules = start}
    {
    }

    Match read()
    {
        const GameLines& first = lines_.front();
        match_.rules.length = first.length;
        if (first.length == 0 && first.heading.find("unlimited") == std::string_view::npos) {
            reporter_.report(warning_at(source_, first.heading, "bad-length",
                                        "the length of the match cannot be read: reading a money session"));
        }
        match_.players = {{.name = std::string(first.names.first)},
                          {.name = std::string(first.names.second)}};
        match_.origin = {.offset = source_.offset_of(first.heading)};
        // Games refer to the match while they are read, so they join it afterwards.
        games_.resize(lines_.size());
        games_[0].score = first.score;
        for (std::size_t i = 0; i < games_.size(); ++i)
            read_game(i);
        match_.games = std::move(games_);
        return std::move(match_);
    }

private:
    void read_game(std::size_t index)
    {
        const GameLines& lines = lines_[index];
        Game& game = games_[index];
        game.number = static_cast<int>(index) + 1;
        game.origin = {.offset = source_.offset_of(lines.heading)};
        const bool crawford = is_crawford_by_score(match_.rules, games_, index);
        GameReader reader(source_, match_.rules, game, crawford, marks_hits_, x_in(lines), reporter_);
        for (const std::string_view row : lines.rows)
            reader.read_row(row, points_won(index));
        std::optional<Outcome> by_score;
        if (index + 1 < games_.size()) {
            games_[index + 1].score = next_score(index, reader.winner());
            by_score = outcome_between(game.score, games_[index + 1].score);
        }
        reader.settle(by_score, lines.heading);
    }

    /// Players may exchange their letters between games.
    [[nodiscard]] Player x_in(const GameLines& lines) const
    {
        return are_exchanged(lines_.front().names, lines.names) ? Player::second : Player::first;
    }

    /// How much the score grows by a game, in whatever order it is written.
    [[nodiscard]] std::optional<int> points_won(std::size_t index) const
    {
        if (index + 1 == lines_.size()) return std::nullopt;
        const ByPlayer<int>& score = lines_[index].score;
        const ByPlayer<int>& next = lines_[index + 1].score;
        const std::int64_t won = std::int64_t{next.first} + next.second - score.first - score.second;
        return won > 0 && won <= 3 * kHighestCube ? std::optional(static_cast<int>(won)) : std::nullopt;
    }

    /// The score behind a game, as the next heading says it.
    ByPlayer<int> next_score(std::size_t index, std::optional<Player> winner)
    {
        const GameLines& next = lines_[index + 1];
        ByPlayer<int> score = next.score;
        if (x_in(next) == Player::second) std::swap(score.first, score.second);
        if (!is_exchanged(games_[index].score, score, winner)) return score;
        reporter_.report(
            warning_at(source_, next.heading, "score-exchanged",
                       "this score follows from the game before only if its numbers are exchanged"));
        return {score.second, score.first};
    }

    const SourceText& source_;
    Games lines_;
    Reporter& reporter_;
    bool marks_hits_;
    Match match_;
    std::vector<Game> games_;
};

void report_noise(const Log& log, const SourceText& source, Reporter& reporter)
{
    for (const std::string_view line : log.not_understood) {
        reporter.report(warning_at(source, line, "not-understood",
                                   "this looks like a part of a game, but cannot be read: left out"));
    }
    if (log.noise == 0) return;
    reporter.report(
        {.severity = Severity::note,
         .code = "noise",
         .message = fmt::format("{} no part of a game: left out", counted(log.noise, "line is", "lines are")),
         .where = source.offset_of(log.first_noise)});
}

}  // namespace
}  // namespace oldmoves

Confidence sniff_oldmoves(const Sample& sample)
{
    if (sample.text.find("Score is ") == std::string_view::npos) return Confidence::none;
    const SourceText source("sample", std::string(sample.text), SourceKind::text);
    return oldmoves::games_in(source).games.empty() ? Confidence::none : Confidence::certain;
}

Result<Collection> read_oldmoves(const SourceText& source, const Options& options, Reporter& reporter)
{
    const oldmoves::Log log = oldmoves::games_in(source);
    if (source.text().empty()) return failure("empty", "the file is empty");
    if (log.games.empty()) {
        return failure("no-game", "no game was found",
                       "a game begins with two lines such as \"Score is 0-0 in a 5 point match.\" and "
                       "\"ann is X - ben is O\"");
    }
    oldmoves::report_noise(log, source, reporter);
    Collection collection;
    for (std::size_t begin = 0; begin < log.games.size();) {
        std::size_t end = begin + 1;
        while (end < log.games.size() && !oldmoves::is_of_another_match(log.games[end - 1], log.games[end]))
            ++end;
        const oldmoves::Games games(log.games.data() + begin, end - begin);
        const auto read = [&](const Rules& start, Reporter& told) {
            return oldmoves::MatchReader(source, games, start, told).read();
        };
        collection.matches.push_back(match_from(options, read, reporter));
        begin = end;
    }
    return collection;
}

}  // namespace gammonkit
