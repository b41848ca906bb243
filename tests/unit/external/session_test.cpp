#include "analysis/external/session.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

constexpr std::string_view kStart =
    "board:You:other:0:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:0:0:1:1:1:0:1:-1:0:"
    "25:0:0:0:0:0:0:0:0";

class EngineSessionTest : public testing::Test {
protected:
    std::string answer(std::string_view line) { return session_.answer(line, {}).text; }

    NetEngine engine_{{.threads = 1}};
    EngineSession session_{SessionEngine{
        .engine = engine_, .plays = level_of_plies(0), .cube = level_of_plies(0), .version = "1.2.3"}};
};

TEST_F(EngineSessionTest, AnswersBoardsWithMovesAndCubeActions)
{
    EXPECT_EQ(answer(kStart), "8/5 6/5\n");
    std::string before(kStart);
    before.replace(before.find(":3:1:0:0:"), 9, ":0:0:0:0:");
    EXPECT_EQ(answer(before), "roll\n");
    std::string doubled = before;
    doubled.replace(doubled.find(":1:1:1:0:1:-1:"), 14, ":1:1:1:1:1:-1:");
    EXPECT_EQ(answer(doubled), "take\n");
}

TEST_F(EngineSessionTest, EvaluatesBoardsAsGnubgDoes)
{
    const std::string line = fmt::format("evaluation fibsboard {} PLIES 0", kStart);
    EXPECT_THAT(answer(line), StartsWith("0.52"));
    EXPECT_THAT(answer(line + " CUBEFUL"), StartsWith("0.52"));
    EXPECT_NE(answer(line + " CUBEFUL"), answer(line));
    // A race in which doubling and taking is right: gnubg 1.07 says 0.900, which is that, and the table of 12
    // points 0.890.
    const std::string race =
        "evaluation fibsboard "
        "board:You:Opp:0:0:0:0:0:2:3:3:3:3:0:1:0:0:0:0:0:0:0:-2:0:0:-3:-3:-3:-2:-2:0:0:1:0:"
        "0:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1 PLIES 0 CUBEFUL";
    EXPECT_THAT(answer(race), HasSubstr(" 0.89"));
    EXPECT_EQ(answer(line + " PLIES"), "Error: 'PLIES' is not understood\n");
    EXPECT_EQ(answer("evaluation x"),
              "Error: behind 'evaluation' stands 'fibsboard', and then the line of a board\n");
}

TEST_F(EngineSessionTest, NeverFailsAtLinesThatAreNone)
{
    for (const std::string_view line :
         {"board", "board:", "board:::::", "evaluation", "evaluation fibsboard", "evaluation fibsboard x y"})
        EXPECT_THAT(answer(line), StartsWith("Error: ")) << line;
    for (const std::string_view line :
         {"go", "setscore", "setcube", "dice 1", "position", "position gnubgid x", "position xgid x",
          "setturn p2", "newsession", "setoption", "hello"})
        EXPECT_THAT(answer(line), StartsWith("error ")) << line;
    EXPECT_EQ(answer(""), "");
    std::string over(kStart);
    over.replace(over.find(":1:-1:0:25"), 10, ":0:0:0:25");
    EXPECT_THAT(answer(over), HasSubstr("the game is over"));
}

TEST_F(EngineSessionTest, ShakesHandsByUbgi)
{
    const std::string introduction = answer("ubgi");
    EXPECT_THAT(introduction, StartsWith("id name GammonKit\n"));
    EXPECT_THAT(introduction, HasSubstr("id version 1.2.3\n"));
    EXPECT_THAT(introduction, EndsWith("ubgiok\n"));
    EXPECT_EQ(answer("isready"), "readyok\n");
    EXPECT_TRUE(session_.answer("quit", {}).ends);
    EXPECT_TRUE(session_.answer("exit", {}).ends);
}

TEST_F(EngineSessionTest, PlaysByUbgi)
{
    for (const std::string_view line :
         {"newsession type match length 7", "position gnubgid 4HPwATDgc/ABMA", "setscore 2 3", "setturn p1",
          "dice 3 1", "setoption name Plies value 0"})
        EXPECT_EQ(answer(line), "") << line;
    EXPECT_THAT(answer("go role chequer"), EndsWith("\nbestmove 8/5 6/5\n"));
    EXPECT_THAT(answer("go role cube"), EndsWith("\nbestcube nodouble\n"));
    EXPECT_EQ(answer("go role turn"), "bestturn cube=nodouble move=8/5 6/5\n");
    EXPECT_EQ(answer("setcube value 2 owner p0"), "");
    EXPECT_EQ(answer("position xgid XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"), "");
    EXPECT_THAT(answer("go role chequer"), EndsWith("\nbestmove 8/5 6/5\n"));
}

TEST_F(EngineSessionTest, TellsWhatIsMissingByUbgi)
{
    EXPECT_EQ(answer("go role chequer"), "error missing_context no position was set\n");
    EXPECT_EQ(answer("position gnubgid 4HPwATDgc/ABMA"), "");
    EXPECT_EQ(answer("go role chequer"), "error missing_context no dice were set\n");
    EXPECT_EQ(answer("go role king"), "error bad_argument role chequer, cube or turn expected\n");
    EXPECT_EQ(answer("nonsense"), "error unknown_command there is no command 'nonsense'\n");
}

}  // namespace
}  // namespace gammonkit
