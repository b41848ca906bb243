#include "formats/dump/format.hpp"
#include "formats/fields/nesting.hpp"
#include "tests/support/nested_turns.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

/// The error of a dump, as printed.
std::string error_of(const std::string& text)
{
    CollectingReporter reporter;
    const SourceText source("a.dump", text);
    const Result<Collection> result = read_dump(source, {}, reporter);
    return result ? "no error" : to_string(result.error(), source);
}

/// A dump of one match of one game, with these lines as its turns.
std::string with_turns(const std::string& lines)
{
    return "gammonkit-dump 1\nmatch length=7\n  game 1 score=0,0\n" + lines;
}

Match short_match()
{
    const Dice dice = *Dice::from(5, 2);
    Match match{.rules = {.length = 7, .crawford = true}, .players = {{"Al \"X\"", "1850.5"}, {"Bo", ""}}};
    match.date = date_from(2004, 2, 29);
    match.comment = "A fine match.\nRead on.";
    match.extras = {{"sgf:XX", {"a", "b c"}}};
    Turn opening{.action = CheckerPlay{dice, {{Point(24), Point(22)}, {Point(13), Point(8)}}}};
    opening.marks.play = SkillMark::doubtful;
    opening.luck = Value(Emg{0.25});
    Candidate best{.play = {{Point(13), Point(11)}, {Point(13), Point(8)}}};
    best.assessment =
        Assessment{.estimate = {.probabilities = Probabilities{.win = 0.5}, .cubeful = Emg{0.1}},
                   .context = EvaluationContext{.plies = 2, .cubeful = true}};
    opening.plays = {{.by = {.engine = "gnubg"}, .candidates = {best}, .played = 0}};
    const Turn other_way{.player = Player::second, .action = Double{}, .comment = "Too early?"};
    opening.variations = {{.turns = {other_way, {.action = Take{}}}}};
    match.games = {{.turns = {opening,
                              {.player = Player::second, .action = CheckerPlay{*Dice::from(6, 6)}},
                              {.action = Resign{Stake::gammon}},
                              {.player = Player::second, .action = AcceptResignation{}}}}};
    return match;
}

TEST(Dump, WritesATurnALine)
{
    EXPECT_EQ(write_dump({.matches = {short_match()}}, {}).value(),
              "gammonkit-dump 1\n"
              "match length=7 crawford=yes date=2004-02-29\n"
              "  players.first name=\"Al \\\"X\\\"\" rating=\"1850.5\"\n"
              "  players.second name=\"Bo\"\n"
              "  comment \"A fine match.\\nRead on.\"\n"
              "  extra \"sgf:XX\" \"a\" \"b c\"\n"
              "  game 1 score=0,0\n"
              "    first 52: 24/22 13/8 luck=emg:0.25\n"
              "      marks play=doubtful\n"
              "      plays engine=\"gnubg\" played=0\n"
              "        candidate 13/11 13/8\n"
              "          assessment probabilities=0.5,0,0,0,0 cubeful=emg:0.1 context=2,cubeful\n"
              "      variation\n"
              "        second double\n"
              "          comment \"Too early?\"\n"
              "        first take\n"
              "    second 66:\n"
              "    first resign stake=gammon\n"
              "    second accept-resignation\n");
}

TEST(Dump, WritesAPositionThatStandsAlone)
{
    PositionRecord record{.state = {.position = starting_position(Variant::standard),
                                    .on_roll = Player::second,
                                    .dice = Dice::from(3, 1),
                                    .cube = {.value = 2, .owner = Player::first}}};
    record.comment = "What now?";
    EXPECT_EQ(write_dump({.positions = {record}}, {}).value(),
              "gammonkit-dump 1\n"
              "position 4HPwATDgc/ABMA on_roll=second dice=31 cube=2,first score=0,0 length=0\n"
              "  comment \"What now?\"\n");
}

TEST(Dump, IsRecognisedByItsFirstWord)
{
    EXPECT_EQ(sniff_dump({.name = "x", .bytes = {}, .text = "gammonkit-dump 1\n"}), Confidence::certain);
    EXPECT_EQ(sniff_dump({.name = "x.dump", .bytes = {}, .text = "; [Player 1"}), Confidence::none);
}

TEST(Dump, IsReadWithAnyLineEnds)
{
    CollectingReporter reporter;
    const Result<Collection> collection = read_dump(
        SourceText("a", "gammonkit-dump 1\r\n\r\nmatch length=7\r\n  game 2 score=1,0\r\n"), {}, reporter);
    ASSERT_TRUE(collection);
    EXPECT_EQ(collection->matches.at(0).games.at(0).number, 2);
}

TEST(Dump, RemembersWhereATurnStood)
{
    CollectingReporter reporter;
    const std::string text = with_turns("    first take\n");
    const Result<Collection> collection = read_dump(SourceText("a", text), {}, reporter);
    EXPECT_EQ(collection->matches.at(0).games.at(0).turns.at(0).origin.known(), text.find("first"));
}

TEST(Dump, RefusesAnEmptyFile)
{
    EXPECT_EQ(error_of("\n \n"), "a.dump:1:1: error: the file is empty [empty-input]\n    \n    ^\n");
}

TEST(Dump, RefusesADumpOfNothing)
{
    EXPECT_EQ(error_of("gammonkit-dump 1\n"), "a.dump:1:1: error: the dump holds no match and no position "
                                              "[nothing-found]\n    gammonkit-dump 1\n    ^\n");
}

TEST(Dump, RefusesAnotherVersion)
{
    EXPECT_EQ(error_of("gammonkit-dump 2\n"),
              "a.dump:1:1: error: this version of gammonkit reads version 1 of its "
              "dumps [dump]\n    gammonkit-dump 2\n    ^\n");
}

TEST(Dump, PointsAtAValueThatCannotBe)
{
    EXPECT_EQ(error_of(with_turns("    first 57: 24/22\n")), "a.dump:4:11: error: '57' is no dice [dump]\n"
                                                             "        first 57: 24/22\n"
                                                             "              ^\n");
}

TEST(Dump, PointsAtAFieldThatDoesNotExist)
{
    EXPECT_EQ(error_of("gammonkit-dump 1\nmatch size=7\n"),
              "a.dump:2:7: error: match has no field 'size' [dump]\n"
              "    match size=7\n"
              "          ^\n");
}

TEST(Dump, PointsAtAWordTooMuch)
{
    EXPECT_EQ(error_of(with_turns("    first take 4\n")),
              "a.dump:4:16: error: expected no more words without a name [dump]\n"
              "        first take 4\n"
              "                   ^\n");
}

TEST(Dump, PointsAtALineThatDoesNotBelong)
{
    EXPECT_EQ(error_of(with_turns("  turn x\n")), "a.dump:4:3: error: 'turn' does not belong here [dump]\n"
                                                  "      turn x\n"
                                                  "      ^\n");
}

TEST(Dump, PointsAtALineThatIsIndentedTooDeep)
{
    EXPECT_EQ(error_of("gammonkit-dump 1\nmatch\n    game 1\n"),
              "a.dump:3:5: error: indented deeper than what it belongs to [dump]\n"
              "        game 1\n"
              "        ^\n");
    EXPECT_EQ(error_of("gammonkit-dump 1\nmatch\n   game 1\n"),
              "a.dump:3:4: error: expected an indentation by a multiple of two blanks [dump]\n"
              "       game 1\n"
              "       ^\n");
}

TEST(Dump, PointsAtAnActionThatDoesNotExist)
{
    EXPECT_EQ(error_of(with_turns("    first fold\n")),
              "a.dump:4:11: error: there is no action 'fold' [dump]\n"
              "        first fold\n"
              "              ^\n");
}

TEST(Dump, SaysWhatIsMissing)
{
    EXPECT_EQ(error_of(with_turns("    first\n")), "a.dump:4:10: error: expected an action [dump]\n"
                                                   "        first\n"
                                                   "             ^\n");
    EXPECT_EQ(error_of(with_turns("    first set-position\n")),
              "a.dump:4:23: error: expected position [dump]\n"
              "        first set-position\n"
              "                          ^\n");
}

TEST(Dump, PointsAtAQuoteThatIsNotClosed)
{
    EXPECT_EQ(error_of("gammonkit-dump 1\nmatch\n  comment \"what\n"),
              "a.dump:3:11: error: expected a closing quote on this line [dump]\n"
              "      comment \"what\n"
              "              ^\n");
}

TEST(Dump, ReadsALongListInNoTime)
{
    std::string extra = "    first remark\n      extra \"x\"";
    for (int i = 0; i < 200'000; ++i)
        extra += " \"\"";
    EXPECT_EQ(error_of(with_turns(extra + "\n")), "no error");
}

TEST(Dump, RefusesNumbersWhoseSumsWouldOverflow)
{
    EXPECT_EQ(error_of("gammonkit-dump 1\nmatch length=-2147483648\n"),
              "a.dump:2:14: error: '-2147483648' is no length [dump]\n"
              "    match length=-2147483648\n"
              "                 ^\n");
}

TEST(Dump, RefusesAFifthStep)
{
    EXPECT_EQ(error_of(with_turns("    first 11: 8/7 8/7 6/5 6/5 5/4\n")),
              "a.dump:4:31: error: a play has at most four steps [dump]\n"
              "        first 11: 8/7 8/7 6/5 6/5 5/4\n"
              "                                  ^\n");
}

TEST(Dump, HoldsVariationsAsDeepAsAllowed)
{
    Collection collection{
        .matches = {{.games = {{.turns = testing_support::nested_turns(kDeepestNesting)}}}}};
    const std::string text = write_dump(collection, {}).value();
    CollectingReporter reporter;
    EXPECT_EQ(read_dump(SourceText("a", text), {}, reporter), collection);
}

TEST(Dump, RefusesVariationsThatNestDeeper)
{
    const Collection collection{
        .matches = {{.games = {{.turns = testing_support::nested_turns(kDeepestNesting + 1)}}}}};
    EXPECT_EQ(write_dump(collection, {}).error().message, "the variations nest too deep");
}

TEST(Dump, RefusesToReadVariationsThatNestDeeper)
{
    std::string lines = "    first remark\n";
    for (std::size_t depth = 3; depth < 100'000; depth += depth < 400 ? 2 : 50'000) {
        lines +=
            std::string(2 * depth, ' ') + "variation\n" + std::string(2 * depth + 2, ' ') + "first remark\n";
    }
    EXPECT_NE(error_of(with_turns(lines)).find("the variations nest too deep [dump]"), std::string::npos);
}

}  // namespace
}  // namespace gammonkit
