#pragma once

#include "analysis/annotate/depth.hpp"
#include "cli/options/engine_options.hpp"
#include "support/result.hpp"

namespace gammonkit::cli {

/// How thoroughly the engine is to think of plays, and of the cube.
struct AskedLevels {
    Level plays;
    Level cube;
};

/// The filters that --move-filter names, or has as numbers, for a search of so many plies. Fails with code
/// "usage".
[[nodiscard]] Result<std::vector<std::optional<MoveFilter>>> move_filters_of(const std::string& text,
                                                                             int plies);

/// What --level or --ply, --cube-ply, --rolls, --move-filter, --cubeless and --noise say: 2 plies if there is
/// neither of the first two. Fails with code "usage".
[[nodiscard]] Result<AskedLevels> levels_of(const EngineOptions& engine);

/// The same for matches, where what is clear is not looked at ahead; "standard" if there is neither. Fails
/// with code "usage".
[[nodiscard]] Result<Depth> depth_of(const EngineOptions& engine);

}  // namespace gammonkit::cli
