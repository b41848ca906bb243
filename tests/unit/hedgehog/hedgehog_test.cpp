// What HedgeHog answers about positions. Members and numbers are those of its answers in the tests of
// github.com/Deinonychus999/AnkiGammon (tests/data/hedgehog, commit d091d924), shortened.
#include "formats/hedgehog/format.hpp"
#include "model/identifiers/xgid.hpp"
#include "model/match.hpp"
#include "tests/support/reading.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace gammonkit {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing_support::Told;

Told read_text(std::string text)
{
    return testing_support::told_by(read_hedgehog, std::move(text));
}

PositionRecord only_position(std::string text)
{
    const Told reading = read_text(std::move(text));
    EXPECT_EQ(reading.said, "");
    EXPECT_EQ(reading.collection.positions.size(), 1U);
    return reading.collection.positions.empty() ? PositionRecord{} : reading.collection.positions.front();
}

constexpr std::string_view kPlay = R"({"status":"completed","result":{"alternatives":[
  {"equity":-0.1159,"equity_nply":-0.1159,"eval":{"win":0.5882,"gammon_win":0.0728,"bg_win":0.0031,
   "gammon_loss":0.1461,"bg_loss":0.0011,"equity":-0.1159},"is_best":true,"move_notation":"13/7 6/5",
   "resulting_ogid":"99chhiiijjjkkkmm:223334455666ddo:N0N::B:IW:0:0:0:0"},
  {"equity":-0.6772,"eval":null,"is_best":false,"move_notation":"7/6 7/1*"}],
 "best_equity":-0.1159,"color":1,"currency":"cubeless","decision_type":"checker","dice":[1,6],
 "ogid":"99cchhiijjjkkmm:223334455666ddo:N0N:16:B:R:2:1:3C:13","ply":2,"success":true}})";

constexpr std::string_view kChoices = R"("cube_decision":{"action":"No Double","cash_point":0.65916,
 "double_pass_equity":0.599,"double_pass_norm_eq":1.0,"double_take_equity":0.509,
 "double_take_norm_eq":0.0913,"no_double_equity":0.5323,"no_double_norm_eq":0.3266},"eval":{"win":0.5812,
 "gammon_win":0.1017,"bg_win":0.0002,"gammon_loss":0.0477,"bg_loss":0.0013,"equity":0.2426},"ply":2)";

std::string cube(std::string_view ogid, std::string_view members = kChoices)
{
    return fmt::format(R"({{"color":0,"decision_type":"cube","ogid":"{}","success":true,{}}})", ogid,
                       members);
}

constexpr std::string_view kCubeId = "cccccgghhhjjjjj:112233666777dll:N0N::W:C:0:0:3:11";

TEST(Hedgehog, ReadsThePlaysOfARoll)
{
    const PositionRecord record = only_position(std::string(kPlay));
    EXPECT_EQ(xgid(record.state), "XGID=--BCBBC--b--bB---bbcb-b-A-:0:0:-1:16:1:2:1:3:10");
    ASSERT_EQ(record.plays.size(), 1U);
    const PlayAnalysis& analysis = record.plays.front();
    EXPECT_EQ(analysis.by.engine, "HedgeHog");
    ASSERT_EQ(analysis.candidates.size(), 2U);
    const Candidate& best = analysis.candidates.front();
    EXPECT_EQ(to_string(best.play), "13/7 6/5");
    EXPECT_EQ(best.assessment->estimate.probabilities, (Probabilities{.win = 0.5882,
                                                                      .win_gammon = 0.0728,
                                                                      .win_backgammon = 0.0031,
                                                                      .lose_gammon = 0.1461,
                                                                      .lose_backgammon = 0.0011}));
    EXPECT_EQ(best.assessment->context, (EvaluationContext{.plies = 2}));
}

TEST(Hedgehog, TakesEquitiesForWhatTheCurrencySays)
{
    const Estimate dead =
        only_position(std::string(kPlay)).plays.front().candidates.front().assessment->estimate;
    EXPECT_EQ(dead.cubeless, Value(Emg{-0.1159}));
    EXPECT_EQ(dead.cubeful, std::nullopt);
    std::string live(kPlay);
    live.replace(live.find("cubeless"), 8, "cubeful");
    const Assessment alive = *only_position(live).plays.front().candidates.front().assessment;
    EXPECT_EQ(alive.estimate.cubeful, Value(Emg{-0.1159}));
    EXPECT_EQ(alive.estimate.cubeless, std::nullopt);
    EXPECT_TRUE(alive.context->cubeful);
}

TEST(Hedgehog, ReadsACubeOfAMatchInBothUnits)
{
    const PositionRecord record = only_position(cube(kCubeId));
    EXPECT_EQ(xgid(record.state), "XGID=-BBB--CC----eA--bc-e-B----:0:0:1:00:0:0:0:3:10");
    ASSERT_EQ(record.cubes.size(), 1U);
    const CubeAnalysis& analysis = record.cubes.front();
    EXPECT_EQ(analysis.no_double.estimate.cubeful, Value(Emg{0.3266}));
    EXPECT_EQ(analysis.no_double.estimate.mwc, Mwc{0.5323});
    EXPECT_EQ(analysis.no_double.estimate.cubeless, Value(Emg{0.2426}));
    EXPECT_EQ(analysis.double_take.estimate.cubeful, Value(Emg{0.0913}));
    EXPECT_EQ(analysis.double_drop, Value(Emg{1.0}));
}

TEST(Hedgehog, ReadsEquitiesOfMoneyAndTheJacobyRule)
{
    constexpr std::string_view kMoney =
        R"("engine":{"rules":{"jacoby":1}},"cube_decision":{"double_pass_equity":1.0,
           "double_take_equity":0.1312,"no_double_equity":0.2924},"eval":null)";
    const PositionRecord record =
        only_position(cube("cccccgghhhjjjjj:112233666777dll:N0N::W:C:0:0:0", kMoney));
    EXPECT_EQ(record.state.rules.jacoby, true);
    EXPECT_EQ(record.cubes.front().no_double.estimate.cubeful, Value(Equity{0.2924}));
    EXPECT_EQ(record.cubes.front().double_drop, Value(Equity{1.0}));
}

TEST(Hedgehog, SeesAnOfferedDoubleFromTheDoublersSide)
{
    const PositionRecord record = only_position(cube("cccccgghhhjjjjj:112233666777dll:N0O::B:D:0:0:3"));
    EXPECT_TRUE(record.state.cube_is_offered());
    EXPECT_EQ(record.state.on_roll, Player::second);
    EXPECT_EQ(record.cubes.front().no_double.estimate.cubeful, Value(Emg{0.3266}));
}

TEST(Hedgehog, ReadsManyAnswersAndSaysWhichFailed)
{
    const std::string failed = fmt::format(
        R"({{"decision_type":"cube","success":false,"error":{{"message":"Try a lower preset."}},"ogid":"{}"}})",
        kCubeId);
    const Told reading =
        read_text(fmt::format(R"({{"result":{{"decision_type":"batch","results":[{},{},{}]}}}})",
                              cube(kCubeId), failed, cube("nonsense")));
    EXPECT_EQ(reading.collection.positions.size(), 2U);
    EXPECT_THAT(reading.said, HasSubstr("/result/results/1: HedgeHog could not judge this position: Try a "
                                        "lower preset."));
    EXPECT_THAT(reading.said, HasSubstr("/result/results/2/ogid: "));
}

TEST(Hedgehog, SaysWherePlaysAndFiguresAreMissing)
{
    std::string text(kPlay);
    text.replace(text.find("13/7 6/5"), 8, "13/x");
    EXPECT_THAT(read_text(text).said, HasSubstr("/result/alternatives/0: "));
    EXPECT_THAT(read_text(cube(kCubeId, R"("cube":{},"eval":null)")).said,
                HasSubstr(R"(there is no "cube_decision")"));
    EXPECT_THAT(read_text(std::string(kPlay).replace(kPlay.find("bg_loss"), 7, "bg_lost")).said,
                HasSubstr(R"(/result/alternatives/0/eval: there is no "bg_loss")"));
    EXPECT_THAT(read_text(cube(kCubeId, R"("cube_decision":{"action":"No Double"})")).said,
                HasSubstr("/cube_decision: equities are missing"));
    EXPECT_THAT(read_text(R"({"decision_type":"cube","status":"queued"})").said,
                HasSubstr("no position of HedgeHog in it could be read"));
}

/// What is read again of what was written.
PositionRecord written_again(const PositionRecord& record)
{
    return only_position(write_hedgehog({.positions = {record}}, {}).value());
}

TEST(Hedgehog, WritesWhatItReads)
{
    for (const std::string& text :
         {std::string(kPlay), cube(kCubeId), cube("cccccgghhhjjjjj:112233666777dll:N0O::B:D:0:0:3")}) {
        const PositionRecord record = only_position(text);
        EXPECT_EQ(written_again(record), record);
        EXPECT_EQ(hedgehog_partial_losses({.positions = {record}}, {}), Census{});
    }
}

TEST(Hedgehog, LeavesOutWhatHedgehogSaidOfWhatAnotherProgramJudged)
{
    PositionRecord record = only_position(cube(kCubeId));
    ASSERT_THAT(record.extras, ElementsAre(testing::Field(&Extra::key, "hedgehog:cube")));
    record.cubes.front().by.engine = "GammonKit";
    const std::string text = write_hedgehog({.positions = {record}}, {}).value();
    EXPECT_THAT(text, testing::Not(HasSubstr("cash_point")));
}

}  // namespace
}  // namespace gammonkit
