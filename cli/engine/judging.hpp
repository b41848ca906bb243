#pragma once

#include "analysis/engine.hpp"
#include "cli/batch/positions.hpp"
#include "cli/options/command.hpp"

#include <functional>
#include <string>

namespace gammonkit::cli {

/// What the engine is asked about one position, and how.
struct Question {
    const NamedPosition& position;
    PositionJudge& engine;  ///< Who is asked.
    Engine& own;            ///< GammonKit's.
    const Level& level;
    const gammonkit::Progress& progress;
};

/// How thoroughly --level, --ply and --rolls want the engine to think: 2 plies if neither is given. Fails
/// with code "usage".
[[nodiscard]] Result<Level> chosen_level(const Arguments& arguments);

/// The engine's answer to a question: text for people, or with --json an object.
using Answer = std::function<Result<std::string>(const Question&)>;

/// Has every position that the command line names answered, in order, with a bar of progress. Stops at
/// Ctrl-C.
ExitCode answer_each(Session& session, const Answer& answer);

/// Nothing if the position is one of a game that goes on; else why the engine has nothing to say about it.
[[nodiscard]] Result<void> still_played(const GameState& state);

}  // namespace gammonkit::cli
