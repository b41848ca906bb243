#pragma once

#include "cli/batch/batch.hpp"
#include "cli/engine/analyze_files.hpp"

#include <set>
#include <string>

namespace gammonkit::cli {

/// Who made the analyses that stand first in a collection, GammonKit aside: "eXtreme Gammon 2.10".
[[nodiscard]] std::set<std::string> other_engines_in(const Collection& collection);

/// Says of how many inputs whose analyses were replaced.
void report_replaced(Session& session, const BatchResult& result);

/// With --keep, says which outputs hold one analysis of each decision only, before anything is judged.
void warn_of_lost_second_analyses(Session& session, const AnalysisJob& plan);

}  // namespace gammonkit::cli
