#include "formats/sgg/format.hpp"

#include "exporters/sgg/game_writer.hpp"
#include "exporters/sgg/header.hpp"
#include "formats/sgg/sgg_lines.hpp"
#include "model/replay.hpp"

#include <fmt/format.h>
#include <iterator>

namespace gammonkit {
namespace {

void write_heading(std::string& out, const Match& match, const Game& game, bool crawford)
{
    fmt::format_to(std::back_inserter(out), "Game {}.{}{}-{}", game.number, game.score.first,
                   crawford ? "*" : "", game.score.second);
    if (!match.rules.is_money()) fmt::format_to(std::back_inserter(out), "/{}", match.rules.length);
    out += "\n\n";
}

/// `is_last`: no further match follows.
void write_sgg_match(std::string& out, const Match& match, bool is_last)
{
    sgg::write_header(out, match);
    const std::vector<bool> crawford = crawford_games(match);
    for (std::size_t i = 0; i < match.games.size(); ++i) {
        write_heading(out, match, match.games[i], crawford[i]);
        const bool ended = sgg::write_game(out, match, match.games[i], crawford[i]);
        if (!ended && !(is_last && i + 1 == match.games.size()))
            fmt::format_to(std::back_inserter(out), "{}\n", sgg::kNoResult);
        out += '\n';
    }
}

}  // namespace

Result<std::string> write_sgg(const Collection& collection, const Options&)
{
    std::string out;
    for (const Match& match : collection.matches) {
        if (!match.games.empty()) write_sgg_match(out, match, &match == &collection.matches.back());
    }
    if (out.empty()) return failure("no-game", "there is no game to write");
    return out;
}

}  // namespace gammonkit
