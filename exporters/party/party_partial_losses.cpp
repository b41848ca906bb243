#include "exporters/party/numbers.hpp"
#include "exporters/turns/turn_facts.hpp"
#include "formats/feature_counter.hpp"
#include "formats/party/format.hpp"
#include "model/scoring.hpp"

#include <algorithm>

namespace gammonkit {
namespace party {

std::vector<int> numbers_to_write(const Match& match)
{
    std::vector<int> numbers;
    int last = 0;
    for (const Game& game : match.games) {
        last = std::clamp(game.number, last + 1, std::max(last + 1, 1'000'000));
        numbers.push_back(last);
    }
    return numbers;
}

namespace {

std::size_t numbers_that_change(const Match& match)
{
    const std::vector<int> numbers = numbers_to_write(match);
    std::size_t count = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        count += match.games[i].number == numbers[i] ? 0U : 1U;
    return count;
}

/// Claims that the score behind a game does not show.
std::size_t claims_untold(const Match& match)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < match.games.size(); ++i) {
        const std::optional<Outcome>& claim = match.games[i].claimed_outcome;
        if (!claim) continue;
        const bool is_last = i + 1 == match.games.size();
        const ByPlayer<int> after = is_last ? score_after(match, i) : match.games[i + 1].score;
        if (outcome_between(match.games[i].score, after) != claim) ++count;
    }
    return count;
}

/// Plays in words that a "#" would end.
std::size_t notations_with_hash(const Match& match)
{
    std::size_t count = 0;
    for (const Game& game : match.games) {
        for (const Turn& turn : game.turns) {
            const auto* play = std::get_if<CheckerPlay>(&turn.action);
            if (play != nullptr && play->notation.find('#') != std::string::npos) ++count;
        }
    }
    return count;
}

}  // namespace
}  // namespace party

Census party_partial_losses(const Collection& collection, const Options&)
{
    FeatureCounter partial_losses;
    for (const Match& match : collection.matches) {
        partial_losses.count(Feature::player_names, names_beyond_a_line(match));
        partial_losses.count(Feature::unreadable_plays,
                             notations_beyond_a_line(match) + party::notations_with_hash(match));
        partial_losses.count(Feature::game_numbers, party::numbers_that_change(match));
        partial_losses.count(Feature::claimed_outcomes, party::claims_untold(match));
        partial_losses.count_if(Feature::match_id, !fits_in_line(match.match_id));
    }
    return partial_losses.result();
}

}  // namespace gammonkit
