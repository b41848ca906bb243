#include "report/render/unicode_board.hpp"

#include "model/identifiers/identifier.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using testing::HasSubstr;

GameState state_of(std::string_view id)
{
    return state_from_identifier(id).value().state;
}

constexpr std::string_view kOpening = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:2:0:7:10";

TEST(UnicodeBoard, ShowsAllThatIsKnown)
{
    EXPECT_EQ(draw_unicode_board(state_of(kOpening), {.names = {"Ann", "Bo"}}), R"(
 ┌13─14─15─16─17─18─┬───┬19─20─21─22─23─24─┬───┐  ○ Ann, 2/7, 167 pips
 │ ●  ·  ·  ·  ○  · │   │ ○  ·  ·  ·  ·  ● │   │
 │ ●  ·  ·  ·  ○  · │   │ ○  ·  ·  ·  ·  ● │   │
 │ ●  ·  ·  ·  ○  · │   │ ○  ·  ·  ·  ·  · │   │
 │ ●  ·  ·  ·  ·  · │   │ ○  ·  ·  ·  ·  · │   │
 │ ●  ·  ·  ·  ·  · │   │ ○  ·  ·  ·  ·  · │   │
 │                  │BAR│                  │   │  7-point match, cube 1
 │ ○  ·  ·  ·  ·  · │   │ ●  ·  ·  ·  ·  · │   │
 │ ○  ·  ·  ·  ·  · │   │ ●  ·  ·  ·  ·  · │   │
 │ ○  ·  ·  ·  ●  · │   │ ●  ·  ·  ·  ·  · │   │
 │ ○  ·  ·  ·  ●  · │   │ ●  ·  ·  ·  ·  ○ │   │
 │ ○  ·  ·  ·  ●  · │   │ ●  ·  ·  ·  ·  ○ │   │  to play 31 ⚂ ⚀
 └12─11─10──9──8──7─┴───┴─6──5──4──3──2──1─┴───┘  ● Bo, 0/7, 167 pips
)" + 1);
}

TEST(UnicodeBoard, CanBeLookedAtFromTheOtherSide)
{
    const std::string board =
        draw_unicode_board(state_of(kOpening), {.names = {"Ann", "Bo"},
                                                .view = {.bottom = Player::first, .bears_off_left = true}});
    EXPECT_THAT(board, testing::StartsWith(" ┌───┬─1──2──3──4──5──6─┬───┬─7──8──9─10─11─12─┐  ● Bo"));
    EXPECT_THAT(board, HasSubstr("\n └───┴24─23─22─21─20─19─┴───┴18─17─16─15─14─13─┘  ○ Ann"));
}

TEST(UnicodeBoard, CountsStacksThatAreTooHigh)
{
    const std::string tower =
        draw_unicode_board(state_of("XGID=-------------------------O:0:0:1:00:0:0:3:0:10"), {});
    EXPECT_THAT(tower, HasSubstr("│15 │"));
    const std::string off =
        draw_unicode_board(state_of("XGID=-N------------------------:0:0:1:00:0:0:3:0:10"), {});
    EXPECT_THAT(off, HasSubstr("·  · 14 │   │"));
    EXPECT_THAT(off, HasSubstr("│○○○│"));
    EXPECT_THAT(off, HasSubstr("│●  │"));
}

TEST(UnicodeBoard, TellsOffersAndTheCube)
{
    const auto drawn = [](std::string_view id) {
        return draw_unicode_board(state_of(id), {.names = {"Ann", "Bo"}});
    };
    EXPECT_THAT(drawn("XGID=-b----E-C---eE---c-e----B-:1:-1:-1:D:0:0:0:7:10"),
                HasSubstr("to answer a double to 4"));
    EXPECT_THAT(drawn("XGID=-b----E-C---eE---c-e----B-:6:-1:1:00:0:0:0:0:10"),
                HasSubstr("○ Ann, 167 pips, cube 64\n"));
    EXPECT_THAT(drawn("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:4:1:5:10"),
                HasSubstr("5-point match, Crawford game\n"));
}

TEST(UnicodeBoard, TellsTheScoreOfASession)
{
    const std::string drawn = draw_unicode_board(
        state_of("XGID=-A----------------------b-:0:0:1:00:3:1:0:0:10"), {.names = {"Ann", "Bo"}});
    EXPECT_THAT(drawn, HasSubstr("○ Ann, 1 point, 2 pips\n"));
    EXPECT_THAT(drawn, HasSubstr("● Bo, 3 points, 1 pip\n"));
}

}  // namespace
}  // namespace gammonkit
