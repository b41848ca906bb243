#include "report/site/site_parts.hpp"

#include "report/html/page.hpp"
#include "report/html/page_files.hpp"
#include "report/statistics/figure_rows.hpp"
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

void write_column(XmlWriter& html, const Translator& words, const Column& column, std::string_view kind)
{
    html.start("th");
    html.attribute("scope", "col");
    if (kind == "number" || kind == "rating") html.attribute("class", "number");
    if (!column.hint.empty()) html.attribute("title", words.say(column.hint));
    html.text(words.say(column.title));
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

void write_cell(XmlWriter& html, const Translator& words, const Column& column, const Cell& cell)
{
    html.start("td");
    if (!cell.kind.empty())
        html.attribute("class", cell.kind == "rating" ? "number rating" : std::string(cell.kind));
    html.attribute("data-label", words.say(column.title));
    if (cell.number) html.attribute("data-sort", fmt::format("{:.6g}", *cell.number));
    if (!cell.style.empty()) html.attribute("style", cell.style);
    if (!cell.text.empty()) write_cell_text(html, cell);
    html.end_with_tag();
}

/// Longer tables are shown by their first rows, with a field that finds the others: see site.js.
constexpr std::size_t kMostUnfolded = 25;

}  // namespace

void write_table(XmlWriter& html, const Translator& words, std::string_view title,
                 const std::vector<Column>& columns, const std::vector<Row>& rows)
{
    if (rows.empty()) return;
    const std::vector<std::size_t> shown = shown_columns(columns, rows);
    const XmlElement scroller(html, "div", {{"class", "scroller"}});
    const XmlElement table(html, "table", {{"class", "list"}, {"aria-label", title}});
    if (rows.size() > kMostUnfolded) {
        html.attribute("data-find", words.say("Find"));
        html.attribute("data-all", words.say("Show all {0}", rows.size()));
    }
    {
        const XmlElement head(html, "thead");
        const XmlElement row(html, "tr");
        for (const std::size_t i : shown)
            write_column(html, words, columns[i], rows.front().cells[i].kind);
    }
    const XmlElement body(html, "tbody");
    for (const Row& row : rows) {
        html.start("tr");
        if (row.is_me) html.attribute("class", "me");
        for (const std::size_t i : shown)
            write_cell(html, words, columns[i], row.cells[i]);
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

Cell rating_cell(const Translator& words, const Performance& performance, bool is_ranked)
{
    const std::optional<double> rating = performance.rating();
    if (!rating) return {.kind = "rating"};
    const std::string text = rating_text(words, performance);
    return {.text = is_ranked ? text : fmt::format("({})", text),
            .number = *rating,
            .style =
                is_ranked ? fmt::format("--pr:{:.0f}%", 100 * std::min(*rating / kWorstRating, 1.0)) : "",
            .kind = "rating"};
}

Cell interval_cell(const Translator& words, const Performance& performance)
{
    const std::optional<Interval> interval = rating_interval(performance);
    if (!interval) return {.kind = "number"};
    return {.text = interval_text(*interval, words), .number = interval->high, .kind = "number"};
}

Column interval_column()
{
    return {"PR, 90%"_say, "where the PR of many more such decisions lies, with a chance of 90%"_say};
}

Cell percent_cell(const Translator& words, const std::optional<double>& chance, bool has_sign)
{
    if (!chance) return {.kind = "number"};
    return {.text = percent_text(words, *chance, has_sign), .number = 100 * *chance, .kind = "number"};
}

Cell points_cell(const Translator& words, const std::optional<double>& points, bool has_sign)
{
    if (!points) return {.kind = "number"};
    return {.text = words.numbers(signed_text(*points, has_sign, fmt::format("{:.3f}", std::abs(*points)))),
            .number = *points,
            .kind = "number"};
}

Cell length_cell(const Translator& words, const SiteMatch& match)
{
    const int length = match.record.length;
    const std::size_t variant = match.kind.find(',');
    return {.text = (length == 0 ? words.say("money")
                                 : words.say("{0, plural, one {# point} other {# points}}", length)) +
                    (variant == std::string::npos ? "" : match.kind.substr(variant)),
            .number = length,
            .kind = "text"};
}

Cell adjusted_cell(const Translator& words, const PlayerTotals& totals)
{
    const std::optional<double> won = totals.possibly_won();
    if (!won) return {.kind = "number"};
    return {.text = words.say("{0} of {1}", words.numbers(fmt::format("{:.1f}", *won)),
                              totals.luck_adjusted_matches),
            .number = *won,
            .kind = "number"};
}

std::string rating_text(const Translator& words, const Performance& performance)
{
    const std::optional<double> rating = performance.rating();
    return rating ? words.numbers(fmt::format("{:.2f}", *rating)) : "";
}

std::string rating_with_interval(const Translator& words, const Performance& performance)
{
    const std::optional<Interval> interval = rating_interval(performance);
    const std::string rating = rating_text(words, performance);
    return interval ? fmt::format("{} ({})", rating, interval_text(*interval, words)) : rating;
}

std::string percent_text(const Translator& words, double chance, bool has_sign)
{
    return words.numbers(signed_text(chance, has_sign, fmt::format("{:.2f}%", 100 * std::abs(chance))));
}

std::optional<double> each(const std::optional<double>& amount, int matches)
{
    return amount && matches > 0 ? std::optional(*amount / matches) : std::nullopt;
}

std::string verdict_words(const Translator& words, const SitePlayer& player)
{
    const PlayerTotals& totals = player.totals;
    std::string text = words.say("{0, plural, one {# match} other {# matches}}: {1} won, {2} lost.",
                                 totals.matches, totals.won, totals.lost);
    if (totals.performance.decisions > 0)
        text +=
            " " + words.say("PR {0} in {1, plural, one {# decision} other {# decisions}}.",
                            rating_with_interval(words, totals.performance), totals.performance.decisions);
    const std::optional<double> lost = each(totals.error_mwc, player.analyzed_matches);
    if (lost) text += " " + words.say("Errors cost {0} MWC a match.", percent_text(words, *lost, false));
    if (const std::optional<double> won = totals.possibly_won())
        text +=
            " " +
            words.say("With average dice {0} of {1, plural, one {# match} other {# matches}} would be won.",
                      words.numbers(fmt::format("{:.1f}", *won)), totals.luck_adjusted_matches);
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
    RatingCurve curve = rating_curve_of(history, HistoryBy::match, content.words());
    if (curve.dots.size() < 2) return;
    std::size_t dot = 0;
    for (std::size_t i = 0; i < history.parts.size(); ++i) {
        if (!history.parts[i].totals.performance.rating()) continue;
        curve.dots[dot++].link = address_of(*player.appearances[i].listed, up);
    }
    const XmlElement figure(html, "figure", {{"class", "rating-figure"}});
    html.element("figcaption", content.words().say(
                                   "PR match by match: each dot is a match, the line is the PR of all up to "
                                   "there; less is better"));
    write_rating_curve(html, curve);
}

void write_section(XmlWriter& html, std::string_view title, std::string_view id,
                   const std::function<void()>& content)
{
    const XmlElement section(html, "section", {{"id", id}});
    html.element("h2", title);
    content();
}

void write_table_section(XmlWriter& html, const Translator& words, std::string_view title,
                         std::string_view id, const std::vector<Column>& columns,
                         const std::vector<Row>& rows)
{
    const std::string heading = words.say(title);
    write_section(html, heading, id, [&] { write_table(html, words, heading, columns, rows); });
}

void write_header(XmlWriter& html, const Translator& words, const std::string& title,
                  const std::string& up_title, bool with_toolbar)
{
    const XmlElement header(html, "header", {{"class", "page"}});
    {
        constexpr std::size_t kFitsAPhone = 30;
        const XmlElement heading(html, "h1");
        if (code_points(title) > kFitsAPhone) html.attribute("title", title);
        html.text(title);
    }
    if (up_title.empty()) return;
    {
        const XmlElement up(html, "nav", {{"aria-label", words.say("All players and matches")}});
        html.element("a", {{"href", "../index.html"}}, "↑ " + up_title);
    }
    if (with_toolbar) html::write_fragment(html, html::page_toolbar(), words);
}

void write_foot(XmlWriter& html, const Content& content)
{
    const XmlElement foot(html, "footer");
    html.element(
        "p", content.words().say("The performance rating (PR) is 500 times the error of a decision that "
                                 "counts: less is better. Where fewer than {0} decisions count it stands in "
                                 "brackets. MWC are chances to win a match; luck is what the dice brought "
                                 "of them. With average dice: results without the own luck, and with that "
                                 "of the opponent.",
                                 content.settings.least_decisions));
    html.element("p", content.words().say("Made with GammonKit."));
}

void write_script(XmlWriter& html)
{
    const XmlElement script(html, "script", {{"type", "text/javascript"}});
    html.raw(html::site_script());
}

}  // namespace gammonkit::site
