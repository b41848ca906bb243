#include "formats/mat/format.hpp"

#include "exporters/mat/game_writer.hpp"
#include "exporters/mat/header.hpp"
#include "model/replay.hpp"

#include <fmt/format.h>
#include <iterator>

namespace gammonkit {
namespace {

void write_match(std::string& out, const Match& match, const mat::Dialect& dialect)
{
    mat::write_header(out, match, dialect);
    const std::vector<bool> crawford = crawford_games(match);
    for (std::size_t i = 0; i < match.games.size(); ++i) {
        const Game& game = match.games[i];
        fmt::format_to(std::back_inserter(out), " Game {}\n", game.number);
        mat::write_score_line(out, match, game, dialect);
        mat::write_game(out, match, game, crawford[i], dialect);
        out += '\n';
    }
}

Result<std::string> write_single_game(const Collection& collection, const mat::Dialect& dialect)
{
    if (collection.matches.size() != 1 || collection.matches[0].games.size() != 1) {
        return failure("not-one-game", "a file without header holds one game", "split it by games first");
    }
    const Match& match = collection.matches[0];
    std::string out;
    mat::write_names(out, match);
    mat::write_game(out, match, match.games[0], crawford_games(match)[0], dialect);
    out += '\n';
    return out;
}

}  // namespace

Result<std::string> write_mat(const Collection& collection, const Options& options)
{
    mat::Dialect dialect = mat::dialect_named(options.text("dialect"));
    dialect.for_galaxy = options.flag("galaxy");
    if (!options.flag("header")) return write_single_game(collection, dialect);
    if (collection.matches.empty()) return failure("no-match", "there is no match to write");
    std::string out;
    for (const Match& match : collection.matches)
        write_match(out, match, dialect);
    return out;
}

}  // namespace gammonkit
