#pragma once

#include "model/decisions/decision.hpp"
#include "support/languages/translator.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace gammonkit {

/// A turn in a file; all numbers are from 1.
struct TurnPlace {
    std::optional<std::size_t> match = {};  ///< Where the file holds several.
    std::size_t game = 1;
    std::size_t turn = 1;
    bool before_roll = false;  ///< At the cube, where the turn is a roll too.
    friend bool operator==(const TurnPlace&, const TurnPlace&) = default;
};

/// Of a decision in match number `match`, from 1, of `of`.
[[nodiscard]] TurnPlace place_of_turn(const Decision& decision, std::size_t match, std::size_t of);

/// As the command takes it: "g2-17" is turn 17 of game 2, "m3-g2-17" that of match 3, "g2-17c" the cube
/// before its roll.
[[nodiscard]] std::string to_string(const TurnPlace& place);

/// True for what stands in a record beside the turn before it, in the same cell: a resignation after a roll,
/// and the answer to a resignation.
[[nodiscard]] bool goes_on(const Turn& turn, const Turn& before);

/// Which row of the record of its game each turn stands in, from 1; 0 of what has none. The second player's
/// turn stands beside the first's before it, unless a comment lies between them.
[[nodiscard]] std::vector<int> rows_of_turns(const Game& game);

/// Where the record has it: "game 2, move 9", in a row of `rows_of_turns`; "game 2" for row 0.
[[nodiscard]] std::string place_in_record(const TurnPlace& place, int row, const Translator& words = {});
/// "g2-17 (game 2, move 9)": both.
[[nodiscard]] std::string place_in_words(const TurnPlace& place, int row, const Translator& words = {});

}  // namespace gammonkit
