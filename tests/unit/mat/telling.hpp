#pragma once

#include "importers/mat/mat_importer.hpp"
#include "model/match.hpp"

#include <fmt/format.h>
#include <string>

namespace gammonkit::mat_test {

inline std::string detail(const CheckerPlay& turn)
{
    std::string text = fmt::format("{}{}:", turn.dice.first(), turn.dice.second());
    if (!turn.play.empty()) text += " " + to_string(turn.play);
    if (!turn.notation.empty()) text += " \"" + turn.notation + "\"";
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
        if (!turn.comment.empty()) text += " ; " + turn.comment;
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

/// What was read, with what was said about it: the collection and the codes of the diagnostics.
struct Told {
    Collection collection;
    std::string codes;
};

inline Told read(const std::string& text)
{
    Collecting reporter;
    Told result;
    if (Result<Collection> found = read_mat(SourceText("game.mat", text), Options{}, reporter)) {
        result.collection = *std::move(found);
    } else {
        result.codes = "error:" + found.error().code;
    }
    for (const Diagnostic& diagnostic : reporter.seen)
        result.codes += (result.codes.empty() ? "" : " ") + diagnostic.code;
    return result;
}

/// All matches of a text, then "! " and the codes, if something was said.
inline std::string told(const std::string& text)
{
    const Told found = read(text);
    std::string lines;
    for (const Match& match : found.collection.matches)
        lines += told(match);
    return found.codes.empty() ? lines : lines + "! " + found.codes + "\n";
}

/// A match to 7 between Al and Bo with one game of these rows.
inline std::string game_of(const std::string& rows)
{
    return " 7 point match\n\n Game 1\n Al : 0                         Bo : 0\n" + rows;
}

/// What is told of a match that `game_of` makes.
inline std::string turns_of(const std::string& rows)
{
    std::string text = told(game_of(rows));
    const std::string heading = "Al - Bo to 7\ngame 1 0-0\n";
    return text.starts_with(heading) ? text.substr(heading.size()) : text;
}

}  // namespace gammonkit::mat_test
