#include "model/identifiers/position_id.hpp"

#include "model/identifiers/identifier_text.hpp"
#include "model/identifiers/packed_bits.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr std::size_t kPositionIdBytes = 10;

//  id ::= side side, the opponent of the player on roll first
//  side ::= count{25}, points 1 to 24 in his own numbering, then the bar
//  count ::= a one for each checker, then a zero
void put_side(PackedBits<kPositionIdBytes>& bits, const Side& side)
{
    for (std::size_t point = 1; point < side.size(); ++point) {
        bits.put((1U << side[point]) - 1U, side[point] + 1U);
    }
}

/// Nothing if the side has more checkers than there can be.
std::optional<Side> take_side(PackedBits<kPositionIdBytes>& bits)
{
    Side side{};
    int checkers = 0;
    for (std::size_t point = 1; point < side.size(); ++point) {
        for (; bits.take(1) == 1; ++side[point]) {
            if (++checkers > Position::kMostCheckers) return std::nullopt;
        }
    }
    return side;
}

}  // namespace

std::string position_id(const Position& position, Player on_roll)
{
    PackedBits<kPositionIdBytes> bits;
    put_side(bits, position.side(opponent(on_roll)));
    put_side(bits, position.side(on_roll));
    return base64(bits.bytes());
}

Result<Position> position_from_id(std::string_view id, Player on_roll, int total)
{
    if (id.size() != kPositionIdLetters)
        return not_an_id("Position ID", id, fmt::format("it must have {} letters", kPositionIdLetters));
    std::array<std::uint8_t, kPositionIdBytes> bytes{};
    if (!from_base64(id, bytes)) return not_an_id("Position ID", id, "its letters encode nothing");

    PackedBits<kPositionIdBytes> bits(bytes);
    const std::optional<Side> waiting = take_side(bits);
    const std::optional<Side> rolling = waiting ? take_side(bits) : std::nullopt;
    if (!rolling)
        return not_an_id("Position ID", id,
                         fmt::format("a side has more than {} checkers", Position::kMostCheckers));

    ByPlayer<Side> sides;
    sides[on_roll] = *rolling;
    sides[opponent(on_roll)] = *waiting;
    const std::optional<Position> position = Position::from(sides, total);
    if (!position) {
        return not_an_id(
            "Position ID", id,
            fmt::format("both sides stand on one point, or one has more than {} checkers", total));
    }
    if (position_id(*position, on_roll) != id)
        return not_an_id("Position ID", id, "something follows the checkers");
    return *position;
}

}  // namespace gammonkit
