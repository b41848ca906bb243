#pragma once

#include "model/analysis.hpp"
#include "model/dice.hpp"
#include "model/play.hpp"
#include "model/position.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

/// The bytes of numbers, records and sections: see docs/formats/ogxm.md.

namespace gammonkit::ogxm {

/// HedgeHog's programs take no longer text.
inline constexpr std::size_t kLongestText = 4096;

[[nodiscard]] std::string varint(std::uint64_t value);
[[nodiscard]] std::string text_bytes(std::string_view text);
[[nodiscard]] std::string little_endian_bytes(std::uint64_t value, int bytes);

/// Millionths in 4 bytes.
[[nodiscard]] std::string equity_bytes(double equity);
[[nodiscard]] bool fits_equity(double equity);

/// Five chances, ten-thousandths in 2 bytes each.
[[nodiscard]] std::string chances_bytes(const Probabilities& chances);

/// White's checkers are positive; he goes up from his bar, 0. What is off is not told.
[[nodiscard]] std::string board_bytes(const Position& position);
[[nodiscard]] bool fits_board(const Position& position);

/// White is our first player.
[[nodiscard]] int seat_of(Player player);

/// The optional fields of a record by their bits.
using Fields = std::map<int, std::string>;

[[nodiscard]] std::string record_bytes(std::string_view mandatory, const Fields& fields);
[[nodiscard]] std::string section_bytes(std::string_view type, std::string_view payload, bool critical);

/// The bytes of a play's steps, in an order in which each of them is legal: as recorded, if that is one.
/// Nothing if there is no such order.
[[nodiscard]] std::optional<std::string> step_bytes(const Play& play, const Position& position, Player player,
                                                    Dice dice);

/// The number of the roll among the actions.
[[nodiscard]] int action_of(Dice dice);

}  // namespace gammonkit::ogxm
