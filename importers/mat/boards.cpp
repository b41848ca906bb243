#include "importers/mat/boards.hpp"

#include "support/ends.hpp"
#include "support/text.hpp"

#include <cstdlib>
#include <vector>

namespace gammonkit::mat {
namespace {

constexpr std::size_t kFields = 40;
constexpr std::size_t kNextPlayer = 4;
constexpr std::size_t kNextName = 5;
constexpr std::size_t kOpponentsBar = 12;
constexpr std::size_t kPlaces = 26;

/// Who rolls next: the name says, or else the seat, which counts the right player as 0.
Player next_player(const std::vector<std::string_view>& fields, const ByPlayer<PlayerInfo>& players,
                   Player next)
{
    const std::string_view name = trimmed(fields[kNextName]);
    const bool tells = players.first.name != players.second.name;
    if (tells && name == players.first.name) return Player::first;
    if (tells && name == players.second.name) return Player::second;
    const std::optional<int> seat = parse_int(trimmed(fields[kNextPlayer]));
    if (!seat) return next;
    return *seat == 0 ? Player::second : Player::first;
}

/// Puts `count` checkers on place 0 to 25 of `player`'s numbering; negative ones are the opponent's.
bool put(ByPlayer<Side>& sides, Player player, std::size_t place, int count)
{
    if (count < -Position::kMostCheckers || count > Position::kMostCheckers) return false;
    const std::size_t at = count < 0 ? kPlaces - 1 - place : place;
    const Player owner = count < 0 ? opponent(player) : player;
    if (at == 0 && count != 0) return false;
    sides[owner][at] = static_cast<std::uint8_t>(std::abs(count));
    return true;
}

/// -3 for "c", 2 for "B", 0 for "-".
std::optional<int> checkers_of_letter(char letter)
{
    constexpr char kLast = 'O' - 'A';
    if (letter == '-') return 0;
    if (letter >= 'A' && letter <= 'A' + kLast) return letter - 'A' + 1;
    if (letter >= 'a' && letter <= 'a' + kLast) return -(letter - 'a' + 1);
    return std::nullopt;
}

std::optional<Cube> cube_from(std::string_view text)
{
    constexpr int kMostTurns = 20;
    if (text.starts_with('+')) text = without_first(text);
    const std::optional<int> turns = parse_int(text);
    if (!turns || *turns < -kMostTurns || *turns > kMostTurns) return std::nullopt;
    if (*turns == 0) return Cube{};
    return Cube{.value = 1 << std::abs(*turns), .owner = *turns > 0 ? Player::second : Player::first};
}

}  // namespace

std::optional<Position> board_in_dump(std::string_view dump, const ByPlayer<PlayerInfo>& players, Player next,
                                      int checkers)
{
    if (dump.starts_with('(')) dump = without_first(dump);
    const std::vector<std::string_view> fields = split(dump, ';');
    if (fields.size() < kFields) return std::nullopt;
    const Player player = next_player(fields, players, next);
    ByPlayer<Side> sides{};
    for (std::size_t place = 0; place < kPlaces; ++place) {
        const std::optional<int> count = parse_int(trimmed(fields[kOpponentsBar + place]));
        if (!count || !put(sides, player, place, *count)) return std::nullopt;
    }
    return Position::from(sides, checkers);
}

std::optional<SetUp> set_up_from(std::string_view text, int checkers)
{
    const std::vector<std::string_view> parts = split(trimmed(text), '/');
    if (parts.empty() || parts[0].size() != kPlaces) return std::nullopt;
    ByPlayer<Side> sides{};
    for (std::size_t place = 0; place < kPlaces; ++place) {
        const std::optional<int> count = checkers_of_letter(parts[0][place]);
        if (!count || !put(sides, Player::first, place, *count)) return std::nullopt;
    }
    const std::optional<Position> position = Position::from(sides, checkers);
    const std::optional<Cube> cube = parts.size() > 1 ? cube_from(trimmed(parts[1])) : Cube{};
    if (!position || !cube) return std::nullopt;
    return SetUp{.position = *position, .cube = *cube};
}

}  // namespace gammonkit::mat
