#pragma once

#include <array>
#include <string_view>

namespace gammonkit {

/// A code that replay or validate may give, and what it means.
struct BreachCode {
    std::string_view code;
    std::string_view meaning;
};

/// All of them: of turns, of games, of the order of games, of positions that stand alone.
///
/// Errors are those that make it impossible to follow a game to its end, records that contradict themselves
/// ("outcome-mismatch", "score-mismatch", "score-falls") and impossible positions; all else is a warning or a
/// note.
inline constexpr std::array kBreachCodes{
    BreachCode{"illegal-play", "the rules do not allow the play with these dice on this board"},
    BreachCode{"unreadable-play", "what is written is not a play, and something could be played"},
    BreachCode{"no-play-recorded", "nothing was played although something could be"},
    BreachCode{"board-differs", "the recorded board is not the one that the play leads to"},
    BreachCode{"opening-double", "the first roll of a game shows equal numbers"},
    BreachCode{"dice-changed", "a play is made with other dice than those rolled"},
    BreachCode{"not-on-roll", "a player acts when it is the other player's turn"},
    BreachCode{"double-not-allowed", "a double when the rules forbid it"},
    BreachCode{"double-value", "the stake stated with a double is not twice the cube"},
    BreachCode{"beaver-not-allowed", "a beaver or raccoon where the rules have none"},
    BreachCode{"no-offer", "an answer where nothing was offered"},
    BreachCode{"wrong-player", "an offer is answered by the player who made it"},
    BreachCode{"offer-unanswered", "the game goes on before an offer was answered"},
    BreachCode{"bad-cube", "a cube value that is not a power of two up to 2^20"},
    BreachCode{"after-end", "something is recorded after the end of the game"},

    BreachCode{"unfinished-game", "the turns do not end the game, and no result is stated"},
    BreachCode{"claimed-outcome", "the turns do not end the game, but a result is stated"},
    BreachCode{"outcome-mismatch", "the turns lead to another result than the stated one"},
    BreachCode{"automatic-double", "automatic doubles that were not agreed, or in a match"},
    BreachCode{"crawford-mismatch", "what is stated about the Crawford game contradicts rules or scores"},

    BreachCode{"missing-game", "the game numbers leave out one or more"},
    BreachCode{"game-order", "a game number that does not grow"},
    BreachCode{"score-mismatch", "the stated score is not the one that the game before leads to"},
    BreachCode{"score-falls", "a player has fewer points than before an earlier game"},
    BreachCode{"game-after-match", "a game is recorded after the match was won"},

    BreachCode{"impossible-position", "a position that stands alone is one that no game can lead to"},
};

}  // namespace gammonkit
