#include "report/html/board_box.hpp"
#include "report/html/page.hpp"
#include "report/html/page_files.hpp"
#include "report/render/picture_number.hpp"
#include "report/render/svg_canvas.hpp"

#include <fmt/format.h>

namespace gammonkit::html {
namespace {

/// The board without checkers, dice, cube and numbers, which the script puts there.
void write_empty_board(XmlWriter& html, const BoardLook& look, Player bottom)
{
    BoardScene scene{.view = {.bottom = bottom, .bears_off_left = look.view.bears_off_left},
                     .with_players = false,
                     .with_numbers = false};
    scene.state.rules.cube_limit = 1;
    html.start("g");
    html.attribute("class", "frame");
    if (bottom != look.view.bottom) html.attribute("style", "display:none");
    {
        SvgCanvas canvas(html);
        paint_board(canvas, kBoardBox, scene, look.theme);
    }
    html.end_with_tag();
}

}  // namespace

void write_board_panel(XmlWriter& html, const BoardLook& look)
{
    const XmlElement panel(html, "section", {{"id", "panel"}, {"aria-label", "Board"}, {"hidden", "hidden"}});
    {
        const XmlElement svg(html, "svg",
                             {{"id", "board"},
                              {"viewBox", fmt::format("0 0 {} {}", kBoardBox.width, kBoardBox.height)},
                              {"role", "img"}});
        for (const Player bottom : kPlayers)
            write_empty_board(html, look, bottom);
        html.element("g", "");
    }
    html.raw(page_panel());
}

}  // namespace gammonkit::html
