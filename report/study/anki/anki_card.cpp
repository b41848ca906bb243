#include "report/study/anki/anki_card.hpp"

#include "model/identifiers/xgid.hpp"
#include "report/render/svg_canvas.hpp"
#include "report/typeset.hpp"
#include "support/text.hpp"
#include "support/xml_writer.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr int kPictureWidth = 640;

/// A field in which no text commands Anki: "[latex]" and "[sound:...]" by brackets. MathJax sees "\\(" only
/// within an element, so that the backslash gets one of its own.
std::string as_field(XmlWriter& html)
{
    const std::string written = html.finish();
    std::string text;
    for (const char c : trimmed_right(written)) {
        switch (c) {
        case '[':
            text += "&#91;";
            break;
        case ']':
            text += "&#93;";
            break;
        case '\\':
            text += "<span>&#92;</span>";
            break;
        default:
            text += c;
        }
    }
    return text;
}

/// In an element, outside of which the writer knows no text.
std::string as_html(std::string_view text)
{
    if (text.empty()) return {};
    XmlWriter html;
    html.element("span", text);
    return as_field(html);
}

/// The redder, the more a choice loses; light and dark cards show it alike.
std::string color_of_loss(double loss)
{
    constexpr double kRed = 0.2;  // From here on it is as red as it gets.
    constexpr double kDeepest = 0.4;
    return loss > 0 ? fmt::format("background:rgba(214,39,40,{:.2f})", kDeepest * std::min(loss / kRed, 1.0))
                    : "";
}

void add_row(XmlWriter& html, std::string_view element, std::string_view kind, const AnalysisTable& table,
             const std::vector<std::string>& cells, double loss = 0)
{
    const XmlElement row(html, "tr", {{"class", kind}});
    if (const std::string color = color_of_loss(loss); !color.empty()) html.attribute("style", color);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        // Phones have no room for backgammons.
        const std::string_view figure = table.head[i] == "BG" ? "number rare" : "number";
        html.element(element, {{"class", table.holds_figures(i) ? figure : "words"}}, cells[i]);
    }
}

/// The best row in bold, a rule above the shallow ones.
void add_rows(XmlWriter& html, const AnalysisTable& table)
{
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        add_row(html, "td", table.best == i ? "best" : (table.shallow == i ? "shallow" : "other"), table,
                table.rows[i], i < table.losses.size() ? table.losses[i] : 0);
}

/// The tables of an analysis.
std::string analysis_html(const Diagram& diagram)
{
    XmlWriter html;
    for (const AnalysisTable& plain : tables_of(diagram)) {
        const AnalysisTable table = typeset(plain);
        {
            const XmlElement room(html, "div", {{"class", "analysis"}});
            const XmlElement element(html, "table");
            add_row(html, "th", "head", table, table.head);
            add_rows(html, table);
        }
        if (!table.verdict.empty()) html.element("div", table.verdict);
        if (!table.notes.empty()) html.element("div", {{"class", "small"}}, table.notes);
    }
    return as_field(html);
}

/// Without a head.
std::string rows_html(const AnalysisTable& table)
{
    if (table.rows.empty()) return {};
    XmlWriter html;
    {
        const XmlElement element(html, "table");
        add_rows(html, table);
    }
    return as_field(html);
}

/// Behind a line that opens.
std::string elsewhere_html(const StudyProblem& problem, AnkiMedia& media)
{
    const Elsewhere& elsewhere = problem.elsewhere;
    if (elsewhere.score_map.empty()) return {};
    return fmt::format("<details><summary>{}</summary>{}{}</details>", as_html(elsewhere.title),
                       rows_html(elsewhere.cubes),
                       media.add(fmt::format("gammonkit-{}-s.svg", problem.id), elsewhere.score_map));
}

/// What can be chosen, as a card asks it.
struct Choices {
    std::vector<std::string> texts =
        {};                 ///< In the order of letters, so that their order gives nothing away.
    std::string best = {};  ///< "C"; empty if that is not known.
};

/// The choices of a problem's first table: the best ones, and what was done.
Choices choices_of(const StudyProblem& problem)
{
    constexpr std::size_t kMost = 5;
    const std::vector<AnalysisTable> tables = tables_of(problem.diagram);
    if (tables.empty() || tables.front().rows.empty()) return {};
    const AnalysisTable& table = tables.front();
    const std::size_t column = problem.kind == DecisionKind::play ? 1 : 0;
    Choices choices;
    for (const std::vector<std::string>& row : table.rows) {
        if (choices.texts.size() < kMost)
            choices.texts.push_back(row.at(column));
        else if (row.at(column) == problem.made)
            choices.texts.back() = problem.made;
    }
    const std::string best = table.best ? table.rows.at(*table.best).at(column) : "";
    std::ranges::sort(choices.texts);
    const auto found = std::ranges::find(choices.texts, best);
    if (found != choices.texts.end()) choices.best = static_cast<char>('A' + (found - choices.texts.begin()));
    return choices;
}

std::string choices_html(const Choices& choices)
{
    XmlWriter html;
    {
        const XmlElement list(html, "ol", {{"type", "A"}});
        for (const std::string& text : choices.texts)
            html.element("li", text);
    }
    return choices.texts.size() < 2 ? "" : as_field(html);
}

std::string picture_of(const BoardScene& scene, const Theme& theme)
{
    const int height = static_cast<int>(kPictureWidth / aspect_of(scene));
    const auto paint = [&](Canvas& canvas, const Box& page) { paint_board(canvas, page, scene, theme); };
    return svg_page(paint, words_of(scene), kPictureWidth, height);
}

}  // namespace

std::string AnkiMedia::add(std::string name, std::string bytes)
{
    std::string element = fmt::format("<img src=\"{}\">", name);
    names_[std::to_string(files_.size())] = std::move(name);
    files_.push_back({.name = std::to_string(files_.size()), .bytes = std::move(bytes)});
    return element;
}

void AnkiMedia::move_to(std::vector<ZipMember>& members)
{
    members.push_back({.name = "media", .bytes = in_one_line(names_)});
    std::ranges::move(files_, std::back_inserter(members));
}

std::string anki_fields(const StudyProblem& problem, const Theme& theme, AnkiMedia& media)
{
    BoardScene question = problem.diagram.scene;
    question.plays.clear();
    question.with_pips = false;  // Who decides over the board has to count them, too.
    const Choices choices = choices_of(problem);
    const std::string fields[] = {
        as_html(xgid(question.state)),
        as_html(problem.question),
        as_html(problem.score),
        media.add(fmt::format("gammonkit-{}-q.svg", problem.id), picture_of(question, theme)),
        media.add(fmt::format("gammonkit-{}-a.svg", problem.id), picture_of(problem.diagram.scene, theme)),
        as_html(problem.answer),
        analysis_html(problem.diagram) + elsewhere_html(problem, media),
        as_html(problem.comment),
        as_html(problem.source),
        choices_html(choices),
        as_html(choices.best)};
    std::string text;
    for (const std::string& field : fields)
        text += (text.empty() ? "" : "\x1f") + field;
    return text;
}

}  // namespace gammonkit
