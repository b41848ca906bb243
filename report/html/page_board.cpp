#include "formats/report_options.hpp"
#include "report/html/board_box.hpp"
#include "report/html/board_data.hpp"
#include "report/html/board_parts.hpp"
#include "report/html/page.hpp"
#include "report/html/page_files.hpp"
#include "report/render/picture_number.hpp"
#include "report/render/svg_canvas.hpp"
#include "report/render/theme.hpp"

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

/// All that the script may choose from: both ends of the table, light and dark.
void write_boards(XmlWriter& html, const BoardLook& look, const Theme& dark)
{
    const XmlElement svg(html, "svg",
                         {{"id", "board"},
                          {"viewBox", fmt::format("0 0 {} {}", kBoardBox.width, kBoardBox.height)},
                          {"role", "img"}});
    int count = 0;
    {
        const XmlElement shared(html, "defs");
        for (const Theme* theme : {&look.theme, &dark}) {
            for (const Player bottom : kPlayers) {
                const BoardView view{.bottom = bottom, .bears_off_left = look.view.bears_off_left};
                write_empty_board(html, view, *theme, count++);
            }
        }
    }
    write_frames(html, count, frame_of(look.view));
    html.element("g", "");
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
        write_boards(html, page.look, page.dark);
        write_fragment(html, page_stage(), page.words);
    }
    write_fragment(html, page_panel(), page.words);
}

BoardParts usual_board_parts()
{
    const BoardLook look{.theme = *built_in_theme(kUsualTheme)};
    const Theme dark = *built_in_theme("dark");
    XmlWriter html;
    write_boards(html, look, dark);
    JsonText json;
    {
        const auto object = json.object();
        write_board(json, look, dark);
    }
    return {.svg = html.finish(), .data = json.take()};
}

}  // namespace gammonkit::html
