#include "formats/pdf/format.hpp"

#include "analysis/met/named_tables.hpp"
#include "formats/catalogue/catalogue.hpp"
#include "formats/pipeline.hpp"
#include "report/match_report.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <array>
#include <cstdio>
#include <filesystem>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <regex>
#include <unistd.h>

namespace gammonkit::pdf_test {
namespace {

constexpr const char* kName = R"(O'Neil <b>&%$#_{}\~^ "x" ß 王 İ)";

std::string written(const Collection& collection, std::string_view options = "")
{
    const Result<Options> parsed = Options::parse(options, kPdfWriteOptions);
    const Result<std::string> pdf = write_pdf(collection, parsed.value());
    return pdf ? *pdf : "failed: " + pdf.error().message;
}

bool there_is(std::string_view program)
{
    return std::system(fmt::format("command -v {} >/dev/null", program).c_str()) == 0;
}

/// What a program of poppler prints of a PDF.
std::string output_of(std::string_view command, std::string_view pdf)
{
    const std::filesystem::path path =
        std::filesystem::temp_directory_path() / fmt::format("gammonkit-{}.pdf", getpid());
    EXPECT_TRUE(write_output(path, pdf, Overwrite::yes).has_value());
    std::FILE* pipe = popen(fmt::format(fmt::runtime(command), path.string()).c_str(), "r");
    std::string output;
    std::array<char, 4096> buffer{};
    for (std::size_t size = 0; (size = std::fread(buffer.data(), 1, buffer.size(), pipe)) > 0;)
        output.append(buffer.data(), size);
    pclose(pipe);
    std::filesystem::remove(path);
    return output;
}

/// The text of a PDF, in one line.
std::string text_of(std::string_view pdf)
{
    return joined(
        [&] {
            std::vector<std::string> all;
            const std::string text = output_of("pdftotext -raw {} -", pdf);
            for (const std::string_view word : words(text))
                all.emplace_back(word);
            return all;
        }(),
        " ");
}

int pages_of(std::string_view pdf)
{
    std::smatch match;
    const std::string info = output_of("pdfinfo {}", pdf);
    return std::regex_search(info, match, std::regex("Pages: +([0-9]+)")) ? std::stoi(match[1]) : 0;
}

Collection sample(const std::string& name)
{
    const Result<Input> input = read_input(std::filesystem::path(GAMMONKIT_SOURCE_DIR) / "samples" / name);
    return read(catalogue(), input.value(), {}).collection.value();
}

/// A session of one turn.
Collection session(const std::string& comment)
{
    Match match{.players = {{.name = kName}, {.name = "Bo"}}};
    const CheckerPlay made{.dice = *Dice::from(3, 1),
                           .play = {{Point{24}, Point{23}}, {Point{13}, Point{10}}}};
    match.games.push_back({.turns = {{.action = made, .comment = comment}}});
    return {.matches = {match}};
}

class PdfReport : public testing::Test {
protected:
    void SetUp() override
    {
        if (!there_is("pdftotext")) GTEST_SKIP() << "poppler-utils is not installed";
    }
};

TEST_F(PdfReport, KeepsEveryNameEvenWhereTheFontLacksALetter)
{
    const std::string pdf = written(session(""));
    EXPECT_NE(text_of(pdf).find(kName), std::string::npos) << text_of(pdf);
    EXPECT_NE(output_of("pdfinfo {}", pdf).find(kName), std::string::npos);
}

TEST_F(PdfReport, HoldsEveryMoveOfAMatch)
{
    const Collection collection = sample("sgf/analysed-game-3.sgf");
    const std::string text = text_of(written(collection));
    const Match& match = collection.matches.front();
    for (const ReportedGame& game : report_of(match, follow(match), default_met()).games) {
        for (const ReportedTurn& turn : game.turns)
            EXPECT_NE(text.find(turn.words), std::string::npos) << turn.words;
    }
}

TEST_F(PdfReport, EmbedsItsTwoFontsAndNothingElse)
{
    const std::string fonts =
        output_of("pdffonts {}", written(sample("sgf/analysed-game-3.sgf"), "kind=quiz"));
    EXPECT_THAT(fonts,
                testing::AllOf(testing::HasSubstr("+Inter-Regular"), testing::HasSubstr("+Inter-Bold")));
    EXPECT_EQ(std::ranges::count(fonts, '\n'), 4) << fonts;
    const std::regex embedded("CID TrueType +Identity-H +yes yes yes");
    EXPECT_EQ(std::distance(std::sregex_iterator(fonts.begin(), fonts.end(), embedded), {}), 2) << fonts;
}

TEST_F(PdfReport, SurvivesACommentOfTenThousandLetters)
{
    std::string comment;
    while (comment.size() < 10000)
        comment += "Ünbroken";
    const std::string pdf = written(session(comment + " end"));
    EXPECT_NE(text_of(pdf).find(" end"), std::string::npos);
    EXPECT_LE(pages_of(pdf), 4);
}

TEST_F(PdfReport, DrawsBoardsAsTheyAreAskedFor)
{
    const Collection match = sample("sgf/analysed-game-3.sgf");
    const std::string upper_edge = "13 14 15 16 17 18";
    EXPECT_THAT(text_of(written(match)), testing::HasSubstr(upper_edge));
    EXPECT_THAT(text_of(written(match, "numbers=off")), testing::Not(testing::HasSubstr(upper_edge)));
    // A stack of five is counted where only two of it are drawn.
    const auto fives = [&](std::string_view options) {
        const std::string text = text_of(written(match, options));
        return std::ranges::count(words(text), "5");
    };
    EXPECT_GT(fives("stack=2,numbers=off"), fives("numbers=off"));
    EXPECT_NE(written(match, "swap-colors"), written(match));
}

TEST_F(PdfReport, IsShorterInItsBriefKinds)
{
    const Collection match = sample("sgf/analysed-game-3.sgf");
    const int brief = pages_of(written(match, "kind=brief"));
    const int study = pages_of(written(match, "kind=study"));
    const int full = pages_of(written(match));
    const int all = pages_of(written(match, "boards=all"));
    EXPECT_EQ(brief, 1);
    EXPECT_LT(brief, study);
    EXPECT_LE(study, full);
    EXPECT_LT(full, all);
}

TEST_F(PdfReport, SaysWhatItIsAndOfWhichMatch)
{
    Collection match = sample("sgf/analysed-game-3.sgf");
    match.matches.front().event = "Łódź Open";
    match.matches.front().annotator = "Ann";
    match.matches.front().date = Date{2024, 2, 29};
    const std::string pdf = written(match);
    const std::string info = output_of("pdfinfo -rawdates {}", pdf);
    for (const char* said : {"Kévin Unger – Maxence Job", "Author:          Ann", "Łódź Open", "D:20240229",
                             "GammonKit", "PDF version:     1.5"})
        EXPECT_THAT(info, testing::HasSubstr(said));
    EXPECT_THAT(pdf, testing::HasSubstr("/Lang"));
}

TEST_F(PdfReport, TellsTheStoryAndThePagesOfTheWorstErrors)
{
    const std::string text = text_of(written(sample("sgf/analysed-game-3.sgf"), "kind=study"));
    EXPECT_THAT(text, testing::HasSubstr("PR (3.5) – (11.8). With average dice"));
    EXPECT_THAT(text, testing::Not(testing::HasSubstr("3 – 1 Maxence Job")));  // Names and score stand above.
    EXPECT_THAT(text, testing::HasSubstr("50% at the start, errors"));
    EXPECT_THAT(text, testing::HasSubstr("33: 18/15(2) 7/4(2) 0.99% 0.166 ?? 7/4(2) 6/3(2) 2"));
}

TEST_F(PdfReport, CutsLongNamesInTablesAlone)
{
    Collection match = sample("sgf/analysed-game-3.sgf");
    const std::string name = "Wilhelmina Alexandrina of Hohenstaufen-Sigmaringen the Third";
    match.matches.front().players.first.name = name;
    const std::string text = text_of(written(match, "kind=brief"));
    EXPECT_THAT(text, testing::StartsWith(name + " 3"));
    EXPECT_THAT(text, testing::HasSubstr("Statistics Wilhelmina Alexandrina … Maxence Job"));
    EXPECT_EQ(pages_of(written(match, "kind=brief")), 1);
}

TEST_F(PdfReport, SaysWhatItsPartsAre)
{
    const std::string pdf = written(sample("sgf/analysed-game-3.sgf"));
    EXPECT_THAT(output_of("pdfinfo {}", pdf), testing::ContainsRegex("Tagged: +yes"));
    const std::string parts = output_of("pdfinfo -struct-text {}", pdf);
    EXPECT_THAT(parts, testing::HasSubstr("  H1 (block)\n    \"Kévin Unger3\"\n    \"Maxence Job1\"\n"));
    EXPECT_THAT(parts, testing::HasSubstr("      TD\n        \"Error rate\"\n      TD\n        \"6.9\"\n"));
    EXPECT_THAT(parts, testing::HasSubstr("TH:\n         /Scope /Column\n        \"decision\""));
    EXPECT_THAT(parts, testing::HasSubstr("  Figure\n"));
    EXPECT_THAT(parts, testing::Not(testing::HasSubstr("Kévin Unger – Maxence Job1 /")));  // Artifacts.
}

TEST_F(PdfReport, DrawsTheFiguresOfGamesSideBySide)
{
    const std::string text = text_of(written(sample("dump/everything.dump")));
    EXPECT_THAT(text, testing::HasSubstr("Performance rating (PR) 17.0 1 2 3 "
                                         "Lost by errors (MWC, %) 0.2 1 2 3 Luck (MWC, %) 0.8 1 2 3 "));
}

TEST_F(PdfReport, SetsBoardsRowByRowAndListsThemInTheOutline)
{
    const Collection match = sample("sgf/analysed-game-3.sgf");
    const std::string pdf = written(match, "kind=study,boards=all");
    const std::string boxes = output_of("pdftotext -raw -bbox -f 2 -l 2 {} -", pdf);
    const std::regex heads("xMin=\"([0-9.]+)\" yMin=\"([0-9.]+)\"[^>]*>(g1-[0-9]+c?)<");
    std::vector<std::pair<double, double>> places;
    for (std::sregex_iterator at(boxes.begin(), boxes.end(), heads), end; at != end; ++at)
        places.emplace_back(std::stod((*at)[2]), std::stod((*at)[1]));
    ASSERT_EQ(places.size(), 4U) << boxes;
    EXPECT_TRUE(std::ranges::is_sorted(places));
    EXPECT_GT(pages_of(pdf), pages_of(written(match, "kind=study,boards=all,per-page=6")));
}

TEST_F(PdfReport, AsksBeforeItTellsIfItIsAQuiz)
{
    const std::string pdf = written(sample("sgf/analysed-game-3.sgf"), "kind=quiz,boards=marked");
    const std::string asked = output_of("pdftotext -f 1 -l 1 {} -", pdf);
    EXPECT_THAT(asked, testing::HasSubstr("to play"));
    EXPECT_THAT(asked, testing::Not(testing::HasSubstr("7/4(2) 6/3(2)")));
    EXPECT_THAT(output_of("pdftotext -f 2 -l 2 {} -", pdf), testing::HasSubstr("7/4(2) 6/3(2)"));
}

TEST_F(PdfReport, IsASingleSheetIfBriefAndOfOneMatch)
{
    for (const char* file : {"sgf/analysed-session.sgf", "sgf/rollouts-match.sgf", "xg/imported.xg"})
        EXPECT_EQ(pages_of(written(sample(file), "kind=brief")), 1) << file;
}

TEST_F(PdfReport, TakesEightToFourteenPagesForAMatchOfSevenPoints)
{
    Collection match = sample("mat/xg-7-point.mat");
    std::size_t number = 0;
    for (Game& game : match.matches.front().games) {
        for (Turn& turn : game.turns) {
            if (++number % 10 == 0) turn.marks.play = SkillMark::bad;
        }
    }
    EXPECT_GE(pages_of(written(match)), 8);
    EXPECT_LE(pages_of(written(match)), 14);
}

TEST_F(PdfReport, CountsNamesAndCommentsWhoseLettersItCannotShow)
{
    Collection match = sample("mat/galaxy.txt");
    const auto lost = [&](Feature feature) {
        return pdf_partial_losses(match, Options(kPdfWriteOptions))[static_cast<std::size_t>(feature)];
    };
    match.matches.front().players.first.name = "O'Néill ß Łukasz Ирина İ 王";
    EXPECT_EQ(lost(Feature::player_names), 0U);
    match.matches.front().players.second.name = "𓀀";
    match.matches.front().games.front().turns.front().comment = "好 𓀀";
    EXPECT_EQ(lost(Feature::player_names), 1U);
    EXPECT_EQ(lost(Feature::turn_comments), 1U);
}

TEST_F(PdfReport, ShowsWhatItsOtherFontHas)
{
    Match match{.players = {{.name = "王 Wang"}, {.name = "Bo"}}};
    const std::string fonts = output_of("pdffonts {}", written({.matches = {match}, .positions = {}}));
    EXPECT_NE(fonts.find("DroidSansFallback"), std::string::npos) << fonts;
    match.players.first.name = "Wang";
    const std::string less = output_of("pdffonts {}", written({.matches = {match}, .positions = {}}));
    EXPECT_EQ(less.find("DroidSansFallback"), std::string::npos) << less;
}

TEST_F(PdfReport, NeedsNoColors)
{
    const std::string pdf = written(sample("sgf/analysed-game-3.sgf"), "theme=print");
    for (const char* command : {"pdftoppm -r 20 -f 1 -l 1 {}", "pdftoppm -r 20 -f 2 -l 2 {}"}) {
        const std::string picture = output_of(command, pdf);
        constexpr std::string_view kLastOfHead = "\n255\n";
        std::size_t at = picture.find(kLastOfHead);
        ASSERT_NE(at, std::string::npos);
        std::size_t colored = 0;
        for (at += kLastOfHead.size(); at + 3 <= picture.size(); at += 3)
            colored += picture[at] == picture[at + 1] && picture[at] == picture[at + 2] ? 0 : 1;
        EXPECT_EQ(colored, 0U);
    }
}

TEST_F(PdfReport, HasPagesOfTheSizeThatIsAskedFor)
{
    EXPECT_NE(output_of("pdfinfo {}", written(session(""))).find("(A4)"), std::string::npos);
    EXPECT_NE(output_of("pdfinfo {}", written(session(""), "paper=letter")).find("(letter)"),
              std::string::npos);
}

TEST_F(PdfReport, IsAboutTheReaderIfHePlays)
{
    const Collection match = sample("sgf/analysed-game-3.sgf");
    EXPECT_THAT(text_of(written(match)), testing::HasSubstr("The worst errors"));
    const std::string mine = text_of(written(match, "me=\"kévin unger\""));
    EXPECT_THAT(mine, testing::HasSubstr("Kévin Unger: the worst errors"));
    EXPECT_THAT(mine, testing::HasSubstr("Kévin Unger 55: 21/11 13/3"));
    EXPECT_THAT(mine, testing::Not(testing::HasSubstr("Maxence Job 33: 18/15(2) 7/4(2) 0.166")));
}

TEST(PdfBytes, AreTheSameForTheSameMatch)
{
    EXPECT_EQ(written(session("x")), written(session("x")));
}

TEST(PdfBytes, HaveAnOutlineAndLinksAndNoDate)
{
    const std::string pdf = written(sample("sgf/analysed-game-3.sgf"));
    EXPECT_TRUE(pdf.starts_with("%PDF-"));
    EXPECT_NE(pdf.find("/Outlines"), std::string::npos);
    EXPECT_NE(pdf.find("/PageLabels"), std::string::npos);
    EXPECT_EQ(pdf.find("CreationDate"), std::string::npos);
}

TEST(PdfBytes, AreWrittenForNothingAtAll)
{
    EXPECT_TRUE(written({}).starts_with("%PDF-"));
    EXPECT_TRUE(written({.matches = {Match{}}}).starts_with("%PDF-"));
}

TEST(PdfPartialLosses, AreNoAnalysesWhereAllDecisionsHaveABoard)
{
    const Collection match = sample("sgf/analysed-game-3.sgf");
    const auto lost = [&](std::string_view options, Feature feature) {
        return pdf_partial_losses(
            match, Options::parse(options, kPdfWriteOptions).value())[static_cast<std::size_t>(feature)];
    };
    EXPECT_EQ(lost("boards=all", Feature::play_analysis), 0U);
    EXPECT_GT(lost("", Feature::play_analysis), 0U);
    EXPECT_GT(lost("boards=none", Feature::play_analysis), lost("", Feature::play_analysis));
    EXPECT_EQ(lost("", Feature::matches), 0U);
    EXPECT_EQ(lost("kind=study", Feature::matches), 1U);
}

}  // namespace
}  // namespace gammonkit::pdf_test
