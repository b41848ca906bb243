#include "cli/commands/verbs.hpp"

#include "cli/commands/eval/answer_output.hpp"
#include "cli/engine/error_limit.hpp"
#include "cli/options/analysis_options.hpp"
#include "cli/options/position_options.hpp"

namespace gammonkit::cli {
namespace {

constexpr int kUsualPlays = 5;
constexpr std::string_view kKinds[] = {"plays", "cube"};

struct HintOptions : QuestionOptions {
    ChoiceOptions choice = {};
    AnalysisOptions analysis = {};
    DrawingOptions drawing = {};

    void bind(OptionTable& table) override
    {
        engine.bind_plays(table);
        choice.bind(table);
        table.choice("--only", "plays|cube", choice.only, kKinds);
        place.bind(table);
        analysis.bind_thresholds(table);
        engine.bind_thinking(table);
        engine.bind_engine(table);
        engine.bind_knowledge(table);
        engine.bind_hyper_tables(table);
        engine.bind_variant(table);
        drawing.bind(table);
        drawing.bind_animate(table);
        output.bind_printing(table, "KIND", kAnswerForms);
        output.bind_jsonl(table);
        input.bind_newest(table);
        bind_question(table);
        settings.bind_lang(table);
    }
};

Result<void> check_drawn(const ChoiceOptions& choice)
{
    if (choice.plays.empty() && choice.only.empty() && choice.fail_above.empty()) return {};
    return failure("usage", "--play, --only and --fail-above are for answers in text and JSON",
                   "without --to and --output it is text");
}

Result<ExitCode> run_hint(Session& session, const HintOptions& options)
{
    const auto most = static_cast<std::size_t>(options.engine.plays.value_or(kUsualPlays));
    if (wants_drawing(options.output)) {
        GK_TRY_VOID(check_drawn(options.choice));
        return draw_answers(session, options, options.drawing, AnswerDiagram::best_plays, most);
    }
    GK_TRY(ErrorLimit limit, ErrorLimit::of(options.choice, options.analysis, options.inputs));
    const auto answer = [&](const EngineQuestion& question) -> Result<std::string> {
        const NamedPosition& position = question.position;
        if (is_left_out(options.choice, position)) return std::string();
        GK_TRY(const answers::NamedChoices named, named_choices(options.choice, options.analysis, position));
        if (!position.state.dice) {
            GK_TRY(const answers::EvaluationAnswer evaluation,
                   evaluated_cube(question, options.engine, named));
            limit.check(position, evaluation.named);
            return shown(options, question, evaluation);
        }
        GK_TRY(const answers::PlayRanking ranking, answers::rank_plays(question, most, named));
        limit.check(position, answers::judged_plays(ranking, position.state));
        return shown(options, question, ranking);
    };
    return limit.finish(session, answer_each(session, options, answer));
}

}  // namespace

constexpr Command kHintCommand = with_options<HintOptions, run_hint>({.name = "hint",
                                                                      .group = VerbGroup::positions,
                                                                      .completes = Completes::file,
                                                                      .print_forms = kProgramForms});

}  // namespace gammonkit::cli
