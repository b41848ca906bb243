#include "formats/fibs_board/format.hpp"
#include "model/identifiers/xgid.hpp"
#include "tests/support/reading.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using testing_support::count_of;
using testing_support::Told;
using testing_support::told_by;

/// The beginning of a match to 3 for "you", O, and the fields from the turn to the color.
std::string opening(std::string_view from_turn_to_color)
{
    return "board:You:bo:3:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:" +
           std::string(from_turn_to_color) + ":-1:0:25:0:0:0:0:0:0:0:0\n";
}

std::string xgid_of(const std::string& text)
{
    const Told told = told_by(read_fibs_board, text);
    return told.failed ? told.said : xgid(told.collection.positions.at(0).state);
}

TEST(FibsBoard, PutsYouFirst)
{
    const Told told = told_by(read_fibs_board, opening("1:6:2:0:0:1:1:1:0:1"));
    ASSERT_EQ(told.collection.positions.size(), 1U);
    const PositionRecord& record = told.collection.positions[0];
    EXPECT_EQ(record.players.first.name, "You");
    EXPECT_EQ(record.state.position, starting_position(Variant::standard));
    EXPECT_EQ(record.state.on_roll, Player::first);
    EXPECT_EQ(record.state.dice, Dice::from(6, 2));
}

TEST(FibsBoard, FollowsColorAndDirection)
{
    // X plays upwards: his checkers are negative and his 24 point is place 1.
    EXPECT_EQ(xgid_of("board:ann:bo:7:0:0:0:1:3:0:2:1:2:-2:0:0:0:0:-2:4:0:0:2:0:-1:-3:0:-2:-2:-2:-1:0:-1:1:6:"
                      "0:0:1:1:1:0:"
                      "-1:1:25:0:0:0:0:0:2:5:0:0"),
              "XGID=-AC-BABb----bD--B-ac-bbba-:0:0:-1:16:0:0:0:7:10");
}

TEST(FibsBoard, KnowsWhoOwnsTheCubeAndWhoOffersIt)
{
    EXPECT_EQ(xgid_of(opening("1:0:0:0:0:2:0:1:0:1")),
              "XGID=-b----E-C---eE---c-e----B-:1:1:-1:00:0:0:0:3:10");
    EXPECT_EQ(xgid_of(opening("-1:0:0:0:0:1:1:1:1:1")), "XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:3:10");
}

TEST(FibsBoard, TakesEitherNumberForMoney)
{
    EXPECT_EQ(xgid_of("board:You:bo:9999:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:0:0:0:"
                      "0:1:1:1:0:1:-1"),
              "XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:0:10");
}

TEST(FibsBoard, SaysWhereALineIsWrong)
{
    const Told told =
        told_by(read_fibs_board, opening("1:6:0:0:0:1:1:1:0:1") + opening("1:0:0:0:0:1:1:1:0:1"));
    EXPECT_EQ(told.collection.positions.size(), 1U);
    EXPECT_EQ(told.said.substr(0, told.said.find('\n')),
              "input:1:7: error: only one of two dice is rolled [fibs-board]");
}

TEST(FibsBoardWriter, CountsWhatALineCannotSay)
{
    Collection one = told_by(read_fibs_board, opening("1:0:0:0:0:1:1:1:0:1")).collection;
    EXPECT_EQ(fibs_board_partial_losses(one, {}), Census{});
    PositionRecord& record = one.positions[0];
    record.players.first.name = "a:b";
    record.state.rules.crawford = true;
    record.state.offer = Offer::beaver;
    const Census census = fibs_board_partial_losses(one, {});
    EXPECT_EQ(count_of(census, Feature::player_names), 1U);
    EXPECT_EQ(count_of(census, Feature::moot_rules), 1U);
    EXPECT_EQ(count_of(census, Feature::state_details), 1U);
}

}  // namespace
}  // namespace gammonkit
