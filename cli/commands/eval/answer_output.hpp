#pragma once

#include "cli/engine/position_questions.hpp"
#include "cli/options/command.hpp"
#include "cli/options/position_options.hpp"
#include "report/answers/cube_answer.hpp"
#include "report/answers/evaluation.hpp"
#include "report/answers/race/race_answer.hpp"
#include "report/answers/roll_answer.hpp"
#include "report/answers/rollout_answer.hpp"
#include "report/answers/score_answer.hpp"

#include <string>

namespace gammonkit::cli {

/// What the engine says of a position before the roll, by the cube model of the command line too. Fails as
/// `answers::evaluate_cube`, or with code "usage" where that model knows nothing.
[[nodiscard]] Result<answers::EvaluationAnswer> evaluated_cube(const EngineQuestion& question,
                                                               const EngineOptions& engine,
                                                               const answers::NamedChoices& named = {});

/// The board of a position as text, with an empty line behind, if --board asks for it.
[[nodiscard]] std::string board_if_asked(const QuestionOptions& options, const NamedPosition& position);

/// An answer as --json and --board say.
template <class Asked, class Answer>
[[nodiscard]] std::string shown(const QuestionOptions& options, const Asked& asked, const Answer& answer)
{
    if (options.output.json || options.output.jsonl) return answers::answer_json(asked, answer);
    return board_if_asked(options, asked.position) + answers::answer_text(asked, answer);
}

/// What of a position is judged and drawn.
enum class AnswerDiagram {
    cube,        ///< Whether to double, whatever the dice.
    best_plays,  ///< The plays of the dice, with an arrow for the best; the cube where there are no dice.
};

/// True if eval or hint is asked for a picture, or for text to paste with a board in it: by --to or --output.
[[nodiscard]] bool wants_drawing(const OutputOptions& output);

/// Draws what the engine says of all positions of the command line, of which a picture holds one.
Result<ExitCode> draw_answers(Session& session, const QuestionOptions& options, const DrawingOptions& drawing,
                              AnswerDiagram answer, std::size_t most_plays = 5);

}  // namespace gammonkit::cli
