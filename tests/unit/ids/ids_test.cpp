#include "formats/ids/format.hpp"
#include "tests/support/reading.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using testing_support::count_of;
using testing_support::Told;
using testing_support::told_by;

constexpr std::string_view kOpening = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:3:0:7:10";

Told read(std::string_view text, std::string_view options = "")
{
    return told_by(read_ids, std::string(text), Options::parse(options, kIdsReadOptions).value());
}

std::string written(const Collection& collection, std::string_view options = "")
{
    return write_ids(collection, Options::parse(options, kIdsWriteOptions).value()).value();
}

Census partial_losses(const Collection& collection, std::string_view options = "")
{
    return ids_partial_losses(collection, Options::parse(options, kIdsWriteOptions).value());
}

/// The positions of a text as XGIDs and comments.
std::string listed(std::string_view text)
{
    const Told told = read(text);
    return told.failed ? told.said : written(told.collection);
}

TEST(Ids, AreFoundInAnyWrapping)
{
    for (const std::string_view wrapped :
         {"XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:3:0:7:10",
          "-b----E-C---eE---c-e----B-:0:0:1:31:2:3:0:7:10",
          "(xgid: -b----E-C---eE---c-e----B-:0:0:1:31:2:3:0:7:10)",
          "[\"XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:3:0:7:10\"]",
          "XGID%3D-b----E-C---eE---c-e----B-%3A0%3A0%3A1%3A31%3A2%3A3%3A0%3A7%3A10",
          "(XGID:-b----E-C---eE---c-e----B-:0:0:1:31:2:3:0:7:10).",
          "> XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:3:0:7"}) {
        EXPECT_EQ(listed(wrapped), std::string(kOpening) + "\n") << wrapped;
    }
}

TEST(Ids, TakeThePositionIdWithItsMatchIdInEitherOrder)
{
    const std::string expected = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:3:10\n";
    for (const std::string_view text :
         {"4HPwATDgc/ABMA:MAFgAAAAAAAA", "MAFgAAAAAAAA:4HPwATDgc/ABMA",
          "Position ID: 4HPwATDgc/ABMA Match ID: MAFgAAAAAAAA",
          " GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n                 Match ID   : MAFgAAAAAAAA\n"}) {
        EXPECT_EQ(listed(text), expected) << text;
    }
}

TEST(Ids, TakeAPositionIdAlone)
{
    const Told told = read("4HPwATDgc/ABMA\n4HPwATDgc/ABMA\n");
    ASSERT_EQ(told.collection.positions.size(), 2U);
    EXPECT_EQ(told.collection.positions[0].state.position, starting_position(Variant::standard));
    EXPECT_FALSE(told.collection.positions[0].state.rules.jacoby.has_value());
}

TEST(Ids, KeepTheWordsAroundThemAsComment)
{
    const Told told = read("No. 7, \"XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:3:0:7:10\", slot or not?\n");
    ASSERT_EQ(told.collection.positions.size(), 1U);
    EXPECT_EQ(told.collection.positions[0].comment, "No. 7 slot or not?");
}

TEST(Ids, OfOnePositionCountOnce)
{
    EXPECT_EQ(listed("XGID=-B-CBBB---a---A---ABcbbbd-:1:-1:1:21:3:6:0:7:10,b9sBCIC5bYDQAA:QYnoAGAAGAAE\n"),
              "XGID=-B-CBBB---a---A---ABcbbbd-:1:-1:1:21:3:6:0:7:10\n");
    EXPECT_EQ(read(" Position-ID: b9sBCIC5bYDQAA    Match-ID: QYnoAGAAGAAE\n"
                   " XGID=-B-CBBB---a---A---ABcbbbd-:1:-1:1:21:3:6:0:7:10\n")
                  .collection.positions.size(),
              1U);
}

TEST(Ids, ThatNameNoPositionAreErrorsWithTheirPlace)
{
    const Told told = read("XGID=-b----E-C---eE---c-e----B-:0:0:1:77:2:3:0:7:10\n" + std::string(kOpening));
    EXPECT_EQ(told.collection.positions.size(), 1U);
    EXPECT_EQ(told.said, "input:1:6: error: the dice must be 00, two digits from 1 to 6, D, B or R, not "
                         "\"77\" [xgid]\n"
                         "    XGID=-b----E-C---eE---c-e----B-:0:0:1:77:2:3:0:7:10\n"
                         "         ^\n");
}

TEST(Ids, GiveNobodyACubeThatWasNeverTurned)
{
    const Told told = read("XGID=-b----E-C---eE---c-e----B-:0:-1:1:31:2:3:0:7:10\n");
    EXPECT_EQ(written(told.collection), std::string(kOpening) + "\n");
    EXPECT_EQ(told.said,
              "input:1:6: warning: a cube at 1 that belongs to a player is taken for one that nobody "
              "has turned [cube-owner]\n"
              "    XGID=-b----E-C---eE---c-e----B-:0:-1:1:31:2:3:0:7:10\n"
              "         ^\n");
}

TEST(Ids, AreNotSeenInWordsOfTheirLength)
{
    EXPECT_TRUE(read("characteristic misconceptions and 20231122abcdef at 12:30:45\n").failed);
}

TEST(Ids, SayNothingOfTheVariant)
{
    const Told told = read("AACgAgAAKgAAAA", "variant=hypergammon-3");
    ASSERT_EQ(told.collection.positions.size(), 1U);
    EXPECT_EQ(told.collection.positions[0].state.position, starting_position(Variant::hypergammon_3));
}

TEST(Ids, TellHowManyLinesHoldNone)
{
    EXPECT_EQ(read("Dear all,\n\n" + std::string(kOpening) + "\nBest regards\n").said,
              "input: note: 2 lines without a position passed over [other-text]\n");
}

TEST(Ids, AreFoundInPictures)
{
    const std::string png = "\xE2\x80\xB0PNG\r\n\x1a\n";  // As it is decoded.
    const std::string kind = png + std::string("Description\0", 12);
    EXPECT_EQ(listed(kind + std::string(kOpening) + "\n~@IDATXGID=" + "garbage"),
              std::string(kOpening) + "\n");
    EXPECT_EQ(listed("<svg width=\"3\"><desc>" + std::string(kOpening) + "\n</desc><rect/>"),
              std::string(kOpening) + "\n");
    EXPECT_EQ(listed("%!PS-Adobe-3.0\n%" + std::string(kOpening) + "\n%%EndComments\n"),
              std::string(kOpening) + "\n");
}

TEST(IdsWriter, WritesTheKindThatIsAsked)
{
    const Collection opening = read(kOpening).collection;
    EXPECT_EQ(written(opening, "id=gnuid").substr(0, 15), "4HPwATDgc/ABMA:");
    EXPECT_EQ(written(opening, "id=ogid").substr(0, 37), "OGID=11ccccchhhjjjjj:66666888dddddoo:");
    for (const std::string_view id : {"id=gnuid", "id=ogid"})
        EXPECT_EQ(read(written(opening, id)).collection.positions[0].state.position,
                  opening.positions[0].state.position);
}

TEST(IdsWriter, CountsWhatAnIdentifierCannotSay)
{
    Collection one = read("XGID=-b----E-C---eE---c-e----B-:0:0:1:13:0:0:3:0:10").collection;
    EXPECT_EQ(partial_losses(one), Census{});
    const Census as_gnuid = partial_losses(one, "id=gnuid");
    EXPECT_EQ(count_of(as_gnuid, Feature::beaver_rules), 1U);
    EXPECT_EQ(count_of(as_gnuid, Feature::state_details), 1U);  // The order of the dice.
    one.positions[0].state.rules.variant = Variant::nackgammon;
    one.positions[0].comment = "two\nlines";
    const Census census = partial_losses(one);
    EXPECT_EQ(count_of(census, Feature::variants), 1U);
    EXPECT_EQ(count_of(census, Feature::turn_comments), 1U);
    one.positions[0].state.offer = Offer::resignation;
    EXPECT_EQ(count_of(partial_losses(one), Feature::open_resignations), 1U);
}

TEST(IdsWriter, RefusesACollectionWithoutPositions)
{
    const Result<std::string> nothing = write_ids({.matches = {Match{}}}, Options(kIdsWriteOptions));
    ASSERT_FALSE(nothing.has_value());
    EXPECT_EQ(nothing.error().message, "ids holds positions only, and here is none");
}

TEST(Ids, TellAMatchIdThatCannotBeRead)
{
    for (const std::string text :
         {"4HPwATDgc/ABMA:cAkAAAAAAA", "4HPwATDgc/ABMA:cAkAA!AAAAAA", "4HPwATDgc/ABMA:____________",
          "Position ID: 4HPwATDgc/ABMA Match ID: cAkAAAA",
          "Position ID: 4HPwATDgc/ABMA\n   Match ID: cAkAAAA\n"}) {
        EXPECT_NE(read(text).said.find("warning: the Match ID of this position cannot be read"),
                  std::string::npos)
            << text;
    }
    for (const std::string text :
         {"4HPwATDgc/ABMA:cAkAAAAAAAAA", "4HPwATDgc/ABMA", "4HPwATDgc/ABMA: what would you do?",
          "Position ID: 4HPwATDgc/ABMA\n   Match ID: cAkAAAAAAAAA\n"})
        EXPECT_EQ(read(text).said, "") << text;
}

}  // namespace
}  // namespace gammonkit
