#include "model/identifiers/xgid.hpp"
#include "model/rules.hpp"
#include "tests/unit/sgf/support.hpp"

namespace gammonkit::sgf_test::writer_test {
namespace {

using testing::HasSubstr;
using testing::Not;

Collection collection_of(Match match)
{
    return {.matches = {std::move(match)}, .positions = {}};
}

Match match_of(Game game)
{
    return {.rules = {.length = 7}, .players = {{.name = "Al"}, {.name = "Bo"}}, .games = {std::move(game)}};
}

/// What is written for these turns of one game, without its root.
std::string nodes_of(std::vector<Turn> turns)
{
    const std::string text = written(collection_of(match_of({.turns = std::move(turns)})));
    return text.substr(text.find('\n') + 1);
}

/// What is written as the root of a game that has no turns.
std::string root_of(const Match& match)
{
    return written(collection_of(match));
}

Turn by(Player player, Action action)
{
    return {.player = player, .action = std::move(action)};
}

const Dice k31 = *Dice::from(3, 1);
const Play kHefe{{Point(8), Point(5)}, {Point(6), Point(5)}};

TEST(SgfWriter, WritesAMatchAsGnubgDoes)
{
    Match match = match_of({.score = {1, 2}, .turns = {by(Player::first, CheckerPlay{k31, kHefe})}});
    match.players.first.rating = "1800";
    match.players.second.rating = "1900";
    match.date = Date{.year = 2004, .month = 2, .day = 29};
    match.event = "Open";
    match.round = "Final";
    match.place = "Paris";
    match.annotator = "Eve";
    match.comment = "a]b";
    match.source = "GNU Backgammon:1.07.001";
    EXPECT_EQ(written(collection_of(match)),
              "(;FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.07.001]MI[length:7][game:0][ws:1][bs:2]PW[Al]PB[Bo]"
              "WR[1800]BR[1900]DT[2004-02-29]EV[Open]RO[Final]PC[Paris]AN[Eve]GC[a\\]b]RU[Crawford]\n"
              ";W[31hefe])\n");
}

TEST(SgfWriter, SaysOnlyOnceWhatIsSaidAboutTheMatch)
{
    Match match = match_of({});
    match.event = "Open";
    match.games.push_back({.number = 2});
    EXPECT_EQ(root_of(match),
              "(;FF[4]GM[6]CA[UTF-8]MI[length:7][game:0][ws:0][bs:0]PW[Al]PB[Bo]EV[Open]RU[Crawford])\n"
              "(;FF[4]GM[6]CA[UTF-8]MI[length:7][game:1][ws:0][bs:0]PW[Al]PB[Bo]RU[Crawford])\n");
}

TEST(SgfWriter, CountsFromOneWhereNothingTellsAReaderThatItIsZero)
{
    EXPECT_THAT(root_of(match_of({.number = 4})), HasSubstr("[game:4]"));
    Match gnubg = match_of({.number = 4});
    gnubg.source = "GNU Backgammon:1.07";
    EXPECT_THAT(root_of(gnubg), HasSubstr("[game:3]"));
}

TEST(SgfWriter, NamesTheRulesInForce)
{
    Match match = match_of({.crawford = true});
    match.rules.cube_limit = 1;
    match.rules.variant = Variant::nackgammon;
    EXPECT_THAT(root_of(match), HasSubstr("RU[NoCube:Crawford:CrawfordGame:Nackgammon]"));
    match.rules = {.jacoby = true};
    EXPECT_THAT(root_of(match), HasSubstr("RU[CrawfordGame:Jacoby]"));
}

TEST(SgfWriter, SaysThatNoRuleIsInForce)
{
    Match match = match_of({});
    match.rules.crawford = false;
    EXPECT_THAT(root_of(match), HasSubstr("RU[]"));
    match.source = "GNU Backgammon:1.07";
    EXPECT_THAT(root_of(match), Not(HasSubstr("RU[")));
}

TEST(SgfWriter, MarksTheCrawfordGameThatFollowsFromTheScores)
{
    Match match = match_of({.score = {5, 0}});
    match.games.push_back({.number = 2, .score = {6, 0}});
    EXPECT_THAT(root_of(match), HasSubstr("[game:1][ws:6][bs:0]PW[Al]PB[Bo]RU[Crawford:CrawfordGame]"));
}

TEST(SgfWriter, StartsLongGammonFromASetup)
{
    Match match = match_of({});
    match.rules.variant = Variant::long_gammon;
    EXPECT_THAT(written(collection_of(match)), HasSubstr("\n;PL[W]AE[a:y]AW[x][x][x]"));
}

TEST(SgfWriter, WritesAutomaticDoublesAndResults)
{
    EXPECT_THAT(root_of(match_of({.automatic_doubles = 2})), HasSubstr("CV[4]"));
    EXPECT_THAT(root_of(match_of({.turns = {by(Player::first, Resign{Stake::gammon}),
                                            by(Player::second, AcceptResignation{})}})),
                HasSubstr("RE[B+2R]"));
    EXPECT_THAT(root_of(match_of({.turns = {by(Player::first, CheckerPlay{k31, kHefe}),
                                            by(Player::second, Double{}), by(Player::first, Drop{})}})),
                HasSubstr("RE[B+1]"));
}

TEST(SgfWriter, HasGnubgBelieveAClaimAfterAPlayThatCannotBeFollowed)
{
    const CheckerPlay impossible{k31, {{Point(23), Point(22)}}};
    EXPECT_THAT(root_of(match_of({.turns = {by(Player::first, impossible)},
                                  .claimed_outcome = Outcome{Player::second, 3}})),
                HasSubstr("RE[B+3R]"));
}

TEST(SgfWriter, HasGnubgBelieveAClaimThatNoResignationGives)
{
    EXPECT_THAT(root_of(match_of({.claimed_outcome = Outcome{Player::second, 5}})), HasSubstr("RE[B+5R]"));
    EXPECT_THAT(root_of(match_of({.claimed_outcome = Outcome{Player::second, 2}})), HasSubstr("RE[B+2]"));
}

TEST(SgfWriter, WritesCubeActions)
{
    EXPECT_EQ(nodes_of({by(Player::first, Double{}), by(Player::second, Beaver{}),
                        by(Player::first, Raccoon{}), by(Player::second, Take{})}),
              ";W[double]\n;B[double]\n;W[double]\n;B[take])\n");
}

TEST(SgfWriter, WritesRollsAndPlaysWithoutSteps)
{
    EXPECT_EQ(nodes_of({by(Player::first, CheckerPlay{k31}), by(Player::second, Roll{k31})}),
              ";W[31]\n;PL[B]DI[31])\n");
}

TEST(SgfWriter, WritesSetups)
{
    Side white{};
    white[1] = 2;
    white[25] = 1;
    Side black{};
    black[1] = 1;
    const Position position = *Position::from({white, black});
    EXPECT_EQ(
        nodes_of({by(Player::second, SetPosition{position}),
                  by(Player::first, SetCube{{.value = 4, .owner = Player::second}}),
                  by(Player::second, CheckerPlay{.dice = k31, .result = position})}),
        ";PL[B]AE[a:y]AW[a][a][y]AB[x]\n;CV[4]\n;CP[b]\n;PL[B]DI[31]\n;PL[W]AE[a:y]AW[a][a][y]AB[x])\n");
}

TEST(SgfWriter, DecidesATieOfNotDoublingAndBeingPassedForWhatWasDone)
{
    const Probabilities certain{.win = 1};
    const auto worth = [&](double equity, double chance) {
        return Assessment{
            .estimate = {
                .probabilities = certain, .cubeless = Emg{1}, .cubeful = Emg{equity}, .mwc = Mwc{chance}}};
    };
    const CubeAnalysis tie{.no_double = worth(1, 0.90724), .double_take = worth(2, 1)};
    Turn rolled = by(Player::first, Roll{k31});
    rolled.cubes = {tie};
    Turn doubled = by(Player::first, Double{});
    doubled.cubes = {tie};
    EXPECT_THAT(nodes_of({rolled}), HasSubstr(" 1.000000 0.9072402 1.000000 "));
    // GNU Backgammon takes what stands with the answer for the double, too.
    Turn dropped = by(Player::second, Drop{});
    dropped.cubes = {tie};
    EXPECT_THAT(nodes_of({doubled, dropped}), testing::ContainsRegex("0.9072398.*0.9072398"));

    rolled.cubes = {{.no_double = worth(0.999, 0.907), .double_take = worth(2, 1)}};
    EXPECT_THAT(nodes_of({rolled}), HasSubstr(" 1.000000 0.907000 1.000000 "));
}

TEST(SgfWriter, WritesAnnotationsInGnubgsOrder)
{
    Turn turn = by(Player::second, CheckerPlay{k31, kHefe});
    turn.comment = "a\\b]";
    turn.marks = {.play = SkillMark::bad, .cube = SkillMark::doubtful, .luck = LuckMark::very_unlucky};
    turn.luck = Value(Emg{-0.125});
    turn.extras = {{"sgf:XX", {"1", "2\\]"}}, {"xg:YY", {"3"}}};
    turn.plays = {{.candidates = {{.play = kHefe, .marked_for_rollout = true}}, .played = 0}};
    EXPECT_EQ(nodes_of({turn}),
              ";B[31qtst]A[0][qtst ]MR[1 ]LU[-0.12500]GW[2]BM[1]DC[]C[a\\\\b\\]]XX[1][2\\]])\n");
}

TEST(SgfWriter, EscapesExtrasThatWouldBreakTheFile)
{
    Turn turn = by(Player::first, Remark{});
    turn.extras = {{"sgf:XX", {"a]b", "c\\"}}, {"sgf:not a name", {"d"}}, {"sgf:YY", {}}};
    EXPECT_EQ(nodes_of({turn}), ";XX[a\\]b][c\\\\])\n");
}

TEST(SgfWriter, PointsAtThePlayThatWasMade)
{
    Turn turn = by(Player::first, CheckerPlay{k31, kHefe});
    const Play other{{Point(24), Point(20)}};
    turn.plays = {{.candidates = {{.play = other}, {.play = {{Point(6), Point(5)}, {Point(8), Point(5)}}}}}};
    EXPECT_EQ(nodes_of({turn}), ";W[31hefe]A[1][xt ][fehe ]MR[])\n");
    turn.plays = {{.candidates = {{.play = other}}}};
    // As GNU Backgammon has it. It breaks off writing text where the play that was made has no evaluation.
    EXPECT_EQ(nodes_of({turn}), ";W[31hefe]A[1][xt ]MR[])\n");
}

TEST(SgfWriter, WritesAllDigitsOfANumberThatSixDecimalsCannotHold)
{
    Turn turn = by(Player::first, CheckerPlay{k31, kHefe});
    const Estimate estimate{.probabilities = Probabilities{.win = 0.1234567890123, .win_gammon = 0.25},
                            .cubeful = Emg{-0.000001}};
    turn.plays = {
        {.candidates = {{.play = kHefe, .assessment = Assessment{.estimate = estimate}}}, .played = 0}};
    EXPECT_EQ(
        nodes_of({turn}),
        ";W[31hefe]A[0][hefe E ver 3 0.1234567890123 0.250000 0.000000 0.000000 0.000000 -0.000001 0C 0 0 "
        "0.000000 0]MR[])\n");
}

TEST(SgfWriter, LeavesOutValuesInAUnitThatOnlyATableCouldConvert)
{
    Turn turn = by(Player::first, CheckerPlay{k31, kHefe});
    const Estimate mwc{.probabilities = Probabilities{.win = 0.5}, .cubeful = Mwc{0.5}};
    const Estimate emg{.probabilities = Probabilities{.win = 0.5}, .cubeful = Emg{0.5}};
    turn.plays = {{.candidates = {{.play = kHefe, .assessment = Assessment{.estimate = mwc}}}, .played = 0}};
    turn.cubes = {{.no_double = {.estimate = emg}, .double_take = {.estimate = emg}}};
    EXPECT_EQ(nodes_of({turn}), ";W[31hefe]A[0][hefe ]MR[])\n");
}

TEST(SgfWriter, WritesVariationsAfterTheMainLine)
{
    Turn second = by(Player::second, CheckerPlay{k31, kHefe});
    second.variations = {{.turns = {by(Player::second, Double{})}}, {.turns = {}}};
    EXPECT_EQ(nodes_of({by(Player::first, CheckerPlay{k31}), second, by(Player::first, CheckerPlay{k31})}),
              ";W[31]\n(\n;B[31qtst]\n;W[31])\n(\n;B[double])\n(\n;))\n");
}

TEST(SgfWriter, KeepsTheCommentOnAResignation)
{
    Turn resign = by(Player::first, Resign{});
    resign.comment = "too bad";
    EXPECT_EQ(nodes_of({resign, by(Player::second, AcceptResignation{})}), ";C[too bad])\n");
}

TEST(SgfWriter, WritesAResignationAlsoWhereARemarkFollows)
{
    Turn remark = by(Player::first, Remark{});
    remark.comment = "he left";
    EXPECT_THAT(root_of(match_of({.turns = {by(Player::first, Resign{Stake::gammon}),
                                            by(Player::second, AcceptResignation{}), remark}})),
                HasSubstr("RE[B+2R]"));
}

TEST(SgfWriter, LeavesOutLuckInAUnitThatOnlyATableCouldConvert)
{
    Turn turn = by(Player::first, CheckerPlay{k31, kHefe});
    turn.luck = Value(Mwc{0.02});
    EXPECT_EQ(nodes_of({turn}), ";W[31hefe])\n");
}

TEST(SgfWriter, WritesWhatItKeptOfTheMatchIntoItsFirstGame)
{
    Match match = match_of({});
    match.extras = {{.key = "sgf:XX", .values = {"1"}}};
    EXPECT_THAT(root_of(match), HasSubstr("XX[1])"));
}

TEST(SgfWriter, WritesNoControlCharacters)
{
    Match match = match_of({.comment = "a\x1b[1mb\nc"});
    match.players.first.name = std::string("A\0l", 3);
    EXPECT_THAT(root_of(match), HasSubstr("PW[A l]"));
    EXPECT_THAT(root_of(match), HasSubstr("C[a [1mb\nc]"));
}

TEST(SgfWriter, RefusesAnEmptyCollection)
{
    EXPECT_EQ(write_sgf({}, {}).error().code, "no-game");
}

/// "save position" of GNU Backgammon 1.07.
TEST(SgfReader, TakesAGameThatOnlySetsUpABoardForAPosition)
{
    const FileRead file = read(
        "(;FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.07.001]MI[length:7][game:0][ws:4][bs:2]PW[gnubg]PB[root]"
        "DT[2026-11-23]RU[Crawford]\n;PL[B]AE[a:y]AW[f][f][f][f][f][h][h][h][h][i][m][m][m][m][x]"
        "AB[v][v][s][s][s][s][q][q][l][l][l][l][b][a][a]\n;CV[2]\n;CP[b]\n;PL[B]DI[63])\n");
    EXPECT_TRUE(file.collection.matches.empty());
    ASSERT_EQ(file.collection.positions.size(), 1U);
    const PositionRecord& record = file.collection.positions.front();
    EXPECT_EQ(xgid(record.state), "XGID=-a-B--D-B---dD--ad-e---AB-:1:1:1:63:2:4:0:7:10");
    EXPECT_EQ(record.players.second.name, "root");
}

/// As gnubg saves a position: the board, the cube, and the roll or the double.
TEST(SgfWriter, WritesAPositionAsTheGameThatSetsItUp)
{
    PositionRecord record{.state = start_of_game({.length = 7}, {2, 4}, false), .comment = "hm"};
    record.state.phase = GamePhase::playing;
    record.state.on_roll = Player::second;
    record.state.cube = {.value = 2, .owner = Player::second};
    record.state.dice = Dice::from(6, 3);
    const std::string text = write_sgf({.positions = {record, record}}, {}).value();
    EXPECT_THAT(text, HasSubstr("MI[length:7][game:0][ws:2][bs:4]"));
    EXPECT_THAT(text, HasSubstr("\n;CV[2]\n;CP[b]\n;PL[B]DI[63]C[hm])"));
    const FileRead again = read(text);
    ASSERT_EQ(again.collection.positions.size(), 2U);
    record.state.rules.crawford = again.collection.positions[0].state.rules.crawford;
    EXPECT_EQ(again.collection.positions[0].state, record.state);
    EXPECT_EQ(again.collection.positions[1].comment, "hm");
}

}  // namespace
}  // namespace gammonkit::sgf_test::writer_test
