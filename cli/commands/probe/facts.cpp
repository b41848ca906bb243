#include "cli/commands/probe/facts.hpp"

#include "model/match_fingerprint.hpp"
#include "model/replay.hpp"
#include "report/json_parts.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

void count_turns(const Game& game, MatchFacts& facts)
{
    for (const Turn& turn : game.turns) {
        facts.plays += std::holds_alternative<CheckerPlay>(turn.action) ? 1 : 0;
        facts.analyzed_plays += turn.plays.empty() ? 0 : 1;
        facts.analyzed_cubes += turn.cubes.empty() ? 0 : 1;
    }
}

std::string length_text(const MatchFacts& match)
{
    return match.length == 0 ? "money" : std::to_string(match.length);
}

std::string score_text(const MatchFacts& match)
{
    return fmt::format("{}-{}", match.score.first, match.score.second);
}

std::string players_text(const MatchFacts& match)
{
    const auto shown = [](const std::string& name) { return name.empty() ? "?" : name.c_str(); };
    return printable(fmt::format("{} - {}", shown(match.players.first), shown(match.players.second)));
}

/// The same, with names cut where they would break the table.
std::string players_column(MatchFacts match)
{
    std::string whole = players_text(match);
    if (code_points(whole) <= 24) return whole;
    for (const Player player : kPlayers)
        match.players[player] = shortened(match.players[player], 10);
    return players_text(match);
}

/// "no", "yes", or how many percent of the plays.
std::string analyzed_text(const FileFacts& facts)
{
    std::size_t plays = 0;
    std::size_t analyzed = 0;
    std::size_t cubes = 0;
    for (const MatchFacts& match : facts.matches) {
        plays += match.plays;
        analyzed += match.analyzed_plays;
        cubes += match.analyzed_cubes;
    }
    if (analyzed + cubes == 0) return "no";
    if (analyzed == 0) return "cube";
    return analyzed >= plays ? "yes" : fmt::format("{}%", 100 * analyzed / plays);
}

std::string match_details(const MatchFacts& match)
{
    std::string text;
    const auto add = [&](std::string_view name, std::string_view value) {
        if (!value.empty()) text += fmt::format("  {:<10}{}\n", name, value);
    };
    add("players", players_text(match));
    add("length", match.length == 0 ? "money session"
                                    : counted(static_cast<std::size_t>(match.length), "point", "points"));
    if (match.variant != Variant::standard) add("variant", to_string(match.variant));
    add("score", score_text(match));
    add("games", std::to_string(match.games));
    add("plays", std::to_string(match.plays));
    add("event", printable(match.event));
    add("date", match.date);
    add("match", match.fingerprint);
    const bool analyzed = match.analyzed_plays + match.analyzed_cubes > 0;
    add("analysis", analyzed ? fmt::format("{}, {}", counted(match.analyzed_plays, "play", "plays"),
                                           counted(match.analyzed_cubes, "cube decision", "cube decisions"))
                             : "none");
    return text;
}

Json json_of(const MatchFacts& facts)
{
    return {{"players", {facts.players.first, facts.players.second}},
            {"variant", to_string(facts.variant)},
            {"length", facts.length},
            {"score", {facts.score.first, facts.score.second}},
            {"games", facts.games},
            {"plays", facts.plays},
            {"analyzed_plays", facts.analyzed_plays},
            {"analyzed_cubes", facts.analyzed_cubes},
            {"event", facts.event},
            {"date", facts.date.empty() ? Json(nullptr) : Json(facts.date)},
            {"fingerprint", facts.fingerprint.empty() ? Json(nullptr) : Json(facts.fingerprint)}};
}

}  // namespace

MatchFacts facts_of(const Match& match)
{
    MatchFacts facts;
    facts.players = {match.players.first.name, match.players.second.name};
    facts.variant = match.rules.variant;
    facts.length = match.rules.length;
    facts.games = match.games.size();
    facts.event = match.event;
    if (match.date) facts.date = to_string(*match.date);
    if (const auto fingerprint = match_fingerprint(match)) facts.fingerprint = to_string(*fingerprint);
    if (!match.games.empty()) facts.score = score_after(match, match.games.size() - 1);
    for (const Game& game : match.games)
        count_turns(game, facts);
    return facts;
}

TextTable facts_table(std::size_t columns_of_names, bool in_terminal)
{
    const auto number = [](std::string heading, int rank, std::size_t least) {
        return TextColumn{.heading = std::move(heading), .at_right = true, .rank = rank, .least = least};
    };
    return TextTable({{.heading = "FORMAT", .least = in_terminal ? 12U : 10U},
                      {.heading = "CHARSET", .rank = 8, .least = 12},
                      number("MATCHES", 6, 7),
                      number("GAMES", 5, 5),
                      number("PLAYS", 7, 5),
                      number("LENGTH", 2, 6),
                      number("SCORE", 3, 6),
                      {.heading = "DATE", .rank = 4, .least = 10},
                      {.heading = "ANALYZED", .rank = 1, .least = 8},
                      {.heading = "PLAYERS", .least = 24},
                      {.heading = "FILE", .least = columns_of_names}},
                     1);
}

std::vector<std::string> facts_row(const FileFacts& facts)
{
    const std::string format =
        facts.format == nullptr
            ? "unknown"
            : fmt::format("{}{}", facts.format->id, facts.confidence == Confidence::certain ? "" : "?");
    const std::string file = printable(facts.name);
    if (facts.matches.empty()) {
        const std::string held =
            facts.positions == 0 ? "" : counted(facts.positions, "position", "positions");
        return {format, facts.charset, "", "", "", "", "", "", "", held, file};
    }
    const MatchFacts& match = facts.matches.front();
    std::size_t games = 0;
    std::size_t plays = 0;
    for (const MatchFacts& each : facts.matches) {
        games += each.games;
        plays += each.plays;
    }
    return {format,
            facts.charset,
            std::to_string(facts.matches.size()),
            std::to_string(games),
            std::to_string(plays),
            length_text(match),
            score_text(match),
            match.date,
            analyzed_text(facts),
            players_column(match),
            file};
}

std::string facts_details(const FileFacts& facts)
{
    std::string text = fmt::format("{}\n", printable(facts.name));
    if (facts.format == nullptr) return text + "  not recognized\n";
    text += fmt::format("  {:<10}{}: {} ({})\n", "format", facts.format->id, facts.format->title,
                        to_string(facts.confidence));
    if (!facts.other_kind.empty())
        text += fmt::format("  {:<10}{}: only identifiers were read\n", "seems", facts.other_kind);
    text += fmt::format("  {:<10}{}\n", "charset", facts.charset);
    if (facts.positions > 0) text += fmt::format("  {:<10}{}\n", "positions", facts.positions);
    for (std::size_t i = 0; i < facts.matches.size(); ++i) {
        if (facts.matches.size() > 1) text += fmt::format("match {} of {}\n", i + 1, facts.matches.size());
        text += match_details(facts.matches[i]);
    }
    if (facts.errors + facts.warnings > 0) {
        text += fmt::format("  {:<10}{}, {} ('gammonkit check' shows them)\n", "problems",
                            counted(facts.errors, "error", "errors"),
                            counted(facts.warnings, "warning", "warnings"));
    }
    return text;
}

std::string facts_json(const FileFacts& facts)
{
    Json matches = Json::array();
    for (const MatchFacts& match : facts.matches)
        matches.push_back(json_of(match));
    Json json = json_record("file");
    json.update(Json{{"file", facts.name},
                     {"format", facts.format == nullptr ? Json(nullptr) : Json(facts.format->id)},
                     {"confidence", to_string(facts.confidence)},
                     {"seems", facts.other_kind.empty() ? Json(nullptr) : Json(facts.other_kind)},
                     {"readable", facts.readable},
                     {"charset", facts.charset.empty() ? Json(nullptr) : Json(facts.charset)},
                     {"matches", std::move(matches)},
                     {"positions", facts.positions},
                     {"errors", facts.errors},
                     {"warnings", facts.warnings}});
    return in_one_line(json);
}

}  // namespace gammonkit::cli
