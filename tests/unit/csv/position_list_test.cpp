#include "formats/catalogue/catalogue.hpp"
#include "formats/pipeline.hpp"
#include "model/position.hpp"
#include "support/converter.hpp"

#include <gmock/gmock.h>

namespace gammonkit {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const std::string kFirst = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:3:0:7:10";
const std::string kSecond = "XGID=-B-CBBB---a---A---ABcbbbd-:1:-1:1:21:3:6:0:7:10";

const Format& csv_format()
{
    return *find_format(catalogue(), "csv");
}

ReadSource read_list(const std::string& text, const std::string& name = "list.csv")
{
    return read(catalogue(), {.name = name, .bytes = text}, {});
}

std::vector<PositionRecord> positions(const std::string& text)
{
    const ReadSource reading = read_list(text);
    EXPECT_EQ(reading.format, &csv_format());
    EXPECT_THAT(reading.diagnostics.seen, IsEmpty());
    return reading.collection.value_or(Collection{}).positions;
}

std::string written(const std::vector<PositionRecord>& records, std::string_view options = "")
{
    return bytes_of(csv_format(), {.positions = records}, Options::parse(options, kCsvWriteOptions).value())
        .value();
}

std::vector<std::string> told(const PositionRecord& record)
{
    std::vector<std::string> columns;
    for (const Extra& extra : record.extras)
        columns.push_back(extra.key + (extra.values.empty() ? " is the comment" : "=" + extra.values[0]));
    columns.push_back("comment=" + record.comment);
    return columns;
}

std::string said(const ReadSource& reading)
{
    std::string text;
    for (const Diagnostic& diagnostic : reading.diagnostics.seen)
        text += to_string(diagnostic, reading.source);
    return text;
}

TEST(PositionList, HasCommentsAndKeepsAllOtherColumns)
{
    const auto found =
        positions("XGID,Error,Comment\n" + kFirst + ",0.1,\"a \"\"b\"\", c\"\n" + kSecond + ",,\n");
    ASSERT_EQ(found.size(), 2U);
    EXPECT_THAT(told(found[0]), ElementsAre("csv:XGID=" + kFirst, "csv:Error=0.1",
                                            "csv:Comment is the comment", "comment=a \"b\", c"));
    EXPECT_THAT(told(found[1]), ElementsAre("csv:XGID=" + kSecond, "comment="));
    EXPECT_EQ(found[0].state.score.second, 2);
}

TEST(PositionList, FindsItsDelimiter)
{
    for (const std::string delimiter : {",", ";", "\t", "|"}) {
        const auto found = positions("Tag" + delimiter + "Position\nx y" + delimiter + kFirst + "\nz" +
                                     delimiter + kSecond + "\n");
        ASSERT_EQ(found.size(), 2U) << delimiter;
        EXPECT_THAT(told(found[0]), ElementsAre("csv:Tag=x y", "csv:Position=" + kFirst, "comment="))
            << delimiter;
    }
    EXPECT_EQ(positions("sep=;\nXGID;Note\n" + kFirst + ";a, b, c\n").at(0).comment, "a, b, c");
}

TEST(PositionList, MayBeATableOfMarkdown)
{
    const auto found = positions("| Tag | XGID | Note |\n|:---|------|:-:|\n| x | `" + kFirst +
                                 "` | a |\n| y | `" + kSecond + "` | |\n");
    ASSERT_EQ(found.size(), 2U);
    EXPECT_THAT(told(found[0]), ElementsAre("csv:Tag=x", "csv:XGID=`" + kFirst + "`",
                                            "csv:Note is the comment", "comment=a"));
}

TEST(PositionList, MayBeInUtf16)
{
    const std::string text = "XGID\tNote\r\n" + kFirst + "\tZo\u00EB\r\n";
    const std::string bytes = "\xFF\xFE" + from_utf8(text, "UTF-16LE").value().text;
    EXPECT_EQ(positions(bytes).at(0).comment, "Zo\u00EB");
}

TEST(PositionList, TakesGnubgsIdentifiersFromTwoColumns)
{
    const auto found = positions("position_id,match_id,what\n4HPwATDgc/ABMA,MAFgAAAAAAAA,start\n");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].state.rules.length, 3);
    EXPECT_EQ(written(found), "position_id,match_id,what\r\n4HPwATDgc/ABMA,MAFgAAAAAAAA,start\r\n");
}

TEST(PositionList, ReportsRowsThatNameNoPositionAndKeepsTheOthers)
{
    const ReadSource reading =
        read_list("No,XGID,Note\n1," + kFirst + ",a\n2,,b\n3,XGID=nonsense,c\n4," + kSecond + ",d,e\n");
    ASSERT_TRUE(reading.collection);
    EXPECT_EQ(reading.collection->positions.size(), 2U);
    EXPECT_EQ(
        said(reading),
        "list.csv:3:3: warning: this row names no position: nothing stands below \"XGID\" [no-identifier]\n"
        "    2,,b\n"
        "      ^\n"
        "list.csv:4:3: error: an XGID has 10 fields with ':' between them, not 1 [xgid]\n"
        "    3,XGID=nonsense,c\n"
        "      ^\n"
        "list.csv:5:58: warning: this row has more fields than there are columns with a name "
        "[unnamed-field]\n"
        "    4," +
            kSecond + ",d,e\n" + std::string(61, ' ') + "^\n");
}

TEST(PositionList, IsWrittenAsItWasRead)
{
    const std::string text = "No,XGID,Equity,,Note,No\r\n1," + kFirst + ",-0.5,x,\" b \",\"1\n2\"\r\n2," +
                             kSecond + ",'=SUM(A1),,'-x,\r\n";
    const auto found = positions(text);
    const std::string again = written(found);
    EXPECT_EQ(again, "No,XGID,Equity,column 4,Note,No (6)\r\n1," + kFirst + ",-0.5,x,\" b \",\"1\n2\"\r\n2," +
                         kSecond + ",'=SUM(A1),,'-x,\r\n");
    EXPECT_EQ(positions(again), found);
    EXPECT_EQ(positions(written(found, "no-safe,bom")), found);
}

TEST(PositionList, NamesAPositionAnewThatHasChanged)
{
    auto found = positions("Id,Note\n" + kFirst.substr(5) + ",a\n" + kSecond.substr(5) + ",b\n");
    ASSERT_EQ(found.size(), 2U);
    found[1].state = found[0].state;
    EXPECT_EQ(written(found), "Id,Note\r\n" + kFirst.substr(5) + ",a\r\n" + kFirst.substr(5) + ",b\r\n");
}

TEST(PositionList, TakesInPositionsAndCommentsFromElsewhere)
{
    auto found = positions("XGID,Error\n" + kFirst + ",0.1\n");
    found.push_back({.state = positions("XGID,x\n" + kSecond + ",\n").at(0).state, .comment = "new"});
    EXPECT_EQ(written(found), "XGID,Error,comment\r\n" + kFirst + ",0.1,\r\n" + kSecond + ",,new\r\n");
}

TEST(PositionList, CountsWhatItHasNoColumnFor)
{
    auto found = positions("XGID,Error\n" + kFirst + ",0.1\n");
    found[0].players.first.name = "Ann";
    found[0].plays.emplace_back();
    const Result<Writing> writing = write(csv_format(), {.positions = found}, Options(kCsvWriteOptions));
    ASSERT_TRUE(writing);
    EXPECT_THAT(writing->losses,
                ElementsAre(Loss{Feature::player_names, 1}, Loss{Feature::play_analysis, 1}));
}

TEST(PositionList, CannotStandBesideMatches)
{
    const auto found = positions("XGID,Error\n" + kFirst + ",0.1\n");
    const Result<std::string> both =
        bytes_of(csv_format(), {.matches = {Match{}}, .positions = found}, Options(kCsvWriteOptions));
    ASSERT_FALSE(both);
    EXPECT_EQ(both.error().code, "csv-list");
}

TEST(PositionList, IsNoTextWithIdentifiersInIt)
{
    for (const std::string& text :
         {"Problem 1, hard\n" + kFirst + ", what now?\n", kFirst + ",a\n" + kSecond + ",b\n",
          "{\"a\": 1, \"xgid\": \"" + kFirst + "\"}\n",
          "Position\n" + kFirst + "\nPosition\n" + kSecond + "\n"}) {
        const ReadSource reading = read_list(text, "list.txt");
        ASSERT_NE(reading.format, nullptr);
        EXPECT_EQ(reading.format->id, "ids") << text;
    }
}

TEST(PositionList, MayHaveTitlesAboveItsNames)
{
    const ReadSource reading = read_list("My positions,,\n\nXGID,Note,\n" + kFirst + ",a,\n");
    ASSERT_TRUE(reading.collection);
    EXPECT_EQ(reading.collection->positions.at(0).comment, "a");
    EXPECT_EQ(said(reading),
              "list.csv:1:1: note: 1 title is left out: the names of the columns stand below [title]\n"
              "    My positions,,\n"
              "    ^\n");
}

}  // namespace
}  // namespace gammonkit
