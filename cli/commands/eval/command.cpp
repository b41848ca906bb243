#include "cli/commands/eval/command.hpp"

#include "cli/commands/eval/answer_diagrams.hpp"
#include "cli/commands/eval/answer_output.hpp"

namespace gammonkit::cli {

void EvalOptions::bind(OptionTable& table)
{
    place.bind(table);
    engine.bind_level(table);
    engine.bind_rolls(table);
    engine.bind_cubeless(table);
    engine.bind_noise(table);
    engine.bind_engine(table);
    engine.bind_met(table);
    engine.bind_bearoff_tables(table);
    engine.bind_cube_model(table);
    engine.bind_hyper_tables(table);
    engine.bind_variant(table);
    drawing.bind(table);
    output.bind_printing(table, "KIND", kAnswerForms);
    output.bind_jsonl(table);
    bind_question(table);
    settings.bind_lang(table);
}

ExitCode run_eval(Session& session, const EvalOptions& options)
{
    if (wants_drawing(options.output))
        return draw_answers(session, options, options.drawing, AnswerDiagram::cube);
    return answer_each(session, options, [&](const EngineQuestion& question) -> Result<std::string> {
        GK_TRY(const answers::CubeEvaluation evaluation, evaluated_cube(question, options.engine));
        return shown(options, question, evaluation);
    });
}

}  // namespace gammonkit::cli
