#pragma once

#include "cli/engine/position_questions.hpp"
#include "report/render/canvas.hpp"
#include "report/render/picture_format.hpp"
#include "report/render/theme.hpp"

#include <functional>
#include <string>

namespace gammonkit::cli {

/// What verbs are asked that draw a map of a position, or print it.
struct MapOptions : QuestionOptions {
    std::string theme = {};
    std::optional<int> width = {};
    bool no_ids = false;

    /// All but what says which map it is.
    void bind_map(OptionTable& table);
    /// True if the map is to be drawn: by --to, or else by the name of --output.
    [[nodiscard]] bool wants_picture() const;
    [[nodiscard]] bool prints() const override { return !wants_picture(); }
};

/// How a map is drawn, and what is drawn around it.
struct MapPicture {
    PictureFormat format = PictureFormat::png;
    Theme theme = {};
    int width = 0;
    bool with_board = false;
    bool with_ids = true;
};

/// The bytes of the picture of what the engine answers to a question.
using DrawMap = std::function<Result<std::string>(const EngineQuestion& question, const MapPicture& how)>;

/// Draws the map of the only position of the command line into --output, or to standard output.
Result<ExitCode> draw_map(Session& session, const MapOptions& options, const DrawMap& draw);

/// What paints a map into a page of this width.
using PaintMap = std::function<void(Canvas& canvas, const Box& page)>;
/// The bytes of its picture, `aspect` times as wide as high, which says which position it is about.
[[nodiscard]] Result<std::string> map_picture(const NamedPosition& position, const std::string& title,
                                              const MapPicture& how, double aspect, const PaintMap& paint);

}  // namespace gammonkit::cli
