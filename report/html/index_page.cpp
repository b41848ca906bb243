#include "report/html/index_page.hpp"

#include "model/replay.hpp"
#include "report/html/page.hpp"
#include "report/turn_words.hpp"
#include "support/text.hpp"
#include "support/xml_writer.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// What a player did in all matches of an index.
struct PlayerTotals {
    int matches = 0;
    int won = 0;
    Performance performance = {};
    double match_chances = 0;  ///< Lost by errors, in matches.
    std::optional<double> luck = {};
};

IndexedPlayer indexed_player(const MatchStatistics& statistics, const Match& match, Player player)
{
    const PlayerStatistics& numbers = statistics.match.players[player];
    IndexedPlayer result{.name = name_of(match.players, player)};
    if (!match.games.empty()) result.score = score_after(match, match.games.size() - 1)[player];
    if (numbers.performance.decisions > 0) result.performance = numbers.performance;
    if (const std::optional<Rate> overall = numbers.overall()) result.error = overall->error;
    if (numbers.luck) result.luck = numbers.luck->total;
    return result;
}

void add(const IndexedMatch& match, Player player, PlayerTotals& sum)
{
    const IndexedPlayer& one = match.players[player];
    ++sum.matches;
    sum.won += match.winner == player ? 1 : 0;
    if (one.performance) {
        sum.performance.decisions += one.performance->decisions;
        sum.performance.error += one.performance->error;
    }
    if (one.error && !match.is_money) sum.match_chances += one.error->absolute;
    if (one.luck) sum.luck = sum.luck.value_or(0) + one.luck->normalized;
}

std::map<std::string, PlayerTotals> totals_of(const std::map<std::string, std::vector<IndexedMatch>>& reports)
{
    std::map<std::string, PlayerTotals> totals;
    for (const auto& [path, matches] : reports) {
        for (const IndexedMatch& match : matches) {
            for (const Player player : kPlayers)
                add(match, player, totals[match.players[player].name]);
        }
    }
    return totals;
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

/// The player with the best performance first; those of whom nothing is known last.
void write_players(XmlWriter& html, const std::map<std::string, PlayerTotals>& totals)
{
    std::vector<std::pair<std::string, PlayerTotals>> players(totals.begin(), totals.end());
    std::ranges::stable_sort(
        players, {}, [](const auto& player) { return player.second.performance.rating().value_or(1e9); });
    html.element("h2", "Players");
    const XmlElement table(html, "table");
    {
        const XmlElement head(html, "thead");
        write_row(html, "th", {"", "matches", "won", "PR", "MWC lost", "luck"});
    }
    const XmlElement body(html, "tbody");
    for (const auto& [name, sum] : players) {
        const bool known = sum.performance.decisions > 0;
        write_row(html, "td",
                  {name, std::to_string(sum.matches), std::to_string(sum.won), rating_text(sum.performance),
                   known ? fmt::format("{:.2f}%", 100 * sum.match_chances) : "",
                   sum.luck ? fmt::format("{:+.3f}", *sum.luck) : ""});
    }
}

void write_match(XmlWriter& html, const std::string& path, const IndexedMatch& match)
{
    const IndexedPlayer& first = match.players.first;
    const IndexedPlayer& second = match.players.second;
    const XmlElement row(html, "tr");
    {
        const XmlElement cell(html, "td");
        const XmlElement link(html, "a", {{"href", percent_encoded(path)}});
        html.text(fmt::format("{} – {}", first.name, second.name));
    }
    const auto performance = [](const IndexedPlayer& player) {
        return player.performance ? rating_text(*player.performance) : "";
    };
    for (const std::string& text : {fmt::format("{} – {}", first.score, second.score), match.kind,
                                    match.event, match.date, performance(first), performance(second)})
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

std::optional<Player> winner_of(const Match& match)
{
    if (match.rules.is_money() || match.games.empty()) return std::nullopt;
    const ByPlayer<int> score = score_after(match, match.games.size() - 1);
    for (const Player player : kPlayers) {
        if (score[player] >= match.rules.length) return player;
    }
    return std::nullopt;
}

}  // namespace

IndexedMatch indexed(const Match& match, const MatchEquityTable& table)
{
    const MatchStatistics statistics = statistics_of(match, table);
    return {.kind = kind_words(match.rules),
            .event = match.event,
            .date = match.date ? to_string(*match.date) : "",
            .is_money = match.rules.is_money(),
            .winner = winner_of(match),
            .players = {indexed_player(statistics, match, Player::first),
                        indexed_player(statistics, match, Player::second)}};
}

std::string write_index(const std::map<std::string, std::vector<IndexedMatch>>& reports)
{
    XmlWriter html;
    html.raw("<!DOCTYPE html>\n");
    {
        const XmlElement root(html, "html", {{"lang", "en"}});
        html::write_head(html, "Matches");
        const XmlElement body(html, "body", {{"class", "index"}});
        html.element("h1", "Matches");
        write_players(html, totals_of(reports));
        write_matches(html, reports);
    }
    return html.finish();
}

}  // namespace gammonkit
