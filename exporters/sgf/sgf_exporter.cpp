#include "formats/sgf/format.hpp"

#include "exporters/sgf/root_output.hpp"
#include "exporters/sgf/turn_output.hpp"
#include "model/replay.hpp"
#include "model/transform/position_match.hpp"

namespace gammonkit {
namespace {

void add_match(std::string& out, const Match& match)
{
    const std::vector<bool> crawford = crawford_games(match);
    const bool from_zero = sgf::may_number_from_zero(match);
    const std::string_view table = sgf::table_of(match);
    for (std::size_t i = 0; i < match.games.size(); ++i) {
        const Game& game = match.games[i];
        sgf::add_root(out, game,
                      {.match = match,
                       .first_game = i == 0,
                       .crawford_game = crawford[i],
                       .from_zero = from_zero,
                       .table = table});
        // SGF has no name for this variant, but can show the board that it starts from.
        if (match.rules.variant == Variant::long_gammon) {
            sgf::add_position_node(out, Player::first, starting_position(Variant::long_gammon));
        }
        sgf::add_line(out, game.turns, match.rules.is_money());
        out += ")\n";
    }
}

}  // namespace

Result<std::string> write_sgf(const Collection& collection, const Options&)
{
    std::string out;
    for (const Match& match : collection.matches)
        add_match(out, match);
    for (const PositionRecord& position : collection.positions)
        add_match(out, match_of(position));
    if (out.empty()) return failure("no-game", "there is no game or position to write");
    return out;
}

}  // namespace gammonkit
