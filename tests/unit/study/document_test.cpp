#include "formats/catalogue/catalogue.hpp"
#include "formats/pipeline.hpp"
#include "report/pictures/picture.hpp"
#include "report/study/docx/study_document.hpp"
#include "support/files/file.hpp"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <libxml/parser.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>
#include <memory>
#include <set>

namespace gammonkit::study_test {
namespace {

using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

using Words = std::vector<std::string>;

constexpr std::pair<const char*, const char*> kNamespaces[] = {
    {"w", "http://schemas.openxmlformats.org/wordprocessingml/2006/main"},
    {"r", "http://schemas.openxmlformats.org/officeDocument/2006/relationships"},
    {"wp", "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"},
    {"svg", "http://schemas.microsoft.com/office/drawing/2016/SVG/main"},
    {"a", "http://schemas.openxmlformats.org/drawingml/2006/main"},
    {"p", "http://schemas.openxmlformats.org/package/2006/relationships"},
    {"t", "http://schemas.openxmlformats.org/package/2006/content-types"},
    {"dc", "http://purl.org/dc/elements/1.1/"}};

const xmlChar* xml_text(const char* text)
{
    return reinterpret_cast<const xmlChar*>(text);
}

/// The texts of what an XPath finds. "not well-formed" where the XML is damaged.
Words found_in(const std::string& xml, const char* path)
{
    const std::unique_ptr<xmlDoc, decltype(&xmlFreeDoc)> document(
        xmlReadMemory(xml.data(), static_cast<int>(xml.size()), "part", nullptr,
                      XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_HUGE),
        xmlFreeDoc);
    if (!document) return {"not well-formed"};
    const std::unique_ptr<xmlXPathContext, decltype(&xmlXPathFreeContext)> context(
        xmlXPathNewContext(document.get()), xmlXPathFreeContext);
    for (const auto& [prefix, address] : kNamespaces)
        xmlXPathRegisterNs(context.get(), xml_text(prefix), xml_text(address));
    const std::unique_ptr<xmlXPathObject, decltype(&xmlXPathFreeObject)> found(
        xmlXPathEvalExpression(xml_text(path), context.get()), xmlXPathFreeObject);
    if (!found) return {"no XPath"};
    Words words;
    for (int i = 0; found->nodesetval != nullptr && i < found->nodesetval->nodeNr; ++i) {
        const std::unique_ptr<xmlChar, decltype(xmlFree)> text(
            xmlNodeGetContent(found->nodesetval->nodeTab[i]), xmlFree);
        words.emplace_back(reinterpret_cast<const char*>(text.get()));
    }
    return words;
}

StudySet problems_of_session()
{
    const auto input = read_input(GAMMONKIT_SOURCE_DIR "/samples/sgf/analysed-session.sgf");
    const Collection collection = *read(catalogue(), *input, {}).collection;
    const IsWanted is_costly = [](const MatchReport&, const DecisionError& judged) {
        return judged.error && judged.error->normalized > 0.2;
    };
    return {.title = "Problems of Ann", .problems = study_problems(Reports(collection), is_costly)};
}

/// A document, taken apart.
class Document {
public:
    explicit Document(const StudySet& set, bool on_letter_paper = false)
    {
        const Theme theme = built_in_theme("modern").value();
        parts_ = study_document_parts(
                     set, {.theme = theme, .draw_page = draw_page, .on_letter_paper = on_letter_paper})
                     .value();
    }
    [[nodiscard]] const std::vector<ZipMember>& parts() const { return parts_; }
    [[nodiscard]] Words names() const
    {
        Words names;
        for (const ZipMember& part : parts_)
            names.push_back(part.name);
        return names;
    }
    [[nodiscard]] const std::string& part(std::string_view name) const
    {
        return std::ranges::find(parts_, name, &ZipMember::name)->bytes;
    }
    /// In the text.
    [[nodiscard]] Words find(const char* path) const { return found_in(part("word/document.xml"), path); }

private:
    std::vector<ZipMember> parts_;
};

TEST(StudyDocument, HasProblemsAndBehindThemTheirSolutions)
{
    StudySet set = problems_of_session();
    set.problems.resize(2);
    const Document document(set);
    EXPECT_THAT(document.find("//w:p[w:pPr/w:pStyle/@w:val='Title']"), ElementsAre("Problems of Ann"));
    EXPECT_THAT(document.find("//w:p[contains(w:pPr/w:pStyle/@w:val, 'Heading')]"),
                ElementsAre("Problems", "1. Bob to play 32", "2. Bob: take or drop?", "Solutions",
                            "1. Bob to play 32", "2. Bob: take or drop?"));
    EXPECT_THAT(document.find("//w:p[w:pPr/w:pStyle/@w:val='Verdict']"),
                ElementsAre("Played: 13/10 8/6 ??, which costs 0.367. Best: 24/21 23/21.",
                            "Played: drop ??, which costs 0.316. Best: take."));
    EXPECT_THAT(document.find("//w:p[w:pPr/w:pStyle/@w:val='Identifiers']"), Contains(HasSubstr("XGID=")));
    EXPECT_THAT(found_in(document.part("docProps/core.xml"), "//dc:*"),
                ElementsAre("Problems of Ann", "GammonKit", "en-US"));
}

TEST(StudyDocument, IsMadeOfXmlWhoseEveryPartIsWellFormedAndHasAType)
{
    const Document document(problems_of_session());
    EXPECT_EQ(document.names().front(), "[Content_Types].xml");
    const std::string& types = document.part("[Content_Types].xml");
    const Words extensions = found_in(types, "//t:Default/@Extension");
    for (const ZipMember& part : document.parts()) {
        const std::string extension = part.name.substr(part.name.rfind('.') + 1);
        EXPECT_THAT(extensions, Contains(extension)) << part.name;
        if (extension == "png" || extension == "odttf") continue;
        EXPECT_THAT(found_in(part.bytes, "/*"), SizeIs(1)) << part.name;
        EXPECT_NE(found_in(part.bytes, "/*"), Words{"not well-formed"}) << part.name;
    }
    for (const std::string& name : found_in(types, "//t:Override/@PartName"))
        EXPECT_THAT(document.names(), Contains(name.substr(1)));
}

TEST(StudyDocument, HasWhatItsRelationshipsAndLinksNameAndNothingElse)
{
    const Document document(problems_of_session());
    const std::string& relationships = document.part("word/_rels/document.xml.rels");
    Words targets = found_in(relationships, "//p:Relationship/@Target");
    for (std::string& target : targets)
        target.insert(0, "word/");
    std::ranges::copy(found_in(document.part("_rels/.rels"), "//p:Relationship/@Target"),
                      std::back_inserter(targets));
    for (const std::string& font :
         found_in(document.part("word/_rels/fontTable.xml.rels"), "//p:Relationship/@Target"))
        targets.push_back("word/" + font);
    const Words others = {"[Content_Types].xml", "_rels/.rels", "word/_rels/document.xml.rels",
                          "word/_rels/fontTable.xml.rels"};
    std::ranges::copy(others, std::back_inserter(targets));
    EXPECT_THAT(document.names(), testing::UnorderedElementsAreArray(targets));

    const Words known = found_in(relationships, "//p:Relationship/@Id");
    EXPECT_EQ(std::set(known.begin(), known.end()).size(), known.size());
    EXPECT_THAT(document.find("//@r:embed | //@r:id"), Each(testing::AnyOfArray(known)));
    const Words bookmarks = document.find("//w:bookmarkStart/@w:name");
    EXPECT_EQ(std::set(bookmarks.begin(), bookmarks.end()).size(), bookmarks.size());
    EXPECT_THAT(document.find("//w:hyperlink/@w:anchor"), testing::UnorderedElementsAreArray(bookmarks));
}

TEST(StudyDocument, BringsItsTypefaceAsWordObfuscatesIt)
{
    const Document document(problems_of_session());
    const std::string& font = document.part("word/fonts/Inter-Bold.odttf");
    // The digits of the key, from the last to the first, make a TrueType font of the first bytes: 1.0,
    // as 16.16.
    const std::string begin = {static_cast<char>(font[0] ^ 0x20), static_cast<char>(font[1] ^ 0x72),
                               static_cast<char>(font[2] ^ 0x65), static_cast<char>(font[3] ^ 0x74)};
    EXPECT_EQ(begin, std::string("\0\1\0\0", 4));
}

TEST(StudyDocument, UsesStylesThatItDefinesAndNoOtherLooks)
{
    StudySet set = problems_of_session();
    set.problems.front().comment = "Why?\nBecause.";
    const Document document(set);
    const std::string& styles = document.part("word/styles.xml");
    const Words defined = found_in(styles, "//w:style/@w:styleId");
    constexpr const char* kUsed = "//w:pStyle/@w:val | //w:rStyle/@w:val | //w:tblStyle/@w:val";
    const Words used = document.find(kUsed);
    EXPECT_THAT(used, Each(testing::AnyOfArray(defined)));
    EXPECT_THAT(found_in(document.part("word/footer.xml"), kUsed), Each(testing::AnyOfArray(defined)));
    EXPECT_THAT(found_in(styles, "//w:basedOn/@w:val | //w:next/@w:val"), Each(testing::AnyOfArray(defined)));
    EXPECT_THAT(
        document.find("//w:pPr/*[not(self::w:pStyle or self::w:sectPr)] | //w:rPr/*[not(self::w:rStyle)]"),
        SizeIs(0));
    EXPECT_THAT(document.find("//w:tcPr/*[not(self::w:tcW or self::w:tcBorders)]"), SizeIs(0));
}

TEST(StudyDocument, HasTablesWithTheirHeadRepeatedAndTheBestInBold)
{
    StudySet set = problems_of_session();
    set.problems.resize(1);
    const Document document(set);
    EXPECT_THAT(document.find("//w:tr[w:trPr/w:tblHeader]//w:t"),
                ElementsAre("#", "play", "equity", "loss", "win", "G", "BG", "lose", "G", "BG", "level"));
    EXPECT_THAT(
        document.find("//w:r[w:rPr/w:rStyle/@w:val='BestChoice']"),
        ElementsAre("1", "24/21 23/21", "−0.317", "39.6", "6.2", "0.1", "60.4", "7.9", "0.1", "0-ply"));
    EXPECT_THAT(document.find("//w:tr[3]/w:tc[w:p/w:pPr/w:pStyle/@w:val='AnalysisNumber']"),
                ElementsAre("−0.521", "−0.204", "36.4", "7.4", "0.1", "63.6", "18.0", "0.8"));
}

TEST(StudyDocument, ShowsBoardsAsSvgAndWhereThatIsUnknownAsPng)
{
    StudySet set = problems_of_session();
    set.problems.resize(1);
    const Document document(set);
    EXPECT_THAT(document.find("//a:blip/@r:embed"), ElementsAre("png1", "png2"));
    EXPECT_THAT(document.find("//a:blip//svg:svgBlip/@r:embed"), ElementsAre("svg1", "svg2"));
    EXPECT_THAT(document.part("word/media/board1.png"), testing::StartsWith("\x89PNG"));
    EXPECT_THAT(document.part("word/media/board2.svg"), HasSubstr("<svg"));
    EXPECT_THAT(document.find("//wp:docPr/@id"), ElementsAre("1", "2"));
    EXPECT_THAT(document.find("//wp:docPr/@descr"), Each(HasSubstr("Board: Bob to play 32, Ann 0, Bob 0")));
    EXPECT_LT(document.part("word/media/board1.svg").size(), document.part("word/media/board2.svg").size())
        << "the solution shows the plays";
}

TEST(StudyDocument, KeepsWhateverNamesAndCommentsHold)
{
    StudySet set = problems_of_session();
    set.problems.resize(1);
    StudyProblem& problem = set.problems.front();
    set.title = "</w:t> & \"<\x01>\" \xEF\xBF\xBF\xFF";
    problem.question = "王さん to\nplay \x1B[31m\x0B";
    problem.source = "O'Neil <b>&amp;\tß İ \xF0\x9F\x8E\xB2";
    problem.comment = "first\r\n\n" + std::string(10'000, 'x') + "\x0C\x08 ]]> end\n\n";
    const Document document(set);
    EXPECT_THAT(document.find("//w:p[w:pPr/w:pStyle/@w:val='Title']"),
                ElementsAre("</w:t> & \"< >\" \xEF\xBF\xBD\xEF\xBF\xBD"));
    EXPECT_THAT(document.find("//w:p[w:pPr/w:pStyle/@w:val='Heading2']"), Each("1. 王さん to play  [31m "));
    EXPECT_THAT(document.find("//w:p[w:pPr/w:pStyle/@w:val='ProblemSource']"),
                ElementsAre("O'Neil <b>&amp;\tß İ \xF0\x9F\x8E\xB2"));
    EXPECT_THAT(document.find("//w:p[w:pPr/w:pStyle/@w:val='ProblemComment']//w:t"),
                ElementsAre("first ", "", std::string(10'000, 'x') + "   ]]> end"));
    EXPECT_THAT(found_in(document.part("docProps/core.xml"), "//dc:title"), SizeIs(1));
}

TEST(StudyDocument, IsTheSameOnTheSameProblems)
{
    const Theme theme = built_in_theme("modern").value();
    const StudyDocument settings{.theme = theme, .draw_page = draw_page};
    const std::string bytes = write_study_document(problems_of_session(), settings).value();
    EXPECT_EQ(bytes, write_study_document(problems_of_session(), settings).value());
    EXPECT_THAT(bytes, testing::StartsWith("PK"));
    EXPECT_THAT(bytes.substr(0, 60), HasSubstr("[Content_Types].xml"));
}

TEST(StudyDocument, IsMadeForThePaperThatIsAskedFor)
{
    EXPECT_THAT(Document(problems_of_session()).find("//w:pgSz/@w:w"), Each("11906"));
    EXPECT_THAT(Document(problems_of_session(), true).find("//w:pgSz/@w:w"), Each("12240"));
}

TEST(StudyDocument, FailsWhereItsBoardsCannotBeDrawn)
{
    const Theme theme = built_in_theme("modern").value();
    const DrawPage cannot = [](const PaintPage&, const PictureWords&, PictureFormat, int, int) {
        return Result<std::string>(failure("no-module", "pictures cannot be drawn"));
    };
    const auto written = write_study_document(problems_of_session(), {.theme = theme, .draw_page = cannot});
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().code, "no-module");
}

}  // namespace
}  // namespace gammonkit::study_test
