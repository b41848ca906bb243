// What validate looks at between the games of a match.
#include "model/game_report.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

std::string to_text(const ByPlayer<int>& score)
{
    return fmt::format("{}-{}", score.first, score.second);
}

bool falls(const ByPlayer<int>& before, const ByPlayer<int>& now)
{
    return now.first < before.first || now.second < before.second;
}

void check_number(const Match& match, std::size_t index, const GameReport& report)
{
    const std::int64_t number = match.games[index].number;
    const std::int64_t expected = index == 0 ? 1 : std::int64_t{match.games[index - 1].number} + 1;
    if (number > expected) {
        const std::string message = number == expected + 1
                                        ? fmt::format("game {} is missing", expected)
                                        : fmt::format("games {} to {} are missing", expected, number - 1);
        // A record may well begin in the middle; a gap is another matter.
        index == 0 ? report.note("missing-game", message) : report.warning("missing-game", message);
    } else if (number < expected) {
        report.warning("game-order", fmt::format("this number comes where {} is expected", expected));
    }
}

void check_score(const Match& match, std::size_t index, const std::optional<ByPlayer<int>>& score_before,
                 const GameReport& report)
{
    const Game& before = match.games[index - 1];
    const Game& game = match.games[index];
    // Money sessions are often recorded without keeping the score.
    if (match.rules.is_money() && game.score == ByPlayer<int>{}) return;
    const bool next = game.number == std::int64_t{before.number} + 1;
    if (next && score_before && *score_before != game.score) {
        report.error("score-mismatch",
                     fmt::format("the record states {} before this game, but the game before leads to {}",
                                 to_text(game.score), to_text(*score_before)));
    } else if (!(next && score_before) && falls(before.score, game.score)) {
        report.error("score-falls", fmt::format("the score falls from {} to {}", to_text(before.score),
                                                to_text(game.score)));
    }
}

}  // namespace

void check_order(const Match& match, std::size_t index, const std::optional<ByPlayer<int>>& score_before,
                 const GameReport& report)
{
    check_number(match, index, report);
    if (index > 0) check_score(match, index, score_before, report);
    const int length = match.rules.length;
    const ByPlayer<int>& score = match.games[index].score;
    if (length > 0 && (score.first >= length || score.second >= length)) {
        report.warning("game-after-match", fmt::format("the match to {} was won before this game, at {}",
                                                       length, to_text(score)));
    }
}

void check_crawford(const Match& match, std::size_t index, const GameReport& report)
{
    const Game& game = match.games[index];
    if (!game.crawford) return;
    const int near = match.rules.length - 1;
    const bool someone_is_near = game.score.first == near || game.score.second == near;
    if (*game.crawford && !match.rules.uses_crawford()) {
        report.warning("crawford-mismatch",
                       "recorded as the Crawford game, but the Crawford rule is not in use");
    } else if (*game.crawford && !someone_is_near) {
        report.warning("crawford-mismatch",
                       "recorded as the Crawford game, but nobody needs exactly one point");
    } else if (!*game.crawford && is_crawford_by_score(match, index)) {
        report.warning("crawford-mismatch", "not recorded as the Crawford game, which it is by the scores");
    }
}

}  // namespace gammonkit
