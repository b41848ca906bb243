#include "formats/tmg/format.hpp"

#include "importers/tmg/file_parts.hpp"
#include "importers/tmg/game_reader.hpp"
#include "importers/tmg/header.hpp"
#include "model/replay.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

namespace gammonkit {
namespace tmg {
namespace {

Match read_match(const SourceText& source, const MatchLines& lines, Reporter& reporter)
{
    Match match;
    match.origin = {.offset = source.offset_of(lines.header.empty() ? lines.games.front().heading
                                                                    : lines.header.front())};
    read_header(lines, source, match, reporter);
    for (const GameLines& game : lines.games) {
        match.games.push_back({.number = game.says.number,
                               .score = game.says.score,
                               .origin = {.offset = source.offset_of(game.heading)}});
    }
    const std::vector<bool> crawford = crawford_games(match);
    // Games refer to the match while they are read, so they join it afterwards.
    std::vector<Game> games = std::move(match.games);
    for (std::size_t i = 0; i < games.size(); ++i) {
        const GameContext context{source, match, crawford[i], outcome_by_next_score(games, i)};
        read_game(lines.games[i], context, games[i], reporter);
    }
    match.games = std::move(games);
    return match;
}

}  // namespace
}  // namespace tmg

Confidence sniff_tmg(const Sample& sample)
{
    bool has_player = false;
    for (LineCursor lines(sample.text); !lines.at_end();) {
        const std::string_view line = trimmed_right(lines.next());
        if (line.empty()) continue;
        if (tmg::heading_of(line)) return has_player ? Confidence::certain : Confidence::none;
        const std::optional<tmg::Entry> entry = tmg::entry_in(line);
        if (!entry) return Confidence::none;
        has_player = has_player || entry->key == "Player1";
    }
    return Confidence::none;
}

Result<Collection> read_tmg(const SourceText& source, const Options&, Reporter& reporter)
{
    if (source.text().empty()) return failure("empty", "the file is empty");
    Collection collection;
    for (const tmg::MatchLines& lines : tmg::split_into_matches(source)) {
        GK_TRY_VOID(check_lengths(source, lines.games));
        collection.matches.push_back(tmg::read_match(source, lines, reporter));
    }
    if (collection.matches.empty()) {
        return failure("no-game", "no game was found: nothing reads \"Game 1: 0-0\" or the like");
    }
    return collection;
}

}  // namespace gammonkit
