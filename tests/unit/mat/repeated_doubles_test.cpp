// Matches by DailyGammon's double repeat.
#include "formats/mat/format.hpp"
#include "tests/support/reading.hpp"

#include <gmock/gmock.h>

namespace gammonkit {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using testing_support::Told;

Told told(const std::string& text)
{
    return testing_support::told_by(read_mat, text, Options());
}

const std::string kDoubled = " 5 point match\n\n Game 1\n ann : 0                           bob : 0\n"
                             "  1) 31: 8/5 6/5                   52: 13/11 13/8\n"
                             "  2) 42: 8/4 6/4                    Doubles => 2\n"
                             "  3)  Takes                        65: 24/18 18/13\n"
                             "  4)  Doubles => 2                  Takes\n"
                             "  5) 61: 13/7 8/7                  Wins 1 point\n\n";

TEST(MatRepeatedDoubles, BeginFromTheLastDoubleThatIsNotPlayedYet)
{
    const Told read = told(kDoubled + " Game 2\n ann : 0                           bob : 1\n"
                                      "  1) 21: 4/2 24/23                 65: 13/7 13/8\n"
                                      "      Wins 1 point\n\n"
                                      " Game 3\n ann : 1                           bob : 1\n"
                                      "  1)                               31: 11/8 6/5\n"
                                      "  2) 61: 13/7 8/7                  65: 24/18 18/13\n");
    EXPECT_THAT(read.said, HasSubstr("note: this can be followed by the rules of double repeat"));
    EXPECT_THAT(read.said, Not(HasSubstr("cannot be followed")));
    const Match& match = read.collection.matches.at(0);
    EXPECT_EQ(match.rules.crawford, false);
    const auto is_position = [](const Turn& turn) {
        return std::holds_alternative<SetPosition>(turn.action);
    };
    EXPECT_TRUE(is_position(match.games.at(1).turns.at(0)));
    EXPECT_TRUE(is_position(match.games.at(2).turns.at(0)));
    EXPECT_EQ(match.games[2].turns[0].player, Player::second);
}

TEST(MatRepeatedDoubles, LeaveTheCubeWhereItIs)
{
    const Told read = told(kDoubled + " Game 2\n ann : 0                           bob : 1\n"
                                      "  1) 21: 4/2 24/23                 65: 13/7 13/8\n");
    std::size_t cubes = 0;
    for (const Turn& turn : read.collection.matches.at(0).games.at(0).turns) {
        const auto* set = std::get_if<SetCube>(&turn.action);
        if (set == nullptr) continue;
        EXPECT_EQ(set->cube, Cube{});
        ++cubes;
    }
    EXPECT_EQ(cubes, 2U);
}

TEST(MatRepeatedDoubles, AreNotSeenWhereAGameIsWrong)
{
    const Told read = told(kDoubled + " Game 2\n ann : 0                           bob : 1\n"
                                      "  1) 21: 9/7 24/23                 65: 13/7 13/8\n");
    EXPECT_THAT(read.said, HasSubstr("cannot be followed"));
    EXPECT_THAT(read.said, Not(HasSubstr("double repeat")));
    EXPECT_EQ(read.collection.matches.at(0).rules.crawford, std::nullopt);
}

}  // namespace
}  // namespace gammonkit
