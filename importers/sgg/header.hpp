#pragma once

#include "importers/sgg/file_parts.hpp"
#include "model/match.hpp"
#include "support/diagnostic.hpp"

#include <string_view>

namespace gammonkit::sgg {

/// True for a line that stands above the first game: a date, a place, or one of the known keys.
[[nodiscard]] bool is_header_line(std::string_view line);

/// Fills in what stands above the games of a match: names, ratings, place, date and rules. What is not
/// understood becomes extras "sgg:KEY".
void read_header(const MatchLines& lines, const SourceText& source, Match& match, Reporter& reporter);

}  // namespace gammonkit::sgg
