#pragma once

#include "report/match_report.hpp"

#include <vector>

namespace gammonkit {

/// One row of a game's record: what the first player did, and then the second; or a comment on what stands
/// above it.
struct MoveRow {
    int number = 0;  ///< From 1; 0 of a comment.
    ByPlayer<const ReportedTurn*> turns = {nullptr, nullptr};
    std::string_view comment = {};
};

/// The rows of a game, with all turns that did anything.
[[nodiscard]] std::vector<MoveRow> move_rows(const ReportedGame& game);

}  // namespace gammonkit
