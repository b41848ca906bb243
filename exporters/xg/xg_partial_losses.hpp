#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// What `write_xg` leaves out of features that XG's files carry in general.
[[nodiscard]] Census xg_partial_losses(const Collection& collection, const Options& options);

}  // namespace gammonkit
