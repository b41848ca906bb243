#include "cli/commands/eval/answer_output.hpp"

#include "analysis/annotate/decisions.hpp"
#include "cli/commands/board/board_output.hpp"
#include "cli/console/console.hpp"
#include "cli/engine/analysis_settings.hpp"
#include "cli/engine/gnubg_options.hpp"
#include "cli/engine/position_questions.hpp"
#include "cli/output/outputs.hpp"
#include "report/render/text_board.hpp"
#include "support/text.hpp"

namespace gammonkit::cli {
namespace {

Result<void> check_drawing(const Session& session, const QuestionOptions& options, const BoardOutput& output)
{
    if (options.output.json || options.output.jsonl || options.with_board)
        return failure("usage", "--json and --board are for answers in text",
                       "a drawing has the board, the IDs and what the engine says");
    if (asks_gnubg(options.engine) || socket_of(options.engine))
        return failure("usage", "only answers of GammonKit's own engine can be drawn",
                       "analyze --engine gnubg writes a file that board can draw");
    if (output.picture) GK_TRY_VOID(check_is_no_terminal(session));
    return check_single(options.output, named_files(options.inputs), options.output.output);
}

/// The play that was made, and the best one.
void show_best(NamedPosition& position, const PlayAnalysis& analysis)
{
    if (analysis.candidates.empty()) return;
    const Play& best = analysis.candidates.front().play;
    std::erase_if(position.plays, [&](const ShownPlay& shown) {
        return shown.kind == ShownPlay::Kind::best || sorted(shown.play) == sorted(best);
    });
    position.plays.insert(position.plays.begin(), {.play = best, .kind = ShownPlay::Kind::best});
}

/// A position with what the engine says of it, in place of what was known before.
Result<NamedPosition> judged(const EngineQuestion& question, AnswerDiagram answer, std::size_t most_plays)
{
    NamedPosition position = question.position;
    const GameState& state = position.state;
    GK_TRY_VOID(answers::still_played(state));
    const Depth depth{.screen = question.level, .level = question.level};
    const std::string table = state.rules.is_money() ? "" : question.own.match_equity_table().name();
    const CubeContext context = question.own.cube_context(state);
    const PreparedCubeModel* const model = context.model();
    const DecisionJudge judge{
        .engine = question.own,
        .depth = depth,
        .by = {.engine = model == nullptr ? engine_name() : engine_name_with(model->model()),
               .match_equity_table = table},
        .most_plays = most_plays,
        .progress = question.progress};
    position.analyzed_plays.clear();
    position.analyzed_cubes.clear();
    if (answer == AnswerDiagram::best_plays && state.dice) {
        GK_TRY(PlayAssessment plays, judge_play(judge, state, nullptr));
        show_best(position, plays.analysis);
        position.analyzed_plays.push_back(std::move(plays.analysis));
    } else {
        GK_TRY(CubeAssessment cube, judge_cube(judge, state, {}));
        position.plays.clear();
        position.state.dice.reset();
        position.analyzed_cubes.push_back(std::move(cube.analysis));
    }
    return position;
}

}  // namespace

Result<answers::EvaluationAnswer> evaluated_cube(const EngineQuestion& question, const EngineOptions& engine,
                                                 const answers::NamedChoices& named)
{
    const GameState& state = question.position.state;
    GK_TRY(const CubeModel model, cube_model_of(engine));
    GK_TRY(answers::EvaluationAnswer evaluation, answers::evaluate_cube(question, named));
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

bool wants_drawing(const OutputOptions& output)
{
    return !output.to.empty() || !output.output.empty();
}

Result<ExitCode> draw_answers(Session& session, const QuestionOptions& options, const DrawingOptions& drawing,
                              AnswerDiagram answer, std::size_t most_plays)
{
    GK_TRY(const BoardOutput output, board_output(session, drawing));
    GK_TRY_VOID(check_drawing(session, options, output));
    std::vector<std::string> drawings;
    const ExitCode status =
        answer_each(session, options, [&](const EngineQuestion& question) -> Result<std::string> {
            if (output.picture && !drawings.empty())
                return failure("usage", "one picture can't hold several boards", "-p PLACE chooses one");
            GK_TRY(const NamedPosition position, judged(question, answer, most_plays));
            GK_TRY(std::string bytes, drawn(output, position));
            drawings.push_back(std::move(bytes));
            return options.output.output.empty() ? drawings.back() : std::string();
        });
    if (status != ExitCode::ok || options.output.output.empty()) return status;
    GK_TRY_VOID(
        save_single(session, named_files(options.inputs), options.output.output, joined(drawings, "\n")));
    return status;
}

}  // namespace gammonkit::cli
