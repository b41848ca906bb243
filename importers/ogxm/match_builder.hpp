#pragma once

#include "importers/ogxm/sections.hpp"
#include "model/match.hpp"
#include "support/diagnostic.hpp"
#include "support/result.hpp"

namespace gammonkit::ogxm {

/// The match that records tell of, wherever they were found: in OGXM or in its form as JSON. Fails if they
/// are of a variant that is not known, or hold no game.
[[nodiscard]] Result<Collection> build_collection(const FileRecords& file, Reporter& reporter);

}  // namespace gammonkit::ogxm
