#pragma once

#include "formats/format.hpp"

namespace gammonkit {

/// Writes one money session as GammonEmpire does: docs/formats/empire.md. Of several matches the first.
[[nodiscard]] Result<std::string> write_empire(const Collection& collection, const Options& options);

/// Counts what a session does not tell of features that it carries: names with gaps, scores that do not
/// follow from the games before, and a cube that is set in the middle above 1.
[[nodiscard]] Census empire_partial_losses(const Collection& collection, const Options& options);

}  // namespace gammonkit
