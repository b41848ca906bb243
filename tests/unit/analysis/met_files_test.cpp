#include "analysis/met/computed_met.hpp"
#include "analysis/met/live_cube.hpp"
#include "analysis/met/met_files.hpp"
#include "support/files/file.hpp"

#include <filesystem>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

/// A table of GNU Backgammon for matches of two points, between its `<met>` tags.
constexpr std::string_view kSmall = R"(
  <info><name>A &amp; B</name><description>small</description><length>2</length></info>
  <pre-crawford-table type="explicit">
    <row><me>.5</me><me>.7</me></row>
    <row><me>.3</me><me>.5</me></row>
  </pre-crawford-table>
  <post-crawford-table type="explicit" player="both"><row><me>.5</me><me>.48</me></row></post-crawford-table>
)";

Input file(std::string bytes)
{
    return {.name = "a.met", .bytes = std::move(bytes)};
}

std::string xml_of(std::string_view body)
{
    return "<?xml version=\"1.0\"?>\n<!-- Copyright (C) Ann -->\n<met>" + std::string(body) + "</met>\n";
}

/// What reading says, as printed.
std::string complaint(const std::string& bytes)
{
    const Result<MatchEquityTable> table = read_met(file(bytes));
    return table ? "none" : to_string(table.error(), SourceText("a.met", bytes));
}

std::string replaced(std::string text, std::string_view what, std::string_view by)
{
    return text.replace(text.find(what), what.size(), by);
}

double first_wins(const MatchEquityTable& table, int own, int other, bool post_crawford = false)
{
    return table.at({.away = {own, other}, .post_crawford = post_crawford}, Player::first).value;
}

TEST(GnubgMet, IsRead)
{
    const Result<MatchEquityTable> table = read_met(file(xml_of(kSmall)));
    ASSERT_TRUE(table) << table.error().message;
    EXPECT_EQ(table->name(), "A & B");
    EXPECT_EQ(table->equities().copyright, "Copyright (C) Ann");
    EXPECT_EQ(first_wins(*table, 1, 2), .7);
    EXPECT_EQ(first_wins(*table, 2, 1, true), .48);
}

TEST(GnubgMet, MayHaveARowForEachPlayerAfterTheCrawfordGame)
{
    std::string text = xml_of(kSmall);
    text = replaced(text, "player=\"both\"", "player=\"0\"");
    text = replaced(
        text, "</met>",
        "<post-crawford-table player=\"1\"><row><me>.5</me><me>.4</me></row></post-crawford-table></met>");
    const Result<MatchEquityTable> table = read_met(file(text));
    ASSERT_TRUE(table) << table.error().message;
    EXPECT_EQ(first_wins(*table, 2, 1, true), .48);
    EXPECT_EQ(first_wins(*table, 1, 2, true), .6);
    EXPECT_EQ(*read_met(file(write_gnubg_met(*table))), *table);
    EXPECT_EQ(write_xg_met(*table).error().code, "met-players");
}

TEST(GnubgMet, MayBeZadehsFormulas)
{
    const Result<MatchEquityTable> table = read_met(file(xml_of(R"(
        <info><name>Zadeh</name><description/><length>-1</length></info>
        <pre-crawford-table type="zadeh"><parameters><parameter name="delta">0.08</parameter></parameters>
        </pre-crawford-table>
        <post-crawford-table type="zadeh" player="both"/>)")));
    ASSERT_TRUE(table) << table.error().message;
    EXPECT_EQ(table->length(), 64);
    EXPECT_EQ(table->equities().pre_crawford,
              live_cube_equities(live_cube_rates({}), zadeh_post_crawford({}, 64), 64).pre_crawford);
}

TEST(GnubgMet, MayHaveAShortRowAfterTheCrawfordGame)
{
    const Result<MatchEquityTable> table = read_met(file(replaced(xml_of(kSmall), "<me>.48</me>", "")));
    ASSERT_TRUE(table) << table.error().message;
    EXPECT_EQ(first_wins(*table, 2, 1, true), .5);
}

TEST(GnubgMet, SaysWhereItIsWrong)
{
    EXPECT_EQ(complaint(replaced(xml_of(kSmall), "<me>.3</me>", "<me>3</me>")),
              "a.met:7:5: error: expected a match equity from 0 to 1 [met-number]\n"
              "        <row><me>3</me><me>.5</me></row>\n"
              "        ^\n");
    EXPECT_EQ(complaint(replaced(xml_of(kSmall), "<me>.7</me>", "")),
              "a.met:6:5: error: row 1 has 1 numbers instead of 2 [met-size]\n"
              "        <row><me>.5</me></row>\n"
              "        ^\n");
    EXPECT_EQ(complaint(replaced(xml_of(kSmall), "type=\"explicit\"", "type=\"abc\"")),
              "a.met:5:3: error: there is no way to compute a table of type \"abc\" [met-type]\n"
              "      <pre-crawford-table type=\"abc\">\n"
              "      ^\n");
    EXPECT_EQ(complaint(replaced(xml_of(kSmall), "<length>2", "<length>2000000000")),
              "a.met:4:3: error: expected the length of a match [met-length]\n"
              "      <info><name>A &amp; B</name><description>small</description>"
              "<length>2000000000</length></info>\n"
              "      ^\n");
}

TEST(GnubgMet, TakesNoNumberOfWhichAPartIsAnEntity)
{
    const std::string text =
        "<!DOCTYPE met [<!ENTITY nine \"9\">]>\n" +
        replaced(std::string("<met>") + std::string(kSmall) + "</met>", ".7", ".5&nine;");
    EXPECT_EQ(read_met(file(text)).error().code, "met-number");
}

TEST(GnubgMet, LooksAtNoOtherFileAndIsNotFooledByEntities)
{
    const std::string text = "<!DOCTYPE met SYSTEM \"/nowhere/met.dtd\" [<!ENTITY half \".5\">]>\n" +
                             replaced(std::string("<met>") + std::string(kSmall) + "</met>", ".7", "&half;");
    EXPECT_EQ(read_met(file(text)).error().code, "met-number");
}

TEST(GnubgMet, ComesBackAsItWasWritten)
{
    const MatchEquityTable table = gammonkit_met();
    const Result<MatchEquityTable> again = read_met(file(write_gnubg_met(table)));
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(again->name(), table.name());
    for (int own = 1; own <= 25; ++own) {
        for (int other = 1; other <= 25; ++other)
            EXPECT_NEAR(first_wins(*again, own, other), first_wins(table, own, other), 1e-8);
    }
}

constexpr std::string_view kXg =
    "[Current]\nName=Small\nVersion=1.0\nDescription=two points\nCopyright=\xA9 Ann\n\n"
    "; a comment\n[PostCrawford]\r\nSize=2\r\nData=0.5 0.48\r\n\r\n"
    "[PreCrawford]\nSize=2  \n 1=0.5 0.7 \n 2=0.3 0.5 \n";

TEST(XgMet, IsRead)
{
    const Result<MatchEquityTable> table = read_met(file(std::string(kXg)));
    ASSERT_TRUE(table) << table.error().message;
    EXPECT_EQ(table->name(), "Small");
    EXPECT_EQ(table->equities().copyright, "\xC2\xA9 Ann");
    EXPECT_EQ(first_wins(*table, 1, 2), .7);
    EXPECT_EQ(first_wins(*table, 2, 1, true), .48);
    EXPECT_EQ(*read_met(file(*write_xg_met(*table))), *table);
    EXPECT_EQ(*read_met(file(write_gnubg_met(*table))), *table);
}

TEST(XgMet, IsWrittenAsEXtremeGammonHasIt)
{
    EXPECT_EQ(*write_xg_met(*read_met(file(std::string(kXg)))),
              "[Current]\nName=Small\nVersion=1.00\nDescription=two points\nCopyright=\xC2\xA9 Ann\n\n"
              "[PostCrawford]\nSize=2\nData=0.50000 0.48000\n\n"
              "[PreCrawford]\nSize=2\n 1=0.50000 0.70000\n 2=0.30000 0.50000\n");
}

TEST(XgMet, SaysWhereItIsWrong)
{
    const std::string text(kXg);
    EXPECT_EQ(read_met(file(replaced(text, "0.7", "7"))).error().code, "met-number");
    EXPECT_EQ(read_met(file(replaced(text, " 2=", " 3="))).error().message, "expected row 2");
    EXPECT_EQ(read_met(file(replaced(text, "0.3 0.5", "0.3"))).error().message,
              "row 2 has 1 numbers instead of 2");
    EXPECT_EQ(read_met(file(replaced(text, "Data", "Date"))).error().code, "met-size");
}

TEST(Met, IsRecognizedByItsContent)
{
    EXPECT_EQ(read_met(file("")).error().message, "the file is empty");
    EXPECT_EQ(read_met(file("hello")).error().code, "met-format");
    EXPECT_EQ(read_met(file("<met")).error().code, "xml");
    EXPECT_EQ(read_met(file("<html/>")).error().code, "met-format");
}

TEST(Met, OfGnuBackgammonAllCanBeRead)
{
    const std::filesystem::path folder = "/usr/share/gnubg/met";
    if (!std::filesystem::exists(folder)) GTEST_SKIP() << "GNU Backgammon is not installed";
    int read = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        if (entry.path().extension() != ".xml" || name == "catalog.xml") continue;  // That is no table.
        const Result<MatchEquityTable> table = read_met(*read_input(entry.path()));
        EXPECT_TRUE(table) << name << ": " << (table ? "" : table.error().message);
        ++read;
    }
    EXPECT_GE(read, 12);
}

TEST(Met, OfGnuBackgammonSaysWhatItsManualSays)
{
    const std::filesystem::path path = "/usr/share/gnubg/met/Kazaross-XG2.xml";
    if (!std::filesystem::exists(path)) GTEST_SKIP() << "GNU Backgammon is not installed";
    const MatchEquityTable table = *read_met(*read_input(path));
    EXPECT_EQ(table.name(), "Kazaross XG2 25 point MET");
    EXPECT_EQ(first_wins(table, 1, 4), .81436);
    EXPECT_EQ(first_wins(table, 3, 1, true), .32264);
    EXPECT_NE(table.equities().copyright.find("Neil Kazaross"), std::string::npos);
}

}  // namespace
}  // namespace gammonkit
