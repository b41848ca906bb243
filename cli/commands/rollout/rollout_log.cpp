#include "cli/commands/rollout/rollout_log.hpp"

#include "analysis/rollout/rollout_games.hpp"
#include "cli/options/help.hpp"
#include "cli/output/writing.hpp"
#include "support/ends.hpp"

#include <iterator>

namespace gammonkit::cli {

Result<RolloutLog> RolloutLog::of(const Session& session, const RolloutVerbOptions& options)
{
    RolloutLog log;
    const std::string& path = options.log;
    if (path.empty()) return log;
    GK_TRY(log.target_, target_format(session.catalogue, "", path));
    GK_TRY(const std::vector<InputFile> inputs, required_inputs(options.inputs));
    GK_TRY_VOID(check_single(options.output, inputs, path));
    return log;
}

Result<void> RolloutLog::add(const EngineQuestion& question, const std::vector<Play>& plays,
                             const RolloutSettings& settings, std::int64_t count)
{
    if (!target_) return {};
    const ByPlayer<std::string>& names = question.position.names;
    const ByPlayer<PlayerInfo> players{{.name = names.first}, {.name = names.second}};
    GK_TRY(std::vector<Match> games,
           rollout_games(question.own, question.position.state, players, plays, settings, count));
    std::ranges::move(games, std::back_inserter(games_.matches));
    return {};
}

ExitCode RolloutLog::finish(Session& session, const RolloutVerbOptions& options, ExitCode status) const
{
    if (!target_ || games_.matches.empty()) return status;
    const std::string& path = options.log;
    Outcome outcome{.status = status};
    write_whole(session, *target_, games_, {.path = first_or_empty(options.inputs)}, path, outcome);
    tell(session.console, outcome);
    return outcome.status;
}

}  // namespace gammonkit::cli
