#include "report/move_rows.hpp"

#include "model/decisions/place.hpp"

namespace gammonkit {

std::vector<MoveRow> move_rows(const ReportedGame& game)
{
    std::vector<MoveRow> rows;
    const std::vector<int> numbers = rows_of_turns(game.game());
    for (const ReportedTurn& turn : game.turns) {
        const int number = numbers[turn.index];
        if (number > 0) {
            if (rows.empty() || rows.back().number != number) rows.push_back({.number = number});
            rows.back().turns[turn.turn->player] = &turn;
        }
        if (!turn.turn->comment.empty()) rows.push_back({.comment = turn.turn->comment});
    }
    return rows;
}

}  // namespace gammonkit
