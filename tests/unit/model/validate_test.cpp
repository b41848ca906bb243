#include "model/validation/validate.hpp"

#include "support/source_text.hpp"
#include "tests/unit/model/boards.hpp"
#include "tests/unit/model/breach_codes.hpp"
#include "tests/unit/model/turns.hpp"

#include <gmock/gmock.h>
#include <set>

namespace gammonkit::validate_test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr Player kAnn = Player::first;
constexpr Player kBob = Player::second;

const Turn kAnnOpens = play(kAnn, 3, 1, {step(8, 5), step(6, 5)});
const std::vector<Turn> kBobWinsOnePoint{kAnnOpens, act(kBob, Double{}), act(kAnn, Drop{})};

std::vector<Diagnostic> findings(const Match& match)
{
    CollectingReporter reporter;
    validate(match, std::nullopt, reporter);
    return reporter.seen;
}

/// As a user sees them, less the name of the file.
std::vector<std::string> report(const Match& match)
{
    std::vector<std::string> lines;
    for (const Diagnostic& finding : findings(match)) {
        std::string line =
            std::string(to_string(finding.severity)) + ": " + finding.message + " [" + finding.code + "]";
        lines.push_back(finding.hint.empty() ? line : line + " " + finding.hint);
    }
    return lines;
}

/// Games of the given turns, numbered from 1, at the given scores.
Match match_of(int length, std::vector<Game> games)
{
    int number = 0;
    for (Game& game : games)
        game.number = ++number;
    return {.rules = {.length = length}, .games = std::move(games)};
}

TEST(Validate, FindsNothingInARightMatch)
{
    EXPECT_THAT(
        report(match_of(
            2, {{.turns = kBobWinsOnePoint}, {.score = {0, 1}, .claimed_outcome = Outcome{kBob, 1}}})),
        ElementsAre("note: game 2: the turns do not end the game; the record gives the second player 1 point "
                    "[claimed-outcome]"));
    EXPECT_THAT(
        report(match_of(1, {{.turns = {kAnnOpens, act(kBob, Resign{}), act(kAnn, AcceptResignation{})}}})),
        IsEmpty());
}

TEST(Validate, NamesGameAndTurnAndGivesThePosition)
{
    std::vector<Turn> turns{play(kAnn, 5, 2, {step(23, 18), step(13, 11)})};
    EXPECT_THAT(
        report(match_of(5, {{.turns = turns}})),
        ElementsAre(
            "error: g1-1 (game 1, move 1): 23/18 13/11 is not legal: there is no checker on the 23 point "
            "[illegal-play] the position before this turn is 4HPwATDgc/ABMA"));
}

TEST(Validate, WarnsOnlyOfWhatCanBeFollowed)
{
    std::vector<Turn> turns{play(kAnn, 5, 2, {step(13, 6)}), act(kBob, Double{}), act(kAnn, Drop{})};
    const std::vector<Diagnostic> seen = findings(match_of(5, {{.turns = turns}}));
    ASSERT_EQ(seen.size(), 1U);
    EXPECT_EQ(seen[0].severity, Severity::warning);
}

TEST(Validate, PointsIntoTheFile)
{
    Turn turn = play(kAnn, 5, 2, {step(13, 6)});
    turn.origin.offset = 7;
    const Match match = match_of(5, {{.turns = {turn}, .origin = {.offset = 3}}});
    EXPECT_EQ(findings(match).at(0).where, 7U);
    EXPECT_EQ(findings(match).at(1).where, 3U);
}

TEST(Validate, NamesTheMatchIfThereAreSeveral)
{
    CollectingReporter reporter;
    validate({.matches = {{}, match_of(5, {{.turns = {kAnnOpens}}})}}, reporter);
    ASSERT_EQ(reporter.seen.size(), 1U);
    EXPECT_EQ(reporter.seen[0].message, "match 2, game 1: the game is not finished");
}

TEST(Validate, ComparesTheStatedResultWithTheTurns)
{
    Match match = match_of(5, {{.turns = kBobWinsOnePoint, .claimed_outcome = Outcome{kAnn, 2}}});
    match.players = {{.name = "Ann"}, {.name = "Bob"}};
    EXPECT_THAT(report(match),
                ElementsAre("error: game 1: the turns give Bob 1 point, but the record gives Ann 2 "
                            "points [outcome-mismatch]"));
}

TEST(Validate, NotesAnUnfinishedLastGame)
{
    EXPECT_THAT(report(match_of(5, {{.turns = {kAnnOpens}}})),
                ElementsAre("note: game 1: the game is not finished [unfinished-game]"));
    EXPECT_THAT(
        report(match_of(5, {{.turns = {kAnnOpens}}, {.turns = kBobWinsOnePoint}})),
        ElementsAre("warning: game 1: the game is not finished, but another one follows [unfinished-game]"));
}

TEST(Validate, ComparesTheStatedScoreWithTheGameBefore)
{
    EXPECT_THAT(
        report(match_of(5, {{.turns = kBobWinsOnePoint}, {.score = {0, 2}, .turns = kBobWinsOnePoint}})),
        ElementsAre("error: game 2: the record states 0-2 before this game, but the game before leads to 0-1 "
                    "[score-mismatch]"));
}

TEST(Validate, BelievesAMoneySessionThatKeepsNoScore)
{
    EXPECT_THAT(report(match_of(0, {{.turns = kBobWinsOnePoint}, {.turns = kBobWinsOnePoint}})), IsEmpty());
}

TEST(Validate, SeesAScoreFallWhereItDoesNotKnowTheGameBefore)
{
    Match match = match_of(
        7, {{.score = {3, 1}, .turns = kBobWinsOnePoint}, {.score = {2, 4}, .turns = kBobWinsOnePoint}});
    match.games[1].number = 4;
    EXPECT_THAT(report(match), ElementsAre("warning: game 4: games 2 to 3 are missing [missing-game]",
                                           "error: game 4: the score falls from 3-1 to 2-4 [score-falls]"));
}

TEST(Validate, CountsTheGames)
{
    Match match = match_of(7, {{.turns = kBobWinsOnePoint}, {.score = {0, 1}, .turns = kBobWinsOnePoint}});
    match.games[0].number = 2;
    EXPECT_THAT(report(match),
                ElementsAre("note: game 2: game 1 is missing [missing-game]",
                            "warning: game 2: this number comes where 3 is expected [game-order]"));
}

TEST(Validate, SeesGamesAfterTheMatchWasWon)
{
    EXPECT_THAT(
        report(match_of(1, {{.turns = {kAnnOpens, act(kBob, Resign{}), act(kAnn, AcceptResignation{})}},
                            {.score = {1, 0}, .claimed_outcome = Outcome{kBob, 1}}})),
        testing::Contains(
            "warning: game 2: the match to 1 was won before this game, at 1-0 [game-after-match]"));
}

TEST(Validate, ChecksWhatIsStatedAboutTheCrawfordGame)
{
    Match match = match_of(5, {{.score = {0, 3}, .turns = kBobWinsOnePoint},
                               {.score = {0, 4}, .crawford = false, .turns = {kAnnOpens}}});
    EXPECT_THAT(report(match),
                testing::Contains("warning: game 2: not recorded as the Crawford game, which it is by "
                                  "the scores [crawford-mismatch]"));
    match.games[0].crawford = true;
    EXPECT_THAT(report(match),
                testing::Contains("warning: game 1: recorded as the Crawford game, but nobody needs "
                                  "exactly one point [crawford-mismatch]"));
    match.rules.crawford = false;
    EXPECT_THAT(report(match),
                testing::Contains("warning: game 1: recorded as the Crawford game, but the Crawford "
                                  "rule is not in use [crawford-mismatch]"));
}

TEST(Validate, ChecksAutomaticDoubles)
{
    EXPECT_THAT(report(match_of(5, {{.automatic_doubles = 1, .turns = {kAnnOpens}}})),
                testing::Contains("warning: game 1: a match has no automatic doubles [automatic-double]"));
    Match money = match_of(0, {{.automatic_doubles = 3, .turns = {kAnnOpens}}});
    money.rules.automatic_doubles = 2;
    EXPECT_THAT(report(money),
                testing::Contains("warning: game 1: 3 automatic doubles, but no more than 2 were "
                                  "agreed [automatic-double]"));
}

/// For each code of the table, a match in which validate gives it.
const std::vector<std::pair<std::string, Match>>& provocations()
{
    const auto game = [](std::vector<Turn> turns) { return match_of(5, {{.turns = std::move(turns)}}); };
    const Turn bob_doubles = act(kBob, Double{});
    const CheckerPlay unreadable{.dice = *Dice::from(3, 1), .notation = "????"};
    const CheckerPlay other_board{.dice = *Dice::from(3, 1),
                                  .play = {step(8, 5), step(6, 5)},
                                  .result = starting_position(Variant::standard)};
    Match gap = match_of(5, {{.score = {2, 0}, .turns = kBobWinsOnePoint}, {.turns = kBobWinsOnePoint}});
    gap.games[1].number = 4;
    Match repeated = match_of(5, {{.turns = kBobWinsOnePoint}, {.turns = kBobWinsOnePoint}});
    repeated.games[1].number = 1;
    static const std::vector<std::pair<std::string, Match>> kAll{
        {"illegal-play", game({play(kAnn, 3, 1, {step(13, 6)})})},
        {"unreadable-play", game({act(kAnn, unreadable)})},
        {"no-play-recorded", game({play(kAnn, 3, 1, {})})},
        {"board-differs", game({act(kAnn, other_board)})},
        {"opening-double", game({act(kAnn, Roll{*Dice::from(2, 2)})})},
        {"dice-changed", game({act(kAnn, Roll{*Dice::from(2, 1)}), kAnnOpens})},
        {"not-on-roll", game({kAnnOpens, act(kAnn, Double{})})},
        {"double-not-allowed", game({bob_doubles})},
        {"double-value", game({kAnnOpens, act(kBob, Double{.value = 4})})},
        {"beaver-not-allowed", game({kAnnOpens, bob_doubles, act(kAnn, Beaver{})})},
        {"no-offer", game({kAnnOpens, act(kBob, Take{})})},
        {"wrong-player", game({kAnnOpens, bob_doubles, act(kBob, Take{})})},
        {"offer-unanswered", game({kAnnOpens, bob_doubles, bob_doubles})},
        {"bad-cube", game({act(kAnn, SetCube{{.value = 3}})})},
        {"after-end", game({kAnnOpens, bob_doubles, act(kAnn, Drop{}), bob_doubles})},
        {"unfinished-game", game({kAnnOpens})},
        {"claimed-outcome", match_of(5, {{.claimed_outcome = Outcome{kAnn, 1}}})},
        {"outcome-mismatch", match_of(5, {{.turns = kBobWinsOnePoint, .claimed_outcome = Outcome{kAnn, 1}}})},
        {"automatic-double", match_of(5, {{.automatic_doubles = 1}})},
        {"crawford-mismatch", match_of(5, {{.crawford = true}})},
        {"missing-game", gap},
        {"game-order", repeated},
        {"score-mismatch", match_of(5, {{.turns = kBobWinsOnePoint}, {.score = {4, 4}}})},
        {"score-falls", gap},
        {"game-after-match", match_of(5, {{.score = {5, 0}}})},
    };
    return kAll;
}

TEST(BreachCodes, AreWhatValidateGives)
{
    for (const auto& [code, match] : provocations()) {
        std::vector<std::string> seen;
        for (const Diagnostic& finding : findings(match))
            seen.push_back(finding.code);
        EXPECT_THAT(seen, testing::Contains(code));
    }
}

TEST(BreachCodes, AreAllInTheTable)
{
    std::set<std::string> table;
    for (const BreachCode& row : kBreachCodes)
        EXPECT_TRUE(table.emplace(row.code).second) << row.code << " stands there twice";
    std::set<std::string> given;
    for (const auto& [code, match] : provocations()) {
        for (const Diagnostic& finding : findings(match))
            given.insert(finding.code);
    }
    given.insert("impossible-position");  // validate_position_test.cpp provokes it.
    EXPECT_EQ(given, table);
}

}  // namespace
}  // namespace gammonkit::validate_test
