#pragma once

#include "analysis/rollout/rollout.hpp"
#include "cli/batch/positions.hpp"
#include "cli/options/analysis_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/position_options.hpp"

namespace gammonkit::cli {

struct RolloutVerbOptions : QuestionOptions {
    ChoiceOptions choice = {};
    AnalysisOptions analysis = {};
    RolloutOptions rollout = {};
    bool extend = false;
    std::string log = {};  ///< The path of the games.

    void bind(OptionTable& table) override;
};

/// The plays to roll out: those of --play and the best one; else the best ones, and the one that was made if
/// the position is one of a record.
[[nodiscard]] Result<std::vector<Play>> plays_to_roll_out(const NamedPosition& position, NetEngine& engine,
                                                          const RolloutVerbOptions& options);

/// Rolls out what the only input of the command line is or holds, and writes it with what was found: a match
/// with the turn that --place names, positions, or an identifier. Under --output-dir, does so with all
/// inputs.
Result<ExitCode> record_rollouts(Session& session, const RolloutVerbOptions& options,
                                 const RolloutSettings& settings);

}  // namespace gammonkit::cli
