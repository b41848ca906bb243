#include "report/move_rows.hpp"

#include "report/turn_words.hpp"

namespace gammonkit {

std::vector<MoveRow> move_rows(const ReportedGame& game)
{
    std::vector<MoveRow> rows;
    int number = 0;
    const auto has_room = [&](Player player) {
        if (rows.empty() || rows.back().number == 0) return false;
        return rows.back().turns.second == nullptr && player == Player::second;
    };
    for (const ReportedTurn& turn : game.turns) {
        const Player player = turn.turn->player;
        if (!turn.words.empty() || dice_of(*turn.turn)) {
            if (!has_room(player)) rows.push_back({.number = ++number});
            rows.back().turns[player] = &turn;
        }
        if (!turn.turn->comment.empty()) rows.push_back({.comment = turn.turn->comment});
    }
    return rows;
}

}  // namespace gammonkit
