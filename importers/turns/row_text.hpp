#pragma once

#include "model/dice.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <string_view>

namespace gammonkit {

/// The dice in "3 1", which is all of `text`.
[[nodiscard]] std::optional<Dice> dice_of_words(std::string_view text);

/// True if a row of any game holds `text`: "*" where the record marks hits. `rows` of a game give `said`.
template <class Games, class Rows, class Said = std::identity>
[[nodiscard]] bool any_row_holds(const Games& games, std::string_view text, Rows rows, Said said = {})
{
    return std::any_of(games.begin(), games.end(), [&](const auto& game) {
        const auto& lines = std::invoke(rows, game);
        return std::any_of(lines.begin(), lines.end(), [&](const auto& line) {
            return std::invoke(said, line).find(text) != std::string_view::npos;
        });
    });
}

}  // namespace gammonkit
