#include "cli/commands/eval/answer_output.hpp"

#include "cli/engine/cube_model.hpp"
#include "report/render/text_board.hpp"

namespace gammonkit::cli {

Result<answers::CubeEvaluation> evaluated_cube(const EngineQuestion& question, const EngineOptions& engine,
                                               const answers::NamedChoices& named)
{
    const GameState& state = question.position.state;
    GK_TRY(const CubeModel model, cube_model_of(engine));
    GK_TRY(answers::CubeEvaluation evaluation, answers::evaluate_cube(question, named));
    if (model.volatility && state.rules.is_money())
        evaluation.jumps =
            jump_decision(question.own.evaluator(), state, evaluation.ranked.chances, *model.volatility);
    return evaluation;
}

std::string board_if_asked(const QuestionOptions& options, const NamedPosition& position)
{
    if (!options.with_board) return {};
    return draw_text_board(position.state, {.names = position.names}) + "\n";
}

}  // namespace gammonkit::cli
