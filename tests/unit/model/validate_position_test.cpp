#include "model/validation/validate.hpp"
#include "tests/unit/model/boards.hpp"

#include <gmock/gmock.h>

namespace gammonkit {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

PositionRecord opening(int length = 7)
{
    return {.state = {.position = starting_position(Variant::standard), .rules = {.length = length}}};
}

/// As a user sees them, less the name of the file.
std::vector<std::string> report(const PositionRecord& record)
{
    CollectingReporter reporter;
    validate(record, "", reporter);
    std::vector<std::string> lines;
    for (const Diagnostic& finding : reporter.seen) {
        lines.push_back(std::string(to_string(finding.severity)) + ": " + finding.message + " [" +
                        finding.code + "]");
    }
    return lines;
}

TEST(ValidatePosition, FindsNothingInAPossibleOne)
{
    EXPECT_THAT(report(opening()), IsEmpty());
    PositionRecord over = opening();
    over.state.position = board({}, {{6, 2}});
    EXPECT_THAT(report(over), IsEmpty());
}

TEST(ValidatePosition, CountsTheCheckersOfTheVariant)
{
    PositionRecord record = opening();
    record.state.rules.variant = Variant::hypergammon_3;
    EXPECT_THAT(report(record),
                ElementsAre("error: the first player has 15 checkers and not 3 [impossible-position]",
                            "error: the second player has 15 checkers and not 3 [impossible-position]"));
}

TEST(ValidatePosition, RejectsTwoWinners)
{
    PositionRecord record = opening();
    record.state.position = board({}, {});
    EXPECT_THAT(report(record),
                ElementsAre("error: both players have borne off all their checkers [impossible-position]"));
}

TEST(ValidatePosition, RejectsTwoClosedBoardsWithCheckersOnBothBars)
{
    PositionRecord record = opening();
    const Checkers closed{{25, 1}, {6, 2}, {5, 2}, {4, 2}, {3, 2}, {2, 2}, {1, 2}};
    record.state.position = board(closed, closed);
    EXPECT_THAT(
        report(record),
        ElementsAre("error: both players are on the bar against six closed points [impossible-position]"));
}

TEST(ValidatePosition, RejectsDiceAfterTheEnd)
{
    PositionRecord record = opening();
    record.state.position = board({}, {{6, 2}});
    record.state.dice = Dice::from(2, 1);
    EXPECT_THAT(report(record),
                ElementsAre("error: dice are rolled, but the game is over [impossible-position]"));
}

TEST(ValidatePosition, RejectsAScoreThatWinsTheMatch)
{
    PositionRecord record = opening();
    record.players.second.name = "Bo";
    record.state.score = {0, 7};
    EXPECT_THAT(report(record), ElementsAre("error: Bo has already won the match to 7, with 7 points "
                                            "[impossible-position]"));
    record.state.phase = GamePhase::over;
    EXPECT_THAT(report(record), IsEmpty());
}

TEST(ValidatePosition, RejectsCubesThatCannotBe)
{
    PositionRecord record = opening();
    record.state.cube = {.value = 3};
    EXPECT_THAT(report(record), ElementsAre("error: 3 is not a value of the cube [impossible-position]"));
    record.state.cube = {.value = 1, .owner = Player::second};
    EXPECT_THAT(report(record), ElementsAre("error: the second player owns a cube that was never turned "
                                            "[impossible-position]"));
    record.state.cube = {.value = 2, .owner = Player::second};
    record.state.offer = Offer::cube;
    EXPECT_THAT(
        report(record),
        ElementsAre("error: the first player doubles, but does not own the cube [impossible-position]"));
}

TEST(ValidatePosition, DoubtsACrawfordGameAgainstTheScore)
{
    PositionRecord record = opening();
    record.state.crawford_game = true;
    EXPECT_THAT(report(record), ElementsAre("warning: said to be the Crawford game, but nobody needs exactly "
                                            "one point [crawford-mismatch]"));
}

TEST(ValidatePosition, ReportsCandidatesThatAreIllegal)
{
    PositionRecord record = opening();
    record.state.dice = Dice::from(3, 1);
    record.plays = {{.candidates = {{.play = {{Point(8), Point(5)}, {Point(6), Point(5)}}},
                                    {.play = {{Point(24), Point(20)}, {Point(6), Point(5)}}}}}};
    ASSERT_EQ(report(record).size(), 1U);
    EXPECT_EQ(report(record)[0].substr(0, 46), "warning: candidate 2: 24/20 6/5 is not legal: ");
    record.state.dice.reset();
    EXPECT_THAT(report(record),
                ElementsAre("warning: plays are analyzed, but no dice are rolled [illegal-play]"));
}

TEST(ValidatePosition, NumbersSeveralAndPointsAtThem)
{
    Collection collection{.positions = {opening(), opening()}};
    collection.positions[1].state.score.first = 9;
    collection.positions[1].origin.offset = 42;
    CollectingReporter reporter;
    validate(collection, reporter);
    ASSERT_EQ(reporter.seen.size(), 1U);
    EXPECT_EQ(reporter.seen[0].where, 42U);
    EXPECT_EQ(reporter.seen[0].message,
              "position 2: the first player has already won the match to 7, with 9 points");
}

}  // namespace
}  // namespace gammonkit
