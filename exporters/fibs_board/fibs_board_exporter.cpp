#include "formats/fibs_board/format.hpp"

#include "formats/fibs_board/board_line.hpp"
#include "formats/positions/positions.hpp"

namespace gammonkit {

Result<std::string> write_fibs_board(const Collection& collection, const Options&)
{
    if (collection.positions.empty()) return no_position("fibs-board");
    std::string text;
    for (const PositionRecord& record : collection.positions)
        text += board_line(record) + "\n";
    return text;
}

Census fibs_board_partial_losses(const Collection& collection, const Options&)
{
    FeatureCounter lost;
    for (const PositionRecord& record : collection.positions) {
        const std::string line = board_line(record);
        const Result<PositionRecord> kept = position_of_board_fields(board_fields(line).value_or(""));
        count_losses(record, kept.value_or(PositionRecord{}), lost);
    }
    return lost.result();
}

}  // namespace gammonkit
