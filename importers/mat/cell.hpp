#pragma once

#include "support/text.hpp"

#include <optional>
#include <string_view>

namespace gammonkit::mat {

/// What a cell of a row says, in any dialect's words.
enum class CellKind { roll, doubles, takes, drops, beavers, raccoons, wins, loses, resigns, unplayed };

/// One cell, understood as far as it can be without knowing the board.
struct Cell {
    CellKind kind = CellKind::roll;
    int first_die = 0;  ///< Any digit: "00:" comes from real files.
    int second_die = 0;
    std::optional<CellKind> instead =
        {};                          ///< The word that stands for a roll's play: "54: Concedes", "31: ????".
    std::optional<int> number = {};  ///< The stake of a double, the points of a win or loss.
    std::string_view rest = {};      ///< Behind the colon of a roll, or behind the word; trimmed.
};

/// How long a roll is, "52:".
inline constexpr std::size_t kRollLength = 3;

/// True if a roll begins at the beginning of `text`.
[[nodiscard]] inline bool begins_with_roll(std::string_view text)
{
    return text.size() >= kRollLength && text[2] == ':' && is_digit(text[0]) && is_digit(text[1]);
}

/// What a cell's word ("Doubles", "Wins" ...) at the beginning of `text` says; nothing if there is none.
[[nodiscard]] std::optional<CellKind> cell_word(std::string_view text);

/// Parses a cell without a roll, all of `text`; nothing if it is none.
[[nodiscard]] std::optional<Cell> cell_of_words(std::string_view text);

}  // namespace gammonkit::mat
