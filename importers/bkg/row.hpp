#pragma once

#include "formats/notation/notation.hpp"
#include "model/outcome.hpp"

#include <optional>
#include <string_view>

namespace gammonkit::bkg {

/// A double and its answer, which stand in one row.
enum class Answer { none, accepted, refused, unclear };

/// What one row says. One of `dice`, `answer` and `wins` is there, or nothing was understood.
struct Row {
    Player player = Player::first;  ///< Black is the first.
    std::optional<Dice> dice = {};
    std::string_view written = {};  ///< The moves, as they stand.
    std::optional<notation::Moves> moves =
        {};  ///< By Black's numbering; nothing if they are no pairs of points.
    std::optional<Answer> answer = {};
    std::optional<Stake> wins = {};
    bool is_unclear = false;  ///< Something stands behind "wins" that says no stake.
};

/// Takes a row apart; nothing if it does not begin with "Black" or "White".
[[nodiscard]] std::optional<Row> row_in(std::string_view line);

}  // namespace gammonkit::bkg
