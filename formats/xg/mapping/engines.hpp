#pragma once

#include "model/match.hpp"

#include <optional>

/// Who made the analyses of a file. XG says nothing of that: it is always XG.
namespace gammonkit::xg {

inline constexpr std::string_view kEngine = "eXtreme Gammon";

/// Who made the analyses that are written: "GammonKit 0.2.0", or several with commas between, so that nobody
/// is given the work of others. Nothing if there is no analysis.
[[nodiscard]] std::optional<std::string> engines_of(const PositionRecord& position);
[[nodiscard]] std::optional<std::string> engines_of(const Match& match);

}  // namespace gammonkit::xg
