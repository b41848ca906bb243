#pragma once

#include "cli/engine/position_questions.hpp"
#include "report/render/canvas.hpp"
#include "report/render/picture_format.hpp"
#include "report/render/theme.hpp"

#include <functional>
#include <string>

namespace gammonkit::cli {

/// True if a map is to be drawn: by --to, or else by the name of --output.
[[nodiscard]] bool wants_map_picture(const Arguments& arguments);

/// `Command::prints` of verbs that draw maps or print them.
[[nodiscard]] bool prints_map(const Arguments& arguments);

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
ExitCode draw_map(Session& session, const DrawMap& draw);

/// What paints a map into a page of this width.
using PaintMap = std::function<void(Canvas& canvas, const Box& page)>;
/// The bytes of its picture, `aspect` times as wide as high, which says which position it is about.
[[nodiscard]] Result<std::string> map_picture(const NamedPosition& position, const std::string& title,
                                              const MapPicture& how, double aspect, const PaintMap& paint);

}  // namespace gammonkit::cli
