#include "exporters/mat/boards.hpp"

#include "exporters/mat/layout.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit::mat {
namespace {

constexpr int kPlaces = 26;

/// Checkers on place 0 to 25 of `player`'s numbering, the opponent's as negative numbers.
int count_on(const Position& position, Player player, int place)
{
    const Player other = opponent(player);
    const int own = place > 0 ? position.checkers(player, Point(place)) : 0;
    const int his = place < kPlaces - 1 ? position.checkers(other, Point(kPlaces - 1 - place)) : 0;
    return own - his;
}

/// Semicolons separate the fields of a dump, so a name cannot hold one.
std::string field(std::string_view name)
{
    std::string text = one_line(name);
    std::replace(text.begin(), text.end(), ';', ',');
    return text;
}

int owner_seen_by(const Cube& cube, Player player)
{
    if (cube.is_centered()) return 0;
    return cube.owner == player ? 1 : -1;
}

}  // namespace

std::string illegal_play_dump(const Position& after, const GameState& state, Player next,
                              std::optional<Dice> dice, const ByPlayer<PlayerInfo>& players)
{
    const Rules& rules = state.rules;
    const Player other = opponent(next);
    std::string text = fmt::format(
        "({};{};0;{};{};{};{};{};{};{};{};{};{};", rules.length, rules.uses_jacoby() ? 1 : 0,
        rules.is_money() ? 1 : 0, next == Player::second ? 0 : 1, field(players[next].name),
        field(players[other].name), state.crawford_game ? 1 : 0, state.score[next], state.score[other],
        state.cube.value, owner_seen_by(state.cube, next), count_on(after, next, 0));
    for (int place = 1; place < kPlaces; ++place)
        fmt::format_to(std::back_inserter(text), "{};", count_on(after, next, place));
    fmt::format_to(std::back_inserter(text), "{};{};)", dice ? dice->first() : 0, dice ? dice->second() : 0);
    return text;
}

std::string set_pos(const Position& position, const Cube& cube)
{
    std::string text;
    for (int place = 0; place < kPlaces; ++place) {
        const int count = count_on(position, Player::first, place);
        const char base = count > 0 ? 'A' : 'a';
        text += count == 0 ? '-' : static_cast<char>(base + std::abs(count) - 1);
    }
    int turns = 0;
    for (int value = cube.value; value > 1; value /= 2)
        ++turns;
    return fmt::format("{}/{}", text, cube.owner == Player::first ? -turns : turns);
}

}  // namespace gammonkit::mat
