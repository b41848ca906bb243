#include "formats/mat/format.hpp"
#include "tests/support/reading.hpp"

#include <gmock/gmock.h>

namespace gammonkit {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using testing_support::Told;

constexpr std::string_view kBegin = " 5 point match\n\n Game 1\n ann : 0                           bob : 0\n"
                                    "  1)                               31: 23/22 23/20\n"
                                    "  2) 42: 8/4 6/4                   65: 24/18 18/13\n";

std::string nackgammon()
{
    return std::string(kBegin) + "  3) 21: 13/11 6/5                 21: 13/11 6/5\n"
                                 "  4) 21: 13/11 6/5                 21: 13/11 6/5\n"
                                 "  5) 31: 8/5 6/5                   31: 8/5 6/5\n";
}

Told read_from(std::string_view text, std::string_view options = "")
{
    return testing_support::told_by(read_mat, std::string(text),
                                    Options::parse(options, kMatFormat.read_options).value());
}

TEST(MatStarts, TakesTheVariantThatCanBeFollowed)
{
    const Told told = read_from(nackgammon());
    EXPECT_THAT(told.said, HasSubstr("note: this can be followed as nackgammon, and not as backgammon"));
    EXPECT_EQ(told.collection.matches[0].rules.variant, Variant::nackgammon);
    EXPECT_EQ(told.collection.matches[0].rules.length, 5);
}

TEST(MatStarts, TakesTheVariantThatIsAskedFor)
{
    const Told told = read_from(nackgammon(), "variant=standard");
    EXPECT_THAT(told.said, HasSubstr("the game cannot be followed"));
    EXPECT_EQ(told.collection.matches[0].rules.variant, Variant::standard);
}

TEST(MatStarts, NamesTheVariantOfWhatIsTooShortToTell)
{
    const Told told = read_from(kBegin);
    EXPECT_THAT(told.said, HasSubstr("as nackgammon it can be, but it is too short to tell"));
    EXPECT_THAT(told.said, HasSubstr("the game cannot be followed"));
    EXPECT_EQ(told.collection.matches[0].rules.variant, Variant::standard);
}

TEST(MatStarts, StaysWithBackgammonWhereNoStartIsRight)
{
    const Told told = read_from(nackgammon() + "  6) 21: 24/22 2/1                 11: 3/1\n");
    EXPECT_THAT(told.said, Not(HasSubstr("variant-found")));
    EXPECT_THAT(told.said, HasSubstr("the game cannot be followed"));
    EXPECT_THAT(told.said, HasSubstr("nackgammon, hypergammon and long gammon were tried as well"));
    EXPECT_EQ(told.collection.matches[0].rules.variant, Variant::standard);
}

TEST(MatStarts, TakesPointsFromTheOtherSideWhereThatCanBeFollowed)
{
    const Told told = read_from(" 5 point match\n\n Game 1\n ann : 0                           bob : 0\n"
                                "  1)                               31: 17/20 19/20\n"
                                "  2) 42: 8/4 6/4                   65: 1/7 7/12\n"
                                "  3) 66: 13/7 13/7 8/2 8/2           11: 19/20 19/20 17/18 17/18\n");
    EXPECT_THAT(told.said, HasSubstr("these moves go up: taking the points as the other player counts them"));
    EXPECT_THAT(told.said, Not(HasSubstr("cannot be followed")));
    const Game& game = told.collection.matches[0].games[0];
    EXPECT_EQ(to_string(std::get<CheckerPlay>(game.turns[0].action).play), "8/5 6/5");
    EXPECT_EQ(to_string(std::get<CheckerPlay>(game.turns[2].action).play), "24/18 18/13");
}

TEST(MatStarts, LeavesASlipInALaterPlayToBeMended)
{
    const Told told = read_from(" 5 point match\n\n Game 1\n ann : 0                           bob : 0\n"
                                "  1)                               31: 8/5 6/5\n"
                                "  2) 42: 8/4 6/4                   65: 1/7 7/12\n");
    EXPECT_THAT(told.said, Not(HasSubstr("go up")));
    EXPECT_EQ(to_string(std::get<CheckerPlay>(told.collection.matches[0].games[0].turns[2].action).play),
              "1/7 7/12");
}

/// As DailyGammon writes plays that backgammon does not have, with the board behind them.
std::string with_boards()
{
    // Bob's 23/22 23/20 and Ann's 8/4 6/4 from the start of nackgammon.
    return " 5 point match\n\n Game 1\n ann : 0                           bob : 0\n"
           "  1)                               31: Illegal play (5;0;0;0;1;ann;bob;0;0;0;0;0;"
           "0;-2;0;-1;0;-1;4;0;3;0;0;0;-4;4;0;0;0;-3;0;-4;0;0;0;2;2;0;0;0;)\n"
           "  2) 42: 8/4 6/4\n";
}

TEST(MatStarts, FollowsFromBoardsThatAreStated)
{
    const Told told = read_from(with_boards());
    EXPECT_THAT(told.said, HasSubstr("this can be followed as nackgammon, and not as backgammon"));
    EXPECT_EQ(told.collection.matches[0].rules.variant, Variant::nackgammon);
    const auto& play = std::get<CheckerPlay>(told.collection.matches[0].games[0].turns[0].action);
    EXPECT_EQ(to_string(play.play), "23/22 23/20");
    EXPECT_FALSE(play.result);
}

TEST(MatStarts, FollowsFromAStartThatIsShownAsATurn)
{
    const std::string start =
        "12: Illegal play (5;0;1;0;0;ann;bob;0;0;0;1;0;0;-2;-2;0;0;0;4;0;3;0;0;0;-4;4;0;0;0;-3;"
        "0;-4;0;0;0;2;2;0;3;1;)";
    const Told told = read_from(" 5 point match\n\n Game 1\n ann : 0                           bob : 0\n"
                                "  1) " +
                                start +
                                " 31: 24/23 23/20\n"
                                "  2) 42: 8/4 6/4                   Doubles => 2\n"
                                "  3)  Drops                        Wins 1 point\n\n"
                                " Game 2\n ann : 0                           bob : 1\n"
                                "  1)                               " +
                                start +
                                "\n"
                                "  2) 42: 8/4 6/4                   65: 24/18 18/13\n");
    EXPECT_THAT(told.said, HasSubstr("this can be followed as nackgammon, and not as backgammon"));
    ASSERT_EQ(told.collection.matches[0].games.size(), 2U);
    EXPECT_EQ(told.collection.matches[0].games[0].turns.size(), 4U);
    EXPECT_EQ(told.collection.matches[0].games[1].turns.size(), 2U);
    EXPECT_EQ(told.collection.matches[0].games[0].turns[0].player, Player::second);
}

}  // namespace
}  // namespace gammonkit
