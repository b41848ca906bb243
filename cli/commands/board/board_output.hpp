#pragma once

#include "cli/batch/positions.hpp"
#include "cli/options/command.hpp"
#include "cli/options/position_options.hpp"
#include "model/match.hpp"
#include "report/diagram/diagram_exporter.hpp"
#include "report/render/animation/timed_scenes.hpp"
#include "report/render/picture_format.hpp"
#include "report/render/theme.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace gammonkit::cli {

/// How `board` draws.
struct BoardOutput {
    std::optional<PictureFormat> picture = {};
    DiagramText text = DiagramText::text;  ///< Where it is no picture.
    DrawingOptions drawing = {};
    Theme theme = {};              ///< That of `drawing`.
    ReportContents contents = {};  ///< Of what stands beside the board.
    std::string me = {};           ///< Who sits at the lower edge where he plays: names, with commas between.
    int width = 0;
    int dpi = 0;  ///< Of a PNG: pixels to an inch, which it says; 0 where nobody has asked.
    Translator words = {};
};

/// The theme with a name, or that of a file; the usual one for an empty name. Fails with code
/// "unknown-theme", or as a theme file does.
[[nodiscard]] Result<Theme> theme_of(const std::string& name);

/// What the options say; the name of -o decides where -t does not. Fails with code "usage", "unknown-theme",
/// as options of formats do ("-t bbcode,plays=3"), or as a theme file does.
[[nodiscard]] Result<BoardOutput> board_output(const Session& session, const DrawingOptions& drawing);

/// Fails if the bytes of a picture would go to a terminal.
[[nodiscard]] Result<void> check_is_no_terminal(const Session& session);

/// "png", "html", "tex" ...; "txt" for text.
[[nodiscard]] std::string_view extension_of(const BoardOutput& output);
[[nodiscard]] std::string_view extension_of(DiagramText kind);

/// "html", "markdown" ... as -t and --captions have them. Nothing for other names.
[[nodiscard]] std::optional<DiagramText> diagram_text_from(std::string_view name);

/// How a board is looked at on which this state stands, whoever plays.
[[nodiscard]] BoardView view_of(const BoardOutput& output, const GameState& state);
/// The same for players of these names.
[[nodiscard]] BoardView view_of(const BoardOutput& output, const GameState& state,
                                const ByPlayer<std::string>& names);
/// Who sits at the lower edge throughout a game of players of these names.
[[nodiscard]] Player seat_of(const BoardOutput& output, const ByPlayer<std::string>& names);

/// A scene with what is wanted of it.
[[nodiscard]] BoardScene with_parts(const BoardOutput& output, BoardScene scene);

/// The bytes of a picture, or a text.
[[nodiscard]] Result<std::string> drawn(const BoardOutput& output, const Diagram& diagram);

/// A named position with all that is known of it.
[[nodiscard]] Diagram diagram_of(const BoardOutput& output, const NamedPosition& position);

/// The same, drawn: text with its heading, or the bytes of a picture; moving where that is wanted.
[[nodiscard]] Result<std::string> drawn(const BoardOutput& output, const NamedPosition& position);

/// The bytes of a PNG or GIF in which the play of a position moves: the one that was made, or else the best.
/// Fails with code "no-play" if neither is known.
[[nodiscard]] Result<std::string> animated_play(const BoardOutput& output, const NamedPosition& position);

/// The same of whole games: of each match that the place means, the game that it means, or else the last.
/// Fails with code "no-such-place".
[[nodiscard]] Result<std::vector<std::string>>
animated_games(const BoardOutput& output, const Collection& collection, const PlaceInRecord& place);

}  // namespace gammonkit::cli
