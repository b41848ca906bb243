#include "formats/csv/format.hpp"

#include "formats/jsonl/format.hpp"
#include "model/decisions/columns.hpp"
#include "tests/unit/model/boards.hpp"
#include "tests/unit/model/turns.hpp"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <sstream>

namespace gammonkit {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::StartsWith;

constexpr Player kAnn = Player::first;
constexpr Player kBob = Player::second;

Collection match_between(std::string_view first, std::string_view second)
{
    const Match match{.rules = {.length = 5},
                      .players = {{.name = std::string(first)}, {.name = std::string(second)}},
                      .games = {Game{.score = {3, 1},
                                     .turns = {play(kAnn, 3, 1, {step(8, 5), step(6, 5)}),
                                               play(kBob, 6, 5, {step(24, 18), step(18, 13)})}}}};
    return {.matches = {match}};
}

std::string csv(const Collection& collection, std::string_view options = "")
{
    return write_csv(collection, Options::parse(options, kCsvWriteOptions).value()).value();
}

std::vector<std::string> lines_of(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

TEST(Csv, NamesItsColumnsInOneOrderForEver)
{
    EXPECT_EQ(
        lines_of(csv({}))[0],
        "match,game,turn,ply,decision,player,name,opponent,date,length,score,opponent_score,away,"
        "opponent_away,crawford,cube,cube_owner,dice,phase,position_id,match_id,xgid,played,best,mark,"
        "error_equity,error_mwc,luck_equity,luck_mwc,luck_mark,equity_played,equity_best,mwc_played,"
        "mwc_best,win,win_gammon,win_backgammon,lose_gammon,lose_backgammon,equity_no_double,"
        "equity_double_take,equity_double_drop,mwc_no_double,mwc_double_take,mwc_double_drop,engine,"
        "level,level_played,met,epc,opponent_epc,wastage,opponent_wastage,difficulty,avoidable,seconds\r");
}

TEST(Csv, HasARowForEachDecisionAndLeavesUnknownsEmpty)
{
    const std::vector<std::string> lines = lines_of(csv(match_between("Ann", "Bob")));
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_EQ(lines[3].substr(lines[3].find(',')),
              ",1,2,2,play,2,Bob,Ann,,5,1,3,4,2,pre,1,centered,65,opening,sGfwATDgc/ABMA,cAm3ADAACAAA,"
              "XGID=-b----E-C---eE---b-db---B-:0:0:1:65:1:3:0:5:10,24/13,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,\r");
}

TEST(Csv, QuotesAsRfc4180Says)
{
    EXPECT_THAT(csv(match_between("Lee, Ann", "Bob \"B\"\nSmith")),
                HasSubstr(",\"Lee, Ann\",\"Bob \"\"B\"\"\nSmith\","));
}

TEST(Csv, LetsNoTextBecomeAFormula)
{
    EXPECT_THAT(csv(match_between("=1+1", "-Bob")), HasSubstr(",'=1+1,'-Bob,"));
    EXPECT_THAT(csv(match_between("\uFF1D1+1", "\uFF20Bob")), HasSubstr(",'\uFF1D1+1,'\uFF20Bob,"));
    EXPECT_THAT(csv(match_between("@SUM(A1,B1)", "\tBob")), HasSubstr(",\"'@SUM(A1,B1)\",'\tBob,"));
    EXPECT_THAT(csv(match_between("=1+1", "-Bob"), "no-safe"), HasSubstr(",=1+1,-Bob,"));
}

TEST(Csv, KeepsPositionIdsAsTheyAreEvenWithAPlusInFront)
{
    Collection collection;
    collection.positions = {PositionRecord{.state = {.position = board({{6, 2}}, {{4, 5}})}}};
    EXPECT_THAT(csv(collection), HasSubstr(",bearoff,+AAAABgAAAAAAA,"));
}

TEST(Csv, TellsEffectivePipsAndWastageOfRaces)
{
    Collection collection;
    collection.positions = {PositionRecord{.state = {.position = board({{1, 7}}, {{1, 1}})}}};
    EXPECT_THAT(csv(collection), testing::EndsWith(",29,8.17,22,7.17,,,\r\n"));
}

TEST(Csv, WritesAByteOrderMarkWhenAsked)
{
    EXPECT_THAT(csv({}, "bom"), StartsWith("\xEF\xBB\xBFmatch,"));
    EXPECT_THAT(csv({}), StartsWith("match,"));
}

TEST(Csv, GivesPositionsARowEach)
{
    PositionRecord record;
    record.state = start_of_game({}, {}, false);
    record.state.phase = GamePhase::playing;
    record.state.dice = Dice::from(3, 1);
    EXPECT_THAT(lines_of(csv({.positions = {record}}))[1],
                StartsWith(",,,,play,1,,,,,0,0,,,,1,centered,31,contact,"));
}

TEST(Csv, KeepsEveryLetterOfAName)
{
    const std::string name = "O'Neil <b>&%$#_{}\\~^ \"x\" ß 王 İ";
    EXPECT_THAT(csv(match_between(name, "a,b")),
                testing::HasSubstr(",\"O'Neil <b>&%$#_{}\\~^ \"\"x\"\" ß 王 İ\",\"a,b\","));
}

TEST(Jsonl, HasTheColumnsOfCsvWithNullForUnknowns)
{
    const std::vector<std::string> lines =
        lines_of(write_jsonl(match_between("Ann", "=\"Bob\""), {}).value());
    ASSERT_EQ(lines.size(), 3U);
    const Json row = Json::parse(lines[0]);
    EXPECT_EQ(row.size(), decision_columns().size());
    EXPECT_EQ(row["opponent"], "=\"Bob\"");
    EXPECT_EQ(row["score"], 3);
    EXPECT_EQ(row["played"], "8/5 6/5");
    EXPECT_TRUE(row["error_equity"].is_null());
}

TEST(Jsonl, WritesNumbersAsNumbers)
{
    Collection collection = match_between("Ann", "Bob");
    collection.matches[0].games[0].turns[0].luck = Value(Emg{-0.25});
    const std::string text = write_jsonl(collection, {}).value();
    EXPECT_DOUBLE_EQ(Json::parse(lines_of(text)[0])["luck_equity"].get<double>(), -0.25);
}

}  // namespace
}  // namespace gammonkit
