#pragma once

#include "model/legal_plays.hpp"
#include "model/rules.hpp"

#include <cstdint>
#include <vector>

namespace gammonkit {

/// Random numbers that are the same on every machine. Source: SplitMix64, Steele, Lea and Flood 2014.
class SplitMix {
public:
    explicit SplitMix(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next()
    {
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15U);
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31U);
    }

    /// From `low` to `high`, both included.
    int between(int low, int high)
    {
        return low + static_cast<int>(next() % static_cast<std::uint64_t>(high - low + 1));
    }

private:
    std::uint64_t state_;
};

/// The 21 different rolls.
inline std::vector<Dice> all_rolls()
{
    std::vector<Dice> rolls;
    for (int high = 1; high <= 6; ++high) {
        for (int low = 1; low <= high; ++low)
            rolls.push_back(*Dice::from(high, low));
    }
    return rolls;
}

/// Checkers dropped at random on the points from `nearest` to `farthest` (25: the bar as well).
inline Side scattered(SplitMix& random, int checkers, int nearest, int farthest)
{
    Side side{};
    for (int i = 0; i < checkers; ++i)
        ++side[static_cast<std::size_t>(random.between(nearest, farthest))];
    return side;
}

/// A position from scattered checkers; where both sides stand on a point, the second player's are taken off.
inline Position untangled(const Side& first, Side second, int total)
{
    for (std::size_t point = 1; point <= 24; ++point) {
        if (first[25 - point] > 0) second[point] = 0;
    }
    // Nobody has won yet.
    bool alive = false;
    for (std::size_t point = 1; point <= 25; ++point)
        alive = alive || second[point] > 0;
    if (!alive) second[25] = 1;
    return *Position::from({first, second}, total);
}

/// A number that stands for a board: the same everywhere, and practically never the same for two boards.
inline std::uint64_t fingerprint(const Position& position, std::uint64_t salt = 0)
{
    std::uint64_t hash = SplitMix(salt).next();
    for (const Player player : kPlayers) {
        for (const std::uint8_t count : position.side(player))
            hash = SplitMix(hash ^ count).next();
    }
    return hash;
}

/// The board after up to 60 random plays from the start; from the point of view of the player on roll.
inline Position played_on(SplitMix& random, Variant variant)
{
    Position position = starting_position(variant);
    const std::vector<Dice> rolls = all_rolls();
    for (int left = random.between(1, 60); left > 0; --left) {
        const Dice dice = rolls[static_cast<std::size_t>(random.between(0, 20))];
        const std::uint64_t salt = random.next();
        Position next = position;
        for (const LegalPlay& legal : legal_plays(position, Player::first, dice)) {
            // Does not depend on the order in which the plays come.
            const bool better = next == position || fingerprint(legal.result, salt) < fingerprint(next, salt);
            if (better) next = legal.result;
        }
        if (next.has_won(Player::first)) break;
        position = next.opposite();
    }
    return position;
}

/// Position number `index` of a fixed set, Player::first on roll: scattered over the board, on the bar,
/// bearing off, prime against prime, hypergammon, and as play leads to them.
inline Position random_position(int index)
{
    SplitMix random(static_cast<std::uint64_t>(index));
    const auto some = [&] { return random.between(1, Position::kMostCheckers); };
    switch (index % 8) {
    case 0:
        return untangled(scattered(random, some(), 1, 24), scattered(random, some(), 1, 24), 15);
    case 1: {
        Side first = scattered(random, random.between(1, 12), 1, 24);
        first[25] = static_cast<std::uint8_t>(random.between(1, 3));
        return untangled(first, scattered(random, some(), 1, 8), 15);
    }
    case 2:
        return untangled(scattered(random, some(), 1, 6), scattered(random, some(), 1, 6), 15);
    case 3:
        return untangled(scattered(random, some(), 1, 8), scattered(random, some(), 1, 25), 15);
    case 4:
        return untangled(scattered(random, some(), 8, 24), scattered(random, some(), 1, 12), 15);
    case 5:
        return untangled(scattered(random, random.between(1, 3), 1, 25), scattered(random, 3, 1, 25), 3);
    case 6:
        return played_on(random, Variant::standard);
    default:
        return played_on(random, index % 16 == 7 ? Variant::hypergammon_3 : Variant::nackgammon);
    }
}

}  // namespace gammonkit
