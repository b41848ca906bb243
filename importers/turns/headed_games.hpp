#pragma once

#include "importers/turns/game_context.hpp"
#include "importers/turns/starts.hpp"
#include "model/replay.hpp"

#include <fmt/format.h>
#include <utility>

namespace gammonkit {

// For logs in which each game has a heading with its number and score, and each match something above these.

/// The lines of one game; all views are into the source.
template <class Heading>
struct HeadedGame {
    std::string_view heading;
    Heading says;
    std::vector<std::string_view> body = {};
};

/// Takes the number and the score of each game from its heading.
template <class Games>
void read_headings(const Games& games, const SourceText& source, Match& match)
{
    for (const auto& lines : games) {
        match.games.push_back({.number = lines.says.number,
                               .score = lines.says.score,
                               .origin = {.offset = source.offset_of(lines.heading)}});
    }
}

/// Reads what stands below the headings, which have been read: `read(lines, context, game)`.
template <class Games, class Read>
void read_bodies(const Games& lines, const SourceText& source, Match& match, Read read)
{
    const std::vector<bool> crawford = crawford_games(match);
    // Games refer to the match while they are read, so they join it afterwards.
    std::vector<Game> games = std::move(match.games);
    for (std::size_t i = 0; i < games.size(); ++i)
        read(lines[i], GameContext{source, match, crawford[i], outcome_by_next_score(games, i)}, games[i]);
    match.games = std::move(games);
}

/// Reads each match of a source, of which `matches` are the lines, with their `games`: `read(lines, start,
/// reporter)`. `heading` is an example.
template <class Matches, class Read>
[[nodiscard]] Result<Collection> read_matches(const SourceText& source, const Matches& matches,
                                              std::string_view heading, const Options& options,
                                              Reporter& reporter, Read read)
{
    if (source.text().empty()) return failure("empty", "the file is empty");
    Collection collection;
    for (const auto& lines : matches) {
        GK_TRY_VOID(check_lengths(source, lines.games));
        const auto read_from = [&](const Rules& start, Reporter& told) { return read(lines, start, told); };
        collection.matches.push_back(match_from(options, read_from, reporter));
    }
    if (!collection.matches.empty()) return collection;
    return failure("no-game", fmt::format("no game was found: nothing reads \"{}\" or the like", heading));
}

}  // namespace gammonkit
