#include "importers/bgf/values.hpp"

#include <algorithm>

namespace gammonkit::bgf {
namespace {

constexpr std::size_t kMostMoves = 4;

}  // namespace

std::optional<double> number(const Json* value)
{
    const std::optional<double> found = loose::number(value);
    return found && *found > kNoNumber / 2 ? found : std::nullopt;
}

std::optional<notation::Moves> moves_in(const Json* holder)
{
    notation::Moves moves;
    for (std::size_t i = 0; i < kMostMoves; ++i) {
        const std::optional<int> from = integer(element(member(holder, "from"), i));
        if (!from || *from == -1) break;
        const int to = std::max(0, integer(element(member(holder, "to"), i)).value_or(0));
        if (*from < 1 || *from > kBar.number() || to >= *from) return std::nullopt;
        moves.add({.from = Point(*from), .to = Point(to)});
    }
    return moves;
}

}  // namespace gammonkit::bgf
