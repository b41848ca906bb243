#include "report/html/index_page.hpp"

#include "report/html/page.hpp"
#include "report/turn_words.hpp"
#include "support/text.hpp"
#include "support/xml_writer.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

std::vector<PlayerTotals> totals_of(const std::map<std::string, std::vector<IndexedMatch>>& reports,
                                    const IndexSettings& settings)
{
    std::vector<MatchRecord> records;
    for (const auto& [path, matches] : reports) {
        for (const IndexedMatch& match : matches)
            records.push_back(match.record);
    }
    return gammonkit::totals_of(without_copies(std::move(records)), settings.aliases,
                                settings.least_decisions);
}

std::string rating_text(const Performance& performance)
{
    const std::optional<double> rating = performance.rating();
    return rating ? fmt::format("{:.2f}", *rating) : "";
}

void write_row(XmlWriter& html, std::string_view cell, const std::vector<std::string>& texts)
{
    const XmlElement row(html, "tr");
    for (const std::string& text : texts)
        html.element(cell, text);
}

std::string percent_text(const std::optional<double>& chance, std::string_view sign)
{
    return chance ? fmt::format("{}{:.2f}%", *chance < 0 ? "" : sign, 100 * *chance) : "";
}

/// The player with the best performance first; those of whom nothing is known last.
void write_players(XmlWriter& html, const std::vector<PlayerTotals>& players)
{
    html.element("h2", "Players");
    const XmlElement table(html, "table");
    {
        const XmlElement head(html, "thead");
        write_row(html, "th",
                  {"", "matches", "won", "lost", "points", "PR", "MWC lost", "luck", "luck, MWC"});
    }
    const XmlElement body(html, "tbody");
    for (const PlayerTotals& player : players) {
        write_row(html, "td",
                  {player.name, std::to_string(player.matches), std::to_string(player.won),
                   std::to_string(player.lost),
                   fmt::format("{} – {}", player.points, player.opponents_points),
                   player.is_ranked ? rating_text(player.performance)
                                    : fmt::format("({})", rating_text(player.performance)),
                   percent_text(player.error_mwc, ""),
                   player.luck_emg ? fmt::format("{:+.3f}", *player.luck_emg) : "",
                   percent_text(player.luck_mwc, "+")});
    }
}

void write_match(XmlWriter& html, const std::string& path, const IndexedMatch& match)
{
    const PlayerPart& first = match.record.players.first;
    const PlayerPart& second = match.record.players.second;
    const XmlElement row(html, "tr");
    {
        const XmlElement cell(html, "td");
        const XmlElement link(html, "a", {{"href", percent_encoded(path)}});
        html.text(fmt::format("{} – {}", first.name, second.name));
    }
    for (const std::string& text :
         {fmt::format("{} – {}", first.score, second.score), match.kind, match.record.event,
          match.record.date, rating_text(first.performance), rating_text(second.performance)})
        html.element("td", text);
}

void write_matches(XmlWriter& html, const std::map<std::string, std::vector<IndexedMatch>>& reports)
{
    html.element("h2", "Matches");
    const XmlElement table(html, "table");
    {
        const XmlElement head(html, "thead");
        write_row(html, "th", {"", "score", "length", "event", "date", "PR", "PR"});
    }
    const XmlElement body(html, "tbody");
    for (const auto& [path, matches] : reports) {
        for (const IndexedMatch& match : matches)
            write_match(html, path, match);
    }
}

}  // namespace

IndexedMatch indexed(const Match& match, const MatchEquityTable& table)
{
    IndexedMatch indexed{.kind = kind_words(match.rules), .record = record_of(match, table)};
    for (const Player player : kPlayers)
        indexed.record.players[player].name = name_of(match.players, player);
    return indexed;
}

std::string write_index(const std::map<std::string, std::vector<IndexedMatch>>& reports,
                        const IndexSettings& settings)
{
    XmlWriter html;
    html.raw("<!DOCTYPE html>\n");
    {
        const XmlElement root(html, "html", {{"lang", "en"}});
        html::write_head(html, "Matches");
        const XmlElement body(html, "body", {{"class", "index"}});
        html.element("h1", "Matches");
        write_players(html, totals_of(reports, settings));
        write_matches(html, reports);
    }
    return html.finish();
}

}  // namespace gammonkit
