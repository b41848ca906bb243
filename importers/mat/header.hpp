#pragma once

#include "importers/mat/file_parts.hpp"
#include "importers/mat/score_line.hpp"
#include "model/match.hpp"
#include "support/diagnostic.hpp"

namespace gammonkit::mat {

/// Fills in what the header and the first score line say of a match: rules, event, players, comment.
///
/// `names` are the two halves of the first score line as written. Tags that are unknown, or that say what the
/// model has no place for, become extras "mat:KEY".
void read_header(const MatchLines& lines, const ByPlayer<std::string_view>& names, const SourceText& source,
                 Match& match, Reporter& reporter);

/// A name as JellyFish and GridGammon write it, "nori,1774", taken apart.
struct NameAndRating {
    std::string_view name;
    std::string_view rating;
};
[[nodiscard]] NameAndRating without_rating(std::string_view name);

}  // namespace gammonkit::mat
