#include "exporters/turns/turn_facts.hpp"
#include "formats/feature_counter.hpp"
#include "formats/oldmoves/format.hpp"
#include "formats/oldmoves/score_order.hpp"
#include "model/scoring.hpp"

namespace gammonkit {
namespace {

/// Counts game by game.
class OldmovesLossCounter : public FeatureCounter {
public:
    Census of(const Collection& collection)
    {
        for (const Match& match : collection.matches)
            add(match);
        return result();
    }

private:
    void add(const Match& match)
    {
        count(Feature::player_names, names_beyond_a_line(match));
        count(Feature::unreadable_plays, notations_beyond_a_line(match));
        for (std::size_t i = 0; i < match.games.size(); ++i) {
            const GameReplayer end = follow_to_end(match.games[i], match.rules, is_crawford_game(match, i));
            const Game* next = i + 1 < match.games.size() ? &match.games[i + 1] : nullptr;
            count_claim(match.games[i], end, next);
            if (next != nullptr) count_order(match.games[i], end, *next);
        }
    }

    /// A result that the turns do not lead to shows in the score of the next game only.
    void count_claim(const Game& game, const GameReplayer& end, const Game* next)
    {
        const bool shows = next != nullptr && !end.outcome() &&
                           outcome_between(game.score, next->score) == game.claimed_outcome;
        if (game.claimed_outcome && !shows) count(Feature::claimed_outcomes, 1);
    }

    void count_order(const Game& game, const GameReplayer& end, const Game& next)
    {
        const auto winner = end.outcome() ? std::optional(end.outcome()->winner) : std::nullopt;
        if (oldmoves::begins_match(game.score, next.score)) {
            count(Feature::several_games, 1);
        } else if (oldmoves::is_exchanged(game.score, next.score, winner)) {
            count(Feature::match_scores, 1);
        }
    }
};

}  // namespace

Census oldmoves_partial_losses(const Collection& collection, const Options&)
{
    return OldmovesLossCounter().of(collection);
}

}  // namespace gammonkit
