#include "formats/snowietxt/format.hpp"

#include "formats/positions/positions.hpp"
#include "formats/snowietxt/snowie_line.hpp"

namespace gammonkit {

Result<std::string> write_snowietxt(const Collection& collection, const Options&)
{
    if (collection.positions.empty()) return no_position("snowietxt");
    std::string text;
    for (const PositionRecord& record : collection.positions)
        text += snowie_line(record) + "\n";
    return text;
}

Census snowietxt_partial_losses(const Collection& collection, const Options&)
{
    FeatureCounter lost;
    for (const PositionRecord& record : collection.positions) {
        const Result<PositionRecord> kept = position_of_snowie_line(snowie_line(record));
        count_losses(record, kept.value_or(PositionRecord{}), lost);
    }
    return lost.result();
}

}  // namespace gammonkit
