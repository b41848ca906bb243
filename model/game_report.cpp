#include "model/game_report.hpp"

#include <fmt/format.h>

namespace gammonkit {

void GameReport::of_turn(std::size_t index, const Breach& breach, std::string hint) const
{
    const Origin turn = game_.turns[index].origin;
    reporter_.report(
        {.severity = breach.stops ? Severity::error : Severity::warning,
         .code = breach.code,
         .message = fmt::format("{}game {}, turn {}: {}", label_, game_.number, index + 1, breach.message),
         .where = turn.known() ? turn.known() : game_.origin.known(),
         .hint = std::move(hint)});
}

void GameReport::of_game(Severity severity, std::string_view code, std::string_view message) const
{
    reporter_.report({.severity = severity,
                      .code = std::string(code),
                      .message = fmt::format("{}game {}: {}", label_, game_.number, message),
                      .where = game_.origin.known()});
}

std::string describe(const Outcome& outcome, const Match& match)
{
    const std::string& name = match.players[outcome.winner].name;
    const std::string_view fallback =
        outcome.winner == Player::first ? "the first player" : "the second player";
    return fmt::format("{} {} {}", name.empty() ? fallback : name, outcome.points,
                       outcome.points == 1 ? "point" : "points");
}

}  // namespace gammonkit
