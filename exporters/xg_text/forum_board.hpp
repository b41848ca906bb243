#pragma once

#include "model/position.hpp"

#include <array>
#include <string>

namespace gammonkit::xg_text {

/// The eleven rows of a board between its frames, from " |" to the right frame, as eXtreme Gammon and BGBlitz
/// draw them: O is Player::first, X, at the bottom, Player::second.
using BoardRows = std::array<std::string, 11>;
inline constexpr std::string_view kUpperFrame = " +13-14-15-16-17-18------19-20-21-22-23-24-+";
inline constexpr std::string_view kLowerFrame = " +12-11-10--9--8--7-------6--5--4--3--2--1-+";
inline constexpr std::size_t kMiddleRow = 5;

/// `surplus`: the digit on a high stack is what is not drawn, as with BGBlitz, else all of the stack.
[[nodiscard]] BoardRows board_rows(const Position& position, bool surplus);

}  // namespace gammonkit::xg_text
