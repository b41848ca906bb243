#include "report/html/page.hpp"
#include "report/html/page_files.hpp"
#include "report/study/study_writers.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

using html::Page;

/// What can be read without scripts: the board and the answer in letters.
void write_problem(XmlWriter& html, const StudyProblem& problem, const Theme& theme, const Translator& words)
{
    const XmlElement item(html, "li");
    html.element("a", {{"id", problem.id}, {"href", "#" + problem.id}, {"class", "turn"}}, problem.question);
    html.text(fmt::format(" {}", problem.score));
    const XmlElement solution(html, "details");
    html.element("summary", words.say("Solution"));
    html.element("p", fmt::format("{} {}", problem.answer, problem.source));
    html.element("pre", write_diagram(problem.diagram, DiagramText::text, theme, 0));
}

void write_study_body(XmlWriter& html, const StudySet& set, const Page& page)
{
    {
        const XmlElement header(html, "header", {{"class", "page"}});
        html.element("h1", set.title);
        html::write_fragment(html, html::page_toolbar(), page.words);
    }
    const XmlElement main(html, "main");
    const XmlElement workshop(html, "div", {{"class", "workshop"}});
    html::write_board_panel(html, page);
    const XmlElement content(html, "div", {{"id", "content"}});
    const XmlElement section(html, "section", {{"class", "positions"}});
    html.element("h2", page.words.say("Problems"));
    const XmlElement list(html, "ol");
    for (const StudyProblem& problem : set.problems)
        write_problem(html, problem, page.look.theme, page.words);
}

}  // namespace

Result<std::string> write_study_page(const StudySet& set, const BoardLook& look, const Theme& dark)
{
    const std::vector<MatchReport> no_matches;
    const std::vector<PositionRecord> no_positions;
    const Page page{
        .matches = no_matches, .positions = no_positions, .look = look, .dark = dark, .words = set.words};
    XmlWriter writer;
    writer.raw("<!DOCTYPE html>\n");
    {
        const XmlElement root(writer, "html", {{"lang", page.words.tag()}});
        html::write_head(writer, set.title);
        const XmlElement body(writer, "body");
        write_study_body(writer, set, page);
        GK_TRY_VOID(html::write_scripts(writer, html::study_data(set, page), {}));
    }
    return writer.finish();
}

}  // namespace gammonkit
