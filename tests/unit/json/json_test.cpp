#include "formats/fields/nesting.hpp"
#include "formats/json/format.hpp"
#include "tests/support/nested_turns.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <limits>

namespace gammonkit {
namespace {

/// The error of a document, as printed, and any warnings before it.
std::string said_of(const std::string& text)
{
    CollectingReporter reporter;
    const SourceText source("a.json", text);
    const Result<Collection> result = read_json(source, {}, reporter);
    std::string said;
    for (const Diagnostic& diagnostic : reporter.seen)
        said += to_string(diagnostic, source);
    return result ? said : said + to_string(result.error(), source);
}

/// A document of one match of one game, with this text as its one turn.
std::string with_turn(const std::string& turn)
{
    return R"({"format": "gammonkit-match", "version": 1, "matches": [{"games": [{"number": 1, "turns": [)" +
           turn + "]}]}]}";
}

Options compact()
{
    return Options::parse("indent=0", kJsonWriteOptions).value();
}

Collection one_turn(Turn turn)
{
    return {.matches = {{.rules = {.length = 7}, .games = {{.turns = {std::move(turn)}}}}}};
}

TEST(Json, WritesATurnAsOneObject)
{
    Turn turn{.action = CheckerPlay{*Dice::from(5, 2), {{kBar, Point(20)}, {Point(6), kOff}}},
              .luck = Value(Emg{0.25})};
    EXPECT_EQ(
        write_json(one_turn(turn), compact()).value(),
        R"({"format":"gammonkit-match","version":2,"matches":[{"rules":{"length":7},"games":[{"number":1,)"
        R"("score":{"first":0,"second":0},"turns":[{"player":"first","action":"play","dice":[5,2],)"
        R"("play":"bar/20 6/off","luck":{"emg":0.25}}]}]}]})"
        "\n");
}

TEST(Json, GivesEachTurnALineUnlessToldOtherwise)
{
    EXPECT_EQ(
        write_json(one_turn({.action = Double{}, .comment = "Now."}), Options(kJsonWriteOptions)).value(),
        R"({
  "format": "gammonkit-match",
  "version": 2,
  "matches": [
    {
      "rules": {"length":7},
      "games": [
        {
          "number": 1,
          "score": {"first":0,"second":0},
          "turns": [
            {"player":"first","action":"double","comment":"Now."}
          ]
        }
      ]
    }
  ]
}
)");
}

/// A candidate that was evaluated so.
Candidate evaluated(const EvaluationContext& context)
{
    Assessment assessment;
    assessment.context = context;
    Candidate candidate;
    candidate.assessment = assessment;
    return candidate;
}

TEST(Json, WritesSettingsOnceAndRefersToThem)
{
    const EvaluationContext shallow{.plies = 0, .cubeful = true};
    const EvaluationContext deep{.plies = 2, .cubeful = true};
    RolloutContext rollout;
    rollout.seed = 5;
    rollout.truncation_cube = deep;
    Turn turn{.plays = {{.candidates = {evaluated(deep), evaluated(shallow), evaluated(deep)}}}};
    turn.plays[0].candidates[1].assessment->rollout = RolloutRecord{.trials = 36, .context = rollout};
    const std::string text = write_json(one_turn(turn), compact()).value();
    EXPECT_THAT(text,
                testing::HasSubstr(R"({"assessment":{"context":0}},{"assessment":{"context":1,"rollout":)"
                                   R"({"trials":36,"context":0}}},{"assessment":{"context":0}})"));
    EXPECT_THAT(text, testing::HasSubstr(R"("evaluation_contexts":[{"plies":2,"cubeful":true},{"plies":0,)"
                                         R"("cubeful":true}],"rollout_contexts":[{"seed":5,)"
                                         R"("truncation_cube":0}])"));
    CollectingReporter reporter;
    EXPECT_EQ(read_json(SourceText("a", text), {}, reporter), one_turn(turn));
    EXPECT_TRUE(reporter.seen.empty());
}

TEST(Json, ReadsSettingsWhereTheyAreUsedAsVersion1HadThem)
{
    const std::string turn =
        R"({"player": "first", "action": "roll", "dice": [2, 1], "plays": [{"candidates": [)"
        R"({"assessment": {"context": {"plies": 2, "cubeful": true}}}]}]})";
    CollectingReporter reporter;
    const Collection read = read_json(SourceText("a", with_turn(turn)), {}, reporter).value();
    EXPECT_EQ(read.matches[0].games[0].turns[0].plays[0].candidates[0].assessment->context,
              (EvaluationContext{.plies = 2, .cubeful = true}));
}

TEST(Json, RefusesNumbersOfSettingsThatAreNotThere)
{
    const std::string turn =
        R"({"player": "first", "action": "roll", "dice": [2, 1], "plays": [{"candidates": [)"
        R"({"assessment": {"context": 3}}]}]})";
    EXPECT_EQ(
        said_of(with_turn(turn)),
        "a.json: error: /matches/0/games/0/turns/0/plays/0/candidates/0/assessment/context: there is no "
        "context 3: the document has 0 [json-value]\n");
}

TEST(Json, KeepsNumbersThatJsonCannotSay)
{
    Turn turn{.luck = Value(Emg{-std::numeric_limits<double>::infinity()})};
    const std::string text = write_json(one_turn(turn), compact()).value();
    EXPECT_THAT(text, testing::HasSubstr(R"("luck":{"emg":"-inf"})"));
    CollectingReporter reporter;
    EXPECT_EQ(read_json(SourceText("a", text), {}, reporter), one_turn(turn));
}

TEST(Json, ReplacesBytesThatAreNotUtf8)
{
    EXPECT_THAT(write_json(one_turn({.comment = "J\xFCrg"}), compact()).value(),
                testing::HasSubstr("J\xEF\xBF\xBDrg"));
}

TEST(Json, IsRecognisedByItsFormatName)
{
    EXPECT_EQ(sniff_json({.name = "x", .bytes = {}, .text = " \n{\"format\": \"gammonkit-match\""}),
              Confidence::certain);
    EXPECT_EQ(sniff_json({.name = "x.json", .bytes = {}, .text = "{\"name\": \"gammonkit\"}"}),
              Confidence::none);
    EXPECT_EQ(sniff_json({.name = "x.json", .bytes = {}, .text = "say \"gammonkit-match\""}),
              Confidence::none);
}

TEST(Json, RefusesAnEmptyFile)
{
    EXPECT_EQ(said_of(" "), "a.json:1:1: error: the file is empty [empty-input]\n     \n    ^\n");
}

TEST(Json, PointsAtBrokenSyntax)
{
    EXPECT_EQ(said_of("{\"format\": \"gammonkit-match\",\n \"version\" 1}"),
              "a.json:2:12: error: not valid JSON: unexpected number literal [json-syntax]\n"
              "     \"version\" 1}\n"
              "               ^\n");
}

TEST(Json, PointsAtTheEndOfACutFile)
{
    EXPECT_EQ(said_of("{\"format\":"),
              "a.json:1:11: error: not valid JSON: unexpected end of input [json-syntax]\n"
              "    {\"format\":\n"
              "              ^\n");
}

TEST(Json, RefusesNumbersThatNoMachineHolds)
{
    EXPECT_THAT(said_of("{\"version\": 1e999}"), testing::HasSubstr("not valid JSON: number overflow"));
}

TEST(Json, RefusesAMegabyteOfBrackets)
{
    EXPECT_THAT(said_of(std::string(1'000'000, '[')),
                testing::HasSubstr("error: nested too deep [json-syntax]"));
    EXPECT_THAT(said_of(std::string(1'000'000, '[') + std::string(1'000'000, ']')),
                testing::HasSubstr("error: nested too deep [json-syntax]"));
}

TEST(Json, DoesNotCountBracketsInsideStrings)
{
    EXPECT_EQ(said_of(with_turn(R"({"player": "first", "action": "remark", "comment": "\")" +
                                std::string(1000, '[') + "\"}")),
              "");
}

TEST(Json, RefusesOtherJson)
{
    EXPECT_EQ(said_of("[1]"), "a.json: error: /: expected an object [json-value]\n");
    EXPECT_EQ(said_of("{}"), "a.json: error: /: there is no field 'format' [json-value]\n");
    EXPECT_EQ(said_of(R"({"format": "x", "version": 1})"),
              "a.json: error: /: \"format\" is not \"gammonkit-match\" [json-value]\n");
    EXPECT_EQ(said_of(R"({"format": "gammonkit-match", "version": 3})"),
              "a.json: error: /: version 3 is not known here: 1 and 2 are [json-value]\n");
    EXPECT_EQ(said_of(R"({"format": "gammonkit-match", "version": 1})"),
              "a.json: error: there is no match and no position in it [nothing-found]\n");
}

TEST(Json, NamesThePathOfAWrongValue)
{
    EXPECT_EQ(
        said_of(with_turn(R"({"player": "first", "action": "play", "dice": [5, 2], "play": "24/22 13-8"})")),
        "a.json: error: /matches/0/games/0/turns/0/play: '13-8' is not a step such as 13/8 [json-value]\n");
    EXPECT_EQ(
        said_of(with_turn(R"({"player": "first", "action": "play", "dice": [5, 7]})")),
        "a.json: error: /matches/0/games/0/turns/0/dice: expected two dice such as [5, 2] [json-value]\n");
    EXPECT_EQ(
        said_of(with_turn(R"({"player": "third", "action": "take"})")),
        "a.json: error: /matches/0/games/0/turns/0/player: there is no such value as 'third' [json-value]\n");
    EXPECT_EQ(said_of(with_turn(R"({"player": "first", "action": "fold"})")),
              "a.json: error: /matches/0/games/0/turns/0: there is no action 'fold' [json-value]\n");
    EXPECT_EQ(said_of(with_turn(R"({"player": "first", "action": "roll"})")),
              "a.json: error: /matches/0/games/0/turns/0: there is no field 'dice' [json-value]\n");
    EXPECT_EQ(said_of(with_turn("[]")),
              "a.json: error: /matches/0/games/0/turns/0: expected an object [json-value]\n");
}

TEST(Json, RefusesNumbersOfTheWrongKind)
{
    const std::string head = R"({"player": "first", "action": "double", "value": )";
    for (const std::string number : {"1.5", "\"2\"", "null", "[2]"}) {
        EXPECT_EQ(said_of(with_turn(head + number + "}")),
                  "a.json: error: /matches/0/games/0/turns/0/value: expected a whole number [json-value]\n");
    }
    for (const std::string number : {"2147483648", "-2147483649", "18446744073709551615"}) {
        EXPECT_EQ(said_of(with_turn(head + number + "}")),
                  "a.json: error: /matches/0/games/0/turns/0/value: this number is too large [json-value]\n");
    }
}

TEST(Json, ReadsALongListOfUnknownFieldsInNoTime)
{
    std::string turn = R"({"player": "first", "action": "take")";
    for (int i = 0; i < 100'000; ++i)
        turn += ", \"" + std::to_string(i) + "\": 0";
    EXPECT_THAT(said_of(with_turn(turn + "}")), testing::HasSubstr("unknown field '0' left out"));
}

TEST(Json, ReportsUnknownFieldsAndReadsOn)
{
    EXPECT_EQ(said_of(with_turn(R"({"player": "first", "action": "take", "mood": "good"})")),
              "a.json: warning: /matches/0/games/0/turns/0: unknown field 'mood' left out [json-field]\n");
}

TEST(Json, HoldsVariationsAsDeepAsAllowed)
{
    const Collection collection{
        .matches = {{.games = {{.turns = testing_support::nested_turns(kDeepestNesting)}}}}};
    const std::string text = write_json(collection, compact()).value();
    CollectingReporter reporter;
    EXPECT_EQ(read_json(SourceText("a", text), {}, reporter), collection);
}

TEST(Json, RefusesVariationsThatNestDeeper)
{
    const Collection collection{
        .matches = {{.games = {{.turns = testing_support::nested_turns(kDeepestNesting + 1)}}}}};
    EXPECT_EQ(write_json(collection, compact()).error().message, "the variations nest too deep");
}

}  // namespace
}  // namespace gammonkit
