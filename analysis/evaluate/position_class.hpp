#pragma once

#include "analysis/board.hpp"

#include <cstdint>
#include <string_view>

namespace gammonkit {

/// What kind of position a board is: it decides who judges it and how much the cube is worth.
enum class PositionClass : std::uint8_t {
    over,     ///< A side has no checker left.
    bearoff,  ///< A race in which all checkers are home.
    race,     ///< No checker can be hit any more.
    crashed,  ///< A side has few checkers left besides those on its ace and deuce points.
    contact,
};

/// The class of a board; where `crashed` begins is what GNU Backgammon 1.07 was seen to do.
[[nodiscard]] PositionClass classify(const Board& board);

/// The stages of a game; each has a net of its own.
enum class Stage : std::uint8_t {
    contact,    ///< What is none of the others.
    back_game,  ///< Contact while a side holds two points in the other's home, or has five checkers there.
    late,       ///< Contact when checkers are off, and crashed positions.
    race,       ///< Without contact.
};
inline constexpr int kStages = 4;

[[nodiscard]] Stage stage_of(const Board& board);

[[nodiscard]] std::string_view to_string(PositionClass kind);  ///< "over" ... "contact"

}  // namespace gammonkit
