#pragma once

#include "decisions/filter/filter.hpp"
#include "decisions/filter/syntax.hpp"

namespace gammonkit {

/// A decision for a test: Ann Lee, who needs 3 points where Bob needs 5, played a 62 in the opening as 24/18
/// 13/11, which cost 0.1 EMG and 1.5 % and was bad; the roll was unlucky. She wins 60 % of the games.
inline AskedDecision asked_play()
{
    static const Match match{.rules = {.length = 7},
                             .players = {{.name = "Ann"}, {.name = "Bob Çelik"}},
                             .event = "Open",
                             .date = Date{2020, 5, 31},
                             .games = {Game{.number = 2, .score = {4, 2}}}};
    const Dice dice = *Dice::from(6, 2);
    const GameState state{.position = starting_position(Variant::standard),
                          .dice = dice,
                          .score = match.games.front().score,
                          .rules = match.rules};
    return {.row = {.match = &match,
                    .decision = {.ply = 3,
                                 .state = state,
                                 .dice = dice,
                                 .choice = MadeChoice::played,
                                 .made = "24/18 13/11",
                                 .judgement = Judgement{.best = "24/18 24/22",
                                                        .probabilities = Probabilities{.win = 0.6}}}},
            .judged = {.phase = Phase::opening,
                       .error = Amount{0.1, 0.015},
                       .mark = SkillMark::bad,
                       .luck = Amount{-0.4, -0.06},
                       .luck_mark = LuckMark::unlucky}};
}

}  // namespace gammonkit
