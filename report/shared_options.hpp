#pragma once

#include "analysis/filter/filter.hpp"
#include "formats/options.hpp"
#include "report/render/board_geometry.hpp"
#include "report/render/theme.hpp"
#include "support/result.hpp"

#include <optional>

namespace gammonkit {

/// The filter of the options where and me, if there is one. Fails with code "filter".
[[nodiscard]] Result<std::optional<Filter>> filter_of(const Options& options);

/// How the boards of a report look.
struct BoardLook {
    Theme theme = {};
    BoardView view = {};
};

/// What the options theme, bearoff and bottom say. Fails if there is no such theme.
[[nodiscard]] Result<BoardLook> look_of(const Options& options);

}  // namespace gammonkit
