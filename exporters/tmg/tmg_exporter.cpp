#include "formats/tmg/format.hpp"

#include "exporters/tmg/game_writer.hpp"
#include "exporters/tmg/header.hpp"
#include "model/replay.hpp"

#include <fmt/format.h>
#include <iterator>

namespace gammonkit {
namespace {

/// `is_last`: no further match follows.
void write_tmg_match(std::string& out, const Match& match, bool is_last)
{
    tmg::write_header(out, match);
    const std::vector<bool> crawford = crawford_games(match);
    for (std::size_t i = 0; i < match.games.size(); ++i) {
        const Game& game = match.games[i];
        fmt::format_to(std::back_inserter(out), "\nGame {}: {}-{}\n", game.number, game.score.first,
                       game.score.second);
        const bool another_follows = !is_last || i + 1 < match.games.size();
        tmg::write_game(out, match, game, crawford[i], another_follows);
    }
}

}  // namespace

Result<std::string> write_tmg(const Collection& collection, const Options&)
{
    std::string out;
    for (const Match& match : collection.matches) {
        if (match.games.empty()) continue;
        if (!out.empty()) out += '\n';
        write_tmg_match(out, match, &match == &collection.matches.back());
    }
    if (out.empty()) return failure("no-game", "there is no game to write");
    return out;
}

}  // namespace gammonkit
