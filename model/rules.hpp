#pragma once

#include "model/position.hpp"

#include <optional>
#include <string_view>

namespace gammonkit {

/// The games that are played on a backgammon board with the same moves and other starts.
enum class Variant { standard, nackgammon, hypergammon_1, hypergammon_2, hypergammon_3, long_gammon };

inline constexpr Variant kVariants[] = {Variant::standard,      Variant::nackgammon,
                                        Variant::hypergammon_1, Variant::hypergammon_2,
                                        Variant::hypergammon_3, Variant::long_gammon};

/// "standard", "nackgammon", "hypergammon-1" ... "long-gammon".
[[nodiscard]] std::string_view to_string(Variant variant);
[[nodiscard]] std::optional<Variant> variant_from(std::string_view name);

/// How many checkers each player has: 15, or 1 to 3 in hypergammon.
[[nodiscard]] int checkers_of(Variant variant);

/// The board before the first roll. Source of the starts: gnubg manual, "Variations"; long gammon: all 15
/// checkers on the 24 point.
[[nodiscard]] Position starting_position(Variant variant);

/// What was agreed before the first game. A rule that the record does not mention has no value, which is not
/// "off".
struct Rules {
    Variant variant = Variant::standard;
    int length = 0;                     ///< Points to win the match; 0 for a money session.
    std::optional<bool> crawford = {};  ///< Matches: assumed in use unless the record denies it.
    std::optional<bool> jacoby = {};    ///< Money: gammons count only once the cube has been turned.
    std::optional<bool> beavers = {};   ///< Money: the doubled player may redouble at once and keep the cube.
    std::optional<bool> raccoons = {};  ///< Money: the doubler may answer a beaver with another.
    std::optional<int> automatic_doubles = {};  ///< Money: how many equal opening rolls may double the cube.
    std::optional<int> cube_limit = {};  ///< The highest cube value allowed; 1 means that no cube is used.

    [[nodiscard]] bool is_money() const { return length == 0; }
    [[nodiscard]] bool uses_cube() const { return cube_limit.value_or(2) > 1; }
    [[nodiscard]] bool uses_crawford() const { return !is_money() && crawford.value_or(true); }
    [[nodiscard]] bool uses_jacoby() const { return is_money() && jacoby.value_or(false); }

    friend bool operator==(const Rules&, const Rules&) = default;
};

}  // namespace gammonkit
