// What is special about writing BGBlitz's match files: the document that is packed.
#include "formats/bgf/format.hpp"
#include "formats/losses.hpp"
#include "importers/bgf/bgf_file.hpp"

#include <gmock/gmock.h>

namespace gammonkit {
namespace {

using testing::ElementsAre;
using Json = nlohmann::json;

Turn play(Player player, int high, int low, Play steps = {})
{
    return {.player = player, .action = CheckerPlay{.dice = *Dice::from(high, low), .play = steps}};
}

const Play kThreeOne{{Point(8), Point(5)}, {Point(6), Point(5)}};

Match match_of(std::vector<Turn> turns)
{
    Match match{.rules = {.length = 5}, .players = {{.name = "Al"}, {.name = "Bo"}}};
    match.games = {{.turns = std::move(turns)}};
    return match;
}

Json document_of(const Match& match)
{
    const Result<std::string> bytes = write_bgf({.matches = {match}}, {});
    EXPECT_TRUE(bytes.has_value());
    CollectingReporter reporter;
    const SourceText source("match.bgf", bytes.value_or(""), SourceKind::binary);
    const Result<Json> document = bgf::open_bgf(source, reporter);
    EXPECT_TRUE(document.has_value());
    return document.value_or(Json{});
}

Json moves_of(const Match& match)
{
    return document_of(match)["games"][0]["moves"];
}

std::vector<std::string> lost_of(const Match& match)
{
    std::vector<std::string> names;
    for (const Loss& loss : losses({.matches = {match}}, kBgfFormat, {}))
        names.emplace_back(to_string(loss.feature));
    return names;
}

TEST(BgfWriter, TellsAStepADie)
{
    const Json moves =
        moves_of(match_of({play(Player::second, 6, 5, {{Point(24), Point(18)}, {Point(18), Point(13)}})}));
    EXPECT_EQ(moves[0]["player"], 1);
    EXPECT_EQ(moves[0]["from"], Json({24, 18, -1, -1}));
    EXPECT_EQ(moves[0]["to"], Json({18, 13, -1, -1}));
}

TEST(BgfWriter, TellsADoubleAndItsAnswerInTwoRecordsThatMoveNothing)
{
    const Json moves = moves_of(match_of({play(Player::first, 3, 1, kThreeOne),
                                          {.player = Player::second, .action = Double{}},
                                          {.player = Player::first, .action = Drop{}}}));
    ASSERT_EQ(moves.size(), 3U);
    EXPECT_EQ(moves[1]["type"], "amove");
    EXPECT_EQ(moves[1]["from"], Json({-1, -1, -1, -1}));
    EXPECT_EQ(moves[1]["equity"]["cubeDecision"]["hasDoubled"], true);
    EXPECT_EQ(moves[2]["player"], -1);
    EXPECT_EQ(moves[2]["equity"]["cubeDecision"]["hasAccepted"], false);
}

TEST(BgfWriter, DoesNotAnswerForAnyone)
{
    const Json moves = moves_of(
        match_of({play(Player::first, 3, 1, kThreeOne), {.player = Player::second, .action = Double{}}}));
    ASSERT_EQ(moves.size(), 2U);
    EXPECT_EQ(moves[1], Json({{"type", "adouble"}, {"player", 1}}));
}

TEST(BgfWriter, TellsAResignationByTheResult)
{
    Match match = match_of({play(Player::first, 3, 1, kThreeOne),
                            {.player = Player::second, .action = Resign{.stake = Stake::gammon}},
                            {.player = Player::first, .action = AcceptResignation{}}});
    const Json document = document_of(match);
    EXPECT_EQ(document["games"][0]["wasResignation"], true);
    EXPECT_EQ(document["games"][0]["wonPoints"], 2);
    EXPECT_EQ(document["finalGreen"], 2);
    EXPECT_TRUE(lost_of(match).empty());
    // The next score says that nobody has won.
    match.games.push_back({.number = 2});
    EXPECT_EQ(document_of(match)["games"][0]["wasResignation"], false);
    EXPECT_THAT(lost_of(match), ElementsAre("resignations"));
}

TEST(BgfWriter, StopsWhereABoardIsSet)
{
    const Match match = match_of({play(Player::first, 3, 1, kThreeOne),
                                  {.player = Player::second,
                                   .action = SetPosition{.position = starting_position(Variant::nackgammon)}},
                                  play(Player::second, 3, 1, kThreeOne)});
    EXPECT_EQ(moves_of(match).size(), 1U);
    EXPECT_THAT(lost_of(match), ElementsAre("illegal-plays", "set-positions"));
}

TEST(BgfWriter, PutsABoardThatIsSetFirstIntoTheStart)
{
    const Position board = starting_position(Variant::long_gammon);
    const Match match =
        match_of({{.player = Player::first, .action = SetCube{.cube = {.value = 4, .owner = Player::second}}},
                  play(Player::first, 3, 1, kThreeOne)});
    const Json initial = document_of(match)["games"][0]["initial"];
    EXPECT_EQ(initial["cube"], 4);
    EXPECT_EQ(initial["cubeOwner"], 1);
    EXPECT_EQ(initial["points"].size(), 28U);
    // It is the start of a variant, and so would be read as that.
    const Match other = match_of({{.player = Player::first, .action = SetPosition{.position = board}}});
    EXPECT_THAT(lost_of(other), ElementsAre("set-positions"));
}

TEST(BgfWriter, KeepsTheCubeThatAutomaticDoublesLeadTo)
{
    Match match = match_of({play(Player::first, 3, 1, kThreeOne)});
    match.rules.length = 0;
    match.games[0].automatic_doubles = 2;
    EXPECT_EQ(document_of(match)["games"][0]["initial"]["cube"], 4);
    EXPECT_EQ(document_of(match)["games"][0]["initial"]["cubeOwner"], 0);
    EXPECT_THAT(lost_of(match), ElementsAre("automatic-doubles"));
}

TEST(BgfWriter, BeginsWithTheCubeThatBeaversLeadTo)
{
    const Turn double_of_second{.player = Player::second, .action = Double{}};
    const Turn beaver{.player = Player::first, .action = Beaver{}};
    Match match = match_of({play(Player::first, 3, 1, kThreeOne), double_of_second, beaver,
                            play(Player::second, 3, 1, kThreeOne)});
    match.rules.length = 0;
    EXPECT_EQ(document_of(match)["games"][0]["initial"]["cube"], 2);
    EXPECT_THAT(lost_of(match), ElementsAre("beavers"));
    match.games[0].turns.back() = {.player = Player::second, .action = Drop{}};
    EXPECT_EQ(document_of(match)["games"][0]["initial"]["cube"], 1);
    EXPECT_EQ(document_of(match)["games"][0]["wonPoints"], 2);
}

TEST(BgfWriter, SaysWhichRatingsComeBackOtherwise)
{
    Match match = match_of({play(Player::first, 3, 1, kThreeOne)});
    match.players = {{.name = "Al", .rating = "1480.15"}, {.name = "Bo", .rating = "1500"}};
    EXPECT_THAT(lost_of(match), testing::IsEmpty());
    match.players.first.rating = "1480.10";
    EXPECT_THAT(lost_of(match), ElementsAre("ratings"));
}

CubeAnalysis cube_analysis(Value no_double, Value double_take)
{
    CubeAnalysis analysis{.by = {.engine = "BGBlitz"}, .no_double = {}, .double_take = {}};
    analysis.no_double.estimate.cubeful = no_double;
    analysis.double_take.estimate.cubeful = double_take;
    return analysis;
}

/// What is written of a cube decision before a roll.
Json cube_equity_of(const CubeAnalysis& analysis, const Match& match)
{
    Match judged = match;
    judged.games[0].turns[0].cubes = {analysis};
    return moves_of(judged)[0].value("equity", Json::object());
}

TEST(BgfWriter, TellsCubeDecisionsAsChancesOrMoney)
{
    const Match match = match_of({play(Player::first, 3, 1, kThreeOne)});
    CubeAnalysis chances = cube_analysis(Mwc{0.6}, Mwc{0.7});
    chances.double_drop = Mwc{0.65};
    const Json decision = cube_equity_of(chances, match)["cubeDecision"];
    EXPECT_EQ(decision["eqNoDouble"], 0.6);
    EXPECT_EQ(decision["stateOnMove"], "DOUBLE");
    EXPECT_EQ(decision["stateOther"], "REJECT");
    EXPECT_EQ(cube_equity_of(cube_analysis(Equity{0.6}, Equity{0.7}), match)["hasEMG"], false);
    EXPECT_TRUE(cube_equity_of(cube_analysis(Emg{0.6}, Emg{0.7}), match).empty());
}

TEST(BgfWriter, FindsTheChanceOfADropOnTheScaleOfTheOthers)
{
    CubeAnalysis both = cube_analysis(Emg{0.5}, Emg{0.9});
    both.no_double.estimate.mwc = Mwc{0.6};
    both.double_take.estimate.mwc = Mwc{0.64};
    both.double_drop = Emg{1.0};
    const Json equity = cube_equity_of(both, match_of({play(Player::first, 3, 1, kThreeOne)}));
    EXPECT_EQ(equity["emg"], 0.5);
    EXPECT_EQ(equity["matchEquity"], 0.6);
    EXPECT_NEAR(equity["cubeDecision"]["eqDoublePass"].get<double>(), 0.65, 1e-12);
}

TEST(BgfWriter, WritesBackWhatOnlyBgblitzKnows)
{
    Match match = match_of({play(Player::first, 3, 1, kThreeOne)});
    match.extras = {{.key = "bgf:gameMode", .values = {"0"}},
                    {.key = "bgf:games", .values = {"0"}},
                    {.key = "bgf:broken", .values = {"{"}},
                    {.key = "bgf:deep", .values = {std::string(100, '[') + std::string(100, ']')}}};
    match.games[0].turns[0].extras = {{.key = "bgf:comment", .values = {"\"é\""}}};
    const Json document = document_of(match);
    EXPECT_EQ(document["gameMode"], 0);
    EXPECT_EQ(document["games"].size(), 1U);
    EXPECT_EQ(document["games"][0]["moves"][0]["comment"], "é");
    const std::vector<Loss> lost = losses({.matches = {match}}, kBgfFormat, {});
    ASSERT_EQ(lost.size(), 1U);
    EXPECT_EQ(lost[0].feature, Feature::extras);
    EXPECT_EQ(lost[0].count, 3U);
}

TEST(BgfWriter, SaysWhoseAnalysesWillBeTakenForBgblitzs)
{
    Match match = match_of({play(Player::first, 3, 1, kThreeOne)});
    match.source = "GNU Backgammon:1.07.001";
    CubeAnalysis analysis = cube_analysis(Mwc{0.6}, Mwc{0.7});
    analysis.by.engine = match.source;
    analysis.no_double.context = EvaluationContext{.plies = 2, .cubeful = true};
    analysis.double_take.context = analysis.no_double.context;
    match.games[0].turns[0].cubes = {analysis};
    EXPECT_THAT(lost_of(match), ElementsAre("analysis-sources"));
}

TEST(BgfWriter, WritesNoFileWithoutAGame)
{
    const Result<std::string> bytes = write_bgf({.matches = {Match{}}}, {});
    ASSERT_FALSE(bytes.has_value());
    EXPECT_EQ(bytes.error().code, "no-game");
}

}  // namespace
}  // namespace gammonkit
