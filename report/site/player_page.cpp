#include "decisions/statistics/pace.hpp"
#include "model/identifiers/xgid.hpp"
#include "report/html/board_data.hpp"
#include "report/html/page.hpp"
#include "report/render/svg_canvas.hpp"
#include "report/site/site_parts.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::site {
namespace {

/// From the folder of the players to that of the site.
constexpr std::string_view kUp = "../";

/// The address of a player, seen from the page of another.
std::string beside(const SitePlayer* player)
{
    return player == nullptr ? "" : percent_encoded(player->page.substr(player->page.find('/') + 1));
}

/// "won", "lost"; empty for sessions, and matches that are not over.
std::string result_of(const Translator& words, const Appearance& appearance)
{
    const std::optional<Player>& winner = appearance.listed->record().winner;
    if (!winner) return "";
    return words.say(*winner == appearance.seat ? "won"_say : "lost"_say);
}

Row result_row(const Content& content, const Appearance& appearance)
{
    const Listed& listed = *appearance.listed;
    const MatchRecord& record = listed.record();
    const PlayerPart& own = record.players[appearance.seat];
    const PlayerPart& other = record.players[opponent(appearance.seat)];
    const bool is_money = record.length == 0;
    const auto absolute = [&](const std::optional<Amount>& amount) {
        return amount ? std::optional(amount->absolute) : std::nullopt;
    };
    const Translator& words = content.words();
    const auto amount_cell = [&](const std::optional<Amount>& amount, bool has_sign) {
        return is_money ? points_cell(words, absolute(amount), has_sign)
                        : percent_cell(words, absolute(amount), has_sign);
    };
    const auto is_ranked = [&](const PlayerPart& part) {
        return part.performance.decisions >= content.settings.least_decisions;
    };
    return {.cells = {name_cell(listed.match->names[opponent(appearance.seat)],
                                beside(content.opponent_in(appearance))),
                      text_cell(result_of(words, appearance)),
                      {.text = fmt::format("{} – {}", own.score, other.score),
                       .number = own.score - other.score,
                       .link = address_of(listed, kUp),
                       .kind = "number"},
                      rating_cell(words, own.performance, is_ranked(own)),
                      rating_cell(words, other.performance, is_ranked(other)),
                      amount_cell(own.error, false),
                      amount_cell(own.luck, true),
                      length_cell(words, *listed.match),
                      name_cell(record.event, ""),
                      {.text = record.date, .kind = "text"}}};
}

std::vector<Column> results_columns()
{
    return {{"opponent"_say},
            {"result"_say},
            {"score"_say},
            {"PR"_say},
            {"opponent's PR"_say},
            {"loss"_say, "chances to win the match lost by errors; in money sessions points"_say},
            {"luck"_say, "what the dice brought, in the same unit"_say},
            {"length"_say},
            {"event"_say},
            {"date"_say}};
}

void write_results(XmlWriter& html, const Content& content, const SitePlayer& player)
{
    std::vector<Row> rows;
    for (const Appearance& appearance : player.appearances)
        rows.push_back(result_row(content, appearance));
    write_table_section(html, content.words(), "Results"_say, "results", results_columns(), rows);
}

/// The first match against whoever met the player in a part of a history.
const Appearance* met_in(const SitePlayer& player, const Content& content, const HistoryPart& part)
{
    const auto found = std::ranges::find_if(player.appearances, [&](const Appearance& appearance) {
        const SitePlayer* const opponent = content.opponent_in(appearance);
        return opponent != nullptr && opponent->totals.name == part.opponent;
    });
    return found == player.appearances.end() ? nullptr : &*found;
}

/// What a player did in a part of his matches, behind the name of the part.
Row part_row(const Translator& words, Cell name, const PlayerTotals& totals)
{
    return {.cells = {std::move(name), count_cell(totals.matches), score_cell(totals.won, totals.lost),
                      score_cell(totals.points, totals.opponents_points),
                      rating_cell(words, totals.performance, totals.is_ranked),
                      interval_cell(words, totals.performance), adjusted_cell(words, totals)}};
}

void write_history(XmlWriter& html, const Translator& words, std::string_view title, std::string_view id,
                   std::string_view first, const std::vector<Row>& rows)
{
    if (rows.empty()) return;
    write_table_section(html, words, title, id,
                        {{first},
                         {"matches"_say},
                         {"won – lost"_say},
                         {"points"_say},
                         {"PR"_say},
                         interval_column(),
                         {"with average dice"_say}},
                        rows);
}

void write_opponents(XmlWriter& html, const Content& content, const SitePlayer& player)
{
    const Translator& words = content.words();
    std::vector<Row> rows;
    for (const HistoryPart& part : content.history(player, HistoryBy::opponent).parts) {
        const Appearance* const met = met_in(player, content, part);
        rows.push_back(part_row(words,
                                name_cell(part.opponent.empty() ? words.say("without a name") : part.opponent,
                                          met == nullptr ? "" : beside(content.opponent_in(*met))),
                                part.totals));
    }
    write_history(html, words, "Opponents"_say, "opponents", "opponent"_say, rows);
}

void write_lengths(XmlWriter& html, const Content& content, const SitePlayer& player)
{
    const Translator& words = content.words();
    std::vector<Row> rows;
    for (const HistoryPart& part : content.history(player, HistoryBy::length).parts) {
        const std::string name = part.length == 0
                                     ? words.say("money")
                                     : words.say("{0, plural, one {# point} other {# points}}", part.length);
        rows.push_back(part_row(words, {.text = name, .number = part.length, .kind = "text"}, part.totals));
    }
    if (rows.size() > 1) write_history(html, words, "By length"_say, "lengths", "length"_say, rows);
}

/// A kind of decisions, in English, and how well a player makes them.
using KindOfDecisions = std::pair<std::string_view, Performance>;

std::vector<KindOfDecisions> kinds_of(const SitePlayer& player)
{
    Performance checker;
    Performance cube;
    std::array<Performance, 4> phases{};
    for (const Appearance& appearance : player.appearances) {
        const SitePart& part = appearance.part();
        checker += part.checker;
        cube += part.cube;
        for (std::size_t i = 0; i < phases.size(); ++i)
            phases[i] += part.by_phase[i];
    }
    std::vector<KindOfDecisions> kinds = {{"checker play"_say, checker}, {"cube"_say, cube}};
    for (const Phase phase : {Phase::opening, Phase::contact, Phase::race, Phase::bearoff})
        kinds.emplace_back(to_string(phase), phases[static_cast<std::size_t>(phase)]);
    return kinds;
}

/// What is told of each kind of decisions in all matches, added up.
template <class Kind, std::size_t Count>
std::vector<KindOfDecisions> summed(const SitePlayer& player, std::array<Performance, Count> SitePart::* part)
{
    std::vector<KindOfDecisions> kinds;
    for (std::size_t i = 0; i < Count; ++i) {
        kinds.emplace_back(to_string(static_cast<Kind>(i)), Performance{});
        for (const Appearance& appearance : player.appearances)
            kinds.back().second += (appearance.part().*part)[i];
    }
    return kinds;
}

void write_kinds(XmlWriter& html, const Content& content, std::string_view title, std::string_view id,
                 const std::vector<KindOfDecisions>& kinds)
{
    const Translator& words = content.words();
    std::vector<Row> rows;
    for (const auto& [name, performance] : kinds) {
        if (performance.decisions == 0) continue;
        const bool is_ranked = performance.decisions >= content.settings.least_decisions;
        rows.push_back({.cells = {text_cell(words.say(name)), count_cell(performance.decisions),
                                  rating_cell(words, performance, is_ranked)}});
    }
    if (rows.size() < 2) return;
    write_table_section(html, words, title, id, {{"when"_say}, {"decisions"_say}, {"PR"_say}}, rows);
}

/// An error of one of his matches.
struct Ranked {
    const Appearance* appearance = nullptr;
    const SiteError* error = nullptr;
};

std::vector<Ranked> worst_errors(const SitePlayer& player)
{
    std::vector<Ranked> all;
    for (const Appearance& appearance : player.appearances) {
        for (const SiteError& error : appearance.part().errors)
            all.push_back({&appearance, &error});
    }
    std::ranges::stable_sort(all, std::greater{}, [](const Ranked& ranked) { return ranked.error->cost; });
    all.resize(std::min(all.size(), kShownErrors));
    return all;
}

void write_board(XmlWriter& html, const Content& content, const SiteError& error)
{
    BoardScene scene = error.scene;
    scene.view.bears_off_left = content.settings.look.view.bears_off_left;
    const XmlElement svg(
        html, "svg",
        {{"viewBox", fmt::format("0 0 {} {}", html::kBoardBox.width, html::kBoardBox.height)},
         {"role", "img"},
         {"aria-label", xgid(scene.state)}});
    SvgCanvas canvas(html);
    paint_board(canvas, html::kBoardBox, scene, content.settings.look.theme);
}

void write_error(XmlWriter& html, const Content& content, const Ranked& ranked)
{
    const Listed& listed = *ranked.appearance->listed;
    const SiteError& error = *ranked.error;
    const Translator& words = content.words();
    const XmlElement link(html, "a", {{"class", "moment"}, {"href", address_of(listed, kUp, error.anchor)}});
    write_board(html, content, error);
    html.element("strong", error.words);
    if (!error.best.empty()) html.element("span", words.say("best: {0}", error.best));
    const std::string& against = listed.match->names[opponent(ranked.appearance->seat)];
    const std::string& date = listed.record().date;
    html.element("small",
                 (date.empty() ? "" : date + ", ") + words.say("against {0}, {1}", against, error.place));
}

void write_errors(XmlWriter& html, const Content& content, const SitePlayer& player)
{
    const std::vector<Ranked> errors = worst_errors(player);
    if (errors.empty()) return;
    write_section(html, content.words().say("Worst errors"), "errors", [&] {
        const XmlElement list(html, "div", {{"class", "moments"}});
        for (const Ranked& ranked : errors)
            write_error(html, content, ranked);
    });
}

/// Where on the page what is: it is long where somebody plays much.
void write_places(XmlWriter& html, const Translator& words, const SitePlayer& player)
{
    const XmlElement places(html, "nav", {{"class", "places"}, {"aria-label", words.say("On this page")}});
    const auto add = [&](const std::string& address, std::string_view title) {
        html.element("a", {{"href", address}}, words.say(title));
    };
    add("#results", "Results"_say);
    html.text(" · ");
    add("#opponents", "Opponents"_say);
    if (worst_errors(player).empty()) return;
    html.text(" · ");
    add("#errors", "Worst errors"_say);
}

void write_main(XmlWriter& html, const Content& content, const SitePlayer& player)
{
    const XmlElement main(html, "main");
    html.element("p", {{"class", "verdict"}}, verdict_words(content.words(), player));
    write_places(html, content.words(), player);
    write_curve(html, content, player, kUp);
    {
        const XmlElement lists(html, "div", {{"class", "lists"}});
        write_results(html, content, player);
        const XmlElement others(html, "div", {{"class", "others"}});
        write_opponents(html, content, player);
        write_lengths(html, content, player);
        write_kinds(html, content, "By kind of decision"_say, "kinds", kinds_of(player));
        write_kinds(html, content, "By game plan"_say, "plans", summed<GamePlan>(player, &SitePart::by_plan));
        write_kinds(html, content, "By the time taken"_say, "pace", summed<Pace>(player, &SitePart::by_pace));
        write_kinds(html, content, "By score"_say, "scores", summed<ScoreGroup>(player, &SitePart::by_score));
    }
    write_errors(html, content, player);
}

}  // namespace

std::string write_player_page(const Content& content, const SitePlayer& player)
{
    XmlWriter html;
    html.raw("<!DOCTYPE html>\n");
    {
        const XmlElement root(html, "html", {{"lang", content.words().tag()}});
        html::write_site_head(html, fmt::format("{} – {}", player.totals.name, content.title()),
                              verdict_words(content.words(), player), content.way_to_shared("../"));
        const XmlElement body(html, "body", {{"class", "player"}});
        write_header(html, content.words(), player.totals.name, content.title());
        write_main(html, content, player);
        write_foot(html, content);
        write_script(html);
    }
    return html.finish();
}

}  // namespace gammonkit::site
