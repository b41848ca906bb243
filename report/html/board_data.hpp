#pragma once

#include "report/shared_options.hpp"
#include "support/json/json_text.hpp"

namespace gammonkit::html {

/// The member "board" of what the script knows: where everything is on the board, and its colors.
void write_board(JsonText& json, const BoardLook& look, const Theme& dark);

}  // namespace gammonkit::html
