#include "report/study/docx/study_document.hpp"

#include "report/render/picture_words.hpp"
#include "report/study/docx/fixed_parts.hpp"
#include "report/study/docx/story.hpp"
#include "report/study/docx/typeface.hpp"
#include "report/typeface_files.hpp"
#include "report/typeset.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

using namespace docx;

// In points. Six problems fit on a page, in two columns.
constexpr int kProblemBoard = 212;
constexpr int kSolutionBoard = 240;
constexpr int kForSolutionBoard = 20 * 250;  // In twentieths of a point.

constexpr std::string_view kDeclaration = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
constexpr std::string_view kWord = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
constexpr std::string_view kRelationships =
    "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
constexpr std::string_view kPlacedDrawing =
    "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing";
constexpr std::string_view kDrawing = "http://schemas.openxmlformats.org/drawingml/2006/main";
constexpr std::string_view kPicture = "http://schemas.openxmlformats.org/drawingml/2006/picture";

/// A page, in twentieths of a point.
struct Paper {
    int width;
    int height;
};
constexpr Paper kA4Page{11906, 16838};
constexpr Paper kLetterPage{12240, 15840};
constexpr int kMargin = 1134;      // 2 cm, at the sides.
constexpr int kMarginAbove = 850;  // 1.5 cm, and below.

constexpr int room_on(const Paper& paper)
{
    return paper.width - 2 * kMargin;
}

std::string heading_of(const StudyProblem& problem, std::size_t number)
{
    return fmt::format("{}. {}", number, problem.question);
}

/// For those who cannot see the board.
std::string words_for(const StudyProblem& problem)
{
    return one_line(problem.diagram.scene.words.say("Board: {0}, {1}. {2}", problem.question, problem.score,
                                                    identifier_lines(problem.diagram.scene.state).front()));
}

Result<void> add_problem(Story& story, Pictures& pictures, const StudyProblem& problem, std::size_t number)
{
    BoardScene scene = problem.diagram.scene;
    scene.plays.clear();
    GK_TRY(const Picture board, pictures.add(scene, kProblemBoard));
    story.heading("Heading2", heading_of(problem, number), {"problem", number});
    story.paragraph("ProblemScore", problem.score);
    story.picture("ProblemBoard", board, words_for(problem));
    story.link("ProblemLink", scene.words.say("To solution {0}", number), {"solution", number});
    return {};
}

void add_analysis(Story& story, const Diagram& diagram, int room)
{
    for (const AnalysisTable& table : tables_of(diagram)) {
        // Tables with nothing between them would become one.
        story.paragraph("Caption", table.title.empty() ? diagram.scene.words.say("Analysis") : table.title);
        const AnalysisTable printed = typeset(table);
        story.table(printed, room);
        story.paragraph("AnalysisNote", printed.verdict);
        story.paragraph("AnalysisNote", printed.notes);
    }
}

Result<void> add_solution(Story& story, Pictures& pictures, const StudyProblem& problem, std::size_t number,
                          int room)
{
    GK_TRY(const Picture board, pictures.add(problem.diagram.scene, kSolutionBoard));
    const std::vector<std::string> ids = identifier_lines(problem.diagram.scene.state);
    story.heading("Heading2", heading_of(problem, number), {"solution", number});
    const auto add_answer = [&] {
        story.paragraph("Verdict", problem.answer);
        story.paragraph("ProblemComment", problem.comment);
        if (problem.source != ids.front()) story.paragraph("ProblemSource", one_line(problem.source));
        for (const std::string& id : ids)
            story.paragraph("Identifiers", id);
        story.link("ProblemLink", problem.diagram.scene.words.say("Back to problem {0}", number),
                   {"problem", number});
    };
    story.side_by_side(
        kForSolutionBoard, room, [&] { story.picture("SolutionBoard", board, words_for(problem)); },
        add_answer);
    add_analysis(story, problem.diagram, room);
    return {};
}

/// How a part of the document is set, and whether it begins a page.
struct Section {
    int columns = 1;
    bool on_new_page = true;
};

void add_page_setup(XmlWriter& xml, const Paper& paper, const Section& set)
{
    const std::string margin = std::to_string(kMargin);
    const std::string above = std::to_string(kMarginAbove);
    const XmlElement section(xml, "w:sectPr");
    xml.empty("w:footerReference", {{"w:type", "default"}, {"r:id", "footer"}});
    xml.empty("w:type", {{"w:val", set.on_new_page ? "nextPage" : "continuous"}});
    xml.empty("w:pgSz", {{"w:w", std::to_string(paper.width)}, {"w:h", std::to_string(paper.height)}});
    xml.empty("w:pgMar", {{"w:top", above},
                          {"w:right", margin},
                          {"w:bottom", above},
                          {"w:left", margin},
                          {"w:header", "425"},
                          {"w:footer", "425"},
                          {"w:gutter", "0"}});
    xml.empty("w:cols", {{"w:num", std::to_string(set.columns)}, {"w:space", "425"}});
}

/// What stands above was a part of its own.
void end_section(XmlWriter& xml, const Paper& paper, const Section& set)
{
    const XmlElement paragraph(xml, "w:p");
    const XmlElement properties(xml, "w:pPr");
    xml.empty("w:pStyle", {{"w:val", "SectionEnd"}});
    add_page_setup(xml, paper, set);
}

/// What a plan says before its problems.
void add_overview(Story& story, const StudySet& set, int room)
{
    if (set.overview.rows.empty()) return;
    story.paragraph("Heading1", set.words.say("What to work on"));
    const AnalysisTable printed = typeset(set.overview);
    story.table(printed, room);
    story.paragraph("AnalysisNote", printed.notes);
}

/// The problems, in two columns below the heading of each part.
Result<void> add_problems(XmlWriter& xml, Story& story, Pictures& pictures, const StudySet& set,
                          const Paper& paper)
{
    std::vector<StudyPart> parts = set.parts;
    if (parts.empty()) parts.push_back({.title = set.words.say("Problems"), .problems = set.problems.size()});
    std::size_t number = 0;
    for (const StudyPart& part : parts) {
        story.paragraph("Heading1", part.title);
        for (const std::string& line : part.lines)
            story.paragraph("Normal", line);
        end_section(xml, paper, {.on_new_page = number > 0});
        for (const std::size_t end = number + part.problems; number < end; ++number) {
            GK_TRY_VOID(add_problem(story, pictures, set.problems[number], number + 1));
        }
        end_section(xml, paper, {.columns = 2, .on_new_page = false});
    }
    return {};
}

Result<std::string> document_xml(const StudySet& set, Pictures& pictures, const Paper& paper)
{
    XmlWriter xml;
    xml.raw(kDeclaration);
    {
        const XmlElement root(xml, "w:document",
                              {{"xmlns:w", kWord},
                               {"xmlns:r", kRelationships},
                               {"xmlns:wp", kPlacedDrawing},
                               {"xmlns:a", kDrawing},
                               {"xmlns:pic", kPicture}});
        const XmlElement body(xml, "w:body");
        Story story(xml);
        story.paragraph("Title", one_line(set.title));
        story.paragraph("Subtitle", set.words.say("{0, plural, one {# problem} other {# problems}}",
                                                  set.problems.size()));
        add_overview(story, set, room_on(paper));
        GK_TRY_VOID(add_problems(xml, story, pictures, set, paper));
        story.paragraph("SolutionsHeading", set.words.say("Solutions"));
        for (std::size_t i = 0; i < set.problems.size(); ++i) {
            GK_TRY_VOID(add_solution(story, pictures, set.problems[i], i + 1, room_on(paper)));
        }
        add_page_setup(xml, paper, {});
    }
    return xml.finish();
}

std::string relationships_xml(const Pictures& pictures)
{
    XmlWriter xml;
    xml.raw(kDeclaration);
    const auto add = [&](std::string_view id, std::string_view type, std::string_view target) {
        xml.empty("Relationship",
                  {{"Id", id}, {"Type", fmt::format("{}/{}", kRelationships, type)}, {"Target", target}});
    };
    {
        const XmlElement root(xml, "Relationships",
                              {{"xmlns", "http://schemas.openxmlformats.org/package/2006/relationships"}});
        for (const std::string_view part : {"styles", "settings", "footer"})
            add(part, part, fmt::format("{}.xml", part));
        if (!typeface_files().empty()) add("fontTable", "fontTable", "fontTable.xml");
        for (std::size_t number = 1; number <= pictures.size(); ++number) {
            for (const PictureFormat format : {PictureFormat::png, PictureFormat::svg})
                add(relationship_of(format, number), "image", picture_file(format, number));
        }
    }
    return xml.finish();
}

std::string core_xml(const StudySet& set)
{
    XmlWriter xml;
    xml.raw(kDeclaration);
    {
        const XmlElement root(
            xml, "cp:coreProperties",
            {{"xmlns:cp", "http://schemas.openxmlformats.org/package/2006/metadata/core-properties"},
             {"xmlns:dc", "http://purl.org/dc/elements/1.1/"}});
        xml.element("dc:title", one_line(set.title));
        xml.element("dc:creator", "GammonKit");
        xml.element("dc:language", set.words.is_english() ? "en-US" : set.words.tag());
    }
    return xml.finish();
}

}  // namespace

Result<std::vector<ZipMember>> study_document_parts(const StudySet& set, const StudyDocument& document)
{
    Pictures pictures(document);
    GK_TRY(std::string text, document_xml(set, pictures, document.on_letter_paper ? kLetterPage : kA4Page));
    std::vector<ZipMember> parts;
    for (const FixedPart& part : fixed_parts())
        parts.push_back({.name = std::string(part.name), .bytes = std::string(part.bytes)});
    parts.push_back({.name = "docProps/core.xml", .bytes = core_xml(set)});
    parts.push_back({.name = "word/document.xml", .bytes = std::move(text)});
    parts.push_back({.name = "word/_rels/document.xml.rels", .bytes = relationships_xml(pictures)});
    pictures.move_to(parts);
    add_typeface(parts);
    return parts;
}

Result<std::string> write_study_document(const StudySet& set, const StudyDocument& document)
{
    GK_TRY(const std::vector<ZipMember> parts, study_document_parts(set, document));
    return zipped(parts);
}

}  // namespace gammonkit
