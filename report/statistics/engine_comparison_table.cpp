#include "report/statistics/engine_comparison_table.hpp"

#include "formats/fields/csv_field.hpp"
#include "report/json_parts.hpp"
#include "support/columns/text_table.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr std::array<std::string_view, 2> kSides{"A", "B"};
constexpr std::size_t kMostEngines = 3;

/// The engines that judged most, the first of them first.
std::string engines_text(const std::map<std::string, int>& engines)
{
    std::vector<std::pair<int, std::string>> order;
    for (const auto& [engine, count] : engines)
        order.emplace_back(-count, engine.empty() ? "not named" : printable(engine));
    std::sort(order.begin(), order.end());
    std::vector<std::string> names;
    for (const auto& [count, engine] : order) {
        if (names.size() < kMostEngines) names.push_back(fmt::format("{} ({})", engine, -count));
    }
    if (order.size() > kMostEngines) names.push_back(fmt::format("{} more", order.size() - kMostEngines));
    return joined(names, "; ");
}

std::string shown(const std::optional<double>& number, int decimals)
{
    return number ? fmt::format("{:.{}f}", *number, decimals) : "-";
}

std::vector<std::string> row_of(std::string name, const EngineAgreement& agreement)
{
    return {std::move(name),
            std::to_string(agreement.decisions),
            shown(agreement.performance[0].rating(), 2),
            shown(agreement.performance[1].rating(), 2),
            std::to_string(agreement.other_plays),
            std::to_string(agreement.other_cubes),
            shown(agreement.mean_gap(), 4)};
}

std::string table(std::string_view title, const std::vector<NamedAgreement>& named,
                  const EngineAgreement* all, std::size_t width)
{
    const auto number = [](std::string heading, int rank = 0) {
        return TextColumn{
            .heading = std::move(heading), .at_right = true, .rank = rank, .only_if_known = true};
    };
    TextTable table({{.heading = std::string(title)},
                     number("decisions", 3),
                     number("PR A"),
                     number("PR B"),
                     number("other plays", 1),
                     number("other cubes", 2),
                     number("mean difference")});
    for (const NamedAgreement& each : named) {
        const std::string name =
            each.source.empty() ? each.name : fmt::format("{}: {}", each.source, each.name);
        table.add(row_of(printable(name), each.agreement));
    }
    if (all != nullptr) table.add(row_of("all", *all));
    return table.text(width, "-t csv");
}

/// "Ann plays 31: 8/5 6/5", "Bo: no double"
std::string deed(const DecisionComparison& decision)
{
    const std::string made = decision.made.empty() ? "-" : decision.made;
    return decision.dice && decision.kind == DecisionKind::play
               ? fmt::format("{} {}{}: {}", decision.player, decision.dice->first(), decision.dice->second(),
                             made)
               : fmt::format("{}: {}", decision.player, made);
}

std::string signed_shown(const std::optional<double>& number)
{
    return number ? fmt::format("{:+.3f}", *number) : "-";
}

std::string places(const EngineComparison& comparison, std::size_t most, std::size_t width)
{
    const std::vector<std::size_t> differing = comparison.differing();
    if (differing.empty() || most == 0) return "";
    const auto text = [](std::string heading, int rank = 0) {
        return TextColumn{.heading = std::move(heading), .rank = rank, .only_if_known = true};
    };
    TextTable table({text("differ most"), text("place"), text("done"), text("best by A"), text("best by B"),
                     text("error A", 1), text("error B", 2), text("XGID", 3)});
    for (std::size_t i = 0; i < std::min(most, differing.size()); ++i) {
        const DecisionComparison& decision = comparison.decisions[differing[i]];
        const auto best = [](const EngineOpinion& said) {
            return fmt::format("{} {}", said.best, signed_shown(said.equity));
        };
        table.add({fmt::format("{:.3f}", decision.gap()),
                   printable(fmt::format("{} {}", decision.source, to_string(decision.place))),
                   printable(deed(decision)), best(decision.said[0]), best(decision.said[1]),
                   shown(decision.said[0].error, 3), shown(decision.said[1].error, 3), decision.xgid});
    }
    return "\n" + table.text(width, "-t csv");
}

Json json_of(const EngineAgreement& agreement)
{
    return {{"decisions", agreement.decisions},
            {"pr_a", known_number(agreement.performance[0].rating())},
            {"pr_b", known_number(agreement.performance[1].rating())},
            {"other_plays", agreement.other_plays},
            {"other_cubes", agreement.other_cubes},
            {"mean_difference", known_number(agreement.mean_gap())}};
}

Json json_of(const DecisionComparison& decision)
{
    Json json = {{"file", decision.source},
                 {"place", to_string(decision.place)},
                 {"player", known_text(decision.player)},
                 {"kind", to_string(decision.kind)},
                 {"made", known_text(decision.made)},
                 {"xgid", known_text(decision.xgid)},
                 {"gap", rounded(decision.gap(), 6)}};
    for (std::size_t side = 0; side < kSides.size(); ++side) {
        const EngineOpinion& said = decision.said[side];
        json[lowered(kSides[side])] = {{"best", known_text(said.best)},
                                       {"equity", known_number(said.equity)},
                                       {"error", known_number(said.error)}};
    }
    return json;
}

Json json_of(const std::vector<NamedAgreement>& named, std::string_view what)
{
    Json list = Json::array();
    for (const NamedAgreement& each : named) {
        Json json;
        if (!each.source.empty()) json["file"] = each.source;
        json[std::string(what)] = each.name;
        json.update(json_of(each.agreement));
        list.push_back(std::move(json));
    }
    return list;
}

std::string csv_number(const std::optional<double>& number)
{
    return number ? fmt::format("{:.6g}", rounded(*number, 6)) : "";
}

}  // namespace

std::string engine_comparison_text(const EngineComparison& comparison,
                                   const std::array<std::string, 2>& names, std::size_t most,
                                   std::size_t width)
{
    std::string text;
    for (std::size_t side = 0; side < kSides.size(); ++side) {
        text += fmt::format("{}: {}, by {}\n", kSides[side], printable(names[side]),
                            engines_text(comparison.engines[side]));
    }
    text += "\n" + table("match", comparison.matches, nullptr, width);
    return text + "\n" + table("player", comparison.players, &comparison.all, width) +
           places(comparison, most, width);
}

std::string engine_comparison_csv(const EngineComparison& comparison)
{
    std::string text = "file,place,player,kind,dice,made,best_a,best_b,same_best,equity_a,equity_b,error_a,"
                       "error_b,gap,xgid\r\n";
    for (const DecisionComparison& decision : comparison.decisions) {
        const auto& [first, second] = decision.said;
        const std::string dice =
            decision.dice ? fmt::format("{}{}", decision.dice->first(), decision.dice->second()) : "";
        text += fmt::format(
            "{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}\r\n", guarded_csv_field(decision.source),
            to_string(decision.place), guarded_csv_field(decision.player), to_string(decision.kind), dice,
            csv_field(decision.made), csv_field(first.best), csv_field(second.best),
            decision.same_best() ? 1 : 0, csv_number(first.equity), csv_number(second.equity),
            csv_number(first.error), csv_number(second.error), csv_number(decision.gap()), decision.xgid);
    }
    return text;
}

std::string engine_comparison_json(const EngineComparison& comparison,
                                   const std::array<std::string, 2>& names, std::size_t most)
{
    Json json = json_record("engine-comparison");
    json["sides"] = Json::array();
    for (std::size_t side = 0; side < kSides.size(); ++side) {
        Json engines = Json::object();
        for (const auto& [engine, count] : comparison.engines[side])
            engines[engine] = count;
        json["sides"].push_back({{"name", names[side]},
                                 {"engines", std::move(engines)},
                                 {"matches_alone", comparison.alone[side]}});
    }
    json["all"] = json_of(comparison.all);
    json["matches"] = json_of(comparison.matches, "match");
    json["players"] = json_of(comparison.players, "player");
    json["differing"] = Json::array();
    const std::vector<std::size_t> differing = comparison.differing();
    for (std::size_t i = 0; i < std::min(most, differing.size()); ++i)
        json["differing"].push_back(json_of(comparison.decisions[differing[i]]));
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace gammonkit
