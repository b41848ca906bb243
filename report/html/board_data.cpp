#include "report/html/board_data.hpp"

#include "report/html/board_box.hpp"
#include "report/render/board_geometry.hpp"
#include "report/render/play_arrows.hpp"

#include <cmath>

namespace gammonkit::html {
namespace {

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
