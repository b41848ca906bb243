#pragma once

#include "model/dice.hpp"
#include "model/player.hpp"

#include <optional>
#include <string_view>

namespace gammonkit::sgg {

/// What a row of a game says.
enum class RowKind {
    roll,              ///< "43:": announced; the play stands in the next row.
    play,              ///< "43: 24/20, 13/10".
    dance,             ///< "43: O-O".
    not_rolled,        ///< " - ": closed out.
    resigns,           ///< "resign", also behind a roll.
    doubles,           ///< "Double to 2".
    beavers,           ///< "Beaver to 4".
    raccoons,          ///< "Raccoon to 8".
    accepts,           ///< "Accept".
    passes,            ///< "Pass".
    automatic_double,  ///< "11: Automatic double", without number and player.
    bad_dice,          ///< "70: ...".
    unknown
};

/// A row "12", one tab for the first player or two for the second, and what he does.
struct Row {
    RowKind kind = RowKind::unknown;
    Player player = Player::first;
    std::optional<Dice> dice = {};
    std::optional<int> value = {};  ///< The stake of a double.
    std::string_view text;          ///< All that the player does: "43: 24/20, 13/10".
    std::string_view moves = {};    ///< What stands behind a roll.
    bool is_unclear = false;        ///< A double whose stake cannot be read.
};

/// The row that a line holds; nothing if it is chat.
[[nodiscard]] std::optional<Row> row_of(std::string_view line);
/// True for a line that is none, but was probably meant to be one.
[[nodiscard]] bool resembles_row(std::string_view line);
/// True for "Gmae 1.0-0", "Game 1.x-0": what was probably meant to be the heading of a game.
[[nodiscard]] bool resembles_heading(std::string_view line);

}  // namespace gammonkit::sgg
