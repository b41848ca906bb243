#pragma once

#include "support/diagnostic.hpp"
#include "support/source_text.hpp"

#include <optional>
#include <string_view>

namespace gammonkit::gnubg_text {

/// True for the line above a board that has its Position ID, in any language: "GNU Backgammon  ID de
/// position: 4HPwATDgc/ABMA".
[[nodiscard]] bool is_head(std::string_view line);

/// A text that GNU Backgammon wrote in another language as it would have in English, with places in `source`,
/// which must outlive it; nothing if it is English. A language that is not known is told: of that, heads and
/// frames of boards become English, for they are known by their layout.
[[nodiscard]] std::optional<SourceText> in_english(const SourceText& source, Reporter& reporter);

}  // namespace gammonkit::gnubg_text
