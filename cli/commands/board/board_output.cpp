#include "cli/commands/board/board_output.hpp"

#include "cli/batch/inputs.hpp"
#include "cli/batch/picture_loader.hpp"
#include "support/files/file.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr int kPixels = 640;  ///< Default width of a PNG.
constexpr int kPoints = 320;  ///< Of the others: 113 mm, less than a column of LaTeX.

/// A kind of text that -t names, with the extension of its files.
struct DiagramRow {
    std::string_view name;
    std::string_view extension;
    DiagramText kind;
};
constexpr DiagramRow kDiagrams[] = {
    {"bbcode", "bbcode", DiagramText::bbcode}, {"html", "html", DiagramText::html},
    {"latex", "tex", DiagramText::latex},      {"markdown", "md", DiagramText::markdown},
    {"text", "txt", DiagramText::text},        {"tikz", "tikz", DiagramText::tikz},
    {"unicode", "txt", DiagramText::unicode}};

/// Sets the kind that -t names, or else the name of -o; text where neither says anything.
Result<void> choose_kind(const OutputArguments& arguments, BoardOutput& output)
{
    const std::string_view kind =
        !arguments.to.empty() ? std::string_view(arguments.to) : file_extension(arguments.output);
    if (kind.empty()) return {};
    output.picture = picture_format_from(kind);
    if (output.picture) return {};
    const auto* const row = std::ranges::find_if(
        kDiagrams, [&](const DiagramRow& each) { return kind == each.name || kind == each.extension; });
    if (row == std::end(kDiagrams)) {
        return failure(
            "usage", fmt::format("a board cannot be drawn as '{}'", kind),
            "-t says how: text, unicode, png, gif, svg, pdf, ps, eps, bbcode, markdown, html, latex or "
            "tikz");
    }
    output.text = row->kind;
    return {};
}

Player bottom_of(const BoardOutput& output, const GameState& state)
{
    if (output.bottom == Bottom::roller) return state.to_decide();
    return output.bottom == Bottom::first ? Player::first : Player::second;
}

}  // namespace

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

Result<BoardOutput> board_output(const Arguments& arguments)
{
    BoardOutput output;
    if (const Result<void> chosen = choose_kind(arguments.output, output); !chosen)
        return tl::unexpected(chosen.error());
    GK_TRY(output.theme, theme_of(arguments.board.theme));
    const bool in_pixels = (output.picture && is_in_pixels(*output.picture)) ||
                           (!output.picture && output.text == DiagramText::html);
    output.width = arguments.board.width.value_or(in_pixels ? kPixels : kPoints);
    if (arguments.board.bottom == "first") output.bottom = Bottom::first;
    if (arguments.board.bottom == "roller") output.bottom = Bottom::roller;
    output.bears_off_left = arguments.board.bear_off == "left";
    output.with_plays = !arguments.board.no_plays;
    output.with_ids = !arguments.board.no_ids;
    return output;
}

std::string_view extension_of(DiagramText kind)
{
    for (const DiagramRow& row : kDiagrams) {
        if (kind == row.kind) return row.extension;
    }
    return "txt";
}

std::string_view extension_of(const BoardOutput& output)
{
    return output.picture ? to_string(*output.picture) : extension_of(output.text);
}

std::optional<DiagramText> diagram_text_from(std::string_view name)
{
    for (const DiagramRow& row : kDiagrams) {
        if (name == row.name) return row.kind;
    }
    return std::nullopt;
}

BoardView view_of(const BoardOutput& output, const GameState& state)
{
    return {.bottom = bottom_of(output, state), .bears_off_left = output.bears_off_left};
}

Result<std::string> drawn(const BoardOutput& output, const Diagram& diagram)
{
    if (output.picture) {
        BoardScene scene = diagram.scene;
        scene.with_ids = output.with_ids && output.width >= kNarrowestWithIds;
        return load_and_draw(scene, diagram.heading, output.theme, *output.picture, output.width);
    }
    return write_diagram(diagram, output.text, output.theme, output.width);
}

Result<std::string> drawn(const BoardOutput& output, const NamedPosition& position)
{
    return drawn(output, {.heading = position.heading,
                          .scene = {.state = position.state,
                                    .names = position.names,
                                    .plays = output.with_plays ? position.plays : std::vector<ShownPlay>{},
                                    .view = view_of(output, position.state)},
                          .plays = position.analyzed_plays,
                          .cubes = position.analyzed_cubes});
}

}  // namespace gammonkit::cli
