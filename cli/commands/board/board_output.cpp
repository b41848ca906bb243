#include "cli/commands/board/board_output.hpp"

#include "cli/console/console.hpp"
#include "cli/options/inputs.hpp"
#include "decisions/filter/filter.hpp"
#include "formats/report_options.hpp"
#include "report/decision_diagrams.hpp"
#include "report/diagram/diagram_card.hpp"
#include "report/render/picture_loader.hpp"
#include "report/render/picture_words.hpp"
#include "report/turn_words.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <fmt/format.h>
#include <span>

namespace gammonkit::cli {
namespace {

constexpr int kPixels = 640;  ///< Default width of a PNG.
constexpr int kPointsPerInch = 72;
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
    {"typst", "typ", DiagramText::typst},      {"unicode", "txt", DiagramText::unicode}};

/// What can be said behind the kind: a picture has no more than its identifiers, a drawing for TeX nothing.
std::span<const OptionSpec> options_of(const BoardOutput& output)
{
    static constexpr std::array kOfPictures{kIdsOption};
    if (output.drawing.card) return kDiagramContents;
    if (output.picture) return kOfPictures;
    if (output.text == DiagramText::tikz) return {};
    return kDiagramContents;
}

/// Understands what stands behind the kind: "bbcode,plays=3". `--without ids` says the same as "ids=no".
Result<void> choose_contents(const OutputOptions& said, BoardOutput& output)
{
    const std::string& to = said.to;
    const std::size_t comma = std::min(to.find(','), to.size());
    const std::string_view contents = std::string_view(to).substr(std::min(comma + 1, to.size()));
    const Result<Options> options = Options::parse(contents, options_of(output));
    if (!options) {
        Diagnostic why = options.error();
        why.message = fmt::format("{}: {}", to.substr(0, comma), why.message);
        return tl::unexpected(std::move(why));
    }
    output.contents = report_contents(*options);
    output.drawing.parts.ids = output.drawing.parts.ids && output.contents.ids;
    output.contents.ids = output.drawing.parts.ids;
    return {};
}

/// Sets the kind that -t names, or else the name of -o; text where neither says anything.
Result<void> choose_kind(const OutputOptions& options, BoardOutput& output)
{
    const std::string_view to = std::string_view(options.to).substr(0, options.to.find(','));
    const std::string_view kind = !to.empty() ? to : file_extension(options.output);
    if (kind.empty()) return {};
    output.picture = picture_format_from(kind);
    if (output.picture) return {};
    const auto* const row = std::ranges::find_if(
        kDiagrams, [&](const DiagramRow& each) { return kind == each.name || kind == each.extension; });
    if (row == std::end(kDiagrams)) {
        return failure(
            "usage", fmt::format("a board cannot be drawn as '{}'", kind),
            "-t says how: text, unicode, png, gif, svg, pdf, ps, eps, bbcode, markdown, html, latex, "
            "tikz or typst");
    }
    output.text = row->kind;
    return {};
}

Player bottom_of(const BoardOutput& output, const GameState& state)
{
    if (output.drawing.bottom == Bottom::roller) return state.to_decide();
    return output.drawing.bottom == Bottom::first ? Player::first : Player::second;
}

/// The seat of the one whom --me names, if he plays.
std::optional<Player> my_seat(const BoardOutput& output, const ByPlayer<std::string>& names)
{
    for (const Player player : kPlayers) {
        if (!output.me.empty() && is_me({.me = output.me}, names[player])) return player;
    }
    return std::nullopt;
}

Result<std::string> drawn_card(const BoardOutput& output, const Diagram& diagram)
{
    Card card = card_of(diagram);
    card.scene.with_ids = output.drawing.parts.ids;
    const auto paint = [&](Canvas& canvas, const Box& page) { paint_card(canvas, page, card, output.theme); };
    PictureWords words = words_of(card.scene);
    words.title = card.question;
    words.dpi = output.dpi;
    const double height = double{kCardHeight} * output.width / kCardWidth;
    return load_and_draw(paint, words, *output.picture, output.width, static_cast<int>(std::lround(height)));
}

/// How many pixels there are to an inch, and so in a picture.
Result<void> choose_density(BoardOutput& output)
{
    const DrawingOptions& drawing = output.drawing;
    if (!drawing.dpi) return {};
    if (output.picture != PictureFormat::png && (output.picture || !drawing.card))
        return failure("usage",
                       "--dpi needs a PNG: other pictures have no pixels, or cannot say how large "
                       "they are",
                       "-t png, or the name of -o");
    output.dpi = *drawing.dpi;
    if (!drawing.width) output.width = kPoints * output.dpi / kPointsPerInch;
    if (output.width <= kWidestPicture) return {};
    return failure("usage", fmt::format("at {} dpi the picture is {} pixels wide", output.dpi, output.width),
                   fmt::format("--width says how wide it is to be, at most {}", kWidestPicture));
}

/// A card is a picture, of the width that is asked for or as the previews of pages are.
Result<void> choose_card(const OutputOptions& said, BoardOutput& output)
{
    const DrawingOptions& drawing = output.drawing;
    if (!drawing.card) return {};
    const bool is_said = !said.to.empty() || !file_extension(said.output).empty();
    if (!is_said) output.picture = PictureFormat::png;
    if (!output.picture)
        return failure("usage", "a card is a picture", "-t png or -t svg, or the name of -o");
    output.width = drawing.width.value_or(kCardWidth);
    return {};
}

/// What moves is a GIF or a PNG, and where nothing says which, a GIF, which more programs show.
Result<void> choose_animation(const OutputOptions& said, BoardOutput& output)
{
    const DrawingOptions& drawing = output.drawing;
    if (!drawing.animate) return {};
    if (drawing.card) return failure("usage", "a card does not move: --card or --animate");
    const bool is_said = !said.to.empty() || !file_extension(said.output).empty();
    if (!is_said) output.picture = PictureFormat::gif;
    if (!output.picture || !is_in_pixels(*output.picture))
        return failure("usage", "only GIF and PNG can move", "-t gif or -t png, or the name of -o");
    output.width = drawing.width.value_or(kPixels);
    return {};
}

}  // namespace

Result<Theme> theme_of(const std::string& name)
{
    if (name.empty()) return built_in_theme(kUsualTheme);
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

Result<BoardOutput> board_output(const Session& session, const DrawingOptions& drawing)
{
    BoardOutput output{.drawing = drawing, .words = session.words};
    const OutputOptions& said = session.options.output;
    GK_TRY_VOID(choose_kind(said, output));
    GK_TRY(output.theme, theme_of(drawing.theme));
    if (drawing.swap_colors) swap_colors(output.theme);
    const bool in_pixels = (output.picture && is_in_pixels(*output.picture)) ||
                           (!output.picture && output.text == DiagramText::html);
    output.width = drawing.width.value_or(in_pixels ? kPixels : kPoints);
    GK_TRY_VOID(choose_density(output));
    GK_TRY_VOID(choose_card(said, output));
    GK_TRY_VOID(choose_animation(said, output));
    GK_TRY_VOID(choose_contents(said, output));
    return output;
}

Result<void> check_is_no_terminal(const Session& session)
{
    const OutputOptions& output = session.options.output;
    const bool to_console = output.output.empty() && output.output_dir.empty();
    if (!to_console || !session.console.output_is_terminal()) return {};
    return failure("usage", "a terminal can't show the bytes of a picture", "-o FILE writes it");
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
    return {.bottom = bottom_of(output, state),
            .bears_off_left = output.drawing.bears_off_left,
            .numbers = output.drawing.numbers,
            .stack = output.drawing.stack.value_or(kHighestStack)};
}

BoardView view_of(const BoardOutput& output, const GameState& state, const ByPlayer<std::string>& names)
{
    BoardView view = view_of(output, state);
    view.bottom = my_seat(output, names).value_or(view.bottom);
    return view;
}

Player seat_of(const BoardOutput& output, const ByPlayer<std::string>& names)
{
    const Player usual = output.drawing.bottom == Bottom::first ? Player::first : Player::second;
    return my_seat(output, names).value_or(usual);
}

BoardScene with_parts(const BoardOutput& output, BoardScene scene)
{
    const BoardParts& parts = output.drawing.parts;
    scene.with_names = parts.names;
    scene.with_pips = parts.pips;
    scene.with_epc = output.drawing.effective_pips;
    scene.with_scores = parts.scores;
    scene.with_players = parts.names || parts.pips || output.drawing.effective_pips || parts.scores;
    scene.with_numbers = parts.numbers;
    if (!parts.plays) scene.plays.clear();
    if (output.drawing.names) scene.names = *output.drawing.names;
    return scene;
}

Result<std::string> drawn(const BoardOutput& output, const Diagram& diagram)
{
    Diagram wanted = diagram;
    wanted.scene = with_parts(output, std::move(wanted.scene));
    show_only(wanted, output.contents);
    if (!output.drawing.parts.heading) wanted.heading.clear();
    if (!output.picture) return write_diagram(wanted, output.text, output.theme, output.width);
    if (output.drawing.card) return drawn_card(output, wanted);
    wanted.scene.with_ids = output.drawing.parts.ids && output.width >= kNarrowestWithIds;
    return load_and_draw(wanted.scene, {.title = wanted.heading, .dpi = output.dpi}, output.theme,
                         *output.picture, output.width);
}

Diagram diagram_of(const BoardOutput& output, const NamedPosition& position)
{
    Diagram diagram{.heading = position.heading,
                    .scene = {.state = position.state,
                              .names = position.names,
                              .plays = position.plays,
                              .view = view_of(output, position.state, position.names),
                              .words = output.words},
                    .plays = position.analyzed_plays,
                    .cubes = position.analyzed_cubes,
                    .made = position.made_cube};
    if (output.drawing.card) {
        const bool crawford = position.state.crawford_game;
        const std::string kind = kind_words(position.state.rules, output.words);
        diagram.lines = {crawford ? output.words.say("{0}, Crawford game", kind) : kind};
    }
    return diagram;
}

Result<std::string> drawn(const BoardOutput& output, const NamedPosition& position)
{
    if (output.drawing.animate) return animated_play(output, position);
    return drawn(output, diagram_of(output, position));
}

}  // namespace gammonkit::cli
