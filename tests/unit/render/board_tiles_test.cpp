#include "report/render/tiles/board_tiles.hpp"

#include "model/identifiers/identifier.hpp"
#include "report/render/tiles/tile_table.hpp"
#include "support/text.hpp"
#include "tests/support/recording_canvas.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <set>

namespace gammonkit {
namespace {

using Table = std::vector<std::vector<TileCell>>;

Table table_of(std::string_view id, bool left = false)
{
    return tile_table(state_from_identifier(id).value().state, {.bears_off_left = left});
}

std::map<std::string, BoardTile> tiles_by_name()
{
    std::map<std::string, BoardTile> tiles;
    for (BoardTile& tile : board_tiles())
        tiles.emplace(tile.name, tile);
    return tiles;
}

bool shows(const Table& table, std::string_view image)
{
    return std::ranges::any_of(table, [&](const std::vector<TileCell>& row) {
        return std::ranges::any_of(row, [&](const TileCell& cell) { return cell.image == image; });
    });
}

constexpr std::string_view kPositions[] = {"XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:2:0:7:10",
                                           "XGID=-b----E-C---eE---c-e----B-:0:0:-1:52:0:0:0:0:10",
                                           "XGID=-------------------------O:0:0:1:66:0:0:3:0:10",
                                           "XGID=-N------------------------:6:-1:1:11:0:0:3:0:10",
                                           "XGID=-b----E-C---eE---c-e----B-:1:1:1:D:0:0:0:7:10",
                                           "XGID=-b----E-C---eE---c-e----B-:12:-1:1:00:0:0:0:0:15",
                                           "XGID=-b----E-C---eE---c-e----B-:14:1:1:00:0:0:0:0:15",
                                           "XGID=oB--BCCDA-----------------:0:0:1:00:2:4:1:5:10"};

TEST(BoardTiles, AreThoseOfGnuBackgammon)
{
    EXPECT_EQ(board_tiles().size(), 345U);
    EXPECT_EQ(tiles_by_name().size(), 345U);
    for (const std::string_view name :
         {"b-hitopr", "b-ctc-1", "b-cb-4096", "b-midc-1", "b-midl-x61", "b-midr-c2", "b-roff-o15",
          "b-loff-x0", "b-bar-x15", "b-ru-o15", "b-midrb-o"})
        EXPECT_TRUE(tiles_by_name().contains(std::string(name))) << name;
}

/// What GNU Backgammon 1.07 asked for in pages of type bbs, line by line.
constexpr std::string_view kBbsLines[] = {
    "n_high",
    "o_w_1 p_up_w_4 p_ud_w_2 p_up_w_2 p_ud_w_2 p_up_w_3 p_ud_b_2 b_up_0 p_up_b_1 p_ud_0 p_up_0 p_ud_0 "
    "p_up_b_1 "
    "p_ud_0 c_up_2",
    "b_center12right c_blank",
    "o_b_0 p_dd_b_2 p_dn_0 p_dd_b_3 p_dn_b_2 p_dd_b_2 p_dn_b_2 b_dn_10 p_dd_0 p_dn_0 p_dd_0 p_dn_w_1 p_dd_0 "
    "p_dn_0 c_dn_1024",
    "n_low",
    "b_center13left c_center",
    "b_center c_center"};

/// The same of type fibs2html.
constexpr std::string_view kFibs2htmlLines[] = {
    "b-indent b-lotopr",
    "b-topup b-left b-gd-x5 b-yd b-gd b-yd b-gd-o3 b-yd b-bar b-gd-o5 b-yd b-gd b-yd b-gd b-yd-x2 b-right",
    "b-midin b-midl b-midg2 b-odie3 b-odie1 b-midg2 b-midc b-midg b-midr",
    "b-midin b-midl b-midg b-midc b-midg2 b-xdie6 b-xdie1 b-midg2 b-midr",
    "b-indent b-midl b-midg b-midc b-midg b-midr",
    "b-ddn2 b-left b-yu-o3 b-gu b-yu b-gu b-yu-x3 b-gu-x3 b-bar-o4 b-yu-x11 b-gu-o1 b-yu b-gu-o1 b-yu b-gu "
    "b-right",
    "b-tdn4096 b-left b-gd b-yd b-gd b-yd b-gd b-yd b-bar-x1 b-gd b-yd b-gd b-yd b-gd b-yd b-right",
    "b-indent b-hibot"};

/// Each line must be as wide as a board.
void expect_filled(const std::vector<BoardTile>& tiles, std::span<const std::string_view> lines,
                   int board_width)
{
    std::map<std::string_view, int> widths;
    for (const BoardTile& tile : tiles)
        EXPECT_TRUE(widths.emplace(tile.name, tile.width).second) << tile.name;
    for (const std::string_view line : lines) {
        int width = 0;
        for (const std::string_view name : split(line, ' ')) {
            ASSERT_TRUE(widths.contains(name)) << name;
            width += widths.at(name);
        }
        EXPECT_EQ(width, board_width) << line;
    }
}

TEST(BbsTiles, FillTheLinesOfGnuBackgammon)
{
    expect_filled(bbs_tiles(), kBbsLines, kTiledBoardWidth);
}

TEST(Fibs2htmlTiles, FillTheLinesOfGnuBackgammon)
{
    expect_filled(fibs2html_tiles(), kFibs2htmlLines, 104);
}

RecordingCanvas painted(const std::vector<BoardTile>& tiles, std::string_view name, const Theme& theme)
{
    RecordingCanvas canvas;
    for (const BoardTile& tile : tiles) {
        if (tile.name == name)
            paint_tile(canvas, {0, 0, double(tile.width), double(tile.height)}, tile, theme);
    }
    return canvas;
}

TEST(Fibs2htmlTiles, ShowWhatTheirNamesSay)
{
    const Theme theme = built_in_theme("classic").value();
    const auto shown = [&](std::string_view name) { return painted(fibs2html_tiles(), name, theme); };
    EXPECT_TRUE(shown("b-gd-o11").says("11"));
    EXPECT_EQ(shown("b-gd-o2").circles.front().style.fill, theme.checkers.first.face);
    EXPECT_EQ(shown("b-bar-x3").circles.front().style.fill, theme.checkers.second.face);
    EXPECT_LT(shown("b-bar-x1").circles.front().center.y, shown("b-bar-o1").circles.front().center.y);
    EXPECT_TRUE(shown("b-tup1024").says("1024"));
    EXPECT_EQ(shown("b-topup").polygons.size() + shown("b-botdn").polygons.size(), 2U);
    EXPECT_EQ(shown("b-topdn").polygons.size() + shown("b-botup").polygons.size(), 0U);
    EXPECT_TRUE(shown("b-lotopr").says("12"));
}

TEST(BbsTiles, ShowWhatTheirNamesSay)
{
    const Theme theme = built_in_theme("classic").value();
    const auto shown = [&](std::string_view name) { return painted(bbs_tiles(), name, theme); };
    EXPECT_TRUE(shown("p_ud_w_15").says("15"));
    EXPECT_EQ(shown("p_ud_w_15").circles.front().style.fill, theme.checkers.first.face);
    EXPECT_EQ(shown("b_up_3").circles.front().style.fill, theme.checkers.second.face);
    EXPECT_EQ(shown("b_dn_3").circles.front().style.fill, theme.checkers.first.face);
    EXPECT_TRUE(shown("c_dn_1024").says("1024"));
    EXPECT_TRUE(shown("c_center").says("64"));
    EXPECT_LT(shown("b_center16left").circles.front().center.x, 48);
    EXPECT_EQ(shown("o_b_7").boxes.size(), 2U + 7U);
}

TEST(BoardTiles, FillTheTableOfEveryPosition)
{
    const std::map<std::string, BoardTile> tiles = tiles_by_name();
    for (const std::string_view id : kPositions) {
        for (const bool left : {false, true}) {
            int area = 0;
            for (const std::vector<TileCell>& row : table_of(id, left)) {
                for (const TileCell& cell : row) {
                    ASSERT_TRUE(tiles.contains(cell.image)) << cell.image;
                    area += tiles.at(cell.image).width * tiles.at(cell.image).height;
                }
            }
            EXPECT_EQ(area, kTiledBoardWidth * kTiledBoardHeight) << id;
        }
    }
}

TEST(TileTable, ShowsTheOpeningAsGnuBackgammonDoes)
{
    const Table table = table_of(kPositions[1]);
    EXPECT_EQ(table[0], (std::vector<TileCell>{{.image = "b-lotopr",
                                                .text = "+-12-11-10--9--8--7-+---+--6--5--4--3--2--1-+",
                                                .columns = 15}}));
    EXPECT_EQ(table[1][1], (TileCell{.image = "b-gd-o5", .text = "5X", .rows = 2}));
    EXPECT_EQ(table[1][2], (TileCell{.image = "b-rd", .text = " '", .rows = 2}));
    EXPECT_EQ(table[3][0].image, "b-midlb-x");
    EXPECT_EQ(table[3][1].image, "b-midl-x52");
    EXPECT_EQ(table[3][2].image, "b-midc-1");
    EXPECT_EQ(table[6][0].image, "b-hibotr");
}

TEST(TileTable, NumbersPointsForWhomIsWanted)
{
    // The upper player is to play.
    const GameState state = state_from_identifier(kPositions[1]).value().state;
    const auto edge = [&](PointNumbers numbers) { return tile_table(state, {.numbers = numbers})[0][0]; };
    EXPECT_EQ(edge(PointNumbers::decider).image, "b-lotopr");
    EXPECT_EQ(edge(PointNumbers::bottom).image, "b-hitopr");
    EXPECT_EQ(edge(PointNumbers::none).image, "b-none");
    EXPECT_THAT(edge(PointNumbers::none).text, testing::Not(testing::ContainsRegex("[0-9]")));
    EXPECT_EQ(bbs_lines(state, {.numbers = PointNumbers::none})[0][0].image, "n_none");
    EXPECT_EQ(fibs2html_lines(state, {.numbers = PointNumbers::none})[0][1].image, "b-none");
}

/// The names of the images of a line, with blanks between.
std::string images_of(const std::vector<TileCell>& line)
{
    std::vector<std::string> names;
    for (const TileCell& cell : line)
        names.push_back(cell.image);
    return joined(names, " ");
}

TEST(BbsLines, AreThoseOfGnuBackgammon)
{
    const auto lines = bbs_lines(state_from_identifier(kPositions[0]).value().state, {});
    EXPECT_EQ(images_of(lines[0]), "n_high");
    EXPECT_EQ(
        images_of(lines[1]),
        "o_w_0 p_up_b_2 p_ud_0 p_up_0 p_ud_0 p_up_0 p_ud_w_5 b_up_0 p_up_0 p_ud_w_3 p_up_0 p_ud_0 p_up_0 "
        "p_ud_b_5 c_up_0");
    EXPECT_EQ(images_of(lines[2]), "b_center13right c_center");
    EXPECT_EQ(images_of(lines[4]), "n_low");
    const auto owned = bbs_lines(state_from_identifier(kPositions[3]).value().state, {});
    EXPECT_TRUE(images_of(owned[1]).ends_with("c_up_64"));
    EXPECT_TRUE(images_of(owned[2]).ends_with("c_blank"));
}

TEST(Fibs2htmlLines, AreThoseOfGnuBackgammon)
{
    const auto lines = fibs2html_lines(state_from_identifier(kPositions[0]).value().state, {});
    EXPECT_EQ(images_of(lines[0]), "b-indent b-hitopr");
    EXPECT_EQ(images_of(lines[1]),
              "b-topdn b-left b-gd-x5 b-yd b-gd b-yd b-gd-o3 b-yd b-bar b-gd-o5 b-yd b-gd "
              "b-yd b-gd b-yd-x2 b-right");
    EXPECT_EQ(images_of(lines[2]), "b-midin b-midl b-midg b-midc b-midg2 b-xdie3 b-xdie1 b-midg2 b-midr");
    const auto offered = fibs2html_lines(state_from_identifier(kPositions[4]).value().state, {});
    EXPECT_EQ(offered[2][0].image, "b-indent");
    EXPECT_EQ(offered[1][0].image == "b-dup4", offered[3][0].image == "b-indent");
}

TEST(TileLines, AskForImagesThatThereAre)
{
    std::set<std::string> names;
    for (const auto& tiles : {bbs_tiles(), fibs2html_tiles()}) {
        for (const BoardTile& tile : tiles)
            names.insert(tile.name);
    }
    for (const std::string_view id : kPositions) {
        const GameState state = state_from_identifier(id).value().state;
        for (const bool left : {false, true}) {
            for (const auto& lines :
                 {bbs_lines(state, {}), fibs2html_lines(state, {.bears_off_left = left})}) {
                for (const auto& line : lines) {
                    for (const TileCell& cell : line)
                        EXPECT_TRUE(names.contains(cell.image)) << cell.image << " of " << id;
                }
            }
        }
    }
}

TEST(TileTable, PutsTheCubeWhereItLies)
{
    EXPECT_TRUE(shows(table_of(kPositions[3]), "b-ct-64"));
    EXPECT_TRUE(shows(table_of(kPositions[4]), "b-midl-c4") != shows(table_of(kPositions[4]), "b-midr-c4"));
    EXPECT_TRUE(shows(table_of(kPositions[5]), "b-ct-4096"));
    EXPECT_TRUE(shows(table_of(kPositions[6]), "b-cb"));    // No image shows 16384.
    EXPECT_TRUE(shows(table_of(kPositions[7]), "b-midc"));  // The Crawford game.
}

TEST(TileTable, BearsOffOnEitherSide)
{
    EXPECT_EQ(table_of(kPositions[3])[4].back().image, "b-roff-o1");
    EXPECT_EQ(table_of(kPositions[3], true)[4].front().image, "b-roff-o1");
    EXPECT_EQ(table_of(kPositions[3], true)[4].back().image, "b-loff-o0");
    EXPECT_TRUE(shows(table_of(kPositions[3], true), "b-ru-o14"));
}

}  // namespace
}  // namespace gammonkit
