#include "cli/commands/rollout/recorded_rollout.hpp"
#include "cli/commands/rollout/rolled_out.hpp"
#include "cli/engine/rollout_choice.hpp"
#include "cli/options/commands.hpp"
#include "report/render/text_board.hpp"

namespace gammonkit::cli {
namespace {

std::string with_board(const Question& question, const std::string& text)
{
    return draw_text_board(question.position.state, {.names = question.position.names}) + "\n" + text;
}

}  // namespace

ExitCode run_rollout(Session& session)
{
    const Arguments& arguments = session.arguments;
    Result<RolloutSettings> settings = chosen_rollout(arguments, arguments.ply.value_or(0));
    if (!settings) return refuse(session, settings.error());
    settings->stop.keeps_what_was_made = true;
    const int threads = arguments.jobs.value_or(0);
    if (!arguments.output.empty() || !arguments.to.empty()) return record_rollouts(session, *settings);
    return answer_each(session, [&](const Question& question) -> Result<std::string> {
        const GameState& state = question.position.state;
        const RolloutQuestion asked{.question = question, .settings = *settings};
        const auto answered = [&](const auto& found) {
            if (arguments.json) return rollout_json(asked, found);
            const std::string text = rollout_text(asked, found);
            return arguments.board ? with_board(question, text) : text;
        };
        if (const Result<void> possible = still_played(state); !possible)
            return tl::unexpected(possible.error());
        if (!state.dice) {
            GK_TRY(const RolledOutCube cube,
                   roll_out_cube(question.own, state, *settings, threads, question.progress));
            return answered(cube);
        }
        GK_TRY(const std::vector<Play> plays, promising_plays(question.position, question.own, arguments));
        GK_TRY(const std::vector<RolledOutPlay> rolled,
               roll_out_plays(question.own, state, plays, *settings, threads, question.progress));
        return answered(rolled);
    });
}

}  // namespace gammonkit::cli
