#include "cli/commands/commands.hpp"
#include "cli/rolled_out.hpp"
#include "cli/rollout_choice.hpp"
#include "render/text_board.hpp"

#include <algorithm>

namespace gammonkit::cli {
namespace {

constexpr int kUsualPlays = 3;
/// The plays that are rolled out seem best so many plies ahead.
constexpr int kChoosingPlies = 2;

/// The best plays, and the one that was made if the position is one of a record.
Result<std::vector<Play>> promising_plays(const Question& question, std::size_t most)
{
    const NamedPosition& position = question.position;
    GK_TRY(const std::vector<RankedPlay> ranked,
           question.engine.rank_plays(position.state, level_of_plies(kChoosingPlies), {}, {}));
    std::vector<Play> plays;
    for (const RankedPlay& play : ranked) {
        const auto is_made = [&](const ShownPlay& shown) {
            return shown.kind == ShownPlay::Kind::played && sorted(shown.play) == sorted(play.play);
        };
        if (plays.size() < most || std::ranges::any_of(position.plays, is_made)) plays.push_back(play.play);
    }
    return plays;
}

std::string with_board(const Question& question, const std::string& text)
{
    return draw_text_board(question.position.state, {.names = question.position.names}) + "\n" + text;
}

}  // namespace

ExitCode run_rollout(Session& session)
{
    const Arguments& arguments = session.arguments;
    const Result<RolloutSettings> settings = chosen_rollout(arguments, arguments.ply.value_or(0));
    if (!settings) return refuse(session, settings.error());
    const int threads = arguments.jobs.value_or(0);
    const auto most = static_cast<std::size_t>(arguments.plays.value_or(kUsualPlays));
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
        GK_TRY(const std::vector<Play> plays, promising_plays(question, most));
        GK_TRY(const std::vector<RolledOutPlay> rolled,
               roll_out_plays(question.own, state, plays, *settings, threads, question.progress));
        return answered(rolled);
    });
}

}  // namespace gammonkit::cli
