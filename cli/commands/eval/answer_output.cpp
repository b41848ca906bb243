#include "cli/commands/eval/answer_output.hpp"

#include "report/render/text_board.hpp"

namespace gammonkit::cli {

Result<answers::CubeEvaluation> evaluated_cube(const EngineQuestion& question, const EngineArguments& engine)
{
    const GameState& state = question.position.state;
    const bool jumps = engine.cube_model == "jump";
    if (jumps && !state.rules.is_money())
        return failure("usage", "the jump model knows money games only, and this is a match");
    GK_TRY(answers::CubeEvaluation evaluation, answers::evaluate_cube(question));
    if (jumps) evaluation.jumps = jump_decision(question.own.evaluator(), state, evaluation.ranked.chances);
    return evaluation;
}

std::string board_if_asked(const BoardArguments& board, const NamedPosition& position)
{
    if (!board.board) return {};
    return draw_text_board(position.state, {.names = position.names}) + "\n";
}

}  // namespace gammonkit::cli
