#pragma once

#include "model/replay.hpp"
#include "support/result.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace gammonkit {

/// True if turn `at` is a roll that a later turn plays: a play tells its dice itself, also behind a
/// resignation that was refused.
[[nodiscard]] bool is_played_later(const Game& game, std::size_t at);

/// Follows game `index` of a match and calls `write(turn, state)` for each turn that has a row of its own,
/// with the state that it meets. Returns the game followed to its end.
template <class Write>
GameReplayer write_turns(const Match& match, std::size_t index, Write write)
{
    const Game& game = match.games[index];
    GameReplayer replayer(match.rules, game, is_crawford_game(match, index));
    for (std::size_t at = 0; at < game.turns.size(); ++at) {
        const Turn& turn = game.turns[at];
        const bool comes_later = std::holds_alternative<Roll>(turn.action) && is_played_later(game, at);
        if (!comes_later) write(turn, replayer.state());
        replayer.apply(turn);
    }
    return replayer;
}

/// The match that a writer of one match writes: the first in which something is played, or else the first
/// with games. Fails with code "no-game".
[[nodiscard]] Result<const Match*> match_to_write(const Collection& collection);

/// What `write(text, match)` makes of all matches with games. Fails with code "no-game" if there are none.
template <class Write>
Result<std::string> write_matches(const Collection& collection, Write write)
{
    std::string text;
    for (const Match& match : collection.matches) {
        if (!match.games.empty()) write(text, match);
    }
    if (text.empty()) return failure("no-game", "there is no game to write");
    return text;
}

/// The games of a match whose scores are not what the results before them add up to.
[[nodiscard]] std::size_t scores_not_counted_on(const Match& match);

/// "31:".
[[nodiscard]] std::string digits_and_colon(Dice dice);

/// "(3 1)".
[[nodiscard]] std::string in_brackets(Dice dice);

/// True for text that a line holds as it is: no control characters, no blanks at its ends.
[[nodiscard]] bool fits_in_line(std::string_view text);

/// The names of a match that no line can hold.
[[nodiscard]] std::size_t names_beyond_a_line(const Match& match);

/// The unreadable plays of a match whose notation no line can hold.
[[nodiscard]] std::size_t notations_beyond_a_line(const Match& match);

}  // namespace gammonkit
