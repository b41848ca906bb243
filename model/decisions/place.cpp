#include "model/decisions/place.hpp"

#include <fmt/format.h>

namespace gammonkit {

TurnPlace place_of_turn(const Decision& decision, std::size_t match, std::size_t of)
{
    return {.match = of > 1 ? std::optional(match) : std::nullopt,
            .game = decision.game + 1,
            .turn = decision.turn + 1};
}

std::string to_string(const TurnPlace& place)
{
    const std::string match = place.match ? fmt::format("m{}-", *place.match) : "";
    return fmt::format("{}g{}-{}{}", match, place.game, place.turn, place.before_roll ? "c" : "");
}

bool goes_on(const Turn& turn, const Turn& before)
{
    if (!before.comment.empty()) return false;
    const Action& action = turn.action;
    if (std::holds_alternative<Resign>(action))
        return std::holds_alternative<Roll>(before.action) && turn.player == before.player;
    const bool answers = std::holds_alternative<AcceptResignation>(action) ||
                         std::holds_alternative<RefuseResignation>(action);
    return answers && std::holds_alternative<Resign>(before.action);
}

std::vector<int> rows_of_turns(const Game& game)
{
    std::vector<int> rows;
    int row = 0;
    bool has_room = false;  // For the second player, in the last row.
    const Turn* before = nullptr;
    for (const Turn& turn : game.turns) {
        const bool is_remark = std::holds_alternative<Remark>(turn.action);
        const bool is_new = !is_remark && (before == nullptr || !goes_on(turn, *before));
        if (is_new) {
            if (!has_room || turn.player == Player::first) ++row;
            has_room = turn.player == Player::first;
        }
        rows.push_back(is_remark ? 0 : row);
        if (!turn.comment.empty()) has_room = false;
        before = &turn;
    }
    return rows;
}

std::string place_in_record(const TurnPlace& place, int row, const Translator& words)
{
    return row > 0 ? words.say("game {0}, move {1}", place.game, row) : words.say("game {0}", place.game);
}

std::string place_in_words(const TurnPlace& place, int row, const Translator& words)
{
    return fmt::format("{} ({})", to_string(place), place_in_record(place, row, words));
}

}  // namespace gammonkit
