#include "model/rules.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace gammonkit {
namespace {

constexpr std::array<std::pair<Variant, std::string_view>, 6> kNames{{
    {Variant::standard, "standard"},
    {Variant::nackgammon, "nackgammon"},
    {Variant::hypergammon_1, "hypergammon-1"},
    {Variant::hypergammon_2, "hypergammon-2"},
    {Variant::hypergammon_3, "hypergammon-3"},
    {Variant::long_gammon, "long-gammon"},
}};

Side starting_side(Variant variant)
{
    Side side{};
    switch (variant) {
    case Variant::standard:
        side[24] = 2, side[13] = 5, side[8] = 3, side[6] = 5;
        break;
    case Variant::nackgammon:
        side[24] = 2, side[23] = 2, side[13] = 4, side[8] = 3, side[6] = 4;
        break;
    case Variant::long_gammon:
        side[24] = 15;
        break;
    case Variant::hypergammon_3:
        side[22] = 1;
        [[fallthrough]];
    case Variant::hypergammon_2:
        side[23] = 1;
        [[fallthrough]];
    case Variant::hypergammon_1:
        side[24] = 1;
        break;
    }
    return side;
}

}  // namespace

std::string_view to_string(Variant variant)
{
    return kNames[static_cast<std::size_t>(variant)].second;
}

std::optional<Variant> variant_from(std::string_view name)
{
    const auto* found =
        std::find_if(kNames.begin(), kNames.end(), [&](const auto& row) { return row.second == name; });
    if (found == kNames.end()) return std::nullopt;
    return found->first;
}

int checkers_of(Variant variant)
{
    switch (variant) {
    case Variant::hypergammon_1:
        return 1;
    case Variant::hypergammon_2:
        return 2;
    case Variant::hypergammon_3:
        return 3;
    default:
        return Position::kMostCheckers;
    }
}

Position starting_position(Variant variant)
{
    const Side side = starting_side(variant);
    return *Position::from({side, side}, checkers_of(variant));
}

}  // namespace gammonkit
