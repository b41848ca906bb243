#include "cli/board_output.hpp"
#include "cli/commands/commands.hpp"
#include "cli/console.hpp"
#include "cli/outcome.hpp"
#include "cli/picture_loader.hpp"
#include "render/board_tiles.hpp"
#include "report/classic/classic_style.hpp"
#include "support/file.hpp"

#include <filesystem>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

Result<std::string> drawn_tile(const BoardTile& tile, const Theme& theme, int size)
{
    const auto paint = [&](Canvas& canvas, const Box& page) { paint_tile(canvas, page, tile, theme); };
    return load_and_draw(paint, {}, PictureFormat::png, size * tile.width, size * tile.height);
}

Result<void> write_images(const Arguments& arguments, const Theme& theme)
{
    const std::filesystem::path folder = arguments.output_dir;
    const Overwrite overwrite = arguments.force ? Overwrite::yes : Overwrite::no;
    for (const BoardTile& tile : board_tiles()) {
        GK_TRY(const std::string bytes, drawn_tile(tile, theme, arguments.size.value_or(4)));
        if (Result<void> saved = write_output(folder / (tile.name + ".png"), bytes, overwrite); !saved)
            return saved;
    }
    return write_output(folder / "gammonkit.css", classic::style_sheet(), overwrite);
}

}  // namespace

ExitCode run_htmlimages(Session& session)
{
    const Arguments& arguments = session.arguments;
    if (arguments.output_dir.empty())
        return refuse(session, {.code = "usage", .message = "344 images need a folder", .hint = "-O DIR"});
    const Result<Theme> theme = theme_of(arguments.theme);
    if (!theme) return refuse(session, theme.error());
    const Result<void> written = write_images(arguments, *theme);
    return written ? ExitCode::ok : refuse(session, written.error());
}

}  // namespace gammonkit::cli
