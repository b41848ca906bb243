#include "formats/match_information.hpp"

#include "formats/feature.hpp"

#include <initializer_list>

namespace gammonkit {

MatchInformation information_in(const Match& match)
{
    const Census census = gammonkit::census({.matches = {match}, .positions = {}});
    const auto sum = [&](std::initializer_list<Feature> features) {
        std::size_t total = 0;
        for (const Feature feature : features)
            total += census[static_cast<std::size_t>(feature)];
        return total;
    };
    std::size_t turns = 0;
    for (const Game& game : match.games)
        turns += game.turns.size();
    return {.analyses = sum({Feature::play_analysis, Feature::cube_analysis}),
            .rollouts = sum({Feature::rollouts}),
            .words = sum({Feature::player_names, Feature::ratings, Feature::event, Feature::place,
                          Feature::date, Feature::time, Feature::annotator, Feature::match_comment,
                          Feature::turn_comments, Feature::clock_times, Feature::marks, Feature::luck}),
            .turns = turns};
}

}  // namespace gammonkit
