#include "formats/empire/format.hpp"

#include "importers/empire/session_lines.hpp"
#include "importers/mat/game_reader.hpp"
#include "importers/mat/score_line.hpp"
#include "importers/mat/side_changes.hpp"
#include "importers/turns/row_text.hpp"
#include "support/ends.hpp"

#include <algorithm>

namespace gammonkit {
namespace empire {
namespace {

using Names = ByPlayer<std::string_view>;

/// Reads the games of a session.
class SessionReader {
public:
    SessionReader(const SourceText& source, const SessionLines& session, Reporter& reporter)
        : source_(source), session_(session), reporter_(reporter),
          marks_hits_(any_row_holds(session.games, "*", &mat::GameLines::body))
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

Result<Collection> read_empire(const SourceText& source, const Options&, Reporter& reporter)
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
    collection.matches.push_back(empire::SessionReader(source, session, reporter).read());
    return collection;
}

}  // namespace gammonkit
