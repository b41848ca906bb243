#include "exporters/turns/turn_facts.hpp"

#include "model/scoring.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

bool is_resignation(const Turn& turn)
{
    return std::holds_alternative<Resign>(turn.action) ||
           std::holds_alternative<RefuseResignation>(turn.action);
}

}  // namespace

bool is_played_later(const Game& game, std::size_t at)
{
    const auto next = std::find_if_not(game.turns.begin() + static_cast<std::ptrdiff_t>(at) + 1,
                                       game.turns.end(), is_resignation);
    if (next == game.turns.end() || next->player != game.turns[at].player) return false;
    const auto* play = std::get_if<CheckerPlay>(&next->action);
    return play != nullptr && play->dice.same_roll(std::get<Roll>(game.turns[at].action).dice);
}

Result<const Match*> match_to_write(const Collection& collection)
{
    const auto is_played = [](const Match& match) {
        return std::any_of(match.games.begin(), match.games.end(),
                           [](const Game& game) { return !game.turns.empty(); });
    };
    const auto has_games = [](const Match& match) { return !match.games.empty(); };
    const std::vector<Match>& matches = collection.matches;
    auto found = std::find_if(matches.begin(), matches.end(), is_played);
    if (found == matches.end()) found = std::find_if(matches.begin(), matches.end(), has_games);
    if (found == matches.end()) return failure("no-game", "there is no game to write");
    return &*found;
}

std::size_t scores_not_counted_on(const Match& match)
{
    std::size_t count = 0;
    ByPlayer<int> score;
    // A file that states no scores does not tell of the Jacoby rule and of claims either.
    Rules rules = match.rules;
    rules.jacoby.reset();
    for (std::size_t i = 0; i < match.games.size(); ++i) {
        if (match.games[i].score != score) ++count;
        const GameReplayer end = follow_to_end(match.games[i], rules, is_crawford_game(match, i));
        if (end.outcome()) score = score_with(score, *end.outcome(), rules);
    }
    return count;
}

std::string digits_and_colon(Dice dice)
{
    return fmt::format("{}{}:", dice.first(), dice.second());
}

std::string in_brackets(Dice dice)
{
    return fmt::format("({} {})", dice.first(), dice.second());
}

bool fits_in_line(std::string_view text)
{
    const auto is_control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == '\x7F'; };
    return trimmed(text) == text && std::none_of(text.begin(), text.end(), is_control);
}

std::size_t names_beyond_a_line(const Match& match)
{
    return (fits_in_line(match.players.first.name) ? 0U : 1U) +
           (fits_in_line(match.players.second.name) ? 0U : 1U);
}

std::size_t notations_beyond_a_line(const Match& match)
{
    const auto is_beyond = [](const Turn& turn) {
        const auto* play = std::get_if<CheckerPlay>(&turn.action);
        return play != nullptr && !fits_in_line(play->notation);
    };
    std::size_t count = 0;
    for (const Game& game : match.games)
        count += static_cast<std::size_t>(std::count_if(game.turns.begin(), game.turns.end(), is_beyond));
    return count;
}

}  // namespace gammonkit
