#pragma once

#include "cli/batch/inputs.hpp"
#include "cli/batch/outcome.hpp"
#include "cli/batch/place.hpp"
#include "cli/options/command.hpp"
#include "formats/notation/notation.hpp"
#include "formats/pipeline.hpp"
#include "model/game_state.hpp"
#include "model/match.hpp"
#include "report/render/board_painter.hpp"
#include "support/result.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gammonkit::cli {

/// A position that the user named, with what is known of it.
struct NamedPosition {
    std::string heading = {};  ///< "Game 2, turn 3 of 9. Bo plays 42: 14/10 8/6"; may be empty.
    std::string place = {};    ///< Where there is no heading: "list.txt: position 3", or the argument.
    GameState state;
    ByPlayer<std::string> names = {"O", "X"};
    std::vector<ShownPlay> plays = {};  ///< The play that was made, and the best if that is known.
    std::vector<PlayAnalysis> analyzed_plays = {};  ///< What the file says of the roll, and of the cube.
    std::vector<CubeAnalysis> analyzed_cubes = {};
};

/// The positions at a place in all matches, or in the one meant, and all that stand alone. Fails with code
/// "no-such-place" or "usage".
[[nodiscard]] Result<std::vector<NamedPosition>> positions_at(const Collection& collection,
                                                              const Place& place);

/// Those of an input. Nothing if it is to be skipped or has none there; the outcome then has the messages.
[[nodiscard]] std::optional<std::vector<NamedPosition>>
positions_in(const Session& session, const ReadSettings& settings, const Place& place, const InputFile& input,
             Outcome& outcome);

/// The position of an argument that names no file: an identifier of any kind.
[[nodiscard]] Result<NamedPosition> identified_position(const std::string& argument);

/// True if an argument names a file or standard input rather than a position.
[[nodiscard]] bool names_file(const std::string& argument);

}  // namespace gammonkit::cli
