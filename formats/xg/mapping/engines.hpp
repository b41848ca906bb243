#pragma once

#include "model/match.hpp"

#include <optional>

/// Who made the analyses of a file. XG says nothing of that: it is always XG.
namespace gammonkit::xg {

inline constexpr std::string_view kEngine = "eXtreme Gammon";

/// Who made the first analysis; nothing if there is none.
[[nodiscard]] std::optional<std::string> first_engine(const std::vector<CubeAnalysis>& cubes,
                                                      const std::vector<PlayAnalysis>& plays);
[[nodiscard]] std::optional<std::string> first_engine(const Match& match);

}  // namespace gammonkit::xg
