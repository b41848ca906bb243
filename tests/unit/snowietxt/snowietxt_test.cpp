#include "formats/snowietxt/format.hpp"
#include "model/identifiers/xgid.hpp"
#include "tests/support/reading.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using testing_support::count_of;
using testing_support::Told;
using testing_support::told_by;

// gnubg's player 1, Bo, is on roll and Ann Smith owns the cube.
constexpr std::string_view kByGnubg =
    "7;0;0;0;1;Bo;Ann Smith;0;2;3;2;-1;0;-1;0;2;2;-2;3;0;1;0;0;0;-5;4;0;0;0;-3;0;-4;0;0;0;0;2;0;6;3;\n";

TEST(SnowieLine, IsSeenByThePlayerOnRoll)
{
    const Told told = told_by(read_snowietxt, std::string(kByGnubg));
    ASSERT_EQ(told.collection.positions.size(), 1U);
    const PositionRecord& record = told.collection.positions[0];
    EXPECT_EQ(record.players.first.name, "Ann Smith");
    EXPECT_EQ(record.players.second.name, "Bo");
    EXPECT_EQ(xgid(record.state), "XGID=-a-BBbC-A---eD---c-d----B-:1:-1:1:63:2:3:0:7:10");
}

TEST(SnowieLine, IsWrittenAsGnubgDoes)
{
    const Told told = told_by(read_snowietxt, std::string(kByGnubg));
    EXPECT_EQ(write_snowietxt(told.collection, {}).value(), kByGnubg);
    EXPECT_EQ(snowietxt_partial_losses(told.collection, {}), Census{});
}

TEST(SnowieLine, MayHaveBlanksAndNoLastSemicolon)
{
    const Told told =
        told_by(read_snowietxt, "0; 1;0;1;0; A ;B;0; 0;0;1;0; -1;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;"
                                "0;0; 2 ;0;0\r\n");
    ASSERT_EQ(told.collection.positions.size(), 1U) << told.said;
    const GameState& state = told.collection.positions[0].state;
    EXPECT_EQ(state.position.checkers(Player::first, kBar), 2);
    EXPECT_EQ(state.position.checkers(Player::second, kBar), 1);
    EXPECT_EQ(state.rules.jacoby, true);
    EXPECT_EQ(told.collection.positions[0].players.first.name, "A");
}

TEST(SnowieLine, WithASemicolonInANameIsAnErrorWithAHint)
{
    std::string text(kByGnubg);
    text.replace(text.find("Bo"), 2, "B;o");
    const Told told = told_by(read_snowietxt, text);
    EXPECT_TRUE(told.failed);
    EXPECT_NE(told.said.find("error: a player has more than 15 checkers [snowietxt]"), std::string::npos);
    EXPECT_NE(told.said.find("hint: a ';' in a name shifts all that follows"), std::string::npos);
}

TEST(SnowieWriter, CountsWhatALineCannotSay)
{
    Collection one = told_by(read_snowietxt, std::string(kByGnubg)).collection;
    PositionRecord& record = one.positions[0];
    record.players.first.name = "A;b";
    record.state.rules.cube_limit = 64;
    const Census census = snowietxt_partial_losses(one, {});
    EXPECT_EQ(count_of(census, Feature::player_names), 1U);
    EXPECT_EQ(count_of(census, Feature::cube_limit), 1U);
    EXPECT_NE(write_snowietxt(one, {}).value().find("A,b"), std::string::npos);
}

}  // namespace
}  // namespace gammonkit
