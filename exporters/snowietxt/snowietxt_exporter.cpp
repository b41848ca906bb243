#include "formats/snowietxt/format.hpp"

#include "formats/positions/positions.hpp"
#include "formats/snowietxt/snowie_line.hpp"

namespace gammonkit {

Result<std::string> write_snowietxt(const Collection& collection, const Options&)
{
    return write_positions(collection, "snowietxt", [](std::string& text, const PositionRecord& record) {
        text += snowie_line(record) + "\n";
    });
}

Census snowietxt_partial_losses(const Collection& collection, const Options&)
{
    return losses_of_positions(collection, [](const PositionRecord& record) {
        return position_of_snowie_line(snowie_line(record));
    });
}

}  // namespace gammonkit
