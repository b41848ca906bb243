#include "cli/commands/verbs.hpp"

#include "cli/commands/eval/answer_output.hpp"
#include "cli/commands/rolls/map_output.hpp"
#include "report/answers/roll_answer.hpp"
#include "report/maps/map_painters.hpp"

namespace gammonkit::cli {
namespace {

struct RollsOptions : MapOptions {
    std::vector<std::string> plays = {};
    std::optional<int> best_plays = {};
    std::optional<int> depth = {};

    void bind(OptionTable& table) override
    {
        table.add("--play", "PLAY", plays);
        table.add("-n,--plays", "N", best_plays, {1, 12});
        table.add("--depth", "1|2", depth, {1, 2});
        bind_map(table);
    }
};

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

Result<ExitCode> run_rolls(Session& session, const RollsOptions& options)
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

}  // namespace

constexpr Command kRollsCommand = with_options<RollsOptions, run_rolls>({.name = "rolls",
                                                                         .group = VerbGroup::positions,
                                                                         .completes = Completes::file,
                                                                         .print_forms = kPrintForms});

}  // namespace gammonkit::cli
