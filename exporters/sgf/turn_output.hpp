#pragma once

#include "model/match.hpp"

#include <string>

namespace gammonkit::sgf {

/// True if a turn offers to resign or answers that: SGF has no node for it.
[[nodiscard]] bool is_about_resigning(const Turn& turn);

/// Adds the nodes of a line of play, one a line of text, with its variations as branches.
void add_line(std::string& out, const std::vector<Turn>& turns, bool money);

/// Adds the node that puts `position` on the board. PL comes first because gnubg exchanges the players where
/// it comes after the checkers.
void add_position_node(std::string& out, Player on_roll, const Position& position);

}  // namespace gammonkit::sgf
