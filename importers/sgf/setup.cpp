#include "importers/sgf/setup.hpp"

#include "formats/sgf/sgf_terms.hpp"
#include "support/text.hpp"

namespace gammonkit::sgf {
namespace {

/// Calls `visit` with every letter of a list of points: "f", or "a:f" for all from a to f.
template <class Visit>
void for_each_letter(std::span<const std::string_view> values, Visit visit)
{
    for (const std::string_view raw : values) {
        const std::string_view value = trimmed(raw);
        const bool range = value.size() == 3 && value[1] == ':';
        if (value.size() != 1 && !range) continue;
        for (int letter = value.front(); letter <= value.back(); ++letter)
            visit(static_cast<char>(letter));
    }
}

std::uint8_t& at(Side& side, Point point)
{
    return side[static_cast<std::size_t>(point.number())];
}

void clear_points(ByPlayer<Side>& sides, std::span<const std::string_view> values)
{
    for_each_letter(values, [&](char letter) {
        for (const Player player : kPlayers) {
            if (const std::optional<Point> point = point_of(letter, player)) at(sides[player], *point) = 0;
        }
    });
}

void add_checkers(Side& side, Player player, std::span<const std::string_view> values)
{
    for_each_letter(values, [&](char letter) {
        const std::optional<Point> point = point_of(letter, player);
        if (point && at(side, *point) <= Position::kMostCheckers) ++at(side, *point);
    });
}

std::optional<Player> color_from(std::string_view value)
{
    if (value.starts_with('W') || value.starts_with('w')) return Player::first;
    if (value.starts_with('B') || value.starts_with('b')) return Player::second;
    return std::nullopt;
}

bool take_cube_value(NodeView& node, Cube& cube)
{
    const std::optional<std::string_view> value = node.take_first(key("CV"));
    if (!value) return false;
    const std::optional<int> number = parse_int(trimmed(*value));
    if (number && is_cube_value(*number)) {
        cube.value = *number;
        return true;
    }
    node.put_back(key("CV"));
    return false;
}

bool take_cube_owner(NodeView& node, Key property, Cube& cube)
{
    const std::optional<std::string_view> value = node.take_first(property);
    if (!value) return false;
    const std::string_view owner = trimmed(*value);
    const bool centered = owner == "c" || owner == "n" || owner == "C" || owner == "N";
    const std::optional<Player> color = owner.size() == 1 ? color_from(owner) : std::nullopt;
    if (!centered && !color) {
        node.put_back(property);
        return false;
    }
    cube.owner = color;
    return true;
}

}  // namespace

std::optional<Position> take_position(NodeView& node, const Position& before, const Reading& reading)
{
    const std::span<const std::string_view> empty = node.take(key("AE"));
    const std::span<const std::string_view> white = node.take(key("AW"));
    const std::span<const std::string_view> black = node.take(key("AB"));
    if (empty.empty() && white.empty() && black.empty()) return std::nullopt;
    ByPlayer<Side> sides{before.side(Player::first), before.side(Player::second)};
    clear_points(sides, empty);
    add_checkers(sides.first, Player::first, white);
    add_checkers(sides.second, Player::second, black);
    std::optional<Position> position = Position::from(sides, reading.checkers);
    if (!position) {
        reading.warn(node.place(), "sgf-position",
                     "this board can't be: a player has too many checkers, or both stand on one point");
        for (const std::string_view name : {"AE", "AW", "AB"})
            node.put_back(key(name));
    }
    return position;
}

std::optional<Cube> take_cube(NodeView& node, const Cube& before)
{
    Cube cube = before;
    const bool value = take_cube_value(node, cube);
    const bool owner = take_cube_owner(node, key("CP"), cube) || take_cube_owner(node, key("CO"), cube);
    return value || owner ? std::optional(cube) : std::nullopt;
}

std::optional<Player> take_player(NodeView& node)
{
    const std::optional<std::string_view> value = node.take_first(key("PL"));
    if (!value) return std::nullopt;
    const std::optional<Player> player = color_from(trimmed(*value));
    if (!player) node.put_back(key("PL"));
    return player;
}

std::optional<Dice> take_dice(NodeView& node)
{
    const std::optional<std::string_view> value = node.take_first(key("DI"));
    if (!value) return std::nullopt;
    const std::string_view digits = trimmed(*value);
    const std::optional<Dice> dice =
        digits.size() == 2 ? Dice::from(digits[0] - '0', digits[1] - '0') : std::nullopt;
    if (!dice) node.put_back(key("DI"));
    return dice;
}

}  // namespace gammonkit::sgf
