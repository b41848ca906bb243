#pragma once

#include "analysis/engine.hpp"
#include "cli/batch/positions.hpp"
#include "cli/options/command.hpp"
#include "cli/options/position_options.hpp"
#include "report/answers/question.hpp"

#include <functional>
#include <string>

namespace gammonkit::cli {

/// What is asked about one position, and whom.
struct EngineQuestion : answers::PositionQuestion {
    NetEngine& own;  ///< GammonKit's engine, whoever is asked.
};

/// The engine's answer to a question: text for people, or with --json an object.
using Answer = std::function<Result<std::string>(const EngineQuestion&)>;

/// Has every position that the command line names answered, in order, with a bar of progress. Stops at
/// Ctrl-C.
ExitCode answer_each(Session& session, const QuestionOptions& options, const Answer& answer);

/// Tells, where a game is over, how to ask about a turn before.
[[nodiscard]] Result<void> with_turn_hint(Result<void> still_played);

}  // namespace gammonkit::cli
