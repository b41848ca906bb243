#include "formats/sgf/format.hpp"
#include "tests/unit/sgf/support.hpp"

namespace gammonkit::sgf_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// A game with these properties in its root.
std::string root(const std::string& properties, const std::string& nodes = "")
{
    return "(;FF[4]GM[6]" + properties + nodes + ")\n";
}

Match match_of(const std::string& text)
{
    const FileRead outcome = read(text);
    EXPECT_EQ(outcome.collection.matches.size(), 1U) << outcome.said;
    return outcome.collection.matches.empty() ? Match{} : outcome.collection.matches.front();
}

std::vector<int> numbers_of(const std::string& text)
{
    std::vector<int> numbers;
    for (const Game& game : match_of(text).games)
        numbers.push_back(game.number);
    return numbers;
}

TEST(SgfMatch, HasWhatItsFirstGameSays)
{
    const Match match =
        match_of(root("CA[UTF-8]AP[GNU Backgammon:1.07.001]MI[length:7][game:0][ws:0][bs:0]"
                      "PW[Alice]PB[Bob]WR[1850.5]BR[Expert \\]x]DT[2004-02-29]EV[Open]RO[Final]"
                      "PC[Paris]AN[Eve]GC[two\nlines]RU[Crawford]"));
    EXPECT_EQ(match.rules, (Rules{.length = 7, .crawford = true}));
    EXPECT_EQ(match.players.first, (PlayerInfo{.name = "Alice", .rating = "1850.5"}));
    EXPECT_EQ(match.players.second, (PlayerInfo{.name = "Bob", .rating = "Expert ]x"}));
    EXPECT_EQ(match.date, (Date{.year = 2004, .month = 2, .day = 29}));
    EXPECT_EQ(match.event, "Open");
    EXPECT_EQ(match.round, "Final");
    EXPECT_EQ(match.place, "Paris");
    EXPECT_EQ(match.annotator, "Eve");
    EXPECT_EQ(match.comment, "two\nlines");
    EXPECT_EQ(match.source, "GNU Backgammon:1.07.001");
    EXPECT_EQ(match.games[0].extras, Extras{});
}

TEST(SgfMatch, KeepsWhatItCannotUseOfARootAsExtrasOfTheGame)
{
    EXPECT_EQ(match_of(root("DT[2010-01-30,31]TM[123]GS[M:1 2][C:3]RE[W+F]")).games[0].extras,
              (Extras{{"sgf:DT", {"2010-01-30,31"}},
                      {"sgf:TM", {"123"}},
                      {"sgf:GS", {"M:1 2", "C:3"}},
                      {"sgf:RE", {"W+F"}}}));
}

TEST(SgfMatch, IsAMoneySessionWithoutMi)
{
    EXPECT_TRUE(match_of(root("PW[A]PB[B]")).rules.is_money());
}

TEST(SgfMatch, TakesNegativeNumbersAsZero)
{
    const Match match = match_of(root("MI[bs:-2][ws:3][length:-5][game:-1][other:9]"));
    EXPECT_TRUE(match.rules.is_money());
    EXPECT_EQ(match.games[0].score, (ByPlayer<int>{3, 0}));
    EXPECT_EQ(match.games[0].number, 1);
}

TEST(SgfRules, AreThoseThatRuNames)
{
    const Match match = match_of(root("MI[length:5]RU[NoCube:Crawford:CrawfordGame:Nackgammon]"));
    EXPECT_EQ(match.rules,
              (Rules{.variant = Variant::nackgammon, .length = 5, .crawford = true, .cube_limit = 1}));
    EXPECT_EQ(match.games[0].crawford, true);
    EXPECT_EQ(match_of(root("RU[Jacoby:Hypergammon3]")).rules,
              (Rules{.variant = Variant::hypergammon_3, .jacoby = true}));
}

TEST(SgfRules, StateThatItIsNotTheCrawfordGame)
{
    EXPECT_EQ(match_of(root("MI[length:5]RU[Crawford]")).games[0].crawford, false);
}

TEST(SgfRules, AreDeniedWhereRuDoesNotNameThem)
{
    EXPECT_EQ(match_of(root("MI[length:5]RU[]")).rules.crawford, false);
    EXPECT_EQ(match_of(root("RU[]")).rules.jacoby, false);
}

TEST(SgfRules, AreDeniedWhereGnubgLeavesRuOut)
{
    EXPECT_EQ(match_of(root("AP[GNU Backgammon:1.07]MI[length:5]")).rules.crawford, false);
}

TEST(SgfRules, AreNotKnownWhereAnotherProgramLeavesRuOut)
{
    EXPECT_FALSE(match_of(root("AP[Other:1]MI[length:5]")).rules.crawford.has_value());
    EXPECT_FALSE(match_of(root("AP[Other:1]MI[length:5]")).games[0].crawford.has_value());
}

TEST(SgfRules, KeepWordsThatNobodyKnows)
{
    EXPECT_EQ(match_of(root("RU[Jacoby:Murphy]")).games[0].extras, (Extras{{"sgf:RU", {"Jacoby:Murphy"}}}));
}

TEST(SgfGame, StartsWithAutomaticDoubles)
{
    EXPECT_EQ(match_of(root("CV[4]")).games[0].automatic_doubles, 2);
    EXPECT_EQ(match_of(root("CV[3]")).games[0].extras, (Extras{{"sgf:CV", {"3"}}}));
}

TEST(SgfGame, MayHaveACommentOfItsOwn)
{
    EXPECT_EQ(match_of(root("C[nice]")).games[0].comment, "nice");
}

TEST(SgfGame, MayPlayInItsRoot)
{
    const Match match = match_of(root("W[31hefe]C[nice]", ";B[42]"));
    ASSERT_EQ(match.games[0].turns.size(), 2U);
    EXPECT_EQ(match.games[0].turns[0].comment, "nice");
}

TEST(SgfGame, IsCountedFromZeroByGnubgAndFromOneByTheStandard)
{
    EXPECT_THAT(numbers_of(root("AP[GNU Backgammon:1.07]MI[length:5][game:3]")), ElementsAre(4));
    EXPECT_THAT(numbers_of(root("AP[Other:1]MI[length:5][game:3]")), ElementsAre(3));
    EXPECT_THAT(numbers_of(root("MI[length:5][game:0]") + root("MI[length:5][game:1]")), ElementsAre(1, 2));
    EXPECT_THAT(numbers_of(root("MI[length:5][game:1]") + root("MI[length:5][game:2]")), ElementsAre(1, 2));
    EXPECT_THAT(numbers_of(root("PW[A]") + root("PW[A]")), ElementsAre(1, 2));
}

TEST(SgfGame, BelongsToTheMatchBeforeIt)
{
    const Match match = match_of(root("MI[length:5][game:0]PW[A]PB[B]EV[Open]") +
                                 root("MI[length:5][game:1][ws:2]PW[A]PB[B]EV[Closed]PC[Rome]"));
    ASSERT_EQ(match.games.size(), 2U);
    EXPECT_EQ(match.games[1].score, (ByPlayer<int>{2, 0}));
    EXPECT_EQ(match.place, "Rome");
    EXPECT_EQ(match.event, "Open");
    EXPECT_EQ(match.games[1].extras, (Extras{{"sgf:EV", {"Closed"}}}));
}

TEST(SgfGame, BeginsANewMatchIfItsRootContradicts)
{
    const std::string first = root("MI[length:5][game:3]PW[A]PB[B]RU[Crawford]");
    for (const char* next :
         {"MI[length:7][game:4]PW[A]PB[B]", "MI[length:5][game:4]PW[X]PB[B]",
          "MI[length:5][game:4]PW[A]PB[X]", "MI[length:5][game:3]PW[A]PB[B]",
          "MI[length:5][game:0]PW[A]PB[B]", "MI[length:5][game:4]PW[A]PB[B]RU[Nackgammon]"}) {
        EXPECT_EQ(read(first + root(next)).collection.matches.size(), 2U) << next;
    }
}

TEST(SgfGame, BeginsANewMatchIfAPlayerHasFewerPointsThanBefore)
{
    const std::string first = root("MI[length:5][game:3][ws:2][bs:1]PW[A]PB[B]");
    EXPECT_EQ(read(first + root("MI[length:5][game:4][ws:3][bs:0]PW[A]PB[B]")).collection.matches.size(), 2U);
    EXPECT_EQ(read(first + root("MI[length:5][game:4][ws:3]PW[A]PB[B]")).collection.matches.size(), 1U);
}

TEST(SgfGame, MayFollowAfterTheMatchWasWon)
{
    EXPECT_EQ(match_of(root("MI[length:1][game:0]") + root("MI[length:1][game:1][ws:1]")).games.size(), 2U);
}

Game game_with_result(const std::string& result, const std::string& nodes)
{
    return match_of(root("MI[length:7][game:0]RU[Crawford]RE[" + result + "]", nodes)).games[0];
}

const std::string kOpening = ";W[31hefe];B[42qusu]";

TEST(SgfResult, IsAResignationWhereTheGameIsNotOver)
{
    const Game game = game_with_result("W+2R", kOpening);
    ASSERT_EQ(game.turns.size(), 4U);
    EXPECT_EQ(game.turns[2].player, Player::second);
    EXPECT_EQ(game.turns[2].action, Action(Resign{.stake = Stake::gammon}));
    EXPECT_EQ(game.turns[3].action, Action(AcceptResignation{}));
    EXPECT_FALSE(game.claimed_outcome);
}

TEST(SgfResult, IsAResignationAfterARollToo)
{
    const Game game = game_with_result("B+1Resign", kOpening + ";PL[W]DI[63]");
    ASSERT_EQ(game.turns.size(), 5U);
    EXPECT_EQ(game.turns[3].action, Action(Resign{}));
}

TEST(SgfResult, IsClaimedWhereNothingShowsIt)
{
    const Game game = game_with_result("W+1", kOpening);
    EXPECT_EQ(game.turns.size(), 2U);
    EXPECT_EQ(game.claimed_outcome, (Outcome{.winner = Player::first, .points = 1}));
}

TEST(SgfResult, IsLeftToTheTurnsThatLeadToIt)
{
    const Game game = game_with_result("W+1", kOpening + ";W[double];B[drop]");
    EXPECT_FALSE(game.claimed_outcome);
}

TEST(SgfResult, IsClaimedWhereItContradictsTheTurns)
{
    const Game game = game_with_result("B+2", kOpening + ";W[double];B[drop]");
    EXPECT_EQ(game.claimed_outcome, (Outcome{.winner = Player::second, .points = 2}));
}

TEST(SgfResult, IsReadInManySpellings)
{
    const auto claimed = [](const std::string& result) {
        return game_with_result(result, kOpening).claimed_outcome;
    };
    EXPECT_EQ(claimed("w+3"), (Outcome{.winner = Player::first, .points = 3}));
    EXPECT_EQ(claimed("B+2.5"), (Outcome{.winner = Player::second, .points = 2}));
    EXPECT_EQ(claimed("W+0"), (Outcome{.winner = Player::first, .points = 1}));
    EXPECT_EQ(claimed("W"), (Outcome{.winner = Player::first, .points = 1}));
    EXPECT_FALSE(claimed("0"));
    EXPECT_FALSE(claimed("Void"));
}

TEST(SgfFile, SkipsOtherGames)
{
    const FileRead outcome = read("(;FF[4]GM[1];B[pd])(;GM[6]FF[4]PW[A])");
    EXPECT_EQ(outcome.said,
              "x.sgf:1:2: warning: skipped a game of another kind: GM is 1, backgammon is 6 [sgf-game-kind]\n"
              "    (;FF[4]GM[1];B[pd])(;GM[6]FF[4]PW[A])\n"
              "     ^\n");
    EXPECT_EQ(outcome.collection.matches.size(), 1U);
}

TEST(SgfFile, NeedsAGameOfBackgammon)
{
    for (const char* text : {"", "    \n", "(;)", "hello", "(;FF[4]GM[1])", "()"}) {
        const FileRead outcome = read(text);
        EXPECT_TRUE(outcome.failed) << text;
        EXPECT_THAT(outcome.said, HasSubstr("there is no game of backgammon (GM[6]) in this file [no-game]"));
    }
}

TEST(SgfFile, SaysWhichCharsetItIsIn)
{
    EXPECT_EQ(declared_sgf_charset("(;FF[4]GM[6]CA[cp1251]PW[x]"), "cp1251");
    EXPECT_EQ(declared_sgf_charset("(;CA[ KOI8-R ]GM[6]"), "KOI8-R");
    EXPECT_EQ(declared_sgf_charset("(;GM[6]XCA[no]"), "");
    EXPECT_EQ(declared_sgf_charset("(;GM[6]CA[cut"), "");
}

TEST(SgfFile, KeepsTheGamesAroundADamagedOne)
{
    const FileRead outcome = read(root("MI[length:5][game:0]", ";W[31hefe]") +
                                  root("MI[length:5][game:1]", ";W[31\n;B[42qusu];;W[]]]") +
                                  root("MI[length:5][game:2]", ";W[42mihe]"));
    ASSERT_EQ(outcome.collection.matches.size(), 1U);
    const std::vector<Game>& games = outcome.collection.matches[0].games;
    ASSERT_EQ(games.size(), 3U);
    EXPECT_EQ(games[1].turns[1].action,
              (Action(CheckerPlay{.dice = *Dice::from(4, 2),
                                  .play = {{Point(8), Point(4)}, {Point(6), Point(4)}}})));
    EXPECT_EQ(games[2].turns.size(), 1U);
}

TEST(SgfFile, IsSniffedByItsGameKind)
{
    const auto sniffed = [](std::string_view text) {
        return sniff_sgf({.name = "x", .bytes = text, .text = text});
    };
    EXPECT_EQ(sniffed("(;FF[4]GM[6]CA[UTF-8]"), Confidence::certain);
    EXPECT_EQ(sniffed("mail\n\n( ;GM[6]\nFF[4]"), Confidence::certain);
    EXPECT_EQ(sniffed("(;FF[4]GM[1])"), Confidence::plausible);
    EXPECT_EQ(sniffed("(;)"), Confidence::plausible);
    EXPECT_EQ(sniffed("1) 31: 8/5 6/5 (;-)"), Confidence::none);
    EXPECT_EQ(sniffed(std::string_view("PNG\0\0(;YX", 10)), Confidence::none);
    EXPECT_EQ(sniffed(""), Confidence::none);
}

TEST(SgfFile, TellsOfAGameThatNoParenthesisOpens)
{
    const std::string text = game(";W[31hefe]");
    EXPECT_NE(read(text.substr(1) + text).said.find("no parenthesis opens this game"), std::string::npos);
    EXPECT_EQ(read("Dear Bo; here it is:\n" + text).said, "");
}

TEST(SgfMatch, TellsNumbersThatNothingCanHave)
{
    for (const char* item : {"length:2147483647", "length:10000001", "ws:999999999", "length:99999999999"}) {
        const FileRead outcome = read(root(std::string("MI[") + item + "]"));
        EXPECT_THAT(outcome.said, HasSubstr("this part of the heading is not understood")) << item;
    }
}

}  // namespace
}  // namespace gammonkit::sgf_test
