#include "report/html/page.hpp"
#include "report/html/page_files.hpp"
#include "report/study/study_writers.hpp"
#include "report/typeset.hpp"

#include <fmt/format.h>
#include <span>

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

void write_list(XmlWriter& html, std::span<const StudyProblem> problems, const Page& page)
{
    const XmlElement list(html, "ol");
    for (const StudyProblem& problem : problems)
        write_problem(html, problem, page.look.theme, page.words);
}

void write_row(XmlWriter& html, std::string_view element, const AnalysisTable& table,
               const std::vector<std::string>& cells)
{
    const XmlElement row(html, "tr");
    for (std::size_t i = 0; i < cells.size(); ++i)
        html.element(element, {{"class", table.holds_figures(i) ? "number" : "words"}}, cells[i]);
}

/// All families of a plan, folded.
void write_overview(XmlWriter& html, const AnalysisTable& plain)
{
    const AnalysisTable table = typeset(plain);
    const XmlElement folded(html, "details");
    html.element("summary", table.title);
    {
        const XmlElement element(html, "table");
        {
            const XmlElement head(html, "thead");
            write_row(html, "th", table, table.head);
        }
        const XmlElement body(html, "tbody");
        for (const std::vector<std::string>& cells : table.rows)
            write_row(html, "td", table, cells);
    }
    html.element("p", table.notes);
}

/// What a plan says, above the problems. Each title leads to the first problem of its part.
void write_plan(XmlWriter& html, const StudySet& set)
{
    if (set.overview.rows.empty()) return;
    const XmlElement section(html, "section", {{"class", "plan"}});
    std::span<const StudyProblem> problems(set.problems);
    for (const StudyPart& part : set.parts) {
        const XmlElement article(html, "div");
        {
            const XmlElement title(html, "h2");
            if (part.problems == 0)
                html.text(part.title);
            else
                html.element("a", {{"href", "#" + problems.front().id}}, part.title);
        }
        for (const std::string& line : part.lines)
            html.element("p", line);
        problems = problems.subspan(part.problems);
    }
    write_overview(html, set.overview);
}

void write_problems(XmlWriter& html, const StudySet& set, const Page& page)
{
    const XmlElement section(html, "section", {{"class", "positions"}});
    std::span<const StudyProblem> problems(set.problems);
    if (set.parts.empty()) {
        html.element("h2", page.words.say("Problems"));
        write_list(html, problems, page);
    }
    for (const StudyPart& part : set.parts) {
        html.element("h2", part.title);
        write_list(html, problems.first(part.problems), page);
        problems = problems.subspan(part.problems);
    }
}

void write_study_body(XmlWriter& html, const StudySet& set, const Page& page)
{
    {
        const XmlElement header(html, "header", {{"class", "page"}});
        html.element("h1", set.title);
        html::write_fragment(html, html::page_toolbar(), page.words);
        html.element("button", {{"id", "save-results"}, {"type", "button"}, {"hidden", ""}},
                     page.words.say("Save results"));
    }
    const XmlElement main(html, "main");
    write_plan(html, set);
    const XmlElement workshop(html, "div", {{"class", "workshop"}});
    html::write_board_panel(html, page);
    const XmlElement content(html, "div", {{"id", "content"}});
    write_problems(html, set, page);
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
        html::write_study_head(writer, set.title);
        const XmlElement body(writer, "body");
        write_study_body(writer, set, page);
        html::write_study_script(writer);
        GK_TRY_VOID(html::write_scripts(writer, html::study_data(set, page)));
    }
    return writer.finish();
}

}  // namespace gammonkit
