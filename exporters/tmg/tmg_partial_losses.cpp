#include "formats/tmg/format.hpp"

#include "exporters/tmg/game_writer.hpp"
#include "exporters/tmg/header.hpp"
#include "formats/feature_counter.hpp"
#include "formats/tmg/tmg_records.hpp"
#include "model/find_extra.hpp"
#include "model/replay.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

/// True if the record tells of a player who ran out of time, so that its result is no resignation.
bool has_timed_out(const Game& game)
{
    return std::any_of(game.turns.begin(), game.turns.end(),
                       [](const Turn& turn) { return find_extra(turn.extras, tmg::kRecord) != nullptr; });
}

/// True if a reader would take the claim for a resignation.
bool looks_resigned(const Match& match, const Game& game)
{
    if (!game.claimed_outcome || has_timed_out(game)) return false;
    Game copy = game;
    copy.claimed_outcome.reset();
    const GameReplayer end = follow_to_end(copy, match.rules, false);
    settle_outcome(copy, end, *game.claimed_outcome, true);
    return !copy.claimed_outcome;
}

class TmgLossCounter : public FeatureCounter {
public:
    void add(const Match& match)
    {
        for (const Player player : kPlayers)
            count_if(Feature::ratings, !tmg::rating_fits(match.players[player].rating));
        const Variant variant = match.rules.variant;
        count_if(Feature::variants, variant != Variant::standard && variant != Variant::nackgammon);
        count_if(Feature::time, !match.time.empty() && !match.date);
        count_if(match.rules.is_money() ? Feature::raccoon_rules : Feature::moot_rules,
                 match.rules.automatic_doubles.has_value());
        for (const Game& game : match.games) {
            count_if(Feature::automatic_doubles, game.automatic_doubles > tmg::kMostAutomaticDoubles);
            count_if(Feature::claimed_outcomes, looks_resigned(match, game));
        }
    }
};

}  // namespace

Census tmg_partial_losses(const Collection& collection, const Options&)
{
    return census_of<TmgLossCounter>(collection.matches);
}

}  // namespace gammonkit
