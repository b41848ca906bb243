#pragma once

#include "analysis/rollout/rollout_settings.hpp"
#include "cli/batch/format_choice.hpp"
#include "cli/commands/rollout/command.hpp"
#include "cli/engine/position_questions.hpp"

#include <optional>
#include <vector>

namespace gammonkit::cli {

/// The games of --log: collected position by position, and written at the end.
class RolloutLog {
public:
    /// Fails where the file has no format, or may not be written. Without --log nothing is collected.
    [[nodiscard]] static Result<RolloutLog> of(const Session& session, const RolloutVerbOptions& options);

    /// The games of a position: `count` of each of the plays, or of the cube decision.
    [[nodiscard]] Result<void> add(const EngineQuestion& question, const std::vector<Play>& plays,
                                   const RolloutSettings& settings, std::int64_t count);

    /// Writes them. What it could not write makes `status` a failure.
    [[nodiscard]] ExitCode finish(Session& session, const RolloutVerbOptions& options, ExitCode status) const;

private:
    std::optional<FormatChoice> target_;
    Collection games_;
};

}  // namespace gammonkit::cli
