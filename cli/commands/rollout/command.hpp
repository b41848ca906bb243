#pragma once

#include "cli/options/analysis_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/position_options.hpp"

namespace gammonkit::cli {

// The verb rollout: the options of its own, and its row of the table of commands.

struct RolloutVerbOptions : QuestionOptions {
    ChoiceOptions choice = {};
    AnalysisOptions analysis = {};
    RolloutOptions rollout = {};
    bool extend = false;
    std::string log = {};  ///< The path of the games.

    void bind(OptionTable& table) override;
};

ExitCode run_rollout(Session& session, const RolloutVerbOptions& options);

inline constexpr Command kRolloutCommand = with_options<RolloutVerbOptions, run_rollout>(
    {.name = "rollout", .group = VerbGroup::positions, .completes = Completes::file});

}  // namespace gammonkit::cli
