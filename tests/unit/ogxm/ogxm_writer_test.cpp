// What is special about writing OGXM: the bytes of plies, the order of steps, units, levels.
#include "formats/losses.hpp"
#include "formats/ogxm/format.hpp"
#include "importers/ogxm/sections.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace gammonkit {
namespace {

using namespace std::string_literals;
using testing::ElementsAre;
using testing::IsEmpty;

Turn rolled(Player player, int high, int low, Play steps = {})
{
    return {.player = player, .action = CheckerPlay{.dice = *Dice::from(high, low), .play = steps}};
}

const Play kThreeOne{{Point(8), Point(5)}, {Point(6), Point(5)}};

Match session_of(std::vector<Turn> turns, int length = 0)
{
    Match match{.rules = {.length = length}, .players = {{.name = "A"}, {.name = "B"}}};
    match.games = {{.turns = std::move(turns)}};
    return match;
}

std::string bytes_of(const Match& match)
{
    const Result<std::string> bytes = write_ogxm({.matches = {match}}, {});
    EXPECT_TRUE(bytes.has_value());
    return bytes.value_or("");
}

/// What the file holds, by the reader's own records. Nothing is said of it.
ogxm::FileRecords records_of(const Match& match)
{
    CollectingReporter reporter;
    const SourceText source("match.ogxm", bytes_of(match), SourceKind::binary);
    const Result<ogxm::FileRecords> file = ogxm::read_sections(source, reporter);
    EXPECT_TRUE(file.has_value() && reporter.seen.empty());
    return file.value_or(ogxm::FileRecords{});
}

Match read_again(const Match& match)
{
    CollectingReporter reporter;
    const SourceText source("match.ogxm", bytes_of(match), SourceKind::binary);
    const Result<Collection> collection = read_ogxm(source, {}, reporter);
    EXPECT_TRUE(collection.has_value());
    return collection ? collection->matches[0] : Match{};
}

std::vector<std::string> lost_in(const Match& match)
{
    std::vector<std::string> names;
    for (const Loss& loss : losses({.matches = {match}}, kOgxmFormat, {}))
        names.emplace_back(to_string(loss.feature));
    return names;
}

TEST(OgxmWriter, WritesEveryByteOfASmallSession)
{
    const std::string match = "MTCH\x08\0\0\0\1\x07\3\0\0\1A\1B"s;
    const std::string game = "GAME\x05\0\0\0\1\1\0\2\x71\x33"s;
    const std::string bytes = bytes_of(session_of({rolled(Player::first, 3, 1, kThreeOne)}));
    EXPECT_EQ(bytes.substr(0, 12), "OGXM\2\0\0\0\2\0\0\0"s);
    EXPECT_EQ(static_cast<std::size_t>(static_cast<unsigned char>(bytes[12])), bytes.size());
    EXPECT_EQ(bytes.substr(16, match.size() + game.size()), match + game);
    EXPECT_EQ(bytes.substr(16 + match.size() + game.size(), 13), "CSUM\x08\0\0\0\0\7\0\0\4"s);
    EXPECT_TRUE(bytes.ends_with("END!"));
}

TEST(OgxmWriter, PutsStepsInAnOrderInWhichEachIsLegal)
{
    ByPlayer<Side> sides;
    sides.first[25] = 1;
    sides.first[6] = 14;
    sides.second[24] = 15;
    const Match match = session_of(
        {{.player = Player::first, .action = SetPosition{.position = Position::from(sides).value()}},
         rolled(Player::first, 6, 1, {{Point(6), Point(5)}, {Point(25), Point(19)}})});
    const ogxm::GameRecord game = records_of(match).games.at(0);
    ASSERT_EQ(game.plies.at(0).steps.size(), 2U);
    EXPECT_EQ(game.plies[0].steps[0].from, 0);
    EXPECT_EQ(game.plies[0].steps[0].pips, 6);
    EXPECT_TRUE(game.board);
}

TEST(OgxmWriter, BearsOffWithTheDieThatWasUsed)
{
    ByPlayer<Side> sides;
    sides.first[4] = 2;
    sides.second[24] = 15;
    const Match match = session_of(
        {{.player = Player::first, .action = SetPosition{.position = Position::from(sides).value()}},
         rolled(Player::first, 6, 4, {{Point(4), kOff}, {Point(4), kOff}})});
    const ogxm::GameRecord game = records_of(match).games.at(0);
    EXPECT_EQ(game.plies.at(0).steps.at(0).pips + game.plies[0].steps.at(1).pips, 10);
    EXPECT_THAT(lost_in(match), IsEmpty());
}

TEST(OgxmWriter, TellsAnIllegalPlayByTheBoardThatItLeaves)
{
    const Match match = session_of(
        {rolled(Player::first, 3, 1, {{Point(8), Point(4)}}), rolled(Player::second, 3, 1, kThreeOne)});
    EXPECT_THAT(lost_in(match), ElementsAre("illegal-plays"));
    const Match again = read_again(match);
    const auto& play = std::get<CheckerPlay>(again.games.at(0).turns.at(0).action);
    ASSERT_TRUE(play.result);
    EXPECT_EQ(play.result->checkers(Player::first, Point(4)), 1);
    EXPECT_EQ(again.games[0].turns[0].player, Player::first);
    EXPECT_EQ(again.games[0].turns.at(1), match.games[0].turns[1]);
}

TEST(OgxmWriter, LetsBeaversBeTakenByGoingOn)
{
    Match match = session_of({rolled(Player::first, 3, 1, kThreeOne),
                              {.player = Player::second, .action = Double{}},
                              {.player = Player::first, .action = Beaver{}},
                              {.player = Player::second, .action = Take{}},
                              rolled(Player::second, 3, 1, kThreeOne)});
    EXPECT_EQ(records_of(match).games.at(0).plies.size(), 4U);
    EXPECT_EQ(read_again(match).games.at(0).turns, match.games[0].turns);
    EXPECT_THAT(lost_in(match), IsEmpty());
    match.games[0].turns.pop_back();
    EXPECT_THAT(lost_in(match), ElementsAre("cube-actions"));
}

TEST(OgxmWriter, SaysThatBeaversArePlayedWhereTheyAre)
{
    Match match = session_of({rolled(Player::first, 3, 1, kThreeOne),
                              {.player = Player::second, .action = Double{}},
                              {.player = Player::first, .action = Beaver{}},
                              rolled(Player::second, 3, 1, kThreeOne)});
    EXPECT_FALSE(records_of(match).match.rules);
    match.rules.jacoby = true;
    EXPECT_EQ(records_of(match).match.rules, 6);
    match.rules.beavers = false;
    EXPECT_EQ(records_of(match).match.rules, 2);
}

TEST(OgxmWriter, BeginsWithTheOneWhoPlaysFirst)
{
    ByPlayer<Side> sides = {starting_position(Variant::standard).side(Player::first),
                            starting_position(Variant::standard).side(Player::second)};
    sides.first[6] = 4;
    sides.first[7] = 1;
    const Match match = session_of(
        {{.player = Player::second, .action = SetPosition{.position = Position::from(sides).value()}},
         rolled(Player::second, 3, 1, {{Point(8), Point(4)}})});
    EXPECT_TRUE(records_of(match).games.at(0).board);
    const std::vector<Turn> turns = read_again(match).games.at(0).turns;
    EXPECT_EQ(turns.at(0), match.games[0].turns[0]);
    EXPECT_EQ(turns.at(1).player, Player::second);
}

TEST(OgxmWriter, SaysThatTheCrawfordGameHasBeen)
{
    Match match = session_of({rolled(Player::first, 3, 1, kThreeOne)}, 5);
    match.rules.crawford = true;
    match.games[0].score = {4, 2};
    match.games[0].crawford = false;
    EXPECT_TRUE(records_of(match).match.crawford_before);
    EXPECT_EQ(read_again(match).games[0], match.games[0]);
    match.games[0].crawford = true;
    EXPECT_FALSE(records_of(match).match.crawford_before);
    EXPECT_EQ(read_again(match).games[0], match.games[0]);
    EXPECT_THAT(lost_in(match), IsEmpty());
}

Assessment valued(Value value, std::string level, std::optional<int> plies)
{
    Assessment assessment{.estimate = {.cubeful = value}, .level = std::move(level)};
    if (plies) assessment.context = EvaluationContext{.plies = *plies, .cubeful = true};
    return assessment;
}

PlayAnalysis judged(std::vector<Assessment> assessments)
{
    PlayAnalysis analysis{.by = {.engine = "Net:1.2"}, .candidates = {}};
    for (const Assessment& assessment : assessments)
        analysis.candidates.push_back({.play = kThreeOne, .assessment = assessment});
    return analysis;
}

TEST(OgxmWriter, StatesALevelOnceWhereAllHaveOne)
{
    Match match = session_of({rolled(Player::first, 3, 1, kThreeOne)}, 5);
    match.games[0].turns[0].plays = {
        judged({valued(Emg{0.2}, "deep", 3), valued(Emg{0.1}, "", 1), valued(Emg{0.0}, "deep", 3)})};
    const ogxm::FileRecords file = records_of(match);
    EXPECT_EQ(file.analyses.at(0).head.level.preset, "deep");
    EXPECT_EQ(file.analyses[0].head.level.checker_plies, 3);
    EXPECT_EQ(file.analyses[0].decisions.at(0).alternatives.at(1).level.preset, "1ply");
    EXPECT_EQ(read_again(match).games[0].turns, match.games[0].turns);
    // One of unknown depth cannot stand under a level.
    match.games[0].turns[0].plays = {judged({valued(Emg{0.2}, "deep", 3), valued(Emg{0.1}, "", {})})};
    EXPECT_EQ(records_of(match).analyses.at(0).head.level.preset, "");
    EXPECT_EQ(read_again(match).games[0].turns, match.games[0].turns);
}

TEST(OgxmWriter, KeepsUnitsApart)
{
    Match match = session_of({rolled(Player::first, 3, 1, kThreeOne)}, 5);
    Turn& turn = match.games[0].turns[0];
    turn.plays = {judged({valued(Emg{0.2}, "", 2)}), judged({valued(Mwc{0.6}, "", 2)})};
    CubeAnalysis cube{.by = {.engine = "Net:1.2"}, .no_double = {}, .double_take = {}};
    cube.no_double = valued(Mwc{0.5}, "", 2);
    cube.double_take = valued(Mwc{0.4}, "", 2);
    cube.double_drop = Mwc{1.0};  // Says that a value is normalized, where no unit is told.
    turn.cubes = {cube};
    turn.luck = Value(Mwc{0.01});
    EXPECT_EQ(records_of(match).analyses.size(), 2U);
    EXPECT_EQ(read_again(match).games[0].turns, match.games[0].turns);
    EXPECT_THAT(lost_in(match), IsEmpty());
    turn.luck = Value(Equity{0.01});
    EXPECT_THAT(lost_in(match), ElementsAre("luck"));
}

TEST(OgxmWriter, KeepsNoMoreBlocksThanItsReadersTake)
{
    Match match = session_of({}, 5);
    std::vector<Turn>& turns = match.games[0].turns;
    for (int i = 0; i < 80; ++i) {
        if (i % 16 == 0) {
            turns.push_back({.player = Player::first,
                             .action = SetPosition{.position = starting_position(Variant::standard)}});
            turns.push_back(rolled(Player::first, 3, 1, kThreeOne));
        }
        turns.back().plays.push_back(judged({valued(Emg{0.2}, "", 2)}));
        turns.back().plays.back().by.engine = fmt::format("Net:{}", i);
    }
    EXPECT_EQ(records_of(match).analyses.size(), 64U);
    EXPECT_THAT(lost_in(match), ElementsAre("play-analysis"));
    turns.resize(8);
    EXPECT_THAT(lost_in(match), IsEmpty());
}

TEST(OgxmWriter, SaysThatNamesAreTooLong)
{
    Match match = session_of({rolled(Player::first, 3, 1, kThreeOne)}, 5);
    match.games[0].turns[0].plays = {judged({valued(Emg{0.2}, std::string(300, 'x'), 2)})};
    match.games[0].turns[0].plays[0].by.engine = std::string(300, 'y');
    EXPECT_THAT(lost_in(match), ElementsAre("analysis-levels", "analysis-sources"));
    EXPECT_EQ(read_again(match).games[0].turns[0].plays.size(), 1U);
}

TEST(OgxmWriter, SaysWhichRatingsComeBackOtherwise)
{
    Match match = session_of({rolled(Player::first, 3, 1, kThreeOne)});
    match.players = {{.name = "A", .rating = "1480.10"}, {.name = "B", .rating = "3"}};
    EXPECT_THAT(lost_in(match), IsEmpty());
    EXPECT_EQ(read_again(match).players, match.players);
    match.players.second.rating = "1480.1";
    EXPECT_THAT(lost_in(match), ElementsAre("ratings"));
}

TEST(OgxmWriter, CutsLongCommentsWhereLinesEnd)
{
    Match match = session_of({rolled(Player::first, 3, 1, kThreeOne)});
    match.comment = std::string(4000, 'a') + "\n" + std::string(4000, 'b');
    EXPECT_EQ(records_of(match).annotations.size(), 2U);
    EXPECT_EQ(read_again(match).comment, match.comment);
    EXPECT_THAT(lost_in(match), IsEmpty());
    match.games[0].turns[0].comment = std::string(5000, 'c');
    EXPECT_THAT(lost_in(match), ElementsAre("turn-comments"));
}

TEST(OgxmWriter, PutsAPlaceWhereItBelongs)
{
    Match match = session_of({rolled(Player::first, 3, 1, kThreeOne)});
    match.place = "Paris, FR";
    match.match_id = "m-77";
    EXPECT_EQ(records_of(match).match.city, "Paris");
    EXPECT_EQ(records_of(match).match.country, "FR");
    EXPECT_THAT(lost_in(match), ElementsAre("match-id"));  // It is a name on a site.
    match.place = "play.example";
    EXPECT_EQ(records_of(match).match.site, "play.example");
    EXPECT_EQ(records_of(match).match.match_ref, "m-77");
    EXPECT_THAT(lost_in(match), IsEmpty());
    match.place = std::string(81, 'P');
    match.match_id.clear();
    EXPECT_THAT(lost_in(match), ElementsAre("place"));
}

std::vector<Turn> played_at(const std::vector<std::optional<int>>& moments)
{
    std::vector<Turn> turns{rolled(Player::first, 3, 1, kThreeOne)};
    turns.push_back({.player = Player::second, .action = Double{}});
    turns.push_back({.player = Player::first, .action = Drop{}});
    for (std::size_t i = 0; i < moments.size(); ++i)
        if (moments[i]) turns[i].times = TurnTimes{.milliseconds = moments[i]};
    return turns;
}

TEST(OgxmWriter, KeepsWhenTurnsWereOver)
{
    for (const std::vector<std::optional<int>>& moments :
         {std::vector<std::optional<int>>{0, 12'340, 12'340}, {0, 7, 2'000'000'001}, {0, 50, std::nullopt}}) {
        Match match = session_of(played_at(moments));
        match.extras = {{.key = "ogxm:clock", .values = {"120000", "12000", "0", "1767534720", "4"}}};
        EXPECT_THAT(lost_in(match), IsEmpty());
        const Match again = read_again(match);
        for (std::size_t turn = 0; turn < moments.size(); ++turn)
            EXPECT_EQ(again.games.at(0).turns.at(turn).times, match.games[0].turns[turn].times);
        EXPECT_EQ(again.extras, match.extras);
    }
}

TEST(OgxmWriter, SaysWhichTimesAreLost)
{
    const std::vector<std::string> lost{std::string(to_string(Feature::clock_times))};
    EXPECT_EQ(lost_in(session_of(played_at({5, 10, 15}))), lost) << "the first is not 0";
    EXPECT_EQ(lost_in(session_of(played_at({0, std::nullopt, 15}))), lost) << "a gap";
    EXPECT_EQ(lost_in(session_of(played_at({0, 20, 15}))), lost) << "one is before another";
    std::vector<Turn> turns = played_at({0, 20, 30});
    turns[1].times->clocks.first = 700;
    EXPECT_EQ(lost_in(session_of(turns)), lost) << "what a clock showed";
}

TEST(OgxmWriter, WritesNothingWithoutAGame)
{
    const Result<std::string> bytes = write_ogxm({.matches = {Match{}}}, {});
    ASSERT_FALSE(bytes.has_value());
    EXPECT_EQ(bytes.error().code, "no-game");
}

}  // namespace
}  // namespace gammonkit
