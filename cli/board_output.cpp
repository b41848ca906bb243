#include "cli/board_output.hpp"

#include "cli/inputs.hpp"
#include "cli/picture_loader.hpp"
#include "support/file.hpp"

#include <filesystem>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr int kPixels = 640;  ///< Default width of a PNG.
constexpr int kPoints = 360;  ///< Of the others: 127 mm.

/// The theme with a name, or that of a file.
Result<Theme> theme_of(const std::string& name)
{
    if (name.empty()) return built_in_theme("classic");
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(name, ignored)) return built_in_theme(name);
    GK_TRY(Input input, read_input(name));
    const SourceText source(name, std::move(input.bytes));
    Result<Theme> theme = read_theme(source);
    if (theme) return theme;
    Diagnostic why = theme.error();
    const TextPlace place = source.place_of(why.where.value_or(0));
    why.message = fmt::format("{}:{}:{}: {}", name, place.line, place.column, why.message);
    why.where.reset();
    return tl::unexpected(why);
}

/// What -t says, or else the name of -o; text where neither says anything.
Result<std::optional<PictureFormat>> picture_of(const Arguments& arguments)
{
    const std::string_view kind =
        !arguments.to.empty() ? std::string_view(arguments.to) : extension_of(arguments.output);
    if (kind.empty() || kind == "text" || kind == "txt") return std::nullopt;
    if (const auto picture = picture_format_from(kind)) return picture;
    return failure("usage", fmt::format("a board cannot be drawn as '{}'", kind),
                   "-t text, png, svg, pdf, ps or eps");
}

Player bottom_of(const BoardOutput& output, const GameState& state)
{
    if (output.bottom == Bottom::roller) return state.to_decide();
    return output.bottom == Bottom::first ? Player::first : Player::second;
}

BoardScene scene_of(const BoardOutput& output, const NamedPosition& position)
{
    return {.state = position.state,
            .names = position.names,
            .plays = output.with_plays ? position.plays : std::vector<ShownPlay>{},
            .view = {.bottom = bottom_of(output, position.state), .bears_off_left = output.bears_off_left}};
}

}  // namespace

Result<BoardOutput> board_output(const Arguments& arguments)
{
    BoardOutput output;
    GK_TRY(output.picture, picture_of(arguments));
    GK_TRY(output.theme, theme_of(arguments.theme));
    output.width = arguments.width.value_or(output.picture == PictureFormat::png ? kPixels : kPoints);
    if (arguments.bottom == "first") output.bottom = Bottom::first;
    if (arguments.bottom == "roller") output.bottom = Bottom::roller;
    output.bears_off_left = arguments.bear_off == "left";
    output.with_plays = !arguments.no_plays;
    return output;
}

std::string_view extension_of(const BoardOutput& output)
{
    return output.picture ? to_string(*output.picture) : "txt";
}

Result<std::string> drawn(const BoardOutput& output, const NamedPosition& position)
{
    if (output.picture) {
        return load_and_draw(scene_of(output, position), output.theme, *output.picture, output.width);
    }
    const std::string heading = position.heading.empty() ? "" : position.heading + "\n\n";
    return heading + drawing(position);
}

}  // namespace gammonkit::cli
