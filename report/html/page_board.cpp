#include "formats/report_options.hpp"
#include "report/html/board_data.hpp"
#include "report/html/page.hpp"
#include "report/html/page_files.hpp"
#include "report/render/board_geometry.hpp"
#include "report/render/picture_words.hpp"
#include "report/render/play_arrows.hpp"
#include "report/render/svg_canvas.hpp"
#include "report/render/theme.hpp"

#include <cmath>
#include <fmt/format.h>

namespace gammonkit::html {

namespace {

/// The board without checkers, dice, cube and numbers, which the script puts there.
void write_empty_board(XmlWriter& html, const BoardView& view, const Theme& theme, int number)
{
    BoardScene scene{.view = view, .with_players = false, .with_numbers = false};
    scene.state.rules.cube_limit = 1;
    const XmlElement group(html, "g", {{"id", fmt::format("frame{}", number)}});
    SvgCanvas canvas(html);
    paint_board(canvas, kBoardBox, scene, theme);
}

/// Those that a script may choose from, of which one is seen.
void write_frames(XmlWriter& html, int count, int seen)
{
    for (int i = 0; i < count; ++i) {
        html.start("use");
        html.attribute("href", fmt::format("#frame{}", i));
        if (i != seen) html.attribute("style", "display:none");
        html.end();
    }
}

/// The board from both ends of the table.
int write_empty_boards(XmlWriter& html, const BoardLook& look, const Theme& theme, int count)
{
    for (const Player bottom : kPlayers) {
        const BoardView view{.bottom = bottom, .bears_off_left = look.view.bears_off_left};
        write_empty_board(html, view, theme, count++);
    }
    return count;
}

/// All that the script may choose from; without a dark theme, those of it come later.
void write_boards(XmlWriter& html, const BoardLook& look, const Theme* dark)
{
    const XmlElement svg(html, "svg",
                         {{"id", "board"},
                          {"viewBox", fmt::format("0 0 {} {}", kBoardBox.width, kBoardBox.height)},
                          {"role", "img"}});
    {
        const XmlElement shared(html, "defs");
        const int count = write_empty_boards(html, look, look.theme, 0);
        if (dark != nullptr) write_empty_boards(html, look, *dark, count);
    }
    constexpr int kFrames = 4;
    write_frames(html, kFrames, frame_of(look.view));
    html.element("g", "");
}

void write_pair(JsonText& json, double x, double y)
{
    const auto pair = json.array();
    json.number(std::round(x * 10) / 10);
    json.number(std::round(y * 10) / 10);
}

void write_spot(JsonText& json, const CanvasPoint& spot)
{
    write_pair(json, spot.x, spot.y);
}

/// Of each checker stack of a player the first two places, of each point the place of its number.
void write_points(JsonText& json, const BoardGeometry& geometry, Player player)
{
    {
        const auto stacks = json.key("stacks").array();
        for (int number = 1; number <= kBar.number(); ++number) {
            const auto stack = json.array();
            write_spot(json, geometry.checker(player, Point{number}, 0));
            write_spot(json, geometry.checker(player, Point{number}, 1));
        }
    }
    const auto labels = json.key("labels").array();
    for (int number = 1; number < kBar.number(); ++number)
        write_spot(json, geometry.label(player, Point{number}));
}

/// The first checker that is borne off: its place and size, and how far the next is from it.
void write_tray(JsonText& json, const BoardGeometry& geometry, Player player)
{
    const Box first = geometry.borne_off(player, 0);
    const auto off = json.key("off").array();
    write_pair(json, first.x, first.y);
    write_pair(json, first.width, first.height);
    write_pair(json, 0, geometry.borne_off(player, 1).y - first.y);
}

void write_player(JsonText& json, const BoardGeometry& geometry, Player player)
{
    const auto object = json.object();
    write_points(json, geometry, player);
    write_tray(json, geometry, player);
    {
        const auto dice = json.key("dice").array();
        write_spot(json, geometry.die(player, 0).center());
        write_spot(json, geometry.die(player, 1).center());
    }
    write_spot(json.key("cube"), geometry.cube(player).center());
    write_spot(json.key("offer"), geometry.offer(player).center());
}

void write_view(JsonText& json, const BoardGeometry& geometry)
{
    const auto view = json.object();
    {
        const auto players = json.key("players").array();
        for (const Player player : kPlayers)
            write_player(json, geometry, player);
    }
    write_spot(json.key("cube"), geometry.cube(std::nullopt).center());
}

void write_piece(JsonText& json, const PieceColors& colors)
{
    const auto array = json.array();
    for (const Color& color : {colors.face, colors.edge, colors.mark})
        json.string(to_string(color));
}

void write_pieces(JsonText& json, const ByPlayer<PieceColors>& colors)
{
    const auto array = json.array();
    for (const Player player : kPlayers)
        write_piece(json, colors[player]);
}

void write_arrow(JsonText& json, const ArrowColors& colors)
{
    const auto array = json.array();
    for (const Color& color : {colors.arrow, colors.halo})
        json.string(to_string(color));
}

void write_colors(JsonText& json, const Theme& theme)
{
    const auto colors = json.object();
    write_pieces(json.key("checkers"), theme.checkers);
    write_pieces(json.key("dice"), theme.dice);
    write_piece(json.key("cube"), theme.cube);
    json.key("label").string(to_string(theme.label));
    const auto [best, played, shared] = play_colors(theme);
    const auto arrows = json.key("arrows").object();
    write_arrow(json.key("best"), best);
    write_arrow(json.key("played"), played);
    write_arrow(json.key("shared"), shared);
}

}  // namespace

int frame_of(const BoardView& view)
{
    return view.bottom == Player::first ? 0 : 1;
}

void write_board_panel(XmlWriter& html, const Page& page)
{
    const XmlElement panel(html, "section",
                           {{"id", "panel"}, {"aria-label", page.words.say("Board")}, {"hidden", "hidden"}});
    {
        const XmlElement stage(html, "div", {{"class", "stage"}});
        html.raw("<p id=\"upper\" class=\"line\"></p>");
        write_boards(html, page.look, nullptr);
        write_fragment(html, page_stage(), page.words);
    }
    write_fragment(html, page_panel(), page.words);
}

std::string dark_frames(const BoardLook& look, const Theme& dark)
{
    constexpr int kLightFrames = 2;
    XmlWriter html;
    write_empty_boards(html, look, dark, kLightFrames);
    return html.finish();
}

BoardParts usual_board_parts()
{
    const BoardLook look{.theme = *built_in_theme(kUsualTheme)};
    const Theme dark = *built_in_theme("dark");
    XmlWriter html;
    write_boards(html, look, &dark);
    JsonText json;
    {
        const auto object = json.object();
        write_board(json, look, dark);
    }
    return {.svg = html.finish(), .data = json.take()};
}

void write_board(JsonText& json, const BoardLook& look, const Theme& dark)
{
    const auto board = json.key("board").object();
    json.key("unit").number(BoardGeometry(kBoardBox, {}).unit());
    json.key("bottom").integer(look.view.bottom == Player::first ? 0 : 1);
    if (look.view.numbers != PointNumbers::decider)
        json.key("numbers").string(look.view.numbers == PointNumbers::none ? "off" : "fixed");
    if (look.view.stack != kHighestStack) json.key("stack").integer(look.view.stack);
    {
        const auto views = json.key("views").array();
        for (const Player bottom : kPlayers)
            write_view(json, BoardGeometry(kBoardBox,
                                           {.bottom = bottom, .bears_off_left = look.view.bears_off_left}));
    }
    const auto colors = json.key("colors").array();
    for (const Theme* theme : {&look.theme, &dark})
        write_colors(json, *theme);
}

}  // namespace gammonkit::html
