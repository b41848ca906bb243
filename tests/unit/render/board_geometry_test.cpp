#include "report/render/board_geometry.hpp"

#include <cmath>
#include <gtest/gtest.h>
#include <vector>

namespace gammonkit {
namespace {

constexpr Box kRoom{10, 20, 176, 134};  // A checker is 10 wide.

std::vector<BoardView> all_views()
{
    return {{Player::first, false}, {Player::first, true}, {Player::second, false}, {Player::second, true}};
}

/// All places where checkers lie on the board, of both players.
std::vector<CanvasPoint> places(const BoardGeometry& geometry)
{
    std::vector<CanvasPoint> spots;
    for (int number = 1; number <= 24; ++number) {
        for (int i = 0; i < kHighestStack; ++i)
            spots.push_back(geometry.checker(Player::first, Point{number}, i));
    }
    for (const Player player : kPlayers) {
        for (int i = 0; i < kHighestStack; ++i)
            spots.push_back(geometry.checker(player, kBar, i));
    }
    return spots;
}

bool holds(const Box& box, const Box& part)
{
    constexpr double kSlack = 1e-9;
    return part.x >= box.x - kSlack && part.y >= box.y - kSlack && part.right() <= box.right() + kSlack &&
           part.bottom() <= box.bottom() + kSlack;
}

Box around(CanvasPoint center, double diameter)
{
    return {center.x - diameter / 2, center.y - diameter / 2, diameter, diameter};
}

TEST(BoardGeometry, FillsItsRoom)
{
    EXPECT_EQ(BoardGeometry(kRoom, {}).frame(), kRoom);
    EXPECT_DOUBLE_EQ(BoardGeometry(kRoom, {}).unit(), 10);
    const BoardGeometry wide({0, 0, 500, 134}, {});
    EXPECT_DOUBLE_EQ(wide.unit(), 10);
    EXPECT_DOUBLE_EQ(wide.frame().x, 162);  // In the middle.
}

TEST(BoardGeometry, LetsNoTwoCheckersOverlapInAnyView)
{
    for (const BoardView& view : all_views()) {
        const BoardGeometry geometry(kRoom, view);
        const std::vector<CanvasPoint> spots = places(geometry);
        for (std::size_t i = 0; i < spots.size(); ++i) {
            EXPECT_TRUE(holds(geometry.frame(), around(spots[i], geometry.unit())));
            for (std::size_t j = 0; j < i; ++j) {
                const double distance = std::hypot(spots[i].x - spots[j].x, spots[i].y - spots[j].y);
                EXPECT_GT(distance, geometry.unit() * 0.999) << i << " and " << j;
            }
        }
    }
}

TEST(BoardGeometry, PutsTheBottomPlayersHomeWhereHeBearsOff)
{
    const Box& frame = kRoom;
    for (const BoardView& view : all_views()) {
        const BoardGeometry geometry(kRoom, view);
        const CanvasPoint ace = geometry.checker(view.bottom, Point{1}, 0);
        EXPECT_EQ(ace.x < frame.center().x, view.bears_off_left);
        EXPECT_GT(ace.y, frame.center().y);
        const Box tray = geometry.tray(view.bottom);
        EXPECT_EQ(tray.x < frame.center().x, view.bears_off_left);
        EXPECT_GT(tray.y, frame.center().y);
        EXPECT_EQ(geometry.cube(std::nullopt).x > frame.center().x, view.bears_off_left);
    }
}

TEST(BoardGeometry, KeepsEverythingInItsPlace)
{
    for (const BoardView& view : all_views()) {
        const BoardGeometry geometry(kRoom, view);
        for (const Player player : kPlayers) {
            for (int i = 0; i < 15; ++i)
                EXPECT_TRUE(holds(geometry.tray(player), geometry.borne_off(player, i)));
            EXPECT_TRUE(holds(geometry.cube_recess(), geometry.cube(player)));
            EXPECT_TRUE(holds(geometry.table(true), geometry.offer(player)) ||
                        holds(geometry.table(false), geometry.offer(player)));
            EXPECT_NE(geometry.table(true).x, geometry.table(false).x);
            EXPECT_LT(geometry.die(player, 0).right(), geometry.die(player, 1).x);
        }
        EXPECT_TRUE(holds(geometry.table(false), geometry.die(view.bottom, 1)));
        EXPECT_TRUE(holds(geometry.table(true), geometry.die(opponent(view.bottom), 0)));
        EXPECT_TRUE(holds(geometry.cube_recess(), geometry.cube(std::nullopt)));
    }
}

TEST(BoardGeometry, GivesBothPlayersOneBoard)
{
    const BoardGeometry geometry(kRoom, {});
    for (int number = 1; number <= 24; ++number) {
        const Point point{number};
        EXPECT_EQ(geometry.checker(Player::first, point, 2),
                  geometry.checker(Player::second, point.mirrored(), 2));
        EXPECT_EQ(geometry.label(Player::first, point), geometry.label(Player::second, point.mirrored()));
    }
}

}  // namespace
}  // namespace gammonkit
