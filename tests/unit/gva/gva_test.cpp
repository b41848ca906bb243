// What is special about GammonView's documents: seats, units, levels, and what is damaged.
#include "formats/gva/format.hpp"
#include "model/match.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace gammonkit {
namespace {

std::string document(std::string_view plies, std::string_view more = "")
{
    return fmt::format(
        R"({{"match_length":7,"player_white":"A","player_black":"B",{}"games":[{{"plies":[{}]}}]}})", more,
        plies);
}

Result<Collection> read_text(std::string text, Reporter& reporter)
{
    return read_gva(SourceText("match.gva", std::move(text)), {}, reporter);
}

std::vector<Turn> turns_of(std::string_view plies, std::string_view more = "")
{
    CollectingReporter reporter;
    const Result<Collection> read = read_text(document(plies, more), reporter);
    EXPECT_TRUE(read.has_value());
    EXPECT_TRUE(reporter.seen.empty());
    return read ? read->matches.at(0).games.at(0).turns : std::vector<Turn>{};
}

/// What is said of a text that is refused, or in which something is.
std::string said_of(std::string text)
{
    CollectingReporter reporter;
    const SourceText source("match.gva", text);
    const Result<Collection> read = read_text(std::move(text), reporter);
    std::string said = read ? "" : to_string(read.error(), source);
    for (const Diagnostic& diagnostic : reporter.seen)
        said += to_string(diagnostic, source);
    return said;
}

/// Black's 54: 24/20 13/8.
constexpr std::string_view kBlackPlays =
    R"({"color":0,"action_id":16,"d1":4,"d2":5,"moves":[{"from":24,"pips":4},{"from":13,"pips":5}]})";

/// The same with an analysis.
std::string judged(std::string_view analysis)
{
    return fmt::format(R"({},"analysis":{{{}}}}})", kBlackPlays.substr(0, kBlackPlays.size() - 1), analysis);
}

TEST(GvaImporter, ReadsTheMatchInHedgehogsAnswer)
{
    // As in tests/data/hedgehog/import.json of github.com/Deinonychus999/AnkiGammon, commit d091d924.
    const std::string match =
        document(kBlackPlays, R"("variant":"backgammon","ogxm":{"major":2},"started_at":1790543068000,)");
    CollectingReporter reporter;
    const Result<Collection> read =
        read_text(fmt::format(R"({{"data":{},"report":{{"games":1}}}})", match), reporter);
    ASSERT_TRUE(read.has_value());
    EXPECT_TRUE(reporter.seen.empty());
    EXPECT_EQ(read->matches.at(0).games.at(0).turns.size(), 1U);
    EXPECT_THAT(said_of(document(kBlackPlays, R"("variant":"long",)")),
                testing::HasSubstr("/variant: expected"));
}

TEST(GvaImporter, SeesBlackGoDownTheSharedPoints)
{
    const std::vector<Turn> turns = turns_of(kBlackPlays);
    ASSERT_EQ(turns.size(), 1U);
    EXPECT_EQ(turns[0].player, Player::second);
    EXPECT_EQ(to_string(std::get<CheckerPlay>(turns[0].action).play), "24/20 13/8");
}

TEST(GvaImporter, TakesThePlayThatWasMadeForTheListOfAlternatives)
{
    const std::vector<Turn> turns = turns_of(judged(
        R"("eval":{"win":0.5},"best_equity":0.02,"played_equity":0.02,"equity_loss":0.0,"alternatives":[])"));
    const PlayAnalysis& analysis = turns.at(0).plays.at(0);
    EXPECT_EQ(analysis.played, 0U);
    EXPECT_EQ(analysis.candidates.at(0).assessment->estimate.cubeful, Value(Emg{0.02}));
}

TEST(GvaImporter, TellsUnitsOfCubesByTheDoubleThatIsDropped)
{
    const auto no_double = [](std::string_view drop) {
        const std::vector<Turn> turns = turns_of(judged(fmt::format(
            R"("cube_decision":{{"no_double_equity":0.4,"double_take_equity":0.3,"double_pass_equity":{}}})",
            drop)));
        return turns.at(0).cubes.at(0).no_double.estimate.cubeful;
    };
    EXPECT_EQ(no_double("1.0"), Value(Emg{0.4}));
    EXPECT_EQ(no_double("0.57"), Value(Mwc{0.4}));
}

TEST(GvaImporter, TakesLevelsFromTheNearestThatNamesOne)
{
    const std::vector<Turn> turns =
        turns_of(judged(R"("ply":4,"alternatives":[{"move":[],"equity":0.1,"eval_level":"2ply"},
                                          {"move":[],"equity":0.0},
                                          {"move":[],"equity":0.0,"eval_level":"truncated3"}],
                  "cube_decision":{"no_double_equity":0,"double_take_equity":0})"),
                 R"("analysis_info":{"ply":2,"eval_level":"3ply","model_id":"sage"},)");
    const Turn& turn = turns.at(0);
    const auto plies = [](const Assessment& assessment) {
        return assessment.context ? assessment.context->plies : -1;
    };
    EXPECT_EQ(turn.plays.at(0).by.engine, "sage");
    EXPECT_EQ(plies(*turn.plays.at(0).candidates.at(0).assessment), 2);
    EXPECT_EQ(plies(*turn.plays.at(0).candidates.at(1).assessment), 4);
    EXPECT_EQ(plies(*turn.plays.at(0).candidates.at(2).assessment), -1);
    EXPECT_EQ(turn.plays.at(0).candidates.at(2).assessment->level, "truncated3");
    EXPECT_EQ(plies(turn.cubes.at(0).no_double), 3);
}

TEST(GvaImporter, LeavesOutChancesThatWereNotRecorded)
{
    constexpr std::string_view kNone = R"({"win":0,"gammon_win":0,"bg_win":0,"gammon_loss":0,"bg_loss":0})";
    const std::vector<Turn> turns = turns_of(judged(fmt::format(
        R"("alternatives":[{{"move":[],"equity":0.1,"eval":{0}}},{{"move":[],"equity":-1.0,"eval":{0}}}])",
        kNone)));
    const std::vector<Candidate>& candidates = turns.at(0).plays.at(0).candidates;
    EXPECT_FALSE(candidates.at(0).assessment->estimate.probabilities);
    EXPECT_TRUE(candidates.at(1).assessment->estimate.probabilities);
}

TEST(GvaImporter, GivesAnIllegalPlayToWhoeverMadeIt)
{
    constexpr std::string_view kLeft =
        R"({{"color":{},"action_id":31,"d1":3,"d2":1,"set_position":
            [0,2,0,0,0,0,-5,0,-3,0,0,0,5,-5,0,0,0,3,0,4,1,0,0,0,-2,0]}},)";
    for (const int color : {0, 1}) {
        const std::vector<Turn> turns =
            turns_of(fmt::format(fmt::runtime(kLeft), color) + std::string(kBlackPlays));
        ASSERT_EQ(turns.size(), 2U);
        EXPECT_EQ(turns[0].player, Player::first);
        EXPECT_TRUE(std::get<CheckerPlay>(turns[0].action).result);
    }
}

TEST(GvaImporter, StartsNackgammonWithItsBoard)
{
    CollectingReporter reporter;
    const Result<Collection> read = read_text(document(kBlackPlays, R"("variant":1,)"), reporter);
    EXPECT_EQ(read.value().matches.at(0).rules.variant, Variant::nackgammon);
}

TEST(GvaImporter, SaysWhatCannotBeUnderstood)
{
    EXPECT_EQ(said_of(document(R"({"color":1})")),
              "match.gva: error: /games/0/plies/0: it has no action [gva-ply]\n");
    EXPECT_EQ(said_of(document(R"({"color":1,"action_id":2,"moves":[{"from":26,"pips":3}]})")),
              "match.gva: error: /games/0/plies/0/moves/0/from: expected a point [gva-member]\n"
              "match.gva: error: /games/0/plies/0: its moves cannot be moves of checkers [gva-ply]\n");
    EXPECT_EQ(
        said_of(document(kBlackPlays, R"("variant":3,)")),
        "match.gva: error: variant 3 is not known here: backgammon and nackgammon are [ogxm-variant]\n");
    EXPECT_EQ(said_of(R"({"match_length":7,"games":[]})"),
              "match.gva: error: there is no game in this file [no-game]\n");
    EXPECT_THAT(said_of(document(kBlackPlays).substr(0, 80)), testing::HasSubstr("[json-syntax]"));
}

}  // namespace
}  // namespace gammonkit
