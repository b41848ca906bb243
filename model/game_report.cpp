#include "model/game_report.hpp"

#include "model/decisions/place.hpp"

#include <fmt/format.h>

namespace gammonkit {

void GameReport::of_turn(std::size_t index, const Breach& breach, std::string hint)
{
    if (rows_.empty()) rows_ = rows_of_turns(game_);
    const TurnPlace place{.match = match_, .game = index_ + 1, .turn = index + 1};
    const Origin turn = game_.turns[index].origin;
    reporter_.report({.severity = breach.stops ? Severity::error : Severity::warning,
                      .code = breach.code,
                      .message = fmt::format("{}: {}", place_in_words(place, rows_[index]), breach.message),
                      .where = turn.known() ? turn.known() : game_.origin.known(),
                      .hint = std::move(hint)});
}

void GameReport::of_game(Severity severity, std::string_view code, std::string_view message) const
{
    const std::string label = match_ ? fmt::format("match {}, ", *match_) : "";
    reporter_.report({.severity = severity,
                      .code = std::string(code),
                      .message = fmt::format("{}game {}: {}", label, game_.number, message),
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
