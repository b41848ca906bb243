#include "report/diagram/diagram_exporter.hpp"

#include "decisions/statistics/counting_rules.hpp"
#include "model/decisions/judge.hpp"
#include "model/identifiers/match_id.hpp"
#include "model/identifiers/position_id.hpp"
#include "model/identifiers/xgid.hpp"
#include "report/diagram/diagram_writers.hpp"
#include "report/render/tikz_canvas.hpp"
#include "report/render/typst/typst_canvas.hpp"
#include "support/text.hpp"
#include "support/xml_writer.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <iterator>

namespace gammonkit {
namespace {

using Written = std::function<std::string(const Diagram&)>;

/// All questions, and then all answers under `heading`.
std::string one_after_the_other(const DiagramSet& set, const Written& written, std::string_view heading)
{
    std::string questions;
    std::string answers;
    for (const DiagramSet::Item& item : set.items) {
        questions += written(item.question) + "\n";
        if (item.answer) answers += written(*item.answer) + "\n";
    }
    return answers.empty() ? questions : fmt::format("{}{}\n\n{}", questions, heading, answers);
}

std::string html_set(const DiagramSet& set, const Theme& theme, int width)
{
    XmlWriter html;
    html.raw("<!DOCTYPE html>\n");
    {
        const XmlElement root(html, "html", {{"lang", set.words.tag()}});
        {
            const XmlElement head(html, "head");
            html.raw("<meta charset=\"utf-8\"/>"
                     "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>");
            html.element("title", set.title);
        }
        const XmlElement body(html, "body", {{"style", "max-width:60em;margin:1em auto;padding:0 1em"}});
        html.element("h1", set.title);
        for (const DiagramSet::Item& item : set.items) {
            html.raw(diagram_html(item.question, theme, width));
            if (!item.answer) continue;
            const XmlElement details(html, "details");
            html.element("summary", set.words.say("Solution"));
            html.raw(diagram_html(*item.answer, theme, width));
        }
    }
    return html.finish();
}

std::string markdown_set(const DiagramSet& set)
{
    std::string text = fmt::format("# {}\n", markdown_text(set.title));
    for (const DiagramSet::Item& item : set.items) {
        text += "\n" + diagram_markdown(item.question);
        if (item.answer) {
            text += fmt::format("\n<details><summary>{}</summary>\n\n{}\n</details>\n",
                                set.words.say("Solution"), diagram_markdown(*item.answer));
        }
    }
    return text;
}

std::string bbcode_set(const DiagramSet& set)
{
    return fmt::format(
        "[b]{}[/b]\n\n{}", bbcode_text(set.title),
        one_after_the_other(set, diagram_bbcode, fmt::format("[b]{}[/b]", set.words.say("Solutions"))));
}

std::string latex_set(const DiagramSet& set, const Theme& theme, int width)
{
    const auto written = [&](const Diagram& diagram) {
        return fmt::format("\\begin{{minipage}}{{\\textwidth}}\n{}\\end{{minipage}}\n",
                           diagram_latex(diagram, theme, width));
    };
    return fmt::format("{}\\section*{{{}}}\n\n{}\\end{{document}}\n", latex_preamble("a4"),
                       latex_text(set.title),
                       one_after_the_other(set, written,
                                           fmt::format("\\clearpage\n\\section*{{{}}}",
                                                       latex_text(set.words.say("Solutions")))));
}

std::string typst_set(const DiagramSet& set, const Theme& theme, int width)
{
    const auto written = [&](const Diagram& diagram) { return diagram_typst(diagram, theme, width); };
    return fmt::format(
        "#set page(paper: \"a4\", margin: 18mm)\n#heading({})\n\n{}", typst_text(set.title),
        one_after_the_other(set, written, fmt::format("#pagebreak()\n= {}", set.words.say("Solutions"))));
}

/// Said of the cube before a roll, that is no more than a fact beside the plays.
bool is_far_from_turning(const CubeAnalysis& cube)
{
    const Judgement judged = judge_offer(cube, std::nullopt);
    if (!judged.no_double.equity || !judged.double_take.equity || !judged.double_drop.equity) return false;
    const CubeSides sides{*judged.no_double.equity, *judged.double_take.equity, *judged.double_drop.equity};
    return sides.best() - sides.doubled() >= CountingRules{}.close_cube;
}

std::string plain_set(const DiagramSet& set, const Written& written)
{
    const std::string title = printable(set.title);
    const std::string solutions = set.words.say("Solutions");
    return fmt::format(
        "{}\n{}\n\n{}", title, std::string(columns_of(title), '='),
        one_after_the_other(set, written, solutions + "\n" + std::string(columns_of(solutions), '-')));
}

}  // namespace

std::vector<AnalysisTable> tables_of(const Diagram& diagram)
{
    const GameState& state = diagram.scene.state;
    const auto tables = [&](const CubeAnalyses& cubes, const PlayAnalyses& plays) {
        return analysis_tables(cubes, plays, state, chooser(state), diagram.contents.analysis,
                               diagram.scene.words);
    };
    std::vector<AnalysisTable> all = tables({}, diagram.plays);
    CubeAnalyses cubes = diagram.cubes;
    if (!all.empty()) erase_if(cubes, is_far_from_turning);
    std::ranges::move(tables(cubes, {}), std::back_inserter(all));
    return all;
}

std::vector<std::string> identifiers_of(const Diagram& diagram)
{
    if (!diagram.contents.ids) return {};
    const GameState& state = diagram.scene.state;
    return {xgid(state),
            fmt::format("{}:{}", position_id(state.position, state.on_roll), match_id(state).value_or(""))};
}

std::string write_diagram(const Diagram& diagram, DiagramText kind, const Theme& theme, int width)
{
    switch (kind) {
    case DiagramText::bbcode:
        return diagram_bbcode(diagram);
    case DiagramText::markdown:
        return diagram_markdown(diagram);
    case DiagramText::html:
        return diagram_html(diagram, theme, width);
    case DiagramText::latex:
        return diagram_latex(diagram, theme, width);
    case DiagramText::text:
        return diagram_text(diagram);
    case DiagramText::unicode:
        return diagram_unicode(diagram);
    case DiagramText::typst:
        return diagram_typst(diagram, theme, width);
    case DiagramText::tikz:
        break;
    }
    return board_tikz(diagram.scene, theme, width);
}

std::string write_diagram_set(const DiagramSet& set, DiagramText kind, const Theme& theme, int width)
{
    switch (kind) {
    case DiagramText::bbcode:
        return bbcode_set(set);
    case DiagramText::markdown:
        return markdown_set(set);
    case DiagramText::html:
        return html_set(set, theme, width);
    case DiagramText::text:
        return plain_set(set, diagram_text);
    case DiagramText::unicode:
        return plain_set(set, diagram_unicode);
    case DiagramText::typst:
        return typst_set(set, theme, width);
    case DiagramText::latex:
    case DiagramText::tikz:
        break;
    }
    return latex_set(set, theme, width);
}

}  // namespace gammonkit
