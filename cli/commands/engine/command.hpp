#pragma once

#include "analysis/external/session.hpp"
#include "cli/options/analysis_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "support/sockets/connection.hpp"

namespace gammonkit::cli {

struct EngineVerbOptions : VerbOptions {
    EngineOptions engine = {};
    std::optional<int> games = {};
    std::optional<int> length = {};
    bool itself = false;
    bool no_duplicate = false;
    bool luck = false;
    bool errors = false;
    bool jacoby = false;
    bool beavers = false;
    std::optional<int> cube_limit = {};
    std::optional<int> seed = {};
    std::string record = {};
    std::string log = {};  ///< The path of the games.
    bool stdio = false;
    std::string socket = {};  ///< "localhost:1234", or a path.
    std::optional<int> seconds = {};

    void bind(OptionTable& table) override;
    [[nodiscard]] bool prints() const override { return true; }
};

/// Lets those that the command line names play games or matches against each other, and prints what came of
/// it.
Result<ExitCode> run_play(Session& session, const EngineVerbOptions& options);

/// Answers other programs, by GNU Backgammon's protocol of external players or by UBGI, until they go or
/// Ctrl-C comes.
Result<ExitCode> run_serve(Session& session, const EngineVerbOptions& options);

/// Answers all programs that connect, each by a thread and an engine of its own, which has `threads`: none
/// waits for another. Of too many, or of more than there are descriptors for, those that have long asked
/// nothing are dropped, and others wait. Returns when the command is interrupted.
void serve_programs(Listener listener, const SessionEngine& who, int threads);

}  // namespace gammonkit::cli
