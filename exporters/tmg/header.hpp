#pragma once

#include "model/match.hpp"

#include <string>

namespace gammonkit::tmg {

/// Appends all that stands above the first game.
void write_header(std::string& out, const Match& match);

/// True if the rating, which may be empty, can stand behind a name.
[[nodiscard]] bool rating_fits(std::string_view rating);

}  // namespace gammonkit::tmg
