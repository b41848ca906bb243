#include "model/rules.hpp"
#include "tests/unit/sgf/support.hpp"

namespace gammonkit::sgf_test {
namespace {

using testing::ElementsAre;

/// The only turn of a game with one node.
Turn turn_of(const std::string& node)
{
    const std::vector<Turn> turns = turns_of(game(node));
    EXPECT_EQ(turns.size(), 1U);
    return turns.empty() ? Turn{} : turns.front();
}

/// The turn that sets up the board, in a game that goes on.
Turn set_up_by(const std::string& node)
{
    const std::vector<Turn> turns = turns_of(game(node + ";B[31xwwt]"));
    EXPECT_EQ(turns.size(), 2U);
    return turns.empty() ? Turn{} : turns.front();
}

std::vector<std::string> actions_of(const std::string& nodes)
{
    std::vector<std::string> names;
    for (const Turn& turn : turns_of(game(nodes)))
        names.emplace_back(action_name(turn.action));
    return names;
}

TEST(SgfTurn, PlaysCheckersInTheNumberingOfTheirPlayer)
{
    const Turn white = turn_of(";W[31hefe]");
    EXPECT_EQ(white.player, Player::first);
    EXPECT_EQ(white.action, Action(CheckerPlay{.dice = *Dice::from(3, 1),
                                               .play = {{Point(8), Point(5)}, {Point(6), Point(5)}}}));
    const Turn black = turn_of(";B[31qtst]");
    EXPECT_EQ(black.player, Player::second);
    EXPECT_EQ(black.action, white.action);
}

TEST(SgfTurn, IsAPlayWithoutStepsWhereARollStandsAlone)
{
    EXPECT_EQ(turn_of(";B[64]").action, Action(CheckerPlay{.dice = *Dice::from(6, 4)}));
}

TEST(SgfTurn, ReadsOldLongNamesAndBlanksInMoves)
{
    EXPECT_EQ(turn_of(";White[31 he fe]").action, turn_of(";W[31hefe]").action);
}

TEST(SgfTurn, IsABeaverStraightAfterADouble)
{
    EXPECT_THAT(actions_of(";W[double];B[double];W[double];B[take]"),
                ElementsAre("double", "beaver", "raccoon", "take"));
    EXPECT_THAT(actions_of(";W[double];B[take];W[31];B[double];W[drop]"),
                ElementsAre("double", "take", "play", "double", "drop"));
}

TEST(SgfTurn, MayBeADoubleAtTheEnd)
{
    EXPECT_THAT(actions_of(";W[31hefe];B[double]"), ElementsAre("play", "double"));
}

TEST(SgfTurn, IsARollWhereDiceAreNotPlayed)
{
    const Turn turn = turn_of(";PL[B]DI[63]");
    EXPECT_EQ(turn.player, Player::second);
    EXPECT_EQ(turn.action, Action(Roll{.dice = *Dice::from(6, 3)}));
}

TEST(SgfTurn, RollsForWhoeverIsNextWithoutPl)
{
    EXPECT_EQ(turns_of(game(";W[31hefe];DI[63]"))[1].player, Player::second);
}

TEST(SgfTurn, KeepsTheBoardOfAnIllegalPlay)
{
    const std::vector<Turn> turns = turns_of(game(";PL[W]DI[11];PL[B]AE[a:y]AW[a][b]AB[x]"));
    ASSERT_EQ(turns.size(), 1U);
    const auto& play = std::get<CheckerPlay>(turns[0].action);
    EXPECT_EQ(play.dice, *Dice::from(1, 1));
    EXPECT_TRUE(play.play.empty());
    ASSERT_TRUE(play.result);
    EXPECT_EQ(play.result->checkers(Player::first, Point(2)), 1);
    EXPECT_EQ(play.result->checkers(Player::second, Point(1)), 1);
}

TEST(SgfTurn, SetsUpABoardFromPointsAndRanges)
{
    const Turn turn = set_up_by(";PL[B]AE[a:y]AW[a:c][c][y]AB[x][y][y]");
    EXPECT_EQ(turn.player, Player::second);
    const Position& position = *std::get<SetPosition>(turn.action).position;
    EXPECT_EQ(position.checkers(Player::first, Point(3)), 2);
    EXPECT_EQ(position.checkers(Player::first, kBar), 1);
    EXPECT_EQ(position.checkers(Player::first, kOff), 10);
    EXPECT_EQ(position.checkers(Player::second, Point(1)), 1);
    EXPECT_EQ(position.checkers(Player::second, kBar), 2);
}

TEST(SgfTurn, SetsUpTheSameBoardWhereverPlStands)
{
    EXPECT_EQ(set_up_by(";PL[B]AE[a:y]AW[a]AB[x]"), set_up_by(";AE[a:y]AW[a]AB[x]PL[B]"));
}

TEST(SgfTurn, AddsCheckersToTheBoardAsItStands)
{
    const Turn turn = turns_of(game(";W[31hefe];AE[m]AW[g]"))[1];
    const Position& position = *std::get<SetPosition>(turn.action).position;
    EXPECT_EQ(position.checkers(Player::first, Point(13)), 0);
    EXPECT_EQ(position.checkers(Player::first, Point(7)), 1);
    EXPECT_EQ(position.checkers(Player::first, Point(5)), 2);
}

TEST(SgfTurn, BelievesTheNextMoveWhoIsOnRollAfterASetup)
{
    EXPECT_EQ(turns_of(game(";PL[W]AE[a:y]AW[a]AB[x];B[31]"))[0].player, Player::second);
}

TEST(SgfTurn, KeepsABoardThatCannotBeAsItWasWritten)
{
    const FileRead outcome = read(game("\n;AE[a:y]AW[a]AB[a]"));
    EXPECT_THAT(outcome.said, testing::HasSubstr("this board can't be"));
    const Turn& turn = outcome.collection.matches[0].games[0].turns[0];
    EXPECT_EQ(turn.action, Action(Remark{}));
    EXPECT_EQ(turn.extras, (Extras{{"sgf:AE", {"a:y"}}, {"sgf:AW", {"a"}}, {"sgf:AB", {"a"}}}));
}

TEST(SgfTurn, JoinsValueAndOwnerOfTheCube)
{
    EXPECT_EQ(turn_of(";CV[4096];CP[b]").action,
              Action(SetCube{.cube = {.value = 4096, .owner = Player::second}}));
    EXPECT_EQ(turn_of(";CV[2];CO[c]").action, Action(SetCube{.cube = {.value = 2}}));
}

TEST(SgfTurn, KeepsTheOwnerWhereOnlyTheCubeValueIsSet)
{
    EXPECT_EQ(turns_of(game(";W[double];B[take];CV[8]"))[2].action,
              Action(SetCube{.cube = {.value = 8, .owner = Player::second}}));
    EXPECT_EQ(turns_of(game(";W[double];B[double];W[take];CV[8]"))[3].action,
              Action(SetCube{.cube = {.value = 8, .owner = Player::second}}));
}

TEST(SgfTurn, SplitsANodeThatSetsUpEverything)
{
    const std::vector<Turn> turns = turns_of(game(";PL[B]AE[a:y]AW[a]AB[x]CV[2]CP[w]DI[31]C[hi];B[31xwwt]"));
    ASSERT_EQ(turns.size(), 4U);
    EXPECT_EQ(turns[1].action, Action(SetCube{.cube = {.value = 2, .owner = Player::first}}));
    EXPECT_EQ(turns[2].action, Action(Roll{.dice = *Dice::from(3, 1)}));
    EXPECT_EQ(turns[2].player, Player::second);
    EXPECT_EQ(turns[2].comment, "hi");
}

TEST(SgfTurn, KeepsAMoveThatItCannotReadAsItWasWritten)
{
    const FileRead outcome = read(game("\n;B[31abcdeX]"));
    EXPECT_EQ(outcome.said, "x.sgf:2:4: warning: expected up to four pairs of letters from a to z after the "
                            "roll [sgf-move]\n"
                            "    ;B[31abcdeX])\n"
                            "       ^\n");
    const Turn& turn = outcome.collection.matches[0].games[0].turns[0];
    EXPECT_EQ(std::get<CheckerPlay>(turn.action).notation, "abcdeX");
    EXPECT_EQ(turn.extras, (Extras{{"sgf:B", {"31abcdeX"}}}));
}

TEST(SgfTurn, IsARemarkWhereAMoveSaysNothing)
{
    const FileRead outcome = read(game("\n;W[Double]C[what]"));
    EXPECT_EQ(outcome.said, "x.sgf:2:4: warning: expected a roll and its moves, double, take or drop "
                            "[sgf-move]\n"
                            "    ;W[Double]C[what])\n"
                            "       ^\n");
    const Turn& turn = outcome.collection.matches[0].games[0].turns[0];
    EXPECT_EQ(turn.action, Action(Remark{}));
    EXPECT_EQ(turn.comment, "what");
    EXPECT_EQ(turn.extras, (Extras{{"sgf:W", {"Double"}}}));
}

TEST(SgfTurn, ReadsGibbonsResignations)
{
    const std::vector<Turn> turns =
        turns_of(game(";W[double];B[take];B[resign:4];W[reject];B[resign:6];W[accept]"));
    ASSERT_EQ(turns.size(), 6U);
    EXPECT_EQ(turns[2].action, Action(Resign{.stake = Stake::gammon}));
    EXPECT_EQ(turns[3].action, Action(RefuseResignation{}));
    EXPECT_EQ(turns[4].action, Action(Resign{.stake = Stake::backgammon}));
    EXPECT_EQ(turns[5].action, Action(AcceptResignation{}));
}

TEST(SgfTurn, IsTheFirstMoveOfItsNode)
{
    const Turn turn = turn_of(";B[31qtst]W[42hdfd]");
    EXPECT_EQ(turn.player, Player::second);
    EXPECT_EQ(turn.extras, (Extras{{"sgf:W", {"42hdfd"}}}));
}

TEST(SgfTurn, KeepsMarksAndLuck)
{
    const Turn bad = turn_of(";W[31hefe]LU[-0.12500]GB[2]BM[1]DC[]");
    EXPECT_EQ(bad.marks,
              (Marks{.play = SkillMark::bad, .cube = SkillMark::doubtful, .luck = LuckMark::very_unlucky}));
    EXPECT_EQ(bad.luck, Value(Emg{-0.125}));
    EXPECT_EQ(turn_of(";B[31qtst]GB[1]TE[2]").marks,
              (Marks{.play = SkillMark::very_good, .luck = LuckMark::lucky}));
    EXPECT_EQ(turn_of(";W[double]BM[2]").marks.play, SkillMark::very_bad);
    EXPECT_EQ(turn_of(";W[double]DO[]").marks.play, SkillMark::doubtful);
    EXPECT_EQ(turn_of(";W[double]IT[]").marks.play, SkillMark::interesting);
    EXPECT_EQ(turn_of(";W[31hefe]BC[2]").marks.cube, SkillMark::very_bad);
}

TEST(SgfTurn, KeepsWhatItDoesNotKnowAsExtras)
{
    EXPECT_EQ(
        turn_of(";W[31hefe]N[name]XX[1][2\\]]BM[7]LU[nan]").extras,
        (Extras{{"sgf:N", {"name"}}, {"sgf:XX", {"1", "2\\]"}}, {"sgf:BM", {"7"}}, {"sgf:LU", {"nan"}}}));
}

TEST(SgfTurn, TellsOfNumbersThatAreNone)
{
    for (const char* damaged : {"LU[x.12]", "LU[nan]", "BM[7]", "GW[x]", "A[x][hefe ]"})
        EXPECT_NE(read(game(std::string(";W[31hefe]") + damaged)).said.find("can't be read"),
                  std::string::npos)
            << damaged;
}

TEST(SgfTurn, JoinsCommentsAndUndoesEscapes)
{
    EXPECT_EQ(turn_of(R"(;W[31hefe]C[a\]b\\c]C[d])").comment, "a]b\\c\nd");
}

TEST(SgfTurn, KeepsTheAnalysisOfItsPlay)
{
    const Turn turn = turn_of(";W[31hefe]A[1][xuxw E ver 3 0.5 0.1 0 0.1 0 0.2 1C 0 1 0.0 1][hefe ]MR[2 ]");
    ASSERT_EQ(turn.plays.size(), 1U);
    EXPECT_EQ(turn.plays[0].by.engine, "GNU Backgammon:1.07.001");
    EXPECT_EQ(turn.plays[0].played, 1U);
    EXPECT_EQ(turn.plays[0].candidates[0].assessment->estimate.cubeful, Value(Emg{0.2}));
    EXPECT_FALSE(turn.plays[0].candidates[0].marked_for_rollout);
    EXPECT_TRUE(turn.plays[0].candidates[1].marked_for_rollout);
}

TEST(SgfTurn, KeepsTheAnalysisOfTheCubeDecision)
{
    const Turn turn = turn_of(";B[double]DA[E ver 3 2C 1 0.0 1 0.6 0.2 0 0.1 0 0.3 0.55 0.6 0.2 0 0.1 0 0.3 "
                              "0.54]CR[]");
    ASSERT_EQ(turn.cubes.size(), 1U);
    EXPECT_EQ(turn.cubes[0].double_take.estimate.cubeful, Value(Mwc{0.54}));
    EXPECT_TRUE(turn.cubes[0].marked_for_rollout);
}

TEST(SgfTurn, KeepsADamagedAnalysisAsItWasWritten)
{
    const FileRead outcome = read(game(";W[31hefe]A[0][hefe E ver 3 0.5]MR[]"));
    EXPECT_THAT(outcome.said,
                testing::HasSubstr("this analysis of a play can't be read; it is kept as it is"));
    const Turn& turn = outcome.collection.matches[0].games[0].turns[0];
    EXPECT_TRUE(turn.plays.empty());
    EXPECT_EQ(turn.extras, (Extras{{"sgf:A", {"0", "hefe E ver 3 0.5"}}, {"sgf:MR", {""}}}));
}

TEST(SgfVariations, StandAtTheTurnThatTheyReplace)
{
    const std::vector<Turn> turns =
        turns_of(game(";W[31hefe](;B[42];W[11])(;B[double](;W[take])(;W[drop]))"));
    ASSERT_EQ(turns.size(), 3U);
    ASSERT_EQ(turns[1].variations.size(), 1U);
    const std::vector<Turn>& line = turns[1].variations[0].turns;
    ASSERT_EQ(line.size(), 2U);
    EXPECT_EQ(line[0].action, Action(Double{}));
    EXPECT_EQ(line[1].action, Action(Take{}));
    ASSERT_EQ(line[1].variations.size(), 1U);
    EXPECT_EQ(line[1].variations[0].turns[0].action, Action(Drop{}));
}

TEST(SgfVariations, KnowTheBoardThatTheyStartFrom)
{
    const std::vector<Turn> turns = turns_of(game(";W[31hefe](;W[11])(;AE[m]AW[g])"));
    const Turn& set = turns[1].variations[0].turns[0];
    EXPECT_EQ(std::get<SetPosition>(set.action).position->checkers(Player::first, Point(5)), 2);
}

TEST(SgfVariations, AreCutWithAWarningWhereTheyNestTooDeep)
{
    std::string nodes;
    for (int i = 0; i < 100; ++i)
        nodes += ";W[31](;B[42])(";
    nodes += ";W[11]" + std::string(100, ')');
    const FileRead outcome = read(game(nodes));
    EXPECT_THAT(outcome.said, testing::HasSubstr("variations more than 32 deep are left out [sgf-depth]"));
}

TEST(SgfVariations, MayNestTenThousandDeepOnTheMainLine)
{
    std::string nodes;
    for (int i = 0; i < 10'000; ++i)
        nodes += "(;W[31]";
    EXPECT_EQ(turns_of(game(nodes + std::string(10'000, ')'))).size(), 10'000U);
}

}  // namespace
}  // namespace gammonkit::sgf_test
