#include "exporters/turns/turn_facts.hpp"
#include "formats/bkg/format.hpp"
#include "formats/feature_counter.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

bool has_row(const Turn& turn)
{
    const Action& action = turn.action;
    return std::holds_alternative<CheckerPlay>(action) || std::holds_alternative<Roll>(action) ||
           std::holds_alternative<Double>(action);
}

/// Counts game by game.
class BkgLossCounter : public FeatureCounter {
public:
    Census of(const Collection& collection)
    {
        for (const Match& match : collection.matches) {
            if (match.rules.is_money()) count(Feature::match_scores, scores_not_counted_on(match));
            count(Feature::unreadable_plays, notations_beyond_a_line(match));
            for (const Game& game : match.games)
                count_game(game);
        }
        return result();
    }

private:
    /// A game without rows leaves no trace.
    void count_game(const Game& game)
    {
        if (std::none_of(game.turns.begin(), game.turns.end(), has_row)) count(Feature::several_games, 1);
    }
};

}  // namespace

Census bkg_partial_losses(const Collection& collection, const Options&)
{
    return BkgLossCounter().of(collection);
}

}  // namespace gammonkit
