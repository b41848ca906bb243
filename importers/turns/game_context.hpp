#pragma once

#include "model/dice.hpp"
#include "model/match.hpp"
#include "support/diagnostic.hpp"
#include "support/result.hpp"
#include "support/source_text.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace gammonkit {

/// What the reader of one game needs to know of the others.
struct GameContext {
    const SourceText& source;
    const Match& match;  ///< Rules and players.
    bool crawford_game = false;
    std::optional<Outcome> by_score = {};  ///< What the next heading says of this game.
};

/// What the score of the next game says of game `index`; nothing if that is not on record. All numbers and
/// scores are set.
[[nodiscard]] std::optional<Outcome> outcome_by_next_score(std::span<const Game> games, std::size_t index);

/// Whether game `index` is the Crawford game by its score and the one before, the only ones set.
[[nodiscard]] bool is_crawford_by_score(const Rules& rules, std::span<const Game> games, std::size_t index);

/// The score that a game leads to.
[[nodiscard]] ByPlayer<int> score_behind(const Rules& rules, const Game& game);

/// Says that a result is taken from the next score, which is called `score`.
[[nodiscard]] Diagnostic result_from_score(const SourceText& source, std::string_view where,
                                           const Outcome& by_score, std::string_view score);

/// A file of one match, which stands where its first game does; a failure if it has no game.
[[nodiscard]] Result<Collection> match_or_failure(Match match);

/// Fails where a game has more lines than any that was played: all of them could be held, but not all that is
/// made of them.
[[nodiscard]] Result<void> check_length(const SourceText& source, std::span<const std::string_view> lines);
template <class Games>
[[nodiscard]] Result<void> check_lengths(const SourceText& source, const Games& games)
{
    for (const auto& game : games) {
        GK_TRY_VOID(check_length(source, game.body));
    }
    return {};
}

/// True if the players of one game stand in the other order than those of another.
template <class Name>
[[nodiscard]] bool are_exchanged(const ByPlayer<Name>& a, const ByPlayer<Name>& b)
{
    return a != b && a.first == b.second && a.second == b.first;
}

/// The dice in "3 1", which is all of `text`.
[[nodiscard]] std::optional<Dice> dice_of_words(std::string_view text);

/// True if a row of any game holds `text`: "*" where the record marks hits. `rows` of a game give `said`.
template <class Games, class Rows, class Said = std::identity>
[[nodiscard]] bool any_row_holds(const Games& games, std::string_view text, Rows rows, Said said = {})
{
    return std::any_of(games.begin(), games.end(), [&](const auto& game) {
        const auto& lines = std::invoke(rows, game);
        return std::any_of(lines.begin(), lines.end(), [&](const auto& line) {
            return std::invoke(said, line).find(text) != std::string_view::npos;
        });
    });
}

}  // namespace gammonkit
