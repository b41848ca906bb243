#include "formats/sgg/format.hpp"

#include "exporters/sgg/game_writer.hpp"
#include "exporters/sgg/header.hpp"
#include "formats/feature_counter.hpp"
#include "formats/sgg/sgg_lines.hpp"
#include "model/replay.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

/// True for a first name with " vs. " in it, and no result that tells where it ends.
bool is_parted_wrong(const Match& match)
{
    if (match.players.first.name.find(sgg::kVersus) == std::string::npos) return false;
    return std::none_of(match.games.begin(), match.games.end(), [&](const Game& game) {
        return game.claimed_outcome || follow_to_end(game, match.rules, false).outcome();
    });
}

class SggLossCounter : public FeatureCounter {
public:
    void add(const Match& match)
    {
        for (const Player player : kPlayers) {
            const PlayerInfo& info = match.players[player];
            count_if(Feature::ratings, !info.rating.empty() && !sgg::rating_words(info.rating));
        }
        count_if(Feature::player_names, is_parted_wrong(match));
        count_if(Feature::place, !match.place.empty() && !match.place.starts_with(sgg::kPlace));
        count_if(Feature::variants, sgg::variant_name(match.rules.variant).empty());
        for (std::size_t i = 0; i < match.games.size(); ++i) {
            const Game& game = match.games[i];
            count_if(Feature::automatic_doubles, game.automatic_doubles > sgg::kMostAutomaticDoubles);
            count_if(Feature::crawford_games, game.crawford == false && is_crawford_by_score(match, i));
        }
    }
};

}  // namespace

Census sgg_partial_losses(const Collection& collection, const Options&)
{
    return census_of<SggLossCounter>(collection.matches);
}

}  // namespace gammonkit
