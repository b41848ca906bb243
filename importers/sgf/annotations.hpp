#pragma once

#include "importers/sgf/node_view.hpp"
#include "importers/sgf/reading.hpp"

namespace gammonkit::sgf {

/// Reads what a node says about its turn: comment, marks, luck and analysis. `turn` has its player and action
/// already.
void annotate(Turn& turn, NodeView& node, const Reading& reading);

/// The comments of a node, one after the other, one a line; empty if there is none.
[[nodiscard]] std::string take_comment(NodeView& node);

}  // namespace gammonkit::sgf
