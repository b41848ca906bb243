#include "importers/transcript/transcriber.hpp"

#include "formats/json/format.hpp"
#include "tests/random_game.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// Enters lines that all must be taken. What was said of the last one.
Transcribed enter(Transcriber& transcriber, std::initializer_list<std::string_view> lines)
{
    Transcribed last;
    for (const std::string_view line : lines) {
        Result<Transcribed> done = transcriber.enter(line);
        EXPECT_TRUE(done) << line << ": " << (done ? "" : done.error().message);
        if (done) last = *std::move(done);
    }
    return last;
}

Transcriber transcriber_after(std::initializer_list<std::string_view> lines)
{
    Transcriber transcriber;
    enter(transcriber, lines);
    return transcriber;
}

/// "message (hint)" of a line that is not taken and changes nothing.
std::string complaint(Transcriber& transcriber, std::string_view line)
{
    const Match before = transcriber.match();
    const Result<Transcribed> done = transcriber.enter(line);
    EXPECT_TRUE(transcriber.match() == before) << line;
    if (done) return "taken";
    return fmt::format("{} ({})", done.error().message, done.error().hint);
}

/// "first play 31: 8/5 6/5", a line each.
std::vector<std::string> turns_of(const Transcriber& transcriber)
{
    std::vector<std::string> lines;
    for (const Turn& turn : transcriber.match().games.back().turns) {
        std::string line = turn.player == Player::first ? "first" : "second";
        line += fmt::format(" {}", action_name(turn.action));
        if (const std::optional<Dice> dice = dice_of(turn))
            line += fmt::format(" {}{}", dice->first(), dice->second());
        if (const auto* play = std::get_if<CheckerPlay>(&turn.action)) line += ": " + to_string(play->play);
        lines.push_back(line);
    }
    return lines;
}

TEST(Transcriber, KnowsWhoseTurnItIs)
{
    const Transcriber transcriber =
        transcriber_after({"match 7", "players Ann vs Bo", "Bo 31 8/5 6/5", "52: 13/8 13/11", "double",
                           "take", "6-4 24/14", "(4 1) bar/24 13/9"});
    EXPECT_THAT(turns_of(transcriber),
                ElementsAre("second play 31: 8/5 6/5", "first play 52: 13/8 13/11", "second double",
                            "first take", "second play 64: 24/18 18/14", "first play 41: bar/24 13/9"));
    EXPECT_EQ(transcriber.match().rules.length, 7);
    EXPECT_EQ(transcriber.match().players.second.name, "Bo");
}

TEST(Transcriber, AsksWhoBegins)
{
    Transcriber transcriber;
    EXPECT_THAT(complaint(transcriber, "Ann 31 8/5 6/5"), HasSubstr("nobody is called 'Ann'"));
    enter(transcriber, {"players Ann vs Bo"});
    EXPECT_EQ(complaint(transcriber, "31 8/5 6/5"),
              "it is not known who begins (say it before the roll: first 31 (Ann), or second 31 (Bo))");
    EXPECT_THAT(complaint(transcriber, "first 33 8/5(2) 6/3(2)"),
                HasSubstr("two equal numbers (both roll again"));
}

TEST(Transcriber, TakesARollAndItsPlayInTwoLines)
{
    Transcriber transcriber = transcriber_after({"first 31"});
    EXPECT_THAT(turns_of(transcriber), ElementsAre("first roll 31"));
    EXPECT_EQ(complaint(transcriber, "52 13/8 13/11"),
              "31 is rolled already (type the play; undo takes the roll back)");
    enter(transcriber, {"8-5 6-5"});
    EXPECT_THAT(turns_of(transcriber), ElementsAre("first play 31: 8/5 6/5"));
}

TEST(Transcriber, PlaysWhatHasNoChoice)
{
    Transcriber transcriber = transcriber_after({"second 21 13/11 6/5", "66 24/18(2) 13/7(2)"});
    EXPECT_THAT(enter(transcriber, {"66"}).said, ElementsAre("the only play: 11/5 8/2(3)"));
    enter(transcriber, {"undo", "66 8/2"});
    EXPECT_THAT(turns_of(transcriber).back(), "second play 66: 11/5 8/2 8/2 8/2");
}

TEST(Transcriber, SaysHowAPlayMayGoOnThatIsNotComplete)
{
    Transcriber transcriber;
    EXPECT_EQ(complaint(transcriber, "first 31 8/5"),
              "8/5 can go on in several ways (24/23 8/5, 8/7 8/5, 8/5 6/5, 8/4)");
}

TEST(Transcriber, SaysWhatWasProbablyMeant)
{
    Transcriber transcriber;
    EXPECT_EQ(complaint(transcriber, "first 31 8/5 6/4"),
              "8/5 6/4 is not legal: 6/4 is not a 1 (perhaps 8/5 6/5 (one number) or 32: 8/5 6/4 (one of the "
              "dice) was meant)");
    EXPECT_THAT(complaint(transcriber, "first 31 8:5"), HasSubstr("is not a play"));
    EXPECT_THAT(complaint(transcriber, "doubel"), HasSubstr("did you mean 'double'?"));
    EXPECT_THAT(complaint(transcriber, "first 77"), HasSubstr("means nothing here"));
}

TEST(Transcriber, KeepsWhatHappenedAgainstTheRulesIfSoSaid)
{
    Transcriber transcriber = transcriber_after({"first 31 8/5 6/4 !"});
    EXPECT_THAT(turns_of(transcriber), ElementsAre("first play 31: 8/5 6/4"));
    EXPECT_THAT(complaint(transcriber, "first 62 24/18 13/11"), HasSubstr("it is the other player's turn"));
    enter(transcriber, {"first 62 24/18 13/11 !"});
    // What cannot be done on the board never is.
    EXPECT_THAT(complaint(transcriber, "31 23/20 6/5 !"), HasSubstr("no checker on the 23 point"));
}

TEST(Transcriber, KeepsTimesAndComments)
{
    const Transcriber transcriber =
        transcriber_after({"first 31 8/5 6/5 @ 0:14:23 clock 11:45 12:00 # The best.", "52 13/8 13/11",
                           "clock - 11:50", "@14:40", "# Not so good.", "# At all."});
    const std::vector<Turn>& turns = transcriber.match().games.back().turns;
    ASSERT_EQ(turns.size(), 2U);
    EXPECT_EQ(*turns[0].times, (TurnTimes{.clocks = {705, 720}, .video = 863}));
    EXPECT_EQ(turns[0].comment, "The best.");
    EXPECT_EQ(*turns[1].times, (TurnTimes{.clocks = {std::nullopt, 710}, .video = 880}));
    EXPECT_EQ(turns[1].comment, "Not so good.\nAt all.");
}

TEST(Transcriber, RefusesTimesThatAreNone)
{
    Transcriber transcriber = transcriber_after({"first 31 8/5 6/5"});
    EXPECT_THAT(complaint(transcriber, "clock 11:45"), HasSubstr("needs two times"));
    EXPECT_THAT(complaint(transcriber, "@ soon"), HasSubstr("'soon' is not a time"));
    EXPECT_THAT(complaint(transcriber, "@"), HasSubstr("needs a time"));
    Transcriber empty;
    EXPECT_THAT(complaint(empty, "@ 1:00"), HasSubstr("there is no turn yet"));
}

TEST(Transcriber, CountsTheScoreFromGameToGame)
{
    Transcriber transcriber = transcriber_after({"match 3", "players Ann vs Bo", "Ann 31 8/5 6/5"});
    EXPECT_THAT(enter(transcriber, {"double", "drop"}).said, ElementsAre("Bo wins 1 point: 0-1"));
    enter(transcriber, {"first 31 8/5 6/5", "d", "t"});
    EXPECT_EQ(transcriber.match().games.back().score, (ByPlayer<int>{0, 1}));
    EXPECT_THAT(enter(transcriber, {"resign 1", "accept"}).said, ElementsAre("Ann wins 2 points: 2-1"));
    EXPECT_THAT(complaint(transcriber, "accept"), HasSubstr("nobody has resigned"));
    EXPECT_THAT(enter(transcriber, {"Bo 42 8/4 6/4", "Ann wins 1"}).said,
                ElementsAre("Ann wins 1 point and the match: 3-1"));
    EXPECT_THAT(complaint(transcriber, "first 31"), HasSubstr("the match is over: Ann has won it"));
    EXPECT_EQ(transcriber.match().games.size(), 3U);
}

TEST(Transcriber, LeavesNoGameBehindByMistake)
{
    Transcriber transcriber = transcriber_after({"match 3", "first 31 8/5 6/5"});
    EXPECT_THAT(complaint(transcriber, "game"), HasSubstr("game 1 is not over"));
    enter(transcriber, {"game !"});
    EXPECT_EQ(transcriber.match().games.size(), 2U);
    EXPECT_THAT(complaint(transcriber, "game"), HasSubstr("has not begun yet"));
}

TEST(Transcriber, TakesBackLineByLine)
{
    Transcriber transcriber = transcriber_after({"match 3", "first 31 8/5 6/5"});
    const Match before = transcriber.match();
    enter(transcriber, {"d", "p", "# Too early.", "second 31 8/5 6/5", "undo", "undo", "u", "undo"});
    EXPECT_TRUE(transcriber.match() == before);
    enter(transcriber, {"undo", "undo"});
    EXPECT_THAT(complaint(transcriber, "undo"), HasSubstr("nothing to take back"));
}

TEST(Transcriber, TakesNothingBackWhereNothingWasTyped)
{
    Transcriber without_games;
    EXPECT_EQ(complaint(without_games, "undo"), "there is nothing to take back ()");
    Transcriber with_empty_game(Match{.games = {Game{}}});
    EXPECT_EQ(complaint(with_empty_game, "undo"), "there is nothing to take back ()");
}

TEST(Transcriber, KeepsTheVariantOfAMatchThatHasBegun)
{
    Transcriber transcriber = transcriber_after({"match 3", "variant nackgammon", "first 31 8/5 6/5"});
    EXPECT_THAT(complaint(transcriber, "variant hypergammon-3"),
                HasSubstr("the match has begun: its variant is settled"));
    enter(transcriber, {"d", "p", "game"});
    EXPECT_THAT(complaint(transcriber, "variant standard"), HasSubstr("its variant is settled"));
    EXPECT_EQ(transcriber.match().rules.variant, Variant::nackgammon);
}

TEST(Transcriber, RefusesPointsAndStakesThatCannotBe)
{
    Transcriber transcriber = transcriber_after({"match 9999", "players Ann vs Bo", "Ann 31 8/5 6/5"});
    EXPECT_EQ(complaint(transcriber, "Bo wins 999999999"),
              "'999999999' is not a number of points (first wins 2)");
    EXPECT_THAT(complaint(transcriber, "Bo wins 10000001"), HasSubstr("is not a number of points"));
    EXPECT_THAT(complaint(transcriber, "Bo wins 99999999999999999999"),
                HasSubstr("is not a number of points"));
    EXPECT_THAT(complaint(transcriber, "first wins 0"), HasSubstr("'0' is not a number of points"));
    EXPECT_EQ(complaint(transcriber, "resign 4"), "'4' is not 1, 2 or 3 (resign 2 offers to lose a gammon)");
    EXPECT_THAT(complaint(transcriber, "Ann resign 0"), HasSubstr("'0' is not 1, 2 or 3"));
    EXPECT_THAT(complaint(transcriber, "double at once"), testing::Not(HasSubstr("did you mean")));
    enter(transcriber, {"Bo wins 10000000"});
}

TEST(Transcriber, SaysThatANameMayMeanBoth)
{
    Transcriber transcriber = transcriber_after({"players Anna vs Anne"});
    EXPECT_EQ(complaint(transcriber, "Ann 31 8/5 6/5"),
              "the names of both players begin with 'Ann' (first and second will do, and so will more of the "
              "name)");
    EXPECT_EQ(complaint(transcriber, "players Ann vs ann"),
              "both players are called 'Ann' (players Ann B vs Ann C)");
    EXPECT_THAT(complaint(transcriber, "Ann Lee 31 8/5 6/5"), HasSubstr("nobody is called 'Ann Lee'"));
    enter(transcriber, {"Anne 31 8/5 6/5"});
    EXPECT_THAT(turns_of(transcriber), ElementsAre("second play 31: 8/5 6/5"));
}

TEST(Transcriber, TellsNamesApartOfWhichOneBeginsTheOther)
{
    const Transcriber transcriber =
        transcriber_after({"players Ann vs Ann Lee", "Ann Lee 31 8/5 6/5", "Ann 52 13/8 13/11"});
    EXPECT_THAT(turns_of(transcriber), ElementsAre("second play 31: 8/5 6/5", "first play 52: 13/8 13/11"));
}

TEST(Transcriber, AsksWhichOfTwoOfTheSameNameIsMeant)
{
    Transcriber transcriber(Match{.players = {{.name = "Ann"}, {.name = "Ann"}}});
    EXPECT_THAT(complaint(transcriber, "Ann 31 8/5 6/5"), HasSubstr("both players begin with 'Ann'"));
    enter(transcriber, {"second 31 8/5 6/5"});
    EXPECT_THAT(turns_of(transcriber), ElementsAre("second play 31: 8/5 6/5"));
}

TEST(Transcriber, TakesBackTurnsOfAMatchThatWasThere)
{
    Transcriber again(transcriber_after({"match 3", "first 31 8/5 6/5", "d", "p"}).match());
    enter(again, {"undo"});
    EXPECT_THAT(turns_of(again), ElementsAre("first play 31: 8/5 6/5", "second double"));
    enter(again, {"undo", "undo"});
    EXPECT_THAT(turns_of(again), IsEmpty());
}

// The lines of any match give that match.

std::string line_of(const Turn& turn)
{
    const std::string_view who = turn.player == Player::first ? "first" : "second";
    if (const auto* play = std::get_if<CheckerPlay>(&turn.action)) {
        const std::string moves = play->play.empty() ? "-" : to_string(play->play);
        return fmt::format("{} {}{}: {}", who, play->dice.first(), play->dice.second(), moves);
    }
    if (const auto* roll = std::get_if<Roll>(&turn.action))
        return fmt::format("{} {}{}", who, roll->dice.first(), roll->dice.second());
    if (const auto* resigned = std::get_if<Resign>(&turn.action))
        return fmt::format("{} resign {}", who, multiple(resigned->stake));
    if (std::holds_alternative<AcceptResignation>(turn.action)) return fmt::format("{} accept", who);
    if (std::holds_alternative<RefuseResignation>(turn.action)) return fmt::format("{} refuse", who);
    return fmt::format("{} {}", who, action_name(turn.action));
}

/// A roll and what becomes of it are one turn where they are typed; doubles are typed without a stake.
Match as_typed(Match match)
{
    for (Game& game : match.games) {
        game.crawford.reset();
        std::vector<Turn> turns;
        for (Turn& turn : game.turns) {
            if (auto* doubled = std::get_if<Double>(&turn.action)) doubled->value.reset();
            const bool plays_last_roll = std::holds_alternative<CheckerPlay>(turn.action) && !turns.empty() &&
                                         std::holds_alternative<Roll>(turns.back().action);
            if (plays_last_roll) turns.pop_back();
            turns.push_back(std::move(turn));
        }
        game.turns = std::move(turns);
    }
    return match;
}

std::vector<std::string> lines_of(const Match& match)
{
    std::vector<std::string> lines;
    if (!match.rules.is_money()) lines.push_back(fmt::format("match {}", match.rules.length));
    for (const Game& game : match.games)
        for (const Turn& turn : game.turns) {
            lines.push_back(line_of(turn));
            if (turn.times) {
                lines.back() += fmt::format(" @ {} # Said {}.", *turn.times->video, turn.comment.view());
            }
        }
    return lines;
}

Match read_again(const Match& match)
{
    const std::string text = write_json({.matches = {match}}, {}).value();
    CollectingReporter reporter;
    return read_json(SourceText("match.json", text), {}, reporter).value().matches.front();
}

class TranscribedMatches : public testing::TestWithParam<int> {};

TEST_P(TranscribedMatches, AreThoseThatWereTyped)
{
    std::mt19937 random(static_cast<unsigned>(GetParam()));
    const Match match = as_typed(random_match(random, {.length = GetParam() % 6}));
    Transcriber transcriber;
    for (const std::string& line : lines_of(match)) {
        const Result<Transcribed> done = transcriber.enter(line);
        ASSERT_TRUE(done) << line << ": " << done.error().message;
    }
    EXPECT_TRUE(transcriber.match() == match);
}

TEST_P(TranscribedMatches, AreTheSameIfTypingWasInterruptedAnywhere)
{
    std::mt19937 random(static_cast<unsigned>(GetParam()));
    Match match = as_typed(random_match(random, {.length = 1 + GetParam() % 5}));
    for (Turn& turn : match.games.front().turns)
        turn.times = TurnTimes{.video = any_number(random, 0, 9999)};
    Transcriber at_once;
    Transcriber interrupted;
    for (const std::string& line : lines_of(match)) {
        ASSERT_TRUE(at_once.enter(line)) << line;
        if (one_in(random, 5)) interrupted = Transcriber(read_again(interrupted.match()));
        ASSERT_TRUE(interrupted.enter(line)) << line;
    }
    EXPECT_TRUE(interrupted.match() == at_once.match());
}

TEST_P(TranscribedMatches, SurviveAnyLine)
{
    std::mt19937 random(static_cast<unsigned>(GetParam()));
    const std::vector<std::string> lines = lines_of(as_typed(random_match(random, {.length = 3})));
    constexpr std::string_view kSigns = "0123456789/-*()#@! :bardoffclkxpte\t\xff";
    Transcriber transcriber;
    for (int i = 0; i < 400; ++i) {
        std::string line = lines[static_cast<std::size_t>(i) % lines.size()];
        for (int changes = any_number(random, 0, 3); changes > 0; --changes) {
            const auto at = static_cast<std::size_t>(any_number(random, 0, static_cast<int>(line.size())));
            const auto sign =
                static_cast<std::size_t>(any_number(random, 0, static_cast<int>(kSigns.size()) - 1));
            line.insert(at, 1, kSigns[sign]);
        }
        const Match before = transcriber.match();
        const Result<Transcribed> done = transcriber.enter(line);
        ASSERT_TRUE(done || transcriber.match() == before) << line;
        if (one_in(random, 20)) (void)transcriber.enter("undo");
        (void)transcriber.state();
    }
}

INSTANTIATE_TEST_SUITE_P(Random, TranscribedMatches, testing::Range(0, 30));

}  // namespace
}  // namespace gammonkit
