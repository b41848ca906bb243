// What is special about BGBlitz's match files. Written as JSON, which they may be, so that the tests can be
// read.
#include "formats/bgf/format.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace gammonkit {
namespace {

constexpr std::string_view kHeader = R"({"format":"BGF","version":"1.0","compress":false,"useSmile":false})"
                                     "\n";

/// A match of one game with these moves.
std::string file_with(std::string_view moves, std::string_view more = "")
{
    return fmt::format(R"({}{{"matchlen":5,"games":[{{"scoreGreen":0,"scoreRed":0,"moves":[{}]{}}}]}})",
                       kHeader, moves, more);
}

SourceText source_of(std::string bytes)
{
    return {"match.bgf", std::move(bytes), SourceKind::binary};
}

std::vector<Turn> turns_of(std::string bytes, Reporter& reporter)
{
    const Result<Collection> collection = read_bgf(source_of(std::move(bytes)), {}, reporter);
    EXPECT_TRUE(collection.has_value());
    return collection ? collection->matches[0].games[0].turns : std::vector<Turn>{};
}

std::vector<Turn> turns_of(std::string_view moves)
{
    CollectingReporter reporter;
    std::vector<Turn> turns = turns_of(file_with(moves), reporter);
    EXPECT_TRUE(reporter.seen.empty());
    return turns;
}

std::vector<std::string> codes_of(const CollectingReporter& reporter)
{
    std::vector<std::string> codes;
    for (const Diagnostic& diagnostic : reporter.seen)
        codes.push_back(diagnostic.code);
    return codes;
}

constexpr std::string_view kOpening =
    R"({"type":"amove","player":-1,"green":3,"red":1,"from":[8,6,-1,-1],"to":[5,5,-1,-1]})";

TEST(Bgf, TakesGreenForTheFirstPlayer)
{
    const std::vector<Turn> turns = turns_of(kOpening);
    ASSERT_EQ(turns.size(), 1U);
    EXPECT_EQ(turns[0].player, Player::first);
    EXPECT_EQ(to_string(std::get<CheckerPlay>(turns[0].action).play), "8/5 6/5");
}

TEST(Bgf, FindsTheStepsOfAMoveThatHasOnlyItsEnds)
{
    const std::vector<Turn> turns =
        turns_of(R"({"type":"amove","player":1,"green":6,"red":5,"from":[24,-1,-1,-1],"to":[13,-1,-1,-1]})");
    EXPECT_EQ(to_string(std::get<CheckerPlay>(turns.at(0).action).play), "24/18 18/13");
}

TEST(Bgf, ReadsADoubleAndItsAnswerFromTwoRecordsThatMoveNothing)
{
    const std::vector<Turn> turns = turns_of(std::string(kOpening) + R"(,
        {"type":"amove","player":1,"green":0,"red":0,"from":[-1,-1,-1,-1],"to":[-1,-1,-1,-1],
         "equity":{"cubeDecision":{"hasDoubled":true,"hasAccepted":true}}},
        {"type":"amove","player":-1,"from":[-1,-1,-1,-1],"equity":{"cubeDecision":{"hasAccepted":true}}},
        {"type":"amove","player":1,"green":6,"red":1,"from":[13,8],"to":[7,7]})");
    ASSERT_EQ(turns.size(), 4U);
    EXPECT_EQ(action_name(turns[1].action), "double");
    EXPECT_EQ(action_name(turns[2].action), "take");
    EXPECT_EQ(turns[2].player, Player::first);
    EXPECT_EQ(action_name(turns[3].action), "play");
}

TEST(Bgf, ReadsADanceWithItsDiceWhereOthersHaveTheirFirstChecker)
{
    const std::vector<Turn> turns = turns_of(
        R"({"type":"amove","player":1,"green":0,"red":0,"from":[6,-1,-1,-1],"to":[6,-1,-1,-1],"dancingEquity":{}})");
    const auto& play = std::get<CheckerPlay>(turns.at(0).action);
    EXPECT_TRUE(play.play.empty());
    EXPECT_EQ(play.dice, Dice::from(6, 6));
}

TEST(Bgf, ReadsWhatTheBoardIsWorthAfterADance)
{
    const std::string dance =
        R"({"type":"amove","player":1,"green":0,"red":0,"from":[6,-1,-1,-1],"to":[6,-1,-1,-1],"ply":2,"dancingEquity":)";
    const Turn turn = turns_of(dance + R"({"hasEMG":true,"emg":-0.5,"matchEquity":0.4,"myWins":0.3}})").at(0);
    ASSERT_EQ(turn.plays.size(), 1U);
    EXPECT_EQ(turn.plays[0].played, 0U);
    ASSERT_EQ(turn.plays[0].candidates.size(), 1U);
    const Candidate& none = turn.plays[0].candidates[0];
    EXPECT_TRUE(none.play.empty());
    EXPECT_EQ(none.assessment->estimate.cubeful, Value(Emg{-0.5}));
    EXPECT_EQ(none.assessment->estimate.probabilities->win, 0.3);
    EXPECT_EQ(none.assessment->context->plies, 2);
    EXPECT_TRUE(turns_of(dance + R"({"hasEMG":false,"equity":0}})").at(0).plays.empty()) << "no evaluation";
}

TEST(Bgf, PassesOverTheRecordThatEndsAGame)
{
    const std::string end =
        R"(,{"type":"amove","player":1,"green":7,"red":7,"from":[-1,-1,-1,-1],"to":[-1,-1,-1,-1]})";
    EXPECT_EQ(turns_of(std::string(kOpening) + end).size(), 1U);
}

TEST(Bgf, ReportsMovesThatItCannotUse)
{
    CollectingReporter reporter;
    const std::string moves =
        R"({"type":"amove","player":1,"green":7,"red":7,"from":[8],"to":[5]},{"type":"awonder","player":1},{"player":0},
           {"player":1,"green":2,"red":1,"from":[99],"to":[-3]})";
    const std::vector<Turn> turns = turns_of(file_with(moves), reporter);
    EXPECT_THAT(codes_of(reporter), testing::ElementsAre("bgf-dice", "bgf-move", "bgf-move", "bgf-move"));
    ASSERT_EQ(turns.size(), 1U);
    EXPECT_EQ(std::get<CheckerPlay>(turns[0].action).notation, "[99] [-3]");
}

TEST(Bgf, TellsTheWinnerByTheFinalScore)
{
    CollectingReporter reporter;
    const std::string more = R"(,"wonPoints":2,"wasResignation":true)";
    std::string bytes = file_with(kOpening, more);
    bytes.insert(bytes.size() - 1, R"(,"finalGreen":0,"finalRed":2)");
    const std::vector<Turn> turns = turns_of(bytes, reporter);
    ASSERT_EQ(turns.size(), 3U);
    EXPECT_EQ(turns[1].player, Player::first);
    EXPECT_EQ(std::get<Resign>(turns[1].action).stake, Stake::gammon);
}

TEST(Bgf, LeavesOutNumbersThatStandForNone)
{
    const std::vector<Turn> turns =
        turns_of(R"({"type":"amove","player":-1,"green":3,"red":1,"from":[8,6],"to":[5,5],
        "luck":{"mode":"Match","luckWeighted":-999.0},
        "moveAnalysis":[{"ply":2,"played":true,"move":{"from":[8,6],"to":[5,5]},"eq":{"hasEMG":false,"emg":-999.0}}]})");
    ASSERT_EQ(turns.at(0).plays.size(), 1U);
    EXPECT_EQ(turns[0].plays[0].candidates.at(0).assessment->estimate, Estimate{});
    EXPECT_FALSE(turns[0].luck);
}

TEST(Bgf, SaysThatAFileIsNotOfThisFormat)
{
    CollectingReporter reporter;
    const Result<Collection> result = read_bgf(source_of("BGF version 1\n"), {}, reporter);
    ASSERT_FALSE(result.has_value());
    EXPECT_EQ(to_string(result.error(), source_of("BGF version 1\n")),
              "match.bgf:0x0: error: expected a first line such as {\"format\":\"BGF\", ...} [bgf-header]\n");
}

/// All that is said of a match document, whose first move is `kOpening`, with `from` put in place by `to`.
std::string said_with(std::string_view from, std::string_view to)
{
    std::string bytes = std::string(kHeader) + R"({"matchlen":5,"date":"2024.02.29","useCrawford":true,
        "finalGreen":0,"finalRed":0,"games":[{"scoreGreen":0,"scoreRed":0,"isCrawford":false,
        "initial":{"cube":1,"cubeOwner":0},"wonPoints":0,"moves":[)" +
                        std::string(kOpening) + R"(,
        {"type":"amove","player":1,"green":6,"red":5,"from":[24,-1],"to":[13,-1],"ply":2,
         "luck":{"mode":"Match","luckWeighted":0.1},"equity":{"hasEMG":true,"cubeDecision":{"eqNoDouble":0.5}},
         "moveAnalysis":[{"move":{"from":[24],"to":[13]},"played":true,"eq":{"myWins":0.5}}]}]}]})";
    if (!from.empty()) {
        const std::size_t at = bytes.find(from);
        EXPECT_NE(at, std::string::npos) << from;
        bytes.replace(at, from.size(), to);
    }
    CollectingReporter reporter;
    EXPECT_TRUE(read_bgf(source_of(bytes), {}, reporter)) << to;
    std::string said;
    for (const Diagnostic& diagnostic : reporter.seen)
        if (diagnostic.code == "bgf-type")
            said += fmt::format("{}: {}\n", to_string(diagnostic.severity), diagnostic.message);
    return said;
}

TEST(Bgf, TellsEachValueOfAWrongType)
{
    EXPECT_EQ(said_with("", ""), "");
    EXPECT_EQ(
        said_with("[24,-1]", "[99999999999999999999,-1]"),
        "warning: game 1, move 2: \"from\" holds [1e+20,-1] where a list of whole numbers belongs: left "
        "out\n");
    EXPECT_EQ(said_with(R"("matchlen":5)", R"("matchlen":"five")"),
              "warning: \"matchlen\" holds \"five\" where a whole number belongs: left out\n");
    for (const std::string_view wrong : {"{}", "[]", R"("x")"}) {
        const auto is_told = [&](std::string_view name, std::string_view value) {
            const std::string member = fmt::format("\"{}\":", name);
            const bool is_known_text = wrong == R"("x")" && (name == "mode" || name == "type");
            const bool is_known_object =
                wrong == "{}" && (name == "luck" || name == "equity" || name == "move" || name == "initial");
            const bool is_known_list =
                wrong == "[]" && (name == "moves" || name == "from" || name == "moveAnalysis");
            if (is_known_text || is_known_object || is_known_list) return;
            EXPECT_NE(said_with(member + std::string(value), member + std::string(wrong)), "")
                << name << wrong;
        };
        is_told("date", "\"2024.02.29\"");
        is_told("useCrawford", "true");
        is_told("finalRed", "0");
        is_told("scoreGreen", "0");
        is_told("isCrawford", "false");
        is_told("cube", "1");
        is_told("cubeOwner", "0");
        is_told("wonPoints", "0");
        is_told("player", "1");
        is_told("mode", "\"Match\"");
        is_told("luckWeighted", "0.1");
        is_told("hasEMG", "true");
        is_told("eqNoDouble", "0.5");
        is_told("played", "true");
        is_told("myWins", "0.5");
        is_told("ply", "2");
    }
}

TEST(Bgf, TellsNullWhereAValueMustStand)
{
    EXPECT_EQ(said_with(R"("initial":{"cube":1,"cubeOwner":0})", R"("initial":null)"),
              "warning: game 1: \"initial\" holds null where an object belongs: left out\n");
    EXPECT_EQ(said_with(R"("cubeOwner":0)", R"("cubeOwner":null)"),
              "warning: game 1: \"cubeOwner\" holds null where a whole number belongs: left out\n");
    EXPECT_EQ(said_with(R"("useCrawford":true)", R"("useBeaver":null)"),
              "warning: \"useBeaver\" holds null where true or false belongs: left out\n");
    EXPECT_EQ(
        said_with(R"("from":[24,-1])", R"("from":null)"),
        "warning: game 1, move 2: \"from\" holds null where a list of whole numbers belongs: left out\n");
}

TEST(Bgf, TakesNullForATextOrAnAnalysisThatIsNotThere)
{
    EXPECT_EQ(said_with(R"("useCrawford":true)", R"("event":null,"ratingRed":null)"), "");
    EXPECT_EQ(said_with(R"({"mode":"Match","luckWeighted":0.1})", "null"), "");
    EXPECT_EQ(said_with(R"([{"move":{"from":[24],"to":[13]},"played":true,"eq":{"myWins":0.5}}])", "null"),
              "");
    EXPECT_EQ(said_with(R"("date":"2024.02.29")", R"("date":null)"), "");
}

TEST(Bgf, TellsADateThatIsNone)
{
    EXPECT_EQ(said_with("2024.02.29", "2023.02.29"),
              "warning: \"date\" holds \"2023.02.29\" where a date belongs: kept as an extra\n");
    EXPECT_EQ(said_with("2024.02.29", "Feb 29, 2024"), "");
    EXPECT_EQ(said_with("2024.02.29", ""), "");
}

TEST(Bgf, CallsLostGamesAndMovesErrors)
{
    for (const std::string_view wrong : {"1", "\"x\"", "null", "[]", "true"}) {
        CollectingReporter reporter;
        const std::string bytes =
            fmt::format(R"({}{{"matchlen":5,"games":[{{"moves":[{}]}},{}]}})", kHeader, kOpening, wrong);
        (void)read_bgf(source_of(bytes), {}, reporter);
        EXPECT_EQ(reporter.errors, 1U) << wrong;
    }
    CollectingReporter reporter;
    (void)read_bgf(source_of(fmt::format(R"({}{{"matchlen":5,"games":[{{"moves":7}}]}})", kHeader)), {},
                   reporter);
    ASSERT_EQ(reporter.errors, 1U);
    EXPECT_EQ(reporter.seen[0].message, "game 1: \"moves\" holds 7 where a list belongs: left out");
}

TEST(Bgf, TakesTheUsualBoardWhereAPointIsNoNumber)
{
    CollectingReporter reporter;
    std::string points = "\"x\"";
    for (int i = 1; i < 28; ++i)
        points += ",0";
    const std::vector<Turn> turns =
        turns_of(file_with(kOpening, R"(,"initial":{"points":[)" + points + "]}"), reporter);
    EXPECT_EQ(turns.size(), 1U);
    EXPECT_THAT(codes_of(reporter), testing::ElementsAre("bgf-type", "bgf-position"));
}

}  // namespace
}  // namespace gammonkit
