#pragma once

#include "formats/feature.hpp"
#include "formats/options.hpp"

namespace gammonkit {

/// What a log of TrueMoneyGames leaves out of features that it carries: ratings that are no numbers, variants
/// that it does not have, a time without a date, how many automatic doubles were agreed, results that would
/// be read as resignations.
[[nodiscard]] Census tmg_partial_losses(const Collection& collection, const Options& options);

}  // namespace gammonkit
