// What XG's files say, in the words of the model.
#include "formats/xg/mapping/boards.hpp"
#include "formats/xg/mapping/extras.hpp"
#include "tests/unit/xg/support.hpp"

namespace gammonkit::xg {
namespace {

using testing::HasSubstr;

CubeRecord cube_before(std::int32_t active)
{
    CubeRecord cube;
    cube.active = active;
    cube.board = kStart;
    return cube;
}

/// The first player's 31 from the start, by these steps to the usual board.
MoveRecord opening(const std::array<std::int32_t, 8>& steps)
{
    MoveRecord move;
    move.before = kStart;
    move.after = kStart;
    move.after[8] = 2;
    move.after[6] = 4;
    move.after[5] = 2;
    move.steps = steps;
    move.dice = {3, 1};
    move.played = true;
    return move;
}

TEST(XgReader, ReadsWhatTheHeaderSays)
{
    const Match match = match_in(sample("comments.xg"));
    EXPECT_EQ(match.players.first.name, "Nicolas HARMAND");
    EXPECT_EQ(match.players.second.name, "Kévin UNGER");
    EXPECT_EQ(match.event, "Entrainement live");
    EXPECT_EQ(match.place, "Café Jussieu, Paris");
    EXPECT_EQ(match.rules.length, 9);
    EXPECT_EQ(match.rules.cube_limit, 1024);
    EXPECT_EQ(to_string(*match.date), "2024-10-24");
    EXPECT_EQ(match.match_id, "-788903771");
}

TEST(XgReader, GivesCommentsAsPlainTextAndKeepsTheirFonts)
{
    const Match match = match_in(sample("comments.xg"));
    std::vector<std::string> comments;
    for (const Turn& turn : match.games[0].turns) {
        if (!turn.comment.empty()) comments.push_back(turn.comment.str());
    }
    EXPECT_THAT(comments, testing::ElementsAre("coup assez difficile",
                                               "les double 66 sont toujpurs difficiles à trouver"));
    EXPECT_THAT(values_of(match.games[0].turns[2].extras, kRtfKey)[0], HasSubstr("Wine Riched20"));
}

TEST(XgReader, EndsAGameThatWasGivenUpAfterTheRollByAResignation)
{
    const std::vector<Turn> turns = match_in(sample("comments.xg")).games[0].turns;
    ASSERT_GE(turns.size(), 3U);
    EXPECT_TRUE(std::holds_alternative<Roll>(turns[turns.size() - 3].action));
    EXPECT_EQ(turns[turns.size() - 2].action, Action(Resign{.stake = Stake::single}));
    EXPECT_EQ(turns.back().action, Action(AcceptResignation{}));
}

TEST(XgReader, TakesAWayThatIsOneStepApartByTheBoardThatItLeadsTo)
{
    const std::vector<Turn> turns = match_in(sample("imported.xg")).games[0].turns;
    const auto& play = std::get<CheckerPlay>(turns[1].action);
    EXPECT_EQ(to_string(play.play), "24/18 18/13");
    EXPECT_FALSE(play.result);
    EXPECT_THAT(values_of(turns[1].extras, kMoveKey), testing::Contains("move=23,12,-1,-1,-1,-1,-1,-1"));
}

TEST(XgReader, SaysWhatAPlayIsWorthToTheOneWhoMakesIt)
{
    const Turn turn = match_in(sample("stored.xg")).games[0].turns[0];
    ASSERT_EQ(turn.plays.size(), 1U);
    const PlayAnalysis& analysis = turn.plays[0];
    EXPECT_EQ(analysis.by.engine, "eXtreme Gammon");
    EXPECT_EQ(analysis.candidates[*analysis.played].play, std::get<CheckerPlay>(turn.action).play);
    const Estimate& best = analysis.candidates[0].assessment->estimate;
    const Estimate& last = analysis.candidates.back().assessment->estimate;
    EXPECT_GT(std::get<Emg>(*best.cubeful), std::get<Emg>(*last.cubeful));
    EXPECT_GT(best.probabilities->win, last.probabilities->win);
}

TEST(XgReader, ReadsAQuestionAboutAPlayAsOnePosition)
{
    const Collection collection = collection_in(sample("play.xgp"));
    ASSERT_EQ(collection.positions.size(), 1U);
    EXPECT_TRUE(collection.matches.empty());
    EXPECT_TRUE(collection.positions[0].state.dice);
    EXPECT_EQ(collection.positions[0].plays.size(), 1U);
}

TEST(XgReader, ReadsTheRollBesideACubeQuestionAsASecondPosition)
{
    const Collection collection = collection_in(sample("cube.xgp"));
    ASSERT_EQ(collection.positions.size(), 2U);
    EXPECT_FALSE(collection.positions[0].state.dice);
    EXPECT_EQ(collection.positions[0].cubes.size(), 1U);
    EXPECT_TRUE(collection.positions[1].state.dice);
    EXPECT_EQ(collection.positions[1].plays.size(), 1U);
    EXPECT_EQ(collection.positions[0].state.position, collection.positions[1].state.position);
}

TEST(XgReader, KeepsAnIllegalPlayWithTheBoardThatItLedTo)
{
    MoveRecord move = opening({7, 4, 5, 3, -1, -1, -1, -1});
    move.after = kStart;
    move.after[24] = 1;
    move.after[2] = 1;
    const ReadSource reading = read_bytes(match_of({encode(cube_before(1), 30), encode(move, 30)}));
    const auto& play = std::get<CheckerPlay>(reading.collection->matches[0].games[0].turns[0].action);
    EXPECT_EQ(to_string(play.play), "8/5 6/4");
    ASSERT_TRUE(play.result);
    EXPECT_EQ(board_of(*play.result, Player::first), move.after);
    EXPECT_THAT(said(reading),
                HasSubstr("final.xg:0x1e00: warning: g1-1 (game 1, move 1): 8/5 6/4 is not legal"));
}

TEST(XgReader, TakesTheBoardOfTheSecondPlayerFromHisOwnSide)
{
    MoveRecord move = opening({7, 4, 5, 4, -1, -1, -1, -1});
    move.active = -1;
    const ReadSource reading = read_bytes(match_of({encode(cube_before(-1), 30), encode(move, 30)}));
    const Turn& turn = reading.collection->matches[0].games[0].turns[0];
    EXPECT_EQ(turn.player, Player::second);
    EXPECT_FALSE(std::get<CheckerPlay>(turn.action).result);
    EXPECT_THAT(said(reading), testing::Not(HasSubstr("illegal")));
}

TEST(XgReader, KeepsClocksAndFlagsAsExtras)
{
    CubeRecord cube = cube_before(1);
    cube.clocks = {719, 720};
    MoveRecord move = opening({7, 4, 5, 4, -1, -1, -1, -1});
    move.flagged = true;
    HeaderMatch header{.length = 5};
    header.clock = {.kind = 2, .seconds = 720, .added_seconds = 12};
    const Match match = match_in(match_of({encode(cube, 30), encode(move, 30)}, header));
    EXPECT_THAT(values_of(match.extras, kMatchKey),
                testing::IsSupersetOf({"clock-kind=2", "clock-seconds=720", "clock-added-seconds=12"}));
    EXPECT_THAT(values_of(match.games[0].turns[0].extras, kCubeKey), testing::Contains("clocks=719,720"));
    EXPECT_THAT(values_of(match.games[0].turns[0].extras, kMoveKey), testing::Contains("flagged=1"));
}

TEST(XgReader, RecordsNoImpossibleScore)
{
    HeaderGame game;
    game.score = {3, -2'029'240'612};
    const ReadSource reading = read_bytes(
        container_of(encode(HeaderMatch{.length = 5}, 30) + encode(game, 30) + encode(cube_before(1), 30)));
    EXPECT_EQ(reading.collection->matches[0].games[0].score, ByPlayer<int>{});
    EXPECT_THAT(said(reading), HasSubstr("is said to begin at 3 to -2029240612: recording 0-0"));
}

TEST(XgReader, RecordsNoImpossibleNumberOfAGame)
{
    HeaderGame game;
    game.number = 1'633'771'873;
    const ReadSource reading = read_bytes(
        container_of(encode(HeaderMatch{.length = 5}, 30) + encode(game, 30) + encode(cube_before(1), 30)));
    EXPECT_EQ(reading.collection->matches[0].games[0].number, 1);
    EXPECT_THAT(said(reading), HasSubstr("a game is numbered 1633771873: recording 1"));
}

TEST(XgReader, ReadsBeaversAndRaccoons)
{
    CubeRecord cube = cube_before(1);
    cube.doubles = 1;
    cube.takes = 2;
    cube.beaver = 2;
    cube.raccoon = 1;
    const Match match =
        match_in(match_of({encode(cube, 30)}, {.length = kUnlimited, .jacoby = true, .beaver = true}));
    std::vector<std::string> actions;
    for (const Turn& turn : match.games[0].turns)
        actions.emplace_back(action_name(turn.action));
    EXPECT_THAT(actions, testing::ElementsAre("double", "beaver", "raccoon", "take"));
    EXPECT_TRUE(match.rules.is_money());
    EXPECT_EQ(match.rules.jacoby, true);
}

TEST(XgReader, ReportsACommentThatIsNotThere)
{
    CubeRecord cube = cube_before(1);
    cube.comment = 7;
    cube.doubles = 1;
    const ReadSource reading = read_bytes(match_of({encode(cube, 30)}));
    EXPECT_THAT(said(reading), HasSubstr("comment 7 is missing: there are 0 [xg-comment]"));
}

TEST(XgReader, DoesNotReadFilesOfALaterVersion)
{
    const ReadSource reading = read_bytes(match_of({}, {.length = 5, .version = 41}));
    EXPECT_EQ(said(reading),
              "final.xg: error: file version 41 is not known: up to 40 can be read [xg-version]\n");
}

TEST(XgReader, ReadsTheNamesOfOldVersionsFromTheirCodePage)
{
    HeaderMatch header{.length = 5, .version = 20};
    header.ansi_players = {"André", "Bo"};
    const std::string bytes = container_of(encode(header, 20) + encode(HeaderGame{}, 20));
    EXPECT_EQ(match_in(bytes).players.first.name, "André");
}

}  // namespace
}  // namespace gammonkit::xg
