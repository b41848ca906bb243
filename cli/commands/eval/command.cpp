#include "cli/commands/verbs.hpp"

#include "cli/commands/eval/answer_output.hpp"
#include "cli/options/position_options.hpp"

namespace gammonkit::cli {
namespace {

struct EvalOptions : QuestionOptions {
    DrawingOptions drawing = {};

    void bind(OptionTable& table) override
    {
        place.bind(table);
        engine.bind_level(table);
        engine.bind_rolls(table);
        engine.bind_cubeless(table);
        engine.bind_noise(table);
        engine.bind_engine(table);
        engine.bind_knowledge(table);
        engine.bind_hyper_tables(table);
        engine.bind_variant(table);
        drawing.bind(table);
        output.bind_printing(table, "KIND", kAnswerForms);
        output.bind_jsonl(table);
        bind_question(table);
        settings.bind_lang(table);
    }
};

Result<ExitCode> run_eval(Session& session, const EvalOptions& options)
{
    if (wants_drawing(options.output))
        return draw_answers(session, options, options.drawing, AnswerDiagram::cube);
    return answer_each(session, options, [&](const EngineQuestion& question) -> Result<std::string> {
        GK_TRY(const answers::EvaluationAnswer evaluation, evaluated_cube(question, options.engine));
        return shown(options, question, evaluation);
    });
}

}  // namespace

constexpr Command kEvalCommand = with_options<EvalOptions, run_eval>({.name = "eval",
                                                                      .group = VerbGroup::positions,
                                                                      .completes = Completes::file,
                                                                      .print_forms = kProgramForms});

}  // namespace gammonkit::cli
