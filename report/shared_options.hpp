#pragma once

#include "formats/options.hpp"
#include "report/render/board_geometry.hpp"
#include "report/render/theme.hpp"
#include "report/reports.hpp"
#include "support/result.hpp"

namespace gammonkit {

/// What the options where, me, thresholds and statistics say, and those of the contents. Fails with code
/// "filter" or "option-value".
[[nodiscard]] Result<ReportChoice> choice_of(const Options& options);

/// How the boards of a report look.
struct BoardLook {
    Theme theme = {};
    BoardView view = {};
};

/// What the options theme, bearoff and bottom say. Fails if there is no such theme, or as a theme file does.
[[nodiscard]] Result<BoardLook> look_of(const Options& options);

}  // namespace gammonkit
