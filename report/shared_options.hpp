#pragma once

#include "formats/options.hpp"
#include "report/render/board_geometry.hpp"
#include "report/render/theme.hpp"
#include "report/reports.hpp"
#include "support/result.hpp"

namespace gammonkit {

/// What the options where, me, thresholds, rules and statistics say, and those of the contents. Fails with
/// code "filter" or "option-value".
[[nodiscard]] Result<ReportChoice> choice_of(const Options& options);

/// How the boards of a report look.
struct BoardLook {
    Theme theme = {};
    BoardView view = {};
};

/// "on", "off" or "fixed".
[[nodiscard]] PointNumbers point_numbers_from(std::string_view word);

/// What the options bottom, bearoff, numbers and stack say; as usual of those that a format lacks.
[[nodiscard]] BoardView view_from(const Options& options);

/// What these say, and theme and swap-colors. Fails if there is no such theme, or as a theme file does.
[[nodiscard]] Result<BoardLook> look_of(const Options& options);
/// The theme of these boards where a page is dark: another one if theirs is the usual one.
[[nodiscard]] Theme dark_theme_of(const Options& options, const BoardLook& look);

}  // namespace gammonkit
