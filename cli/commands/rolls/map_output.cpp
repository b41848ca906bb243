#include "cli/commands/rolls/map_output.hpp"

#include "cli/commands/board/board_output.hpp"
#include "cli/console/console.hpp"
#include "cli/options/help.hpp"
#include "cli/output/outputs.hpp"
#include "report/render/picture_loader.hpp"
#include "report/render/picture_words.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <cmath>

namespace gammonkit::cli {
namespace {

constexpr int kPixels = 640;  ///< Default width of a PNG: what forums show.
constexpr int kPoints = 480;  ///< Of the others: 169 mm, a page of A4 without its margins.

constexpr std::string_view kMapForms[] = {"text", "json", "jsonl", "csv", "png",
                                          "gif",  "svg",  "pdf",   "ps",  "eps"};

std::optional<PictureFormat> format_of(const OutputOptions& output)
{
    const std::string_view kind =
        !output.to.empty() ? std::string_view(output.to) : file_extension(output.output);
    return picture_format_from(lowered(kind));
}

Result<MapPicture> picture_of(const Session& session, const MapOptions& options)
{
    if (options.output.json || options.output.jsonl)
        return failure("usage", "a map is drawn, or printed as JSON, not both");
    GK_TRY_VOID(check_is_no_terminal(session));
    MapPicture picture{
        .format = *format_of(options.output), .with_board = options.with_board, .with_ids = !options.no_ids};
    GK_TRY(picture.theme, theme_of(options.theme));
    picture.width = options.width.value_or(is_in_pixels(picture.format) ? kPixels : kPoints);
    picture.with_ids = picture.with_ids && picture.width >= kNarrowestWithIds;
    GK_TRY_VOID(check_single(options.output, named_files(options.inputs), options.output.output));
    return picture;
}

}  // namespace

void MapOptions::bind_map(OptionTable& table)
{
    table.flag("--no-ids", no_ids);
    place.bind(table);
    engine.bind_level(table);
    engine.bind_rolls(table);
    engine.bind_engine(table);
    engine.bind_knowledge(table);
    bind_theme(table, theme);
    bind_width(table, width);
    output.bind_printing(table, "KIND", kMapForms);
    output.bind_jsonl(table);
    bind_question(table);
}

bool MapOptions::wants_picture() const
{
    return format_of(output).has_value();
}

Result<ExitCode> draw_map(Session& session, const MapOptions& options, const DrawMap& draw)
{
    GK_TRY(const MapPicture how, picture_of(session, options));
    std::optional<std::string> picture;
    const ExitCode status =
        answer_each(session, options, [&](const EngineQuestion& question) -> Result<std::string> {
            if (picture)
                return failure("usage", "one picture can't hold several maps", "-p PLACE chooses a position");
            GK_TRY(picture, draw(question, how));
            return std::string();
        });
    if (status != ExitCode::ok || !picture) return status;
    GK_TRY_VOID(put_single(session, named_files(options.inputs), options.output.output, *picture));
    return status;
}

Result<std::string> map_picture(const NamedPosition& position, const std::string& title,
                                const MapPicture& how, double aspect, const PaintMap& paint)
{
    const PictureWords words{.title = title, .description = joined(identifier_lines(position.state), "\n")};
    return load_and_draw(paint, words, how.format, how.width,
                         static_cast<int>(std::lround(how.width / aspect)));
}

}  // namespace gammonkit::cli
