#include "cli/commands/verbs.hpp"

#include "cli/commands/eval/answer_output.hpp"
#include "cli/commands/rolls/map_output.hpp"
#include "report/answers/score_answer.hpp"
#include "report/maps/map_painters.hpp"

namespace gammonkit::cli {
namespace {

struct ScoresOptions : MapOptions {
    std::optional<int> size = {};

    void bind(OptionTable& table) override
    {
        table.add("--size", "N", size, {kSmallestScoreMap, kLargestScoreMap});
        bind_map(table);
    }
};

constexpr int kUsualSize = 7;

Result<std::string> drawn_scores(const EngineQuestion& question, int size, const MapPicture& how)
{
    GK_TRY(const ScoreMap map, answers::map_scores(question, size));
    const ScoreMapScene scene{.position = question.position,
                              .map = map,
                              .with_board = how.with_board,
                              .with_ids = how.with_ids,
                              .words = question.words};
    return map_picture(
        question.position, question.words.say("Backgammon scores"), how, aspect_of(scene),
        [&](Canvas& canvas, const Box& page) { paint_score_map(canvas, page, scene, how.theme); });
}

Result<ExitCode> run_scores(Session& session, const ScoresOptions& options)
{
    const int size = options.size.value_or(kUsualSize);
    if (options.wants_picture()) {
        return draw_map(session, options, [&](const EngineQuestion& question, const MapPicture& how) {
            return drawn_scores(question, size, how);
        });
    }
    return answer_each(session, options, [&](const EngineQuestion& question) -> Result<std::string> {
        GK_TRY(const ScoreMap map, answers::map_scores(question, size));
        return shown(options, question, map);
    });
}

}  // namespace

constexpr Command kScoresCommand = with_options<ScoresOptions, run_scores>({.name = "scores",
                                                                            .group = VerbGroup::positions,
                                                                            .completes = Completes::file,
                                                                            .print_forms = kPrintForms});

}  // namespace gammonkit::cli
