#pragma once

#include "importers/sgf/node_view.hpp"
#include "support/source_text.hpp"

namespace gammonkit::sgf {

/// Warns where CA names a character set that the text can hardly have been decoded from: it is not UTF-8 or
/// Western, and the text holds nothing but Western letters.
void warn_of_charset(const SourceText& source, NodeView root, Reporter& reporter);

}  // namespace gammonkit::sgf
