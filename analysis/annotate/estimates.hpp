#pragma once

#include "analysis/evaluate/chances.hpp"
#include "model/analysis.hpp"

#include <cmath>
#include <variant>

namespace gammonkit {

/// A number as a record has it: to a millionth. Nobody knows more, and longer ones would make files twice as
/// large.
[[nodiscard]] inline double recorded(double number)
{
    return std::round(number * 1e6) / 1e6 + 0.0;  // No zero keeps a sign.
}

[[nodiscard]] inline Value recorded(Value value)
{
    std::visit([](auto& number) { number.value = recorded(number.value); }, value);
    return value;
}

/// The chances that a record states.
[[nodiscard]] constexpr Chances chances_of(const Probabilities& p)
{
    return {static_cast<float>(p.win), static_cast<float>(p.win_gammon), static_cast<float>(p.win_backgammon),
            static_cast<float>(p.lose_gammon), static_cast<float>(p.lose_backgammon)};
}

/// The engine's chances as a record has them.
[[nodiscard]] inline Probabilities probabilities_of(const Chances& c)
{
    return {.win = recorded(c.win),
            .win_gammon = recorded(c.win_gammon),
            .win_backgammon = recorded(c.win_backgammon),
            .lose_gammon = recorded(c.lose_gammon),
            .lose_backgammon = recorded(c.lose_backgammon)};
}

/// True for an analysis that GammonKit made, whatever its version.
[[nodiscard]] inline bool is_ours(const Provenance& by)
{
    return by.engine.starts_with("GammonKit");
}

}  // namespace gammonkit
