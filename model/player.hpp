#pragma once

#include <cstdint>

namespace gammonkit {

/// The two sides of a match, in the order in which its record names them.
enum class Player : std::uint8_t { first, second };

[[nodiscard]] constexpr Player opponent(Player player)
{
    return player == Player::first ? Player::second : Player::first;
}

inline constexpr Player kPlayers[] = {Player::first, Player::second};

/// One value for each player.
template <class T>
struct ByPlayer {
    T first{};
    T second{};

    [[nodiscard]] constexpr T& operator[](Player player) { return player == Player::first ? first : second; }
    [[nodiscard]] constexpr const T& operator[](Player player) const
    {
        return player == Player::first ? first : second;
    }
    friend bool operator==(const ByPlayer&, const ByPlayer&) = default;
};

}  // namespace gammonkit
