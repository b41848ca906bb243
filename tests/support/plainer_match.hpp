#pragma once

#include "model/replay.hpp"

#include <algorithm>
#include <vector>

namespace gammonkit {

/// What simple formats leave out of a random match, so that it can be compared with what comes back.
struct Plainer {
    bool refused_resignations = true;  ///< They are kept.
    bool double_values = true;         ///< They are kept.
};

inline bool is_followed_by_play(const Game& game, std::size_t i)
{
    return std::holds_alternative<Roll>(game.turns[i].action) && i + 1 < game.turns.size() &&
           game.turns[i + 1].player == game.turns[i].player;
}

inline bool is_refused(const Game& game, std::size_t i)
{
    const bool refusal = std::holds_alternative<RefuseResignation>(game.turns[i].action);
    const bool refused = std::holds_alternative<Resign>(game.turns[i].action) && i + 1 < game.turns.size() &&
                         std::holds_alternative<RefuseResignation>(game.turns[i + 1].action);
    return refusal || refused;
}

/// Without rolls told apart from their plays, which game is the Crawford game, and what `keeps` denies.
inline Match plainer(Match match, const Plainer& keeps)
{
    for (Game& game : match.games) {
        std::vector<Turn> turns;
        for (std::size_t i = 0; i < game.turns.size(); ++i) {
            const bool is_lost = !keeps.refused_resignations && is_refused(game, i);
            if (is_lost || is_followed_by_play(game, i)) continue;
            turns.push_back(game.turns[i]);
            auto* offer = std::get_if<Double>(&turns.back().action);
            if (offer != nullptr && !keeps.double_values) offer->value.reset();
        }
        game.turns = std::move(turns);
        game.crawford.reset();
    }
    return match;
}

/// Without the games in which somebody resigns; those that are left are numbered and scored anew.
inline Match without_resignations(Match match)
{
    std::vector<Game> games;
    for (Game& game : match.games) {
        const bool resigns = std::any_of(game.turns.begin(), game.turns.end(), [](const Turn& turn) {
            return std::holds_alternative<Resign>(turn.action);
        });
        if (!resigns) games.push_back(std::move(game));
    }
    match.games.clear();
    ByPlayer<int> score;
    for (Game& game : games) {
        game.number = static_cast<int>(match.games.size()) + 1;
        game.score = score;
        match.games.push_back(std::move(game));
        score = score_after(match, match.games.size() - 1);
    }
    return match;
}

}  // namespace gammonkit
