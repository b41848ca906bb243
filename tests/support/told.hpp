#pragma once

#include "model/match.hpp"

#include <fmt/format.h>
#include <string>

/// Games as short lines, for tests that compare what was read.
namespace gammonkit::testing_support {

inline std::string detail(const CheckerPlay& turn)
{
    std::string text = fmt::format("{}{}:", turn.dice.first(), turn.dice.second());
    if (!turn.play.empty()) text += " " + to_string(turn.play);
    if (!turn.notation.empty()) text += " \"" + turn.notation.str() + "\"";
    return text + (turn.result ? " board" : "");
}
inline std::string detail(const Roll& turn)
{
    return fmt::format("{}{}?", turn.dice.first(), turn.dice.second());
}
inline std::string detail(const Double& turn)
{
    return fmt::format("double {}", turn.value.value_or(0));
}
inline std::string detail(const Resign& turn)
{
    return fmt::format("resign {}", multiple(turn.stake));
}
template <class Other>
std::string detail(const Other& turn)
{
    return std::string(action_name(turn));
}

/// One line for a game's heading, each turn and a claim: "1 31: 8/5 6/5".
inline std::string told(const Game& game)
{
    std::string text = fmt::format("game {} {}-{}\n", game.number, game.score.first, game.score.second);
    for (const Turn& turn : game.turns) {
        text += fmt::format("{} {}", turn.player == Player::first ? 1 : 2,
                            std::visit([](const auto& action) { return detail(action); }, turn.action));
        if (!turn.comment.empty()) text += " ; " + turn.comment.str();
        text += '\n';
    }
    if (game.claimed_outcome) {
        text += fmt::format("claims {} for {}\n", game.claimed_outcome->points,
                            game.claimed_outcome->winner == Player::first ? 1 : 2);
    }
    return text;
}

inline std::string told(const Match& match)
{
    std::string text = fmt::format("{} - {} to {}\n", match.players.first.name, match.players.second.name,
                                   match.rules.length);
    for (const Game& game : match.games)
        text += told(game);
    return text;
}

}  // namespace gammonkit::testing_support
