#pragma once

#include "model/match.hpp"

#include <string>
#include <string_view>
#include <vector>

/// What the model has no place for is kept beside what it belongs to, under these keys: see differences.hpp.
namespace gammonkit::xg {

inline constexpr std::string_view kMatchKey = "xg:match";         ///< Of a HeaderMatch.
inline constexpr std::string_view kMatchEndKey = "xg:match-end";  ///< Of a FooterMatch.
inline constexpr std::string_view kGameKey = "xg:game";           ///< Of a HeaderGame.
inline constexpr std::string_view kGameEndKey = "xg:game-end";    ///< Of a FooterGame.
inline constexpr std::string_view kCubeKey = "xg:cube";           ///< Of a CubeRecord.
inline constexpr std::string_view kMoveKey = "xg:move";           ///< Of a MoveRecord.
/// Of a Rollout: "cube" or the number of the candidate, then the differences. One an extra.
inline constexpr std::string_view kRolloutKey = "xg:rollout";
/// A comment as it was written, with its fonts. One an extra.
inline constexpr std::string_view kRtfKey = "xg:rtf";
/// Comments that no record points to.
inline constexpr std::string_view kLooseCommentKey = "xg:loose-comment";
/// Of a Rollout that no record points to. One an extra.
inline constexpr std::string_view kLooseRolloutKey = "xg:loose-rollout";
/// Marks the position of the roll that was on the board when a position with a cube question was saved.
inline constexpr std::string_view kQuickInfoKey = "xg:quick-info";
/// True if a position is the roll that XG keeps beside the question of a position file.
[[nodiscard]] bool is_roll_besides(const PositionRecord& position);

inline constexpr std::string_view kCubeRollout = "cube";

/// The values under a key; empty if there is none.
[[nodiscard]] std::vector<std::string> values_of(const Extras& extras, std::string_view key);

/// Adds them unless there are none.
void add_values(Extras& extras, std::string_view key, std::vector<std::string> values);

/// The differences of the rollout called `name`.
[[nodiscard]] std::vector<std::string> rollout_values(const Extras& extras, std::string_view name);

/// The comment as RTF: as it was written, if it still says that, else as a plain document.
[[nodiscard]] std::string rtf_for(std::string_view comment, const Extras& extras);

}  // namespace gammonkit::xg
