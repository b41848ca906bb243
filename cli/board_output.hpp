#pragma once

#include "cli/arguments.hpp"
#include "cli/positions.hpp"
#include "exporters/diagram/diagram_exporter.hpp"
#include "render/picture_format.hpp"
#include "render/theme.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace gammonkit::cli {

/// Who sits at the lower edge of a picture.
enum class Bottom { first, second, roller };

/// How `board` draws.
struct BoardOutput {
    std::optional<PictureFormat> picture = {};
    std::optional<DiagramText> diagram = {};  ///< Neither: as gnubg's board in letters.
    Theme theme = {};
    Bottom bottom = Bottom::second;
    bool bears_off_left = false;
    bool with_plays = true;  ///< Arrows for what was played, and the best play if it is known.
    int width = 0;
};

/// What the options say; the name of -o decides where -t does not. Fails with code "usage", "unknown-theme",
/// or as a theme file does.
[[nodiscard]] Result<BoardOutput> board_output(const Arguments& arguments);

/// "png", "html", "tex" ...; "txt" for text.
[[nodiscard]] std::string_view extension_of(const BoardOutput& output);

/// Text with its heading, or the bytes of a picture.
[[nodiscard]] Result<std::string> drawn(const BoardOutput& output, const NamedPosition& position);

}  // namespace gammonkit::cli
