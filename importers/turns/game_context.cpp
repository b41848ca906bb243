#include "importers/turns/game_context.hpp"

#include "model/replay.hpp"
#include "model/scoring.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit {

std::optional<Outcome> outcome_by_next_score(std::span<const Game> games, std::size_t index)
{
    if (index + 1 == games.size()) return std::nullopt;
    const Game& game = games[index];
    const Game& next = games[index + 1];
    return next.number - 1 == game.number ? outcome_between(game.score, next.score) : std::nullopt;
}

bool is_crawford_by_score(const Rules& rules, std::span<const Game> games, std::size_t index)
{
    return index > 0 && is_crawford_by_score(rules, games[index - 1], games[index]);
}

ByPlayer<int> score_behind(const Rules& rules, const Game& game)
{
    Match alone{.rules = rules};
    alone.games.push_back(game);
    return score_after(alone, 0);
}

Diagnostic result_from_score(const SourceText& source, std::string_view where, const Outcome& by_score,
                             std::string_view score)
{
    return warning_at(source, where, "result-from-score",
                      fmt::format("no result is recorded; the next {} says {} to the {} player", score,
                                  by_score.points, by_score.winner == Player::first ? "first" : "second"));
}

Result<Collection> match_or_failure(Match match)
{
    if (match.games.empty()) return failure("no-game", "no game was found");
    match.origin = match.games[0].origin;
    Collection collection;
    collection.matches.push_back(std::move(match));
    return collection;
}

Result<void> check_length(const SourceText& source, std::span<const std::string_view> lines)
{
    constexpr std::size_t kMost = 100'000;
    if (lines.size() <= kMost) return {};
    return tl::unexpected(error_at(source, lines[kMost], "too-long",
                                   "no game has as many lines as stand in front of this one"));
}

std::optional<Dice> dice_of_words(std::string_view text)
{
    const std::vector<std::string_view> numbers = words(text);
    if (numbers.size() != 2) return std::nullopt;
    return Dice::from(parse_int(numbers[0]).value_or(0), parse_int(numbers[1]).value_or(0));
}

}  // namespace gammonkit
