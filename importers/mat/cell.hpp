#pragma once

#include "formats/notation/notation.hpp"
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
    std::optional<notation::Moves> moves = {};  ///< What `rest` says, if that is moves and plainly written.
    std::string_view remark = {};  ///< The end of a roll\'s `rest`, if that is "{...}", "(...)" or "; ...".
};

/// `roll_length` where dice are written apart, "5-2:" or "5 2:", or without a colon in front of moves, "52
/// 8/3".
[[nodiscard]] std::size_t odd_roll_length(std::string_view text);

/// The length of the roll at the beginning of `text`, with its colon: 3 for "52:". 0 if there is none.
[[nodiscard]] inline std::size_t roll_length(std::string_view text)
{
    if (text.size() < 3 || !is_digit(text[0])) return 0;
    if (text[2] == ':') return is_digit(text[1]) ? 3 : 0;
    const bool may_be_odd = is_blank(text[2]) || (text.size() > 3 && text[3] == ':');
    return may_be_odd ? odd_roll_length(text) : 0;
}

/// Parses a cell, all of `text`, whose roll has this length. `moves` is what the rest says, where that is
/// known.
[[nodiscard]] Cell cell_with_roll(std::string_view text, std::size_t roll_length,
                                  const std::optional<notation::Moves>& moves);

/// What a cell's word ("Doubles", "Wins" ...) at the beginning of `text` says; nothing if there is none.
[[nodiscard]] std::optional<CellKind> cell_word(std::string_view text);

/// Parses a cell without a roll, all of `text`; nothing if it is none. A word, a number that may stand behind
/// an arrow, and whatever follows: "Doubles => 2", "Wins 4 points", "????".
[[nodiscard]] std::optional<Cell> cell_of_words(std::string_view text);

}  // namespace gammonkit::mat
