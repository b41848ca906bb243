#pragma once

#include "model/analysis.hpp"

namespace gammonkit {

/// True for an analysis that GammonKit made, whatever its version.
[[nodiscard]] inline bool is_ours(const Provenance& by)
{
    return by.engine.starts_with("GammonKit");
}

}  // namespace gammonkit
