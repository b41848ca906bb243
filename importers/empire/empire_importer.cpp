#include "formats/empire/format.hpp"

#include "importers/mat/file_parts.hpp"
#include "importers/mat/game_reader.hpp"
#include "importers/mat/row.hpp"
#include "importers/mat/score_line.hpp"
#include "importers/mat/side_changes.hpp"
#include "importers/turns/game_context.hpp"
#include "importers/turns/starts.hpp"
#include "model/player.hpp"
#include "support/ends.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

namespace gammonkit {
namespace empire {
namespace {

/// What a file holds; all views are into the source.
struct SessionLines {
    /// Each with its names and rows, without a heading.
    std::vector<mat::GameLines> games = {};
    /// Lines in front of the first game.
    std::vector<std::string_view> others = {};
};

/// Wide enough that the left name must be missing, not just indented.
constexpr std::size_t kNoLeftName = 16;

/// Both names of a line: parted by the first gap of two blanks, or else single words.
std::optional<ByPlayer<std::string_view>> names_in(std::string_view line)
{
    if (line.size() - trimmed_left(line).size() >= kNoLeftName)
        return ByPlayer<std::string_view>{"", trimmed(line)};
    return mat::names_line(line);
}

/// True for a row with number 1.
bool is_first_row(std::string_view line)
{
    const std::string_view text = trimmed_left(line);
    return mat::after_row_number(text) && parse_int(trimmed(text.substr(0, text.find(')')))) == 1;
}

/// A comment begins in the first column; names don't.
bool is_comment(std::string_view line)
{
    return line.starts_with(';') || line.starts_with('#');
}

/// The lines that are not blank.
std::vector<std::string_view> written_lines_of(const SourceText& source)
{
    std::vector<std::string_view> lines;
    for (LineCursor cursor(source); !cursor.at_end();) {
        const std::string_view line = trimmed_right(cursor.next());
        if (!line.empty()) lines.push_back(line);
    }
    return lines;
}

/// Names stand above the first row of a game; comments may stand between.
bool are_names(const std::vector<std::string_view>& lines, std::size_t at)
{
    if (is_comment(lines[at]) || mat::after_row_number(lines[at]) || !names_in(lines[at])) return false;
    const auto row =
        std::find_if_not(lines.begin() + static_cast<std::ptrdiff_t>(at) + 1, lines.end(), is_comment);
    return row != lines.end() && is_first_row(*row);
}

/// Finds the games of a session: each begins with the two names, above a row that is numbered 1. Where such a
/// row has no names above it, a game begins without them.
SessionLines session_in(const SourceText& source)
{
    const std::vector<std::string_view> lines = written_lines_of(source);
    SessionLines session;
    bool has_rows = true;  // Of the last game, or there is none.
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool are_new_names = are_names(lines, i);
        if (are_new_names || (has_rows && is_first_row(lines[i]))) {
            session.games.push_back({.heading = {}, .names = are_new_names ? lines[i] : std::string_view{}});
            has_rows = false;
        }
        if (are_new_names) continue;
        (session.games.empty() ? session.others : session.games.back().body).push_back(lines[i]);
        has_rows = has_rows || mat::after_row_number(lines[i]).has_value();
    }
    return session;
}

using Names = ByPlayer<std::string_view>;

/// Reads the games of a session.
class SessionReader {
public:
    SessionReader(const SourceText& source, const SessionLines& session, const Rules& start,
                  Reporter& reporter)
        : source_(source), session_(session), reporter_(reporter),
          marks_hits_(any_row_holds(session.games, "*", &mat::GameLines::body)), match_{.rules = start}
    {
    }

    Match read()
    {
        const mat::GameLines& first = session_.games.front();
        names_ = names_in(first.names).value_or(Names{});
        match_.players = {{.name = std::string(names_.first)}, {.name = std::string(names_.second)}};
        match_.origin = {.offset = source_.offset_of(start_of(first))};
        if (first.names.empty()) warn(start_of(first), "no-names", "the players' names cannot be made out");
        std::vector<Game> games(session_.games.size());
        for (std::size_t i = 0; i < games.size(); ++i)
            read_game(i, games);
        match_.games = std::move(games);
        return std::move(match_);
    }

private:
    static std::string_view start_of(const mat::GameLines& lines)
    {
        return lines.names.empty() ? first_or_empty(lines.body) : lines.names;
    }

    void read_game(std::size_t index, std::vector<Game>& games)
    {
        const mat::GameLines& lines = session_.games[index];
        Game& game = games[index];
        game.number = static_cast<int>(index) + 1;
        game.origin = {.offset = source_.offset_of(start_of(lines))};
        // The file states no scores: they are counted.
        if (index > 0) game.score = score_behind(match_.rules, games[index - 1]);
        mat::read_game(lines,
                       {.game = {.source = source_, .match = match_},
                        .sides_swapped = is_swapped(lines.names),
                        .marks_hits = marks_hits_},
                       game, reporter_);
    }

    /// True if a later game has the players on the other sides.
    bool is_swapped(std::string_view line)
    {
        const std::optional<Names> names = names_in(line);
        if (!names || *names == names_) return false;
        return side_changes_.are_exchanged(are_exchanged(*names, names_), line);
    }

    void warn(std::string_view text, std::string code, std::string message)
    {
        reporter_.report(warning_at(source_, text, std::move(code), std::move(message)));
    }

    const SourceText& source_;
    const SessionLines& session_;
    Reporter& reporter_;
    bool marks_hits_;
    Match match_;
    Names names_;
    mat::SideChanges side_changes_{source_, reporter_};
};

/// Match text with headings or scores is not of this kind.
bool has_score_lines(const SessionLines& session)
{
    return std::any_of(session.games.begin(), session.games.end(),
                       [](const mat::GameLines& game) { return mat::score_line(game.names).has_value(); });
}

}  // namespace
}  // namespace empire

Confidence sniff_empire(const Sample& sample)
{
    const auto holds = [&](std::string_view words) {
        return sample.text.find(words) != std::string_view::npos;
    };
    if (!holds("1)") || holds("point match")) return Confidence::none;
    const SourceText source("sample", std::string(sample.text), SourceKind::text);
    const empire::SessionLines session = empire::session_in(source);
    const auto named = std::count_if(session.games.begin(), session.games.end(),
                                     [](const mat::GameLines& game) { return !game.names.empty(); });
    if (named == 0 || !session.others.empty() || empire::has_score_lines(session)) return Confidence::none;
    return named > 1 ? Confidence::certain : Confidence::extension_only;
}

Result<Collection> read_empire(const SourceText& source, const Options& options, Reporter& reporter)
{
    if (source.text().empty()) return failure("empty", "the file is empty");
    const empire::SessionLines session = empire::session_in(source);
    if (session.games.empty()) {
        return failure("no-game", "no game was found",
                       "a game begins with two names, and below them a row \"1)\"");
    }
    GK_TRY_VOID(check_lengths(source, session.games));
    if (!session.others.empty()) {
        reporter.report(warning_at(source, session.others.front(), "header-line",
                                   "what stands above the names of the first game is left out"));
    }
    Collection collection;
    const auto read = [&](const Rules& start, Reporter& told) {
        return empire::SessionReader(source, session, start, told).read();
    };
    collection.matches.push_back(match_from(options, read, reporter));
    return collection;
}

}  // namespace gammonkit
