#include "formats/fibs_board/format.hpp"

#include "formats/fibs_board/board_line.hpp"
#include "formats/positions/positions.hpp"

namespace gammonkit {

Result<std::string> write_fibs_board(const Collection& collection, const Options&)
{
    return write_positions(collection, "fibs-board", [](std::string& text, const PositionRecord& record) {
        text += board_line(record) + "\n";
    });
}

Census fibs_board_partial_losses(const Collection& collection, const Options&)
{
    return losses_of_positions(collection, [](const PositionRecord& record) {
        const std::string line = board_line(record);
        return position_of_board_fields(board_fields(line).value_or(""));
    });
}

}  // namespace gammonkit
