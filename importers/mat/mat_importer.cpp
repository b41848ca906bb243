#include "formats/mat/format.hpp"

#include "importers/mat/file_parts.hpp"
#include "importers/mat/game_reader.hpp"
#include "importers/mat/header.hpp"
#include "importers/mat/repeated_doubles.hpp"
#include "importers/mat/row.hpp"
#include "importers/mat/score_line.hpp"
#include "importers/mat/side_changes.hpp"
#include "importers/turns/game_context.hpp"
#include "importers/turns/starts.hpp"
#include "model/replay.hpp"
#include "support/ends.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace mat {
namespace {

/// The names and scores of a game whose line holds no scores: 0-0.
std::optional<ByPlayer<NameAndScore>> names_alone(const GameLines& game)
{
    const auto names = names_line(game.names);
    if (!names) return std::nullopt;
    return ByPlayer<NameAndScore>{{.name = names->first}, {.name = names->second}};
}

/// The names and scores of a game, as written.
std::optional<ByPlayer<NameAndScore>> heading_of(const GameLines& game)
{
    const auto found = score_line(game.names);
    return found ? found : names_alone(game);
}

/// Backgammon Galaxy writes its single games for stakes as matches to 16 or 8, which it does not play.
bool is_galaxy_money_game(const Match& match, const MatchLines& lines)
{
    const bool odd_length = match.rules.length == 16 || match.rules.length == 8;
    return match.place == "BackgammonGalaxy" && odd_length && lines.games.size() == 1 &&
           !any_row_holds(lines.games, "and the match", &GameLines::body);
}

/// Reads one match from its lines.
class MatchReader {
public:
    MatchReader(const SourceText& source, const MatchLines& lines, const Rules& start, Reporter& reporter)
        : source_(source), lines_(lines), reporter_(reporter)
    {
        match_.rules = start;
    }

    /// The same by the rules of RepeatedDoubles.
    Match read_with_repeated_doubles()
    {
        repeated_.emplace();
        return read();
    }

    Match read()
    {
        match_.origin = {.offset = source_.offset_of(lines_.length.value_or(first_line()))};
        find_names();
        read_header(lines_, names_, source_, match_, reporter_);
        check_length();
        if (repeated_ && !match_.rules.crawford) match_.rules.crawford = false;
        marks_hits_ = any_row_holds(lines_.games, "*", &GameLines::body);
        // Games refer to the match while they are read, so they join it afterwards.
        std::vector<Game> games(lines_.games.size());
        swapped_.resize(games.size());
        has_score_.resize(games.size());
        for (std::size_t i = 0; i < games.size(); ++i)
            read_heading(i, games);
        for (std::size_t i = 0; i < games.size(); ++i) {
            if (i > 0 && !has_score_[i]) games[i].score = score_behind(match_.rules, games[i - 1]);
            if (repeated_) {
                repeated_->read(lines_.games[i], context_of(i, games), games[i], reporter_);
            } else {
                read_game(lines_.games[i], context_of(i, games), games[i], reporter_);
            }
        }
        match_.games = std::move(games);
        find_jacoby_rule();
        return std::move(match_);
    }

private:
    [[nodiscard]] std::string_view first_line() const
    {
        const GameLines& game = lines_.games.front();
        return game.heading.empty() ? (game.names.empty() ? first_or_empty(game.body) : game.names)
                                    : game.heading;
    }

    /// The names of the first game that tells them.
    void find_names()
    {
        for (const GameLines& game : lines_.games) {
            const auto heading = heading_of(game);
            if (!heading) continue;
            names_ = {heading->first.name, heading->second.name};
            return;
        }
        warn(first_line(), "no-names", "the players' names cannot be made out");
    }

    void check_length()
    {
        if (!lines_.length && !lines_.games.front().heading.empty()) {
            warn(first_line(), "no-length", "no line such as \"7 point match\": reading a money session");
        }
        is_galaxy_money_ = is_galaxy_money_game(match_, lines_);
        if (!is_galaxy_money_) return;
        Diagnostic note = warning_at(
            source_, *lines_.length, "galaxy-money",
            fmt::format("Backgammon Galaxy writes single games as {} point matches: reading a money game",
                        match_.rules.length));
        note.severity = Severity::note;
        reporter_.report(std::move(note));
        match_.rules.length = 0;
    }

    /// Single games are played by the Jacoby rule where a gammon without the cube counted one point.
    void find_jacoby_rule()
    {
        if (!is_galaxy_money_ || match_.rules.jacoby) return;
        Game& game = match_.games.front();
        if (!game.claimed_outcome) return;
        Rules jacoby = match_.rules;
        jacoby.jacoby = true;
        if (follow_to_end(game, jacoby, false).outcome() != game.claimed_outcome) return;
        match_.rules = jacoby;
        game.claimed_outcome = std::nullopt;
    }

    void read_heading(std::size_t index, std::vector<Game>& games)
    {
        const GameLines& lines = lines_.games[index];
        Game& game = games[index];
        const std::string_view place = lines.heading.empty() ? lines.names : lines.heading;
        if (!place.empty()) game.origin = {.offset = source_.offset_of(place)};
        game.number = game_number(lines.heading).value_or(static_cast<int>(index) + 1);
        const auto scores = score_line(lines.names);
        const auto heading = scores ? scores : names_alone(lines);
        has_score_[index] = scores || (heading && lines.heading.empty());
        if (!has_score_[index]) {
            swapped_[index] = index > 0 && swapped_[index - 1];
            if (!place.empty()) {
                warn(place, "no-score",
                     index > 0 ? "no score line: counting on from the game before"
                               : "no score line: taking 0-0");
            }
            return;
        }
        swapped_[index] = is_swapped(*heading, lines.names);
        game.score = swapped_[index] ? ByPlayer<int>{heading->second.score, heading->first.score}
                                     : ByPlayer<int>{heading->first.score, heading->second.score};
    }

    /// True if a later game has the players on the other sides.
    bool is_swapped(const ByPlayer<NameAndScore>& heading, std::string_view line)
    {
        const auto is = [](std::string_view a, std::string_view b) {
            return without_rating(a).name == without_rating(b).name;
        };
        if (is(heading.first.name, names_.first) && is(heading.second.name, names_.second)) return false;
        return side_changes_.are_exchanged(
            is(heading.first.name, names_.second) && is(heading.second.name, names_.first), line);
    }

    [[nodiscard]] RowsContext context_of(std::size_t index, const std::vector<Game>& games) const
    {
        const bool next_has_score = index + 1 < games.size() && has_score_[index + 1];
        return {.game = {.source = source_,
                         .match = match_,
                         .crawford_game = is_crawford_by_score(match_.rules, games, index),
                         .by_score = next_has_score ? outcome_by_next_score(games, index) : std::nullopt},
                .sides_swapped = swapped_[index],
                .marks_hits = marks_hits_};
    }

    void warn(std::string_view text, std::string code, std::string message)
    {
        reporter_.report(warning_at(source_, text, std::move(code), std::move(message)));
    }

    const SourceText& source_;
    const MatchLines& lines_;
    Reporter& reporter_;
    Match match_;
    ByPlayer<std::string_view> names_;
    std::vector<bool> swapped_;
    std::vector<bool> has_score_;
    bool marks_hits_ = false;
    bool is_galaxy_money_ = false;
    std::optional<RepeatedDoubles> repeated_;
    SideChanges side_changes_{source_, reporter_};
};

bool has_first_row(std::string_view line)
{
    const std::optional<std::string_view> body = after_row_number(line);
    return body && roll_length(trimmed_left(*body)) > 0;
}

/// True if there is anything like the "12)" in front of a row.
bool has_row_number(std::string_view text)
{
    std::size_t at = text.find(')');
    while (at != std::string_view::npos && (at == 0 || !is_digit(text[at - 1])))
        at = text.find(')', at + 1);
    return at != std::string_view::npos;
}

Confidence confidence_in(std::string_view text)
{
    const SourceText source("sample", std::string(text), SourceKind::text);
    const std::vector<MatchLines> matches = split_into_matches(source);
    Confidence confidence = Confidence::none;
    for (const MatchLines& match : matches) {
        if (match.games.empty()) {
            if (match.length) confidence = std::max(confidence, Confidence::plausible);
            continue;
        }
        const GameLines& game = match.games.front();
        if (!game.heading.empty() && (match.length || score_line(game.names))) return Confidence::certain;
        const bool headless = names_line(game.names) && has_first_row(first_or_empty(game.body));
        if (headless) confidence = std::max(confidence, Confidence::plausible);
    }
    return confidence;
}

}  // namespace
}  // namespace mat

Confidence sniff_mat(const Sample& sample)
{
    // Nearly always the first lines tell.
    constexpr std::size_t kFirstLook = 512;
    const Confidence first = mat::confidence_in(sample.text.substr(0, kFirstLook));
    const bool is_settled = first == Confidence::certain || !mat::has_row_number(sample.text);
    return is_settled ? first : mat::confidence_in(sample.text);
}

Result<Collection> read_mat(const SourceText& source, const Options& options, Reporter& reporter)
{
    Collection collection;
    for (const mat::MatchLines& lines : mat::split_into_matches(source)) {
        GK_TRY_VOID(check_lengths(source, lines.games));
        if (!lines.games.empty()) {
            const auto read = [&](const Rules& start, Reporter& told) {
                return mat::MatchReader(source, lines, start, told).read();
            };
            const auto repeated = [&](const Rules& start, Reporter& told) {
                return mat::MatchReader(source, lines, start, told).read_with_repeated_doubles();
            };
            const OtherRules other{
                .read = repeated, .may_hold = mat::may_repeat_doubles, .found = mat::repeated_doubles_found};
            collection.matches.push_back(match_from(options, read, reporter, &other));
        } else if (lines.length) {
            reporter.report(warning_at(source, *lines.length, "no-game", "no game follows this line"));
        }
    }
    if (collection.matches.empty()) {
        return failure(source.text().empty() ? "empty" : "no-game",
                       source.text().empty() ? "the file is empty" : "no game was found");
    }
    return collection;
}

}  // namespace gammonkit
