#pragma once

#include "formats/feature.hpp"
#include "formats/options.hpp"

namespace gammonkit {

/// What a GamesGrid file leaves out of features that it carries: a first name with " vs. " in it that no
/// result shows, places other than GamesGrid, ratings that are no numbers, variants that it does not have,
/// and the word that a game is not the Crawford game where the scores make it so.
[[nodiscard]] Census sgg_partial_losses(const Collection& collection, const Options& options);

}  // namespace gammonkit
