#include "cli/commands/rolls/map_output.hpp"

#include "cli/commands/board/board_output.hpp"
#include "cli/console/console.hpp"
#include "cli/options/help.hpp"
#include "cli/output/outputs.hpp"
#include "library/picture_loader.hpp"
#include "report/render/identifier_lines.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <cmath>

namespace gammonkit::cli {
namespace {

constexpr int kPixels = 640;  ///< Default width of a PNG: what forums show.
constexpr int kPoints = 480;  ///< Of the others: 169 mm, a page of A4 without its margins.

std::optional<PictureFormat> format_of(const OutputArguments& output)
{
    const std::string_view kind =
        !output.to.empty() ? std::string_view(output.to) : file_extension(output.output);
    return picture_format_from(lowered(kind));
}

/// The inputs that must not be overwritten.
std::vector<InputFile> files_among(const std::vector<std::string>& arguments)
{
    std::vector<InputFile> files;
    for (const std::string& argument : arguments) {
        if (names_file(argument)) files.push_back({.path = argument});
    }
    return files;
}

Result<MapPicture> picture_of(const Session& session)
{
    const Arguments& arguments = session.arguments;
    if (arguments.output.json || arguments.output.jsonl)
        return failure("usage", "a map is drawn, or printed as JSON, not both");
    if (arguments.output.output.empty() && session.console.output_is_terminal())
        return failure("usage", "a terminal can't show the bytes of a picture", "-o FILE writes it");
    MapPicture picture{.format = *format_of(arguments.output),
                       .with_board = arguments.board.board,
                       .with_ids = !arguments.board.no_ids};
    GK_TRY(picture.theme, theme_of(arguments.board.theme));
    picture.width = arguments.board.width.value_or(is_in_pixels(picture.format) ? kPixels : kPoints);
    picture.with_ids = picture.with_ids && picture.width >= kNarrowestWithIds;
    GK_TRY_VOID(check_single(arguments.output, files_among(arguments.inputs), arguments.output.output));
    return picture;
}

}  // namespace

bool wants_map_picture(const Arguments& arguments)
{
    return format_of(arguments.output).has_value();
}

bool prints_map(const Arguments& arguments)
{
    return !wants_map_picture(arguments);
}

ExitCode draw_map(Session& session, const DrawMap& draw)
{
    const Arguments& arguments = session.arguments;
    const Result<MapPicture> how = picture_of(session);
    if (!how) return refuse(session, how.error());
    std::optional<std::string> picture;
    const ExitCode status = answer_each(session, [&](const EngineQuestion& question) -> Result<std::string> {
        if (picture)
            return failure("usage", "one picture can't hold several maps", "-p PLACE chooses a position");
        GK_TRY(picture, draw(question, *how));
        return std::string();
    });
    if (status != ExitCode::ok || !picture) return status;
    const Result<void> saved =
        save_single(session, files_among(arguments.inputs), arguments.output.output, *picture);
    return saved ? status : refuse(session, saved.error());
}

Result<std::string> map_picture(const NamedPosition& position, const std::string& title,
                                const MapPicture& how, double aspect, const PaintMap& paint)
{
    const PictureWords words{.title = title, .description = joined(identifier_lines(position.state), "\n")};
    return load_and_draw(paint, words, how.format, how.width,
                         static_cast<int>(std::lround(how.width / aspect)));
}

}  // namespace gammonkit::cli
