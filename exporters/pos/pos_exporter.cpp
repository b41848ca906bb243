#include "formats/pos/format.hpp"

#include "formats/pos/pos_position.hpp"
#include "formats/positions/positions.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <limits>

namespace gammonkit {

Result<std::string> write_pos(const Collection& collection, const Options&)
{
    if (collection.positions.empty()) return no_position("pos");
    if (collection.positions.size() > 1) {
        return failure("not-one-position", "pos holds one position, and here are several",
                       "write one file for each");
    }
    const pos::File file = pos::file_of(collection.positions.front());
    constexpr int kMost = std::numeric_limits<std::int16_t>::max();
    if (std::max({file.length, file.first_score, file.second_score, file.cube}) > kMost)
        return failure("too-large", fmt::format("pos holds no match length, score or cube above {}", kMost));
    return pos::encode(file);
}

Census pos_partial_losses(const Collection& collection, const Options&)
{
    return losses_of_positions(collection, [](const PositionRecord& record) {
        const Result<pos::File> file = pos::decode(pos::encode(pos::file_of(record)));
        return file ? pos::position_of(*file) : tl::unexpected(file.error());
    });
}

}  // namespace gammonkit
