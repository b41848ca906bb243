// What is special about OGXM files: frames, seats, units. Files are put together byte by byte.
#include "formats/ogxm/format.hpp"

#include <gmock/gmock.h>

namespace gammonkit {
namespace {

using namespace std::string_literals;

constexpr std::size_t kEndSize = 4;

std::string little_endian(std::size_t value, int bytes)
{
    std::string text;
    for (int i = 0; i < bytes; ++i)
        text += static_cast<char>((value >> (8 * i)) & 0xFF);
    return text;
}

std::string section(std::string_view type, std::string_view payload, bool critical = false)
{
    return std::string(type) + little_endian(payload.size(), 4) + (critical ? '\1' : '\0') +
           std::string(payload);
}

/// A record: its length, its mask, and the rest.
std::string record(std::string_view body)
{
    return static_cast<char>(body.size()) + std::string(body);
}

std::string file_of(std::string_view sections)
{
    return "OGXM" + little_endian(2, 2) + little_endian(2, 2) + little_endian(2, 2) + little_endian(0, 2) +
           little_endian(16 + sections.size() + kEndSize, 4) + std::string(sections) + "END!";
}

/// A money session, "A" (White) against "B".
const std::string kMoneySection = section("MTCH", record("\3\0\0\1A\1B"s), true);
/// The same as a match to 3 points.
const std::string kMatchSection = section("MTCH", record("\3\3\0\1A\1B"s), true);

/// A game that tells no more than its plies.
std::string game(std::string_view plies)
{
    return section("GAME", record("\0"s) + std::string(plies), true);
}

/// White's 31: 17-20, 19-20 on the shared points; "\1" is the roll 12, "\2" 13.
constexpr std::string_view kOpening = "\x02\x71\x33";

Collection read_all(std::string bytes, Reporter& reporter)
{
    const SourceText source("match.ogxm", std::move(bytes), SourceKind::binary);
    const Result<Collection> collection = read_ogxm(source, {}, reporter);
    EXPECT_TRUE(collection.has_value());
    return collection.value_or(Collection{.matches = {Match{.games = {Game{}}}}});
}

std::vector<Turn> turns_of(std::string bytes)
{
    CollectingReporter reporter;
    const Collection collection = read_all(std::move(bytes), reporter);
    EXPECT_TRUE(reporter.seen.empty());
    return collection.matches[0].games.at(0).turns;
}

std::string refusal(std::string bytes)
{
    CollectingReporter reporter;
    const SourceText source("match.ogxm", std::move(bytes), SourceKind::binary);
    const Result<Collection> collection = read_ogxm(source, {}, reporter);
    return collection ? "" : to_string(collection.error(), source);
}

/// Two steps in units of 10 ms, 5 and 130, with 7 bits apart: 5 + 0 * 128, 2 + 1 * 128.
const std::string kClock = std::string(20, '\0') + "\2\0\0\0\7\12\0\0\0\5\1\0\0\0\0\0\0\2"s;

TEST(Ogxm, TellsWhenTurnsWereOver)
{
    const std::string plies = std::string(kOpening) + "\x55\x16"s;  // Black doubles, White takes.
    const std::vector<Turn> turns = turns_of(file_of(kMoneySection + game(plies) + section("CLCK", kClock)));
    ASSERT_EQ(turns.size(), 3U);
    EXPECT_EQ(*turns[0].times, TurnTimes{.milliseconds = 0});
    EXPECT_EQ(*turns[1].times, TurnTimes{.milliseconds = 50});
    EXPECT_EQ(*turns[2].times, TurnTimes{.milliseconds = 1350});
}

TEST(Ogxm, ReportsAClockThatDoesNotFit)
{
    for (const std::string& clock :
         {kClock.substr(0, 30), kClock.substr(0, kClock.size() - 1) + "\xFF", kClock}) {
        CollectingReporter reporter;
        const bool is_too_long = clock == kClock;  // It has three times.
        const std::string plies = std::string(kOpening) + (is_too_long ? "\x55"s : "\x55\x16"s);
        const Collection read =
            read_all(file_of(kMoneySection + game(plies) + section("CLCK", clock)), reporter);
        ASSERT_EQ(reporter.seen.size(), 1U);
        EXPECT_EQ(reporter.seen[0].message, "the section CLCK is damaged");
        EXPECT_EQ(read.matches.at(0).games.at(0).turns.size(), is_too_long ? 2U : 3U);
    }
}

TEST(Ogxm, WhiteIsTheFirstPlayerAndMovesUp)
{
    const std::vector<Turn> turns = turns_of(file_of(kMoneySection + game(kOpening)));
    ASSERT_EQ(turns.size(), 1U);
    EXPECT_EQ(turns[0].player, Player::first);
    EXPECT_EQ(to_string(std::get<CheckerPlay>(turns[0].action).play), "8/5 6/5");
}

TEST(Ogxm, ABeaverAndARaccoonAreTakenByGoingOn)
{
    // 31, double, beaver, raccoon, and Black plays 62: 24-18, 13-11.
    const std::string plies = std::string(kOpening) + "\x55\x20\x61\x4A\xD8\x4D";
    const std::vector<Turn> turns = turns_of(file_of(kMoneySection + game(plies)));
    std::vector<std::string_view> names;
    for (const Turn& turn : turns)
        names.push_back(action_name(turn.action));
    EXPECT_THAT(names, testing::ElementsAre("play", "double", "beaver", "raccoon", "take", "play"));
}

TEST(Ogxm, InMatchesPlaysAreNormalizedAndCubesAreChances)
{
    const std::string head =
        section("ANAL", record("\x80\x04"s + std::string(16, 'i') + "\x01"));  // Cubeful money.
    const std::string checker = record("\1\0\0\1"s + record("\4\2\x71\x33\x40\x42\x0F\0"s));
    const std::string cube = record("\7\0\1\0"s + "\x20\xA1\7\0"s + "\x90\xD0\3\0"s + "\x60\xAE\x0A\0"s);
    const std::string luck = record("\0\0\3"s + "\xA0\x86\1\0"s);
    const std::vector<Turn> turns =
        turns_of(file_of(kMatchSection + game(kOpening) + head + section("DECS", checker + cube + luck)));
    ASSERT_EQ(turns.at(0).plays.size(), 1U);
    EXPECT_EQ(turns[0].plays[0].played, 0U);
    EXPECT_EQ(turns[0].plays[0].candidates[0].assessment->estimate.cubeful, Value(Emg{1.0}));
    ASSERT_EQ(turns[0].cubes.size(), 1U);
    EXPECT_EQ(turns[0].cubes[0].no_double.estimate.cubeful, Value(Mwc{0.5}));
    EXPECT_EQ(turns[0].cubes[0].double_drop, Value(Mwc{0.7}));
    EXPECT_EQ(turns[0].luck, Value(Emg{0.1}));
}

TEST(Ogxm, KeepsTheTurnsBeforeDamage)
{
    CollectingReporter reporter;
    const Collection collection =
        read_all(file_of(kMoneySection + game(std::string(kOpening) + "\x02\xFF")), reporter);
    ASSERT_EQ(reporter.seen.size(), 1U);
    EXPECT_EQ(reporter.seen[0].message, "the section GAME is damaged");
    EXPECT_EQ(collection.matches[0].games[0].turns.size(), 1U);
}

TEST(Ogxm, SaysThatAFileIsCut)
{
    CollectingReporter reporter;
    std::string bytes = file_of(kMoneySection + game(kOpening));
    bytes.resize(bytes.size() - 2);
    const Collection collection = read_all(bytes, reporter);
    EXPECT_EQ(collection.matches[0].games[0].turns.size(), 1U);
    ASSERT_GE(reporter.seen.size(), 1U);
    EXPECT_EQ(reporter.seen[0].code, "truncated");
}

TEST(Ogxm, LooksAtTheChecksum)
{
    CollectingReporter reporter;
    read_all(file_of(kMoneySection + game(kOpening) + section("CSUM", record("\0\0\4abcd"s))), reporter);
    ASSERT_EQ(reporter.seen.size(), 1U);
    EXPECT_EQ(reporter.seen[0].code, "damaged");
}

/// Each of them is of all bytes before it.
TEST(Ogxm, GoesOnceThroughAFileOfChecksums)
{
    CollectingReporter reporter;
    std::string sections = kMoneySection + game(kOpening);
    for (int i = 0; i < 100'000; ++i)
        sections += section("CSUM", record("\0\0\4abcd"s));
    EXPECT_EQ(read_all(file_of(sections), reporter).matches[0].games[0].turns.size(), 1U);
}

TEST(Ogxm, ReadsAsManyAnalysesAsProgramsTake)
{
    CollectingReporter reporter;
    const std::string head = section("ANAL", record("\0"s + std::string(16, 'i')));
    const std::string luck = section("DECS", record("\0\0\3"s + "\xA0\x86\1\0"s));
    std::string sections = kMoneySection + game(kOpening);
    for (int i = 0; i < 100'000; ++i)
        sections += head + luck;
    EXPECT_EQ(read_all(file_of(sections), reporter).matches[0].games[0].turns.at(0).luck, Value(Equity{0.1}));
    ASSERT_EQ(reporter.seen.size(), 1U);
    EXPECT_EQ(reporter.seen[0].message, "there are more than 64 analyses: the others are left out");
}

/// Each of a thousand judgements would have it.
TEST(Ogxm, TakesNoLongTextForALevel)
{
    CollectingReporter reporter;
    const std::string level = "\xAF\x02\1\xAC\x02"s + std::string(300, 'x');
    const std::string head = section("ANAL", "\xC2\x02\4"s + std::string(16, 'i') + level);
    read_all(file_of(kMoneySection + game(kOpening) + head), reporter);
    ASSERT_EQ(reporter.seen.size(), 1U);
    EXPECT_EQ(reporter.seen[0].message, "the section ANAL is damaged");
}

/// GammonView keeps luck of 0.2, here, where a rule would forbid it.
TEST(Ogxm, TakesDecisionsThatAreCarriedInAnnotations)
{
    CollectingReporter reporter;
    const std::string head = section("ANAL", record("\0"s + std::string(16, '\x1f')));
    const std::string luck = section("DECS", record("\0\0\3"s + "\xA0\x86\1\0"s));
    const std::string key = "x-gammonview-decisions/1f1f1f1f-1f1f-1f1f-1f1f-1f1f1f1f1f1f";
    // A record of 7 bytes: mask 0, ply 9, kind 3, 200000 millionths.
    const std::string first = "\1\2\0\x06"s + "1:BwAJ" + static_cast<char>(key.size()) + key;
    const std::string second = "\1\2\0\x07"s + "A0ANAwA" + static_cast<char>(key.size() + 2) + key + "~1";
    const std::string notes = section("ANNO", record(first) + record(second));
    const Match match =
        read_all(file_of(kMoneySection + game(kOpening) + head + luck + notes), reporter).matches[0];
    EXPECT_EQ(match.games[0].turns.at(0).luck, Value(Equity{0.2}));
    EXPECT_TRUE(match.games[0].turns.at(0).extras.empty());
}

std::string chunk(std::string_view type, std::string_view payload)
{
    return std::string(type) + little_endian(payload.size(), 4) + "\1\0\0\0"s + std::string(payload);
}

/// A file of version 1 with a match to 3 points between "A" (White) and "B".
std::string file_of_version_1(std::string_view chunks)
{
    const std::string match = chunk("MHDR", "\3\0\1\1"s + std::string(20, '\0') + "\1A\1B");
    const std::size_t size = 20 + match.size() + chunks.size() + 8;
    return "OGXM" + little_endian(1, 2) + little_endian(3, 2) + little_endian(1, 4) + little_endian(size, 4) +
           little_endian(1, 4) + match + std::string(chunks) + "END!" + little_endian(size, 4);
}

/// With the usual board; of so many plies.
std::string game_of_version_1(int plies, std::string_view bytes)
{
    return chunk("GAME", "\0"s + little_endian(static_cast<std::size_t>(plies), 2) + "\xFF\0\0\0\0\xFF\xFF"s +
                             std::string(bytes));
}

TEST(OgxmOne, SeesWhoMovesAndWhere)
{
    CollectingReporter reporter;
    const std::string plies =
        "\x22\x71\x33\x10\x98\xAD"s;  // White's 31 from 17 and 19, Black's 54 from 24 and 13.
    const Match match = read_all(file_of_version_1(game_of_version_1(2, plies)), reporter).matches[0];
    EXPECT_EQ(match.rules.length, 3);
    EXPECT_EQ(match.players.second.name, "B");
    const std::vector<Turn>& turns = match.games[0].turns;
    ASSERT_EQ(turns.size(), 2U);
    EXPECT_EQ(turns[0].player, Player::first);
    EXPECT_EQ(to_string(std::get<CheckerPlay>(turns[0].action).play), "8/5 6/5");
    EXPECT_EQ(to_string(std::get<CheckerPlay>(turns[1].action).play), "24/20 13/8");
    EXPECT_TRUE(reporter.seen.empty());
}

TEST(OgxmOne, JudgesNoPlyThatIsNotThere)
{
    CollectingReporter reporter;
    const std::string analysis = chunk("ANAL", "\2\0\1\0"s + std::string(20, '\0') + "\1e");
    const std::string evaluation = chunk("EVAL", "\7\0\0"s + std::string(17, '\0'));
    read_all(file_of_version_1(game_of_version_1(1, "\x22\x71\x33") + analysis + evaluation), reporter);
    ASSERT_EQ(reporter.seen.size(), 1U);
    EXPECT_EQ(reporter.seen[0].severity, Severity::note);
}

TEST(Ogxm, RefusesWhatItCannotKnow)
{
    EXPECT_THAT(refusal(file_of(kMoneySection + section("NEW!", "", true))),
                testing::HasSubstr("the section NEW! is needed"));
    EXPECT_THAT(refusal("OGXM" + std::string(20, '\3')), testing::HasSubstr("[ogxm-version]"));
    EXPECT_THAT(refusal(file_of(section("MTCH", record("\0\0\3"s)) + game(kOpening))),
                testing::HasSubstr("variant 3"));
    EXPECT_THAT(refusal(file_of(kMoneySection)), testing::HasSubstr("no game"));
}

}  // namespace
}  // namespace gammonkit
