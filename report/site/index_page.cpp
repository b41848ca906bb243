#include "decisions/statistics/statistics.hpp"
#include "report/html/page.hpp"
#include "report/site/site_parts.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace gammonkit::site {
namespace {

std::vector<Column> standings_columns()
{
    return {
        {"player"_say},
        {"matches"_say, "money sessions too"_say},
        {"won – lost"_say, "matches that are over"_say},
        {"points"_say, "made, and made by opponents"_say},
        {"PR"_say, "performance rating: 500 times the error of a decision that counts; less is better"_say},
        interval_column(),
        {"MWC lost"_say, "chances to win lost by errors, in a match on average"_say},
        {"luck"_say, "chances to win that the dice brought, in a match on average"_say},
        {"with average dice"_say, "matches won without the own luck, and with the opponents'"_say},
        {"points lost"_say, "by errors in money sessions"_say}};
}

Row row_of(const Translator& words, const SitePlayer& player)
{
    const PlayerTotals& totals = player.totals;
    return {.cells = {name_cell(totals.name, percent_encoded(player.page)), count_cell(totals.matches),
                      score_cell(totals.won, totals.lost), score_cell(totals.points, totals.opponents_points),
                      rating_cell(words, totals.performance, totals.is_ranked),
                      interval_cell(words, totals.performance),
                      percent_cell(words, each(totals.error_mwc, player.analyzed_matches), false),
                      percent_cell(words, each(totals.luck_mwc, player.analyzed_matches), true),
                      adjusted_cell(words, totals), points_cell(words, totals.error_points, false)},
            .is_me = player.is_me};
}

void write_standings(XmlWriter& html, const Content& content)
{
    if (content.players.empty()) return;
    const Translator& words = content.words();
    std::vector<Column> columns = standings_columns();
    std::vector<Row> rows;
    for (const SitePlayer& player : content.players)
        rows.push_back(row_of(words, player));
    const bool has_sessions =
        std::ranges::any_of(rows, [](const Row& row) { return !row.cells.back().text.empty(); });
    if (!has_sessions) {
        columns.pop_back();
        for (Row& row : rows)
            row.cells.pop_back();
    }
    write_section(html, words.say(content.settings.event.empty() ? "Players"_say : "Standings"_say),
                  "players", [&] { write_table(html, words, words.say("Players"), columns, rows); });
}

/// "8.42 – 13.70"; a dash of which nothing is known.
Cell ratings_cell(const Translator& words, const MatchRecord& record)
{
    const std::string first = rating_text(words, record.players.first.performance);
    const std::string second = rating_text(words, record.players.second.performance);
    if (first.empty() && second.empty()) return {.kind = "number"};
    return {.text = fmt::format("{} – {}", first.empty() ? "?" : first, second.empty() ? "?" : second),
            .number = record.players.first.performance.rating(),
            .kind = "number"};
}

/// "61% Ann": who would be expected to win it with average dice; empty where luck does not tell.
Cell expected_cell(const Listed& listed)
{
    const MatchRecord& record = listed.record();
    const std::optional<double> first = luck_adjusted_result(record, Player::first);
    if (!first || unexplained(record).value_or(1) > kMostUnexplained) return {};
    const double chance = std::clamp(0.5 + *first, 0.0, 1.0);
    const Player winner = chance >= 0.5 ? Player::first : Player::second;
    const double favorite = std::max(chance, 1 - chance);
    return {.text = fmt::format("{:.0f}% {}", 100 * favorite, listed.match->names[winner]),
            .number = favorite,
            .kind = "name"};
}

Row row_of(const Listed& listed, const Content& content)
{
    const MatchRecord& record = listed.record();
    const auto is_me = [&](std::size_t player) { return player != kNobody && content.players[player].is_me; };
    return {.cells = {name_cell(fmt::format("{} – {}", listed.match->names.first, listed.match->names.second),
                                address_of(listed, "")),
                      score_cell(record.players.first.score, record.players.second.score),
                      ratings_cell(content.words(), record),
                      expected_cell(listed),
                      length_cell(content.words(), *listed.match),
                      name_cell(record.event, ""),
                      {.text = record.date, .kind = "text"}},
            .is_me = is_me(listed.players.first) || is_me(listed.players.second)};
}

void write_copies(XmlWriter& html, const Content& content)
{
    if (content.copies.empty()) return;
    const XmlElement note(html, "p", {{"class", "facts"}});
    html.text(
        content.words().say("{0, plural, one {# more record of these matches, not counted:} other {# more "
                            "records of these matches, not counted:}}",
                            content.copies.size()));
    for (const Listed& copy : content.copies) {
        html.text(&copy == &content.copies.front() ? " " : ", ");
        html.element("a", {{"href", address_of(copy, "")}}, copy.page);
    }
}

std::vector<Column> matches_columns()
{
    return {{"match"_say},
            {"score"_say},
            {"PR"_say, "of both players"_say},
            {"with average dice"_say, "who would have won it how often"_say},
            {"length"_say},
            {"event"_say},
            {"date"_say}};
}

/// The newest first, those without a date last.
void write_matches(XmlWriter& html, const Content& content)
{
    std::vector<const Listed*> order;
    for (const Listed& listed : content.matches)
        order.push_back(&listed);
    std::ranges::stable_sort(order, std::greater(),
                             [](const Listed* listed) { return listed->record().date; });
    std::vector<Row> rows;
    for (const Listed* listed : order)
        rows.push_back(row_of(*listed, content));
    const Translator& words = content.words();
    write_section(html, words.say("Matches"), "matches", [&] {
        write_table(html, words, words.say("Matches"), matches_columns(), rows);
        write_copies(html, content);
    });
}

/// "36 matches · 24 players · 2013-11-23 – 2024-05-11 · 9,812 decisions"
std::vector<std::string> facts_of(const Content& content)
{
    std::string first;
    std::string last;
    int decisions = 0;
    for (const Listed& listed : content.matches) {
        const std::string& date = listed.record().date;
        if (!date.empty() && (first.empty() || date < first)) first = date;
        last = std::max(last, date);
        decisions += listed.record().decisions();
    }
    const Translator& words = content.words();
    std::vector<std::string> facts = {
        words.say("{0, plural, one {# match} other {# matches}}", content.matches.size()),
        words.say("{0, plural, one {# player} other {# players}}", content.players.size())};
    if (!first.empty()) facts.push_back(first == last ? first : fmt::format("{} – {}", first, last));
    if (decisions > 0)
        facts.push_back(
            words.say("{0, plural, one {# decision judged} other {# decisions judged}}", decisions));
    return facts;
}

void write_facts(XmlWriter& html, const Content& content)
{
    const XmlElement line(html, "p", {{"class", "facts"}});
    bool is_first = true;
    for (const std::string& fact : facts_of(content)) {
        if (!std::exchange(is_first, false)) html.text(" · ");
        html.element("span", fact);
    }
}

/// What whoever asks wants to know first.
void write_me(XmlWriter& html, const Content& content)
{
    const auto me = std::ranges::find_if(content.players, &SitePlayer::is_me);
    if (me == content.players.end()) return;
    const XmlElement section(html, "section", {{"class", "about"}});
    {
        const XmlElement heading(html, "h2");
        if (me->page.empty()) {
            html.text(me->totals.name);
        } else {
            html.element("a", {{"href", percent_encoded(me->page)}}, me->totals.name);
        }
    }
    html.element("p", verdict_words(content.words(), *me));
    write_curve(html, content, *me, "");
}

/// What the next tool reads.
void write_feeds(XmlWriter& html, const Content& content)
{
    if (content.settings.event.empty()) return;
    const XmlElement feeds(html, "p", {{"class", "facts"}});
    html.text(content.words().say("For programs:"));
    for (const SiteFile& file : files_known_before(content.settings)) {
        if (!file.path.ends_with(".csv") && !file.path.ends_with(".json")) continue;
        html.text(" ");
        html.element("a", {{"href", file.path}}, file.path);
    }
}

}  // namespace

std::string write_index_page(const Content& content)
{
    XmlWriter html;
    html.raw("<!DOCTYPE html>\n");
    {
        const XmlElement root(html, "html", {{"lang", content.words().tag()}});
        html::write_site_head(html, content.title(), fmt::format("{}", fmt::join(facts_of(content), " · ")),
                              content.way_to_shared(""));
        const XmlElement body(html, "body", {{"class", "index"}});
        write_header(html, content.words(), content.title(), "");
        {
            const XmlElement main(html, "main");
            write_facts(html, content);
            write_me(html, content);
            {
                const XmlElement lists(html, "div", {{"class", "lists"}});
                write_standings(html, content);
                write_matches(html, content);
            }
            write_feeds(html, content);
        }
        write_foot(html, content);
        write_script(html);
    }
    return html.finish();
}

}  // namespace gammonkit::site
