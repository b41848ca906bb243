#include "exporters/bkg/bkg_exporter.hpp"
#include "exporters/turns/turn_facts.hpp"

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
class Counter {
public:
    Census count(const Collection& collection)
    {
        for (const Match& match : collection.matches) {
            if (match.rules.is_money()) at(Feature::match_scores) += scores_not_counted_on(match);
            at(Feature::unreadable_plays) += notations_beyond_a_line(match);
            for (const Game& game : match.games)
                count_game(game);
        }
        return census_;
    }

private:
    std::size_t& at(Feature feature) { return census_[static_cast<std::size_t>(feature)]; }

    /// A game without rows leaves no trace.
    void count_game(const Game& game)
    {
        if (std::none_of(game.turns.begin(), game.turns.end(), has_row)) ++at(Feature::several_games);
    }

    Census census_{};
};

}  // namespace

Census bkg_misfits(const Collection& collection, const Options&)
{
    return Counter().count(collection);
}

}  // namespace gammonkit
