#include "report/html/board_box.hpp"
#include "report/html/page.hpp"
#include "report/html/page_files.hpp"
#include "report/render/picture_number.hpp"
#include "report/render/svg_canvas.hpp"

#include <fmt/format.h>

namespace gammonkit::html {
namespace {

/// The board without checkers, dice, cube and numbers, which the script puts there.
void write_empty_board(XmlWriter& html, const BoardView& view, const Theme& theme, bool is_seen)
{
    BoardScene scene{.view = view, .with_players = false, .with_numbers = false};
    scene.state.rules.cube_limit = 1;
    html.start("g");
    html.attribute("class", "frame");
    if (!is_seen) html.attribute("style", "display:none");
    {
        SvgCanvas canvas(html);
        paint_board(canvas, kBoardBox, scene, theme);
    }
    html.end_with_tag();
}

/// All that the script may choose from: both ends of the table, light and dark.
void write_boards(XmlWriter& html, const Page& page)
{
    const XmlElement svg(html, "svg",
                         {{"id", "board"},
                          {"viewBox", fmt::format("0 0 {} {}", kBoardBox.width, kBoardBox.height)},
                          {"role", "img"}});
    for (const Theme* theme : {&page.look.theme, &page.dark}) {
        for (const Player bottom : kPlayers) {
            const BoardView view{.bottom = bottom, .bears_off_left = page.look.view.bears_off_left};
            write_empty_board(html, view, *theme,
                              theme == &page.look.theme && bottom == page.look.view.bottom);
        }
    }
    html.element("g", "");
}

}  // namespace

void write_board_panel(XmlWriter& html, const Page& page)
{
    const XmlElement panel(html, "section", {{"id", "panel"}, {"aria-label", "Board"}, {"hidden", "hidden"}});
    {
        const XmlElement stage(html, "div", {{"class", "stage"}});
        html.raw("<p id=\"upper\" class=\"line\"></p>");
        write_boards(html, page);
        html.raw(page_stage());
    }
    html.raw(page_panel());
}

}  // namespace gammonkit::html
