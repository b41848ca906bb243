#include "decisions/statistics/pace.hpp"
#include "report/html/page.hpp"
#include "report/site/player_errors.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace gammonkit::site {
namespace {

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

/// Where on the page what is: it is long where somebody plays much.
void write_places(XmlWriter& html, const Translator& words, const PlayerErrors& errors)
{
    const XmlElement places(html, "nav", {{"class", "places"}, {"aria-label", words.say("On this page")}});
    std::vector<std::pair<std::string_view, std::string>> all = {{"#results", words.say("Results")},
                                                                 {"#opponents", words.say("Opponents")}};
    if (errors.has_themes()) all.emplace_back("#themes", words.say("Errors by theme"));
    if (!errors.worst().empty()) all.emplace_back("#errors", words.say("Worst errors"));
    if (errors.packed_quiz()) all.emplace_back("#quiz", words.say("Quiz"));
    bool is_first = true;
    for (const auto& [address, title] : all) {
        if (!std::exchange(is_first, false)) html.text(" · ");
        html.element("a", {{"href", address}}, title);
    }
}

void write_main(XmlWriter& html, const Content& content, const SitePlayer& player, const PlayerErrors& errors)
{
    const XmlElement main(html, "main");
    errors.write_quiz(html);
    html.element("p", {{"class", "verdict"}}, verdict_words(content.words(), player));
    write_places(html, content.words(), errors);
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
    errors.write_themes(html);
    errors.write_worst(html);
}

}  // namespace

std::string write_player_page(const Content& content, const SitePlayer& player)
{
    const PlayerErrors errors(content, player);
    XmlWriter html;
    html.raw("<!DOCTYPE html>\n");
    {
        const XmlElement root(html, "html", {{"lang", content.words().tag()}});
        html::write_site_head(html, fmt::format("{} – {}", player.totals.name, content.title()),
                              verdict_words(content.words(), player), content.way_to_shared(kUp),
                              errors.packed_quiz().has_value());
        const XmlElement body(html, "body", {{"class", "player"}});
        write_header(html, content.words(), player.totals.name, content.title(),
                     errors.packed_quiz().has_value());
        write_main(html, content, player, errors);
        write_foot(html, content);
        if (errors.packed_quiz()) html::write_shared_script(html, *errors.packed_quiz(), kUp);
        write_script(html);
    }
    return html.finish();
}

}  // namespace gammonkit::site
