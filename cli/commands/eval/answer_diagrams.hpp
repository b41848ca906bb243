#pragma once

#include "cli/options/command.hpp"
#include "cli/options/position_options.hpp"

namespace gammonkit::cli {

/// What of a position is judged and drawn.
enum class AnswerDiagram {
    cube,        ///< Whether to double, whatever the dice.
    best_plays,  ///< The plays of the dice, with an arrow for the best; the cube where there are no dice.
};

/// True if eval or hint is asked for a picture, or for text to paste with a board in it: by --to or --output.
[[nodiscard]] bool wants_drawing(const OutputOptions& output);

/// Draws what the engine says of all positions of the command line, of which a picture holds one.
ExitCode draw_answers(Session& session, const QuestionOptions& options, const DrawingOptions& drawing,
                      AnswerDiagram answer, std::size_t most_plays = 5);

}  // namespace gammonkit::cli
