#include "formats/oldmoves/format.hpp"

#include "formats/oldmoves/score_order.hpp"
#include "importers/oldmoves/game_reader.hpp"
#include "importers/oldmoves/log_lines.hpp"
#include "importers/turns/game_context.hpp"
#include "importers/turns/row_text.hpp"
#include "model/scoring.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <span>

namespace gammonkit {
namespace oldmoves {
namespace {

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
    MatchReader(const SourceText& source, Games lines, Reporter& reporter)
        : source_(source), lines_(lines), reporter_(reporter),
          marks_hits_(any_row_holds(lines, "*", &GameLines::rows))
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

Result<Collection> read_oldmoves(const SourceText& source, const Options&, Reporter& reporter)
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
        collection.matches.push_back(oldmoves::MatchReader(source, games, reporter).read());
        begin = end;
    }
    return collection;
}

}  // namespace gammonkit
