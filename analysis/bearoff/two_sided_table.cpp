#include "analysis/bearoff/two_sided_table.hpp"

#include "analysis/bearoff/header.hpp"
#include "analysis/bearoff/table_bytes.hpp"

#include <algorithm>

namespace gammonkit::bearoff {
namespace {

float equity_at(const char* at)
{
    return static_cast<float>(get(at, 2)) / 32767.5F - 1;
}

}  // namespace

TwoSidedEquities with_doubling(const TwoSidedEquities& equities)
{
    const float doubled = std::min(2 * equities.other_cube, 1.0F);
    return {.cubeless = equities.cubeless,
            .own_cube = std::max(equities.own_cube, doubled),
            .centered = std::max(equities.centered, doubled),
            .other_cube = equities.other_cube};
}

TwoSidedEquities for_the_mover(const TwoSidedEquities& his)
{
    const TwoSidedEquities best = with_doubling(his);
    return {.cubeless = -best.cubeless,
            .own_cube = -best.other_cube,
            .centered = -best.centered,
            .other_cube = -best.own_cube};
}

TwoSidedTable::TwoSidedTable(TableBytes bytes, const TwoSidedOptions& options)
    : bytes_(std::move(bytes)), options_(options), numbering_(options.points, options.checkers)
{
}

Result<TwoSidedTable> TwoSidedTable::from(TableBytes bytes)
{
    const std::optional<TwoSidedOptions> options = two_sided_from(bytes.view());
    if (!options) return bad_table(bytes, "no two-sided bearoff table");
    TwoSidedTable table(std::move(bytes), *options);
    const auto size = static_cast<std::uint64_t>(table.numbering_.size());
    const std::uint64_t length = kHeaderSize + size * size * (options->cubeful ? 8 : 2);
    GK_TRY_VOID(check_length(table.bytes_, length));
    return table;
}

std::optional<TwoSidedEquities> TwoSidedTable::equities(const Board& board) const
{
    const std::optional<int> own = numbering_.number_of(board.own);
    const std::optional<int> other = numbering_.number_of(board.other);
    if (!own || !other || !is_race(board)) return std::nullopt;
    return equities(*own, *other);
}

TwoSidedEquities TwoSidedTable::equities(int own, int other) const
{
    const auto size = static_cast<std::size_t>(numbering_.size());
    const std::size_t pair = static_cast<std::size_t>(own) * size + static_cast<std::size_t>(other);
    const char* at = bytes_.view().data() + kHeaderSize + pair * (options_.cubeful ? 8 : 2);
    if (!options_.cubeful) return {.cubeless = equity_at(at)};
    return {.cubeless = equity_at(at),
            .own_cube = equity_at(at + 2),
            .centered = equity_at(at + 4),
            .other_cube = equity_at(at + 6)};
}

}  // namespace gammonkit::bearoff
