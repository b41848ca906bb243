#pragma once

#include "analysis/play/series_text.hpp"

#include <string>

namespace gammonkit {

/// A table of errors, and in matches of ratings, beside those that Kees van den Doel's formulas (in the
/// manual of GNU Backgammon) make of the errors: a line for each pairing, and one of column names. `length`
/// is that of the matches, 0 in money play.
[[nodiscard]] std::string series_ratings(const std::vector<SeriesFacts>& pairings, int length);

}  // namespace gammonkit
