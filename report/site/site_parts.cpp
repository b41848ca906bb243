#include "report/site/site_parts.hpp"

#include "report/html/page.hpp"
#include "report/html/page_files.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit::site {
namespace {

/// From there on a rating is as red as it gets.
constexpr double kWorstRating = 18;

std::string signed_text(double number, bool has_sign, std::string_view size)
{
    return fmt::format("{}{}", number < 0 ? html::kMinus : has_sign ? "+" : "", size);
}

bool is_empty(const std::vector<Row>& rows, std::size_t column)
{
    return std::ranges::all_of(rows, [&](const Row& row) { return row.cells[column].text.empty(); });
}

std::vector<std::size_t> shown_columns(const std::vector<Column>& columns, const std::vector<Row>& rows)
{
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (!is_empty(rows, i)) shown.push_back(i);
    }
    return shown;
}

void write_column(XmlWriter& html, const Column& column, std::string_view kind)
{
    html.start("th");
    html.attribute("scope", "col");
    if (kind == "number" || kind == "rating") html.attribute("class", "number");
    if (!column.hint.empty()) html.attribute("title", column.hint);
    html.text(column.title);
    html.end_with_tag();
}

/// Names are cut where they are long, and their tooltips are not.
void write_cell_text(XmlWriter& html, const Cell& cell)
{
    constexpr std::size_t kShort = 18;
    const bool is_cut = cell.kind == "name" && code_points(cell.text) > kShort;
    html.start(cell.link.empty() ? "span" : "a");
    if (!cell.link.empty()) html.attribute("href", cell.link);
    if (is_cut) html.attribute("title", cell.text);
    html.text(cell.text);
    html.end_with_tag();
}

void write_cell(XmlWriter& html, const Column& column, const Cell& cell)
{
    html.start("td");
    if (!cell.kind.empty())
        html.attribute("class", cell.kind == "rating" ? "number rating" : std::string(cell.kind));
    html.attribute("data-label", column.title);
    if (cell.number) html.attribute("data-sort", fmt::format("{:.6g}", *cell.number));
    if (!cell.style.empty()) html.attribute("style", cell.style);
    if (!cell.text.empty()) write_cell_text(html, cell);
    html.end_with_tag();
}

}  // namespace

void write_table(XmlWriter& html, std::string_view title, const std::vector<Column>& columns,
                 const std::vector<Row>& rows)
{
    if (rows.empty()) return;
    const std::vector<std::size_t> shown = shown_columns(columns, rows);
    const XmlElement scroller(html, "div", {{"class", "scroller"}});
    const XmlElement table(html, "table", {{"class", "list"}, {"aria-label", title}});
    {
        const XmlElement head(html, "thead");
        const XmlElement row(html, "tr");
        for (const std::size_t i : shown)
            write_column(html, columns[i], rows.front().cells[i].kind);
    }
    const XmlElement body(html, "tbody");
    for (const Row& row : rows) {
        html.start("tr");
        if (row.is_me) html.attribute("class", "me");
        for (const std::size_t i : shown)
            write_cell(html, columns[i], row.cells[i]);
        html.end_with_tag();
    }
}

Cell text_cell(std::string text)
{
    return {.text = std::move(text)};
}

Cell name_cell(std::string text, std::string link)
{
    return {.text = std::move(text), .link = std::move(link), .kind = "name"};
}

Cell count_cell(std::int64_t count)
{
    return {.text = std::to_string(count), .kind = "number"};
}

Cell score_cell(std::int64_t first, std::int64_t second)
{
    return {.text = fmt::format("{} – {}", first, second),
            .number = static_cast<double>(first),
            .kind = "number"};
}

Cell rating_cell(const Performance& performance, bool is_ranked)
{
    const std::optional<double> rating = performance.rating();
    if (!rating) return {.kind = "rating"};
    const std::string text = rating_text(performance);
    return {.text = is_ranked ? text : fmt::format("({})", text),
            .number = *rating,
            .style =
                is_ranked ? fmt::format("--pr:{:.0f}%", 100 * std::min(*rating / kWorstRating, 1.0)) : "",
            .kind = "rating"};
}

Cell percent_cell(const std::optional<double>& chance, bool has_sign)
{
    if (!chance) return {.kind = "number"};
    return {.text = percent_text(*chance, has_sign), .number = 100 * *chance, .kind = "number"};
}

Cell points_cell(const std::optional<double>& points, bool has_sign)
{
    if (!points) return {.kind = "number"};
    return {.text = signed_text(*points, has_sign, fmt::format("{:.3f}", std::abs(*points))),
            .number = *points,
            .kind = "number"};
}

Cell length_cell(const SiteMatch& match)
{
    const int length = match.record.length;
    const std::size_t variant = match.kind.find(',');
    return {.text = fmt::format(
                "{}{}", length == 0 ? "money" : counted(static_cast<std::size_t>(length), "point", "points"),
                variant == std::string::npos ? "" : match.kind.substr(variant)),
            .number = length,
            .kind = "text"};
}

Cell adjusted_cell(const PlayerTotals& totals)
{
    if (!totals.luck_adjusted_won) return {.kind = "number"};
    const double won = *totals.luck_adjusted_won;
    return {.text = fmt::format("{} of {}", signed_text(won, false, fmt::format("{:.1f}", std::abs(won))),
                                totals.luck_adjusted_matches),
            .number = *totals.luck_adjusted_won,
            .kind = "number"};
}

std::string rating_text(const Performance& performance)
{
    const std::optional<double> rating = performance.rating();
    return rating ? fmt::format("{:.2f}", *rating) : "";
}

std::string percent_text(double chance, bool has_sign)
{
    return signed_text(chance, has_sign, fmt::format("{:.2f}%", 100 * std::abs(chance)));
}

std::optional<double> each(const std::optional<double>& amount, int matches)
{
    return amount && matches > 0 ? std::optional(*amount / matches) : std::nullopt;
}

std::string verdict_words(const SitePlayer& player)
{
    const PlayerTotals& totals = player.totals;
    std::string text = fmt::format("{}: {} won, {} lost.",
                                   counted(static_cast<std::size_t>(totals.matches), "match", "matches"),
                                   totals.won, totals.lost);
    if (totals.performance.decisions > 0)
        text += fmt::format(
            " PR {} in {}.", rating_text(totals.performance),
            counted(static_cast<std::size_t>(totals.performance.decisions), "decision", "decisions"));
    const std::optional<double> lost = each(totals.error_mwc, player.analyzed_matches);
    if (lost) text += fmt::format(" Errors cost {} MWC a match.", percent_text(*lost, false));
    if (totals.luck_adjusted_won)
        text +=
            fmt::format(" With average dice {:.1f} of {} are won.", *totals.luck_adjusted_won,
                        counted(static_cast<std::size_t>(totals.luck_adjusted_matches), "match", "matches"));
    return text;
}

std::string address_of(const Listed& listed, std::string_view up, std::string_view anchor)
{
    const std::string_view place = anchor.empty() ? listed.match->anchor : anchor;
    return fmt::format("{}{}{}{}", up, percent_encoded(listed.page), place.empty() ? "" : "#", place);
}

void write_curve(XmlWriter& html, const Content& content, const SitePlayer& player, std::string_view up)
{
    const PlayerHistory history = content.history(player, HistoryBy::match);
    RatingCurve curve = rating_curve_of(history, HistoryBy::match);
    if (curve.dots.size() < 2) return;
    std::size_t dot = 0;
    for (std::size_t i = 0; i < history.parts.size(); ++i) {
        if (!history.parts[i].totals.performance.rating()) continue;
        curve.dots[dot++].link = address_of(*player.appearances[i].listed, up);
    }
    const XmlElement figure(html, "figure", {{"class", "rating-figure"}});
    html.element("figcaption",
                 "PR match by match: each dot is a match, the line is the PR of all up to there; "
                 "less is better");
    write_rating_curve(html, curve);
}

void write_section(XmlWriter& html, std::string_view title, std::string_view id,
                   const std::function<void()>& content)
{
    const XmlElement section(html, "section", {{"id", id}});
    html.element("h2", title);
    content();
}

void write_header(XmlWriter& html, const std::string& title, const std::string& up_title)
{
    const XmlElement header(html, "header", {{"class", "page"}});
    {
        constexpr std::size_t kFitsAPhone = 30;
        const XmlElement heading(html, "h1");
        if (code_points(title) > kFitsAPhone) html.attribute("title", title);
        html.text(title);
    }
    if (up_title.empty()) return;
    const XmlElement up(html, "nav", {{"aria-label", "All players and matches"}});
    const XmlElement link(html, "a", {{"href", "../index.html"}});
    html.text("↑ " + up_title);
}

void write_foot(XmlWriter& html, const Content& content)
{
    const XmlElement foot(html, "footer");
    html.element("p",
                 fmt::format("The performance rating (PR) is 500 times the error of a decision that counts: "
                             "less is better. Where fewer than {} decisions count it stands in brackets. "
                             "MWC are chances to win a match; luck is what the dice brought of them. With "
                             "average dice: results without the own luck, and with the opponent's.",
                             content.settings.least_decisions));
    html.element("p", "Made with GammonKit.");
}

void write_script(XmlWriter& html)
{
    const XmlElement script(html, "script", {{"type", "text/javascript"}});
    html.raw(html::site_script());
}

}  // namespace gammonkit::site
