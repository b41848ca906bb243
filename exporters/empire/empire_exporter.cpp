#include "formats/empire/format.hpp"

#include "exporters/mat/match_writer.hpp"
#include "exporters/turns/turn_facts.hpp"
#include "formats/feature_counter.hpp"
#include "formats/mat/format.hpp"

namespace gammonkit {
namespace {

/// A name that a gap of two blanks parts from the other.
bool stands_between_gaps(std::string_view name)
{
    return fits_in_line(name) && name.find("  ") == std::string_view::npos;
}

void write_game(std::string& out, const Match& match, const Game& game)
{
    mat::write_names(out, match);
    mat::Dialect dialect = mat::dialect_named("jellyfish");
    dialect.comments = false;
    std::string rows;
    mat::write_game(rows, match, game, false, dialect);
    if (rows.find("  1) ") == std::string::npos)
        rows.insert(0, "  1) \n");  // By its first row a game is known.
    out += rows;
    out += '\n';
}

/// A result that the turns do not lead to would be read as a resignation.
void write_without_claim(std::string& out, const Match& match, Game game)
{
    game.claimed_outcome.reset();
    write_game(out, match, game);
}

}  // namespace

Result<std::string> write_empire(const Collection& collection, const Options&)
{
    GK_TRY(const Match* const match, match_to_write(collection));
    std::string out;
    for (const Game& game : match->games)
        game.claimed_outcome ? write_without_claim(out, *match, game) : write_game(out, *match, game);
    return out;
}

Census empire_partial_losses(const Collection& collection, const Options&)
{
    FeatureCounter partial_losses;
    constexpr auto kBoards = static_cast<std::size_t>(Feature::set_positions);
    partial_losses.count(Feature::set_positions,
                         mat_partial_losses(collection, Options(kMatWriteOptions))[kBoards]);
    for (const Match& match : collection.matches) {
        for (const Player player : kPlayers)
            partial_losses.count_if(Feature::player_names, !stands_between_gaps(match.players[player].name));
        // A lone name is not taken for one.
        if (match.players.second.name.empty() && !match.players.first.name.empty())
            partial_losses.count(Feature::player_names, 1);
        partial_losses.count(Feature::unreadable_plays, notations_beyond_a_line(match));
        if (match.rules.is_money()) partial_losses.count(Feature::match_scores, scores_not_counted_on(match));
    }
    return partial_losses.result();
}

}  // namespace gammonkit
