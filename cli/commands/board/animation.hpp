#pragma once

#include "cli/commands/board/board_output.hpp"
#include "cli/options/place_in_record.hpp"
#include "model/match.hpp"
#include "report/render/animation/timed_scenes.hpp"

namespace gammonkit::cli {

/// The bytes of a PNG or GIF in which the play of a position moves: the one that was made, or else the best.
/// Fails with code "no-play" if neither is known.
[[nodiscard]] Result<std::string> animated_play(const BoardOutput& output, const NamedPosition& position);

/// The same of whole games: of each match that the place means, the game that it means, or else the last.
/// Fails with code "no-such-place".
[[nodiscard]] Result<std::vector<std::string>>
animated_games(const BoardOutput& output, const Collection& collection, const PlaceInRecord& place);

}  // namespace gammonkit::cli
