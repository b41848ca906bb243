#pragma once

#include <variant>

namespace gammonkit {

/// Expected points per unit of the current cube, money play.
struct Equity {
    double value = 0;
    friend auto operator<=>(const Equity&, const Equity&) = default;
};

/// Normalised match equity: -1 = loses the current cube (a single game), +1 = wins it. Linear in Mwc.
struct Emg {
    double value = 0;
    friend auto operator<=>(const Emg&, const Emg&) = default;
};

/// Chance to win the match, 0 to 1.
struct Mwc {
    double value = 0;
    friend auto operator<=>(const Mwc&, const Mwc&) = default;
};

/// A value in the unit that its source gave it in. Only a MatchEquityTable converts between the units.
using Value = std::variant<Equity, Emg, Mwc>;

/// The bare number, whatever its unit.
[[nodiscard]] double number_of(const Value& value);

}  // namespace gammonkit
