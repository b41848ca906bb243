#include "model/identifiers/match_id.hpp"
#include "model/identifiers/position_id.hpp"
#include "model/identifiers/xgid.hpp"
#include "report/classic/classic_page.hpp"
#include "report/render/board_painter.hpp"
#include "report/render/picture_words.hpp"
#include "report/render/svg_canvas.hpp"
#include "report/render/tiles/tile_table.hpp"

#include <fmt/format.h>

namespace gammonkit::classic {
namespace {

void write_image(XmlWriter& html, const PageStyle& style, const TileCell& cell, std::string_view classes)
{
    const std::string_view extension = style.layout == BoardLayout::gnubg ? "png" : "gif";
    html.start("img");
    html.attribute("src", fmt::format("{}{}.{}", style.images, cell.image, extension));
    html.attribute("alt", cell.text);
    put_classes(html, style.css, classes);
    html.end();
}

void write_break(XmlWriter& html)
{
    html.empty("br");
}

void write_tile_table(XmlWriter& html, const PageStyle& style, const GameState& state, bool with_ids)
{
    const XmlElement table(html, "table",
                           {{"cellpadding", "0"},
                            {"cellspacing", "0"},
                            {"border", "0"},
                            {"summary", with_ids ? xgid(state) : "Board"}});
    for (const std::vector<TileCell>& row : tile_table(state, style.view)) {
        const XmlElement element(html, "tr");
        for (const TileCell& cell : row) {
            html.start("td");
            if (cell.columns > 1) html.attribute("colspan", std::to_string(cell.columns));
            if (cell.rows > 1) html.attribute("rowspan", std::to_string(cell.rows));
            write_image(html, style, cell, "block");
            html.end_with_tag();
        }
    }
}

/// Each behind a line end but the first. Nothing may stand between images that touch.
void write_lines(XmlWriter& html, const PageStyle& style, const std::vector<std::vector<TileCell>>& lines)
{
    for (const std::vector<TileCell>& line : lines) {
        const bool is_first = &line == &lines.front();
        if (!is_first) write_break(html);
        for (const TileCell& cell : line)
            write_image(html, style, cell, is_first ? "boardimagetop" : "boardimage");
    }
}

void write_ids(XmlWriter& html, const PageStyle& style, const GameState& state)
{
    const Styled below(html, style.css, "span", "positionid");
    html.text("Position ID: ");
    html.element("tt", position_id(state.position, state.on_roll));
    html.text(" Match ID: ");
    html.element("tt", match_id(state).value_or(""));
    write_break(html);
    html.text("XGID: ");
    html.element("tt", xgid(state));
}

void write_pips(XmlWriter& html, const PageStyle& style, const GameState& state,
                const ByPlayer<std::string>& names, bool with_ids)
{
    html.text(style.words.say("Pips: {0} {1}, {2} {3}", names.first, state.position.pip_count(Player::first),
                              names.second, state.position.pip_count(Player::second)));
    if (!with_ids) return;
    write_break(html);
    write_ids(html, style, state);
}

void write_bbs_name(XmlWriter& html, const GameState& state, Player player, const std::string& name)
{
    const XmlElement row(html, "tr");
    html.element("th", {{"align", "left"}}, name);
    html.element("th", {{"align", "right"}}, std::to_string(state.position.pip_count(player)));
}

/// Names and pips stand above and below, as bulletin boards had them.
void write_bbs_board(XmlWriter& html, const PageStyle& style, const GameState& state,
                     const ByPlayer<std::string>& names, bool with_ids)
{
    const XmlElement table(
        html, "table",
        {{"style", "page-break-inside: avoid"}, {"summary", with_ids ? xgid(state) : "Board"}});
    write_bbs_name(html, state, Player::first, names.first);
    {
        const XmlElement row(html, "tr");
        const XmlElement cell(html, "td", {{"align", "center"}, {"colspan", "2"}});
        write_lines(html, style, bbs_lines(state, style.view));
    }
    write_bbs_name(html, state, Player::second, names.second);
    if (!with_ids) return;
    const XmlElement row(html, "tr");
    const XmlElement cell(html, "td", {{"align", "center"}, {"colspan", "2"}});
    write_ids(html, style, state);
}

void write_fibs2html_board(XmlWriter& html, const PageStyle& style, const GameState& state,
                           const ByPlayer<std::string>& names, bool with_ids)
{
    const XmlElement paragraph(html, "p");
    write_lines(html, style, fibs2html_lines(state, style.view));
    write_break(html);
    write_image(html, style, {.image = "b-indent"}, "boardimage");
    write_pips(html, style, state, names, with_ids);
}

void write_drawn_board(XmlWriter& html, const PageStyle& style, const GameState& state,
                       const ByPlayer<std::string>& names, bool with_ids)
{
    constexpr double kWidth = 432;  // As wide as boards of images usually are.
    const BoardScene scene{.state = state, .names = names, .view = style.view, .words = style.words};
    const Box page{0, 0, kWidth, kWidth / aspect_of(scene)};
    const XmlElement svg(html, "svg",
                         {{"xmlns", "http://www.w3.org/2000/svg"},
                          {"viewBox", fmt::format("0 0 {} {}", kWidth, picture_number(page.height))},
                          {"style", fmt::format("display: block; width: 100%; max-width: {}px", kWidth)},
                          {"role", "img"},
                          {"aria-label", with_ids ? xgid(state) : "Board"}});
    SvgCanvas canvas(html);
    paint_page(canvas, page, scene, style.theme);
}

}  // namespace

void write_board(XmlWriter& html, const PageStyle& style, const GameState& state,
                 const ByPlayer<std::string>& names, bool with_ids)
{
    if (style.layout == BoardLayout::bbs) return write_bbs_board(html, style, state, names, with_ids);
    if (style.layout == BoardLayout::fibs2html)
        return write_fibs2html_board(html, style, state, names, with_ids);
    if (style.layout == BoardLayout::drawn) {
        write_drawn_board(html, style, state, names, with_ids);
    } else {
        write_tile_table(html, style, state, with_ids);
    }
    const XmlElement below(html, "p");
    write_pips(html, style, state, names, with_ids);
}

}  // namespace gammonkit::classic
