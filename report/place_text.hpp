#pragma once

#include "model/decisions/decision.hpp"

#include <cstddef>
#include <string>

namespace gammonkit {

/// "g2-17": turn 17 of game 2, from 1; "m3-g2-17" where a file holds `of` > 1 matches and this is of number
/// `match`, from 1.
[[nodiscard]] std::string place_text(const Decision& decision, std::size_t match, std::size_t of);

}  // namespace gammonkit
