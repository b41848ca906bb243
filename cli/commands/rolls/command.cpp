#include "cli/commands/rolls/command.hpp"

#include "cli/commands/eval/answer_output.hpp"
#include "report/answers/roll_answer.hpp"
#include "report/maps/roll_map_painter.hpp"

namespace gammonkit::cli {
namespace {

answers::RollWish wish_of(const RollsOptions& map)
{
    return {.plays = map.plays,
            .best_plays = static_cast<std::size_t>(map.best_plays.value_or(0)),
            .two_rolls = map.depth.value_or(1) == 2};
}

Result<std::string> drawn_rolls(const EngineQuestion& question, const answers::RollWish& wish,
                                const MapPicture& how)
{
    GK_TRY(const answers::RollAnswer answer, answers::map_rolls(question, wish));
    const RollMapScene scene{.position = question.position,
                             .rolls = answer,
                             .with_board = how.with_board,
                             .with_ids = how.with_ids,
                             .words = question.words};
    return map_picture(
        question.position, question.words.say("Backgammon rolls"), how, aspect_of(scene),
        [&](Canvas& canvas, const Box& page) { paint_roll_maps(canvas, page, scene, how.theme); });
}

}  // namespace

void RollsOptions::bind(OptionTable& table)
{
    table.add("--play", "PLAY", plays);
    table.add("-n,--plays", "N", best_plays, {1, 12});
    table.add("--depth", "1|2", depth, {1, 2});
    bind_map(table);
}

ExitCode run_rolls(Session& session, const RollsOptions& options)
{
    const answers::RollWish wish = wish_of(options);
    if (options.wants_picture()) {
        return draw_map(session, options, [&](const EngineQuestion& question, const MapPicture& how) {
            return drawn_rolls(question, wish, how);
        });
    }
    return answer_each(session, options, [&](const EngineQuestion& question) -> Result<std::string> {
        GK_TRY(const answers::RollAnswer answer, answers::map_rolls(question, wish));
        return shown(options, question, answer);
    });
}

}  // namespace gammonkit::cli
