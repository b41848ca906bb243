#include "model/transform/compare.hpp"

#include "model/transform/swap_players.hpp"
#include "tests/unit/transform/reading.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace gammonkit {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr std::string_view kTwoGames = " 3 point match\n"
                                       "\n"
                                       " Game 1\n"
                                       " Al : 0                              Bo : 0\n"
                                       "  1) 52: 13/11 13/8                  41: 24/23 13/9\n"
                                       "  2) 31: 8/5 6/5                     62: 24/18 13/11\n"
                                       "  3)  Doubles => 2                    Drops\n"
                                       "      Wins 1 point\n"
                                       "\n"
                                       " Game 2\n"
                                       " Al : 1                              Bo : 0\n"
                                       "  1)                                 64: 24/14\n"
                                       "  2) 55: 13/3 8/3 6/1*               42: 25/23 14/10\n"
                                       "  3) 61: 13/7 8/7                     Doubles => 2\n"
                                       "  4)  Takes                          65: 13/7 13/8\n"
                                       "      Wins 2 points and the match\n";

/// The same with a piece of text replaced.
std::string with(std::string_view piece, std::string_view replacement)
{
    std::string text(kTwoGames);
    const std::size_t at = text.find(piece);
    EXPECT_NE(at, std::string::npos) << piece;
    return text.replace(at, piece.size(), replacement);
}

std::string told(const Difference& difference)
{
    const auto place = [](const RecordPlace& at) {
        return at.position ? fmt::format("p{}", *at.position)
               : at.turn   ? fmt::format("g{}-{}", *at.game, *at.turn)
               : at.game   ? fmt::format("g{}", *at.game)
                           : "-";
    };
    return fmt::format("{} {} {}: {} | {}", place(difference.place[0]), place(difference.place[1]),
                       difference.what, difference.has[0], difference.has[1]);
}

std::vector<std::string> told(const Collection& first, const Collection& second,
                              const CompareSettings& settings = {})
{
    std::vector<std::string> lines;
    for (const Difference& difference : compare(first, second, settings).differences)
        lines.push_back(told(difference));
    return lines;
}

std::vector<std::string> differences(const std::string& other)
{
    return told(collection_in("mat", std::string(kTwoGames)), collection_in("mat", other));
}

TEST(Compare, FindsNothingBetweenARecordAndItself)
{
    const Collection match = collection_in("mat", std::string(kTwoGames));
    const Comparison comparison = compare(match, match, {});
    EXPECT_THAT(comparison.differences, IsEmpty());
    EXPECT_EQ(comparison.turns_alike, 15U);
}

TEST(Compare, TellsAnotherPlay)
{
    EXPECT_THAT(differences(with("8/5 6/5  ", "24/23 13/10")),
                ElementsAre("g1-3 g1-3 play: 31: 8/5 6/5 | 31: 24/23 13/10"));
}

TEST(Compare, TellsOtherDice)
{
    EXPECT_THAT(differences(with("62: 24/18 13/11", "63: 24/18 13/10")),
                ElementsAre("g1-4 g1-4 dice: 62: 24/18 13/11 | 63: 24/18 13/10"));
}

TEST(Compare, AMissingTurnMakesNoOtherDiffer)
{
    EXPECT_THAT(differences(with("31: 8/5 6/5     ", "                ")),
                ElementsAre("g1-3 g1 turn: 31: 8/5 6/5 | "));
}

TEST(Compare, TellsAnotherAnswerToADouble)
{
    const std::vector<std::string> found =
        differences(with(" Drops\n      Wins 1 point", " Takes\n      Wins 2 points"));
    EXPECT_THAT(found, testing::Contains("g1-6 g1-6 action: drop | take"));
}

TEST(Compare, AMissingGameMakesNoOtherDiffer)
{
    const std::size_t second = kTwoGames.find(" Game 2");
    const std::size_t first = kTwoGames.find(" Game 1");
    const std::string without =
        std::string(kTwoGames.substr(0, first)) + std::string(kTwoGames.substr(second));
    EXPECT_THAT(differences(without), ElementsAre("g1 - game: game 1 at 0-0, 6 turns | "));
}

TEST(Compare, TellsNamesAndScores)
{
    EXPECT_THAT(differences(with(" Al : 1", " Al : 2")),
                ElementsAre("g2 g2 score: 1-0 | 2-0", "g2 g2 crawford-game:  | the Crawford game"));
}

TEST(Compare, RecognizesPlayersWhoSitTheOtherWayRound)
{
    Collection swapped = collection_in("mat", std::string(kTwoGames));
    swapped.matches[0] = swap_players(swapped.matches[0]);
    EXPECT_THAT(told(collection_in("mat", std::string(kTwoGames)), swapped),
                ElementsAre("- - seats: Al - Bo | Bo - Al"));
}

TEST(Compare, TheWayToTheSameBoardDoesNotCount)
{
    EXPECT_THAT(differences(with("64: 24/14", "64: 24/20/14")), IsEmpty());
}

TEST(Compare, LooksOnlyAtWhatIsAskedFor)
{
    const Collection first = collection_in("mat", std::string(kTwoGames));
    Collection second = collection_in("mat", with("8/5 6/5  ", "24/23 13/10"));
    second.matches[0].event = "Paris";
    EXPECT_THAT(told(first, second, {.only = DifferenceGroup::words}), ElementsAre("- - event:  | Paris"));
    EXPECT_THAT(told(first, second, {.only = DifferenceGroup::play}).size(), 1U);
}

Collection analyzed(double best, double played)
{
    Collection collection = collection_in("mat", std::string(kTwoGames));
    Turn& turn = collection.matches[0].games[0].turns[2];
    const auto candidate = [](const Play& play, double equity) {
        return Candidate{.play = play,
                         .assessment = Assessment{.estimate = {.cubeful = Emg{equity}},
                                                  .context = EvaluationContext{.plies = 2, .cubeful = true}}};
    };
    const Play other{{Point(24), Point(23)}, {Point(13), Point(10)}};
    turn.plays = {
        {.candidates = {candidate(other, best), candidate(std::get<CheckerPlay>(turn.action).play, played)},
         .played = 1}};
    return collection;
}

TEST(Compare, TellsAnalysesApartByTheirNumbers)
{
    EXPECT_THAT(told(analyzed(0.25, 0.125), analyzed(0.25, 0.1)),
                ElementsAre("g1-3 g1-3 play-analysis: "
                            "best 24/23 13/10 +0.250, played +0.125, error 0.125 (2-ply) | "
                            "best 24/23 13/10 +0.250, played +0.100, error 0.150 (2-ply)"));
    EXPECT_THAT(told(analyzed(0.25, 0.125), analyzed(0.25, 0.1), {.tolerance = 0.03}), IsEmpty());
}

TEST(Compare, AnAnalysisThatOnlyOneHasIsOneDifference)
{
    EXPECT_THAT(told(analyzed(0.25, 0.125), collection_in("mat", std::string(kTwoGames))),
                ElementsAre("- - analysis: 1 judgement | "));
}

TEST(Compare, AlignsTheMatchesOfACollection)
{
    const Collection one = collection_in("mat", std::string(kTwoGames));
    Collection two = one;
    Match other;
    other.players.first.name = "Cy";
    other.games.push_back(one.matches[0].games[1]);
    other.games.back().turns.resize(1);
    two.matches.insert(two.matches.begin(), other);
    EXPECT_THAT(told(one, two), ElementsAre("- - match:  | Cy - "));
}

TEST(Compare, ComparesPositionsAsTheyCome)
{
    const Collection one{.positions = {PositionRecord{}}};
    EXPECT_THAT(told(one, one), IsEmpty());
    EXPECT_THAT(
        told(one, Collection{}),
        ElementsAre("p1 - position: XGID=--------------------------:0:0:-1:00:0:0:0:0:10, money session | "));
}

TEST(Compare, TellsWhatPositionsDoNotHaveAlike)
{
    const Collection one{.positions = {PositionRecord{}}};
    Collection two = one;
    two.positions[0].comment = "a race";
    two.positions[0].extras = {{"sgf:XX", {"1"}}};
    EXPECT_THAT(told(one, two), ElementsAre("p1 p1 comment:  | a race"));
    EXPECT_THAT(told(one, two, {.only = DifferenceGroup::words}), ElementsAre("p1 p1 comment:  | a race"));
    two.positions[0] = {};
    two.positions[0].state.dice = Dice::from(3, 1);
    EXPECT_THAT(
        told(one, two),
        ElementsAre("p1 p1 position: XGID=--------------------------:0:0:-1:00:0:0:0:0:10, money session | "
                    "XGID=--------------------------:0:0:-1:31:0:0:0:0:10, money session"));
}

Collection analyzed_position(double no_double, const std::string& engine)
{
    CubeAnalysis cube;
    cube.by.engine = engine;
    cube.no_double = Assessment{.estimate = {.cubeful = Emg{no_double}}};
    cube.double_take = Assessment{.estimate = {.cubeful = Emg{0.25}}};
    return {.positions = {PositionRecord{.cubes = {cube}}}};
}

TEST(Compare, ComparesAnalysesOfPositionsByTheirNumbers)
{
    const Collection one = analyzed_position(0.5, "GNU Backgammon");
    EXPECT_THAT(told(one, analyzed_position(0.5001, "GammonKit")), IsEmpty());
    EXPECT_THAT(told(one, analyzed_position(0.6, "GNU Backgammon")).size(), 1U);
    EXPECT_THAT(told(one, Collection{.positions = {PositionRecord{}}}),
                ElementsAre("- - analysis: 1 judgement | "));
}

}  // namespace
}  // namespace gammonkit
