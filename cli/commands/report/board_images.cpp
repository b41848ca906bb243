#include "cli/batch/outcome.hpp"
#include "cli/commands/board/board_output.hpp"
#include "cli/commands/report/command.hpp"
#include "cli/console/console.hpp"
#include "library/picture_loader.hpp"
#include "report/classic/classic_style.hpp"
#include "report/render/tiles/bbs_tiles.hpp"
#include "report/render/tiles/fibs2html_tiles.hpp"
#include "support/files/file.hpp"

#include <filesystem>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

/// A set of images, under the names that some pages ask for.
struct ImageSet {
    std::vector<BoardTile> tiles;
    PictureFormat format;
    bool with_styles;  ///< Of pages that we write.
};

ImageSet image_set(std::string_view names)
{
    if (names == "bbs") return {.tiles = bbs_tiles(), .format = PictureFormat::gif, .with_styles = false};
    if (names == "fibs2html")
        return {.tiles = fibs2html_tiles(), .format = PictureFormat::gif, .with_styles = false};
    return {.tiles = board_tiles(), .format = PictureFormat::png, .with_styles = true};
}

Result<std::string> drawn_tile(const BoardTile& tile, const Theme& theme, PictureFormat format, int size)
{
    const auto paint = [&](Canvas& canvas, const Box& page) { paint_tile(canvas, page, tile, theme); };
    return load_and_draw(paint, {}, format, size * tile.width, size * tile.height);
}

Result<void> write_images(const ReportOptions& options, const ImageSet& images, const Theme& theme)
{
    const std::filesystem::path folder = options.output.output_dir;
    const Overwrite overwrite = options.output.force ? Overwrite::yes : Overwrite::no;
    for (const BoardTile& tile : images.tiles) {
        GK_TRY(const std::string bytes,
               drawn_tile(tile, theme, images.format, options.image_size.value_or(4)));
        const std::string name = fmt::format("{}.{}", tile.name, to_string(images.format));
        GK_TRY_VOID(write_output(folder / name, bytes, overwrite));
    }
    if (!images.with_styles) return {};
    return write_output(folder / "gammonkit.css", classic::style_sheet(), overwrite);
}

}  // namespace

Result<void> write_board_images(const ReportOptions& options)
{
    if (!options.inputs.empty())
        return failure("usage", "--images writes images of its own, and takes no input");
    const ImageSet images = image_set(options.images);
    if (options.output.output_dir.empty()) {
        return failure("usage", fmt::format("{} images need a folder", images.tiles.size()), "-O DIR");
    }
    GK_TRY(const Theme theme, theme_of(options.theme));
    return write_images(options, images, theme);
}

}  // namespace gammonkit::cli
