#include "report/html/page.hpp"

#include "model/identifiers/packed_bits.hpp"
#include "model/replay.hpp"
#include "report/html/page_files.hpp"
#include "report/turn_words.hpp"

#include <array>
#include <charconv>
#include <fmt/format.h>

namespace gammonkit::html {
namespace {

/// A line of the sheet, if there is anything to say.
void write_fact(XmlWriter& html, std::string_view name, std::string_view value)
{
    if (value.empty()) return;
    html.element("dt", name);
    html.element("dd", value);
}

void write_player(XmlWriter& html, const MatchReport& report, Player player)
{
    const Match& match = *report.match;
    const XmlElement line(html, "p", {{"class", player == Player::first ? "player first" : "player second"}});
    html.element("strong", name_of(match.players, player));
    if (!match.players[player].rating.empty()) html.element("small", match.players[player].rating);
    if (!match.games.empty())
        html.element("b", std::to_string(score_after(match, match.games.size() - 1)[player]));
}

void write_meta(XmlWriter& html, std::string_view name, std::string_view content)
{
    html.start("meta");
    html.attribute("name", name);
    html.attribute("content", content);
    html.end();
}

/// The bytes that hexadecimal digits stand for.
std::array<std::uint8_t, 32> bytes_of(std::string_view digits)
{
    std::array<std::uint8_t, 32> bytes{};
    for (std::size_t i = 0; i < bytes.size() && 2 * i + 2 <= digits.size(); ++i)
        std::from_chars(digits.data() + 2 * i, digits.data() + 2 * i + 2, bytes[i], 16);
    return bytes;
}

/// A second wall behind the writer's escapes: no script but ours runs, and nothing is fetched.
void write_policy(XmlWriter& html)
{
    html.start("meta");
    html.attribute("http-equiv", "Content-Security-Policy");
    html.attribute("content", fmt::format("default-src 'none'; style-src 'unsafe-inline'; img-src data:; "
                                          "script-src 'sha256-{}'; base-uri 'none'; form-action 'none'",
                                          base64(bytes_of(page_script_sum()))));
    html.end();
}

}  // namespace

void write_head(XmlWriter& html, const std::string& title)
{
    const XmlElement head(html, "head");
    html.start("meta");
    html.attribute("charset", "utf-8");
    html.end();
    write_policy(html);
    write_meta(html, "viewport", "width=device-width, initial-scale=1");
    write_meta(html, "generator", "GammonKit");
    html.element("title", title);
    const XmlElement style(html, "style");
    html.raw(page_style());
}

std::string Page::prefix_of(const MatchReport& report) const
{
    if (matches.size() == 1) return "";
    return "m" + std::to_string(&report - matches.data() + 1) + "-";
}

std::string anchor_of(const Page& page, const MatchReport& report, std::size_t game)
{
    return page.prefix_of(report) + "g" + std::to_string(game + 1);
}

std::string anchor_of(const Page& page, const MatchReport& report, std::size_t game, std::size_t turn)
{
    return anchor_of(page, report, game) + "-" + std::to_string(turn + 1);
}

bool has_own_place(const JudgedDecision& judged)
{
    const Decision& decision = judged.decision;
    return decision.choice == MadeChoice::waited && decision.state &&
           (mark_of(judged) || judged.in_performance == RateEligibility::counted);
}

std::string anchor_of(const Page& page, const MatchReport& report, const JudgedDecision& judged)
{
    const std::string turn = anchor_of(page, report, judged.decision.game, judged.decision.turn);
    return has_own_place(judged) ? turn + "c" : turn;
}

void write_match_sheet(XmlWriter& html, const MatchReport& report)
{
    const Match& match = *report.match;
    const XmlElement section(html, "section", {{"class", "sheet"}});
    for (const Player player : kPlayers)
        write_player(html, report, player);
    {
        const XmlElement list(html, "dl");
        write_fact(html, "Length", kind_words(match.rules));
        write_fact(html, "Event", match.event);
        write_fact(html, "Round", match.round);
        write_fact(html, "Place", match.place);
        write_fact(html, "Date", match.date ? to_string(*match.date) : "");
        write_fact(html, "Annotator", match.annotator);
        write_fact(html, "Match equity table", report.statistics.match_equity_table);
    }
    if (!match.comment.empty()) {
        const XmlElement comment(html, "p", {{"class", "comment"}});
        html.text(match.comment);
    }
}

}  // namespace gammonkit::html
