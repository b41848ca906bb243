#include "cli/options/analysis_options.hpp"

#include "cli/options/option_table.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr Choice<BearoffStop> kBearoffStops[] = {
    {"exact", BearoffStop::exact}, {"known", BearoffStop::known}, {"never", BearoffStop::never}};
constexpr std::string_view kRolledOut[] = {"errors"};
constexpr StatisticsRules kRules[] = {StatisticsRules::gnubg, StatisticsRules::manual, StatisticsRules::xg};

constexpr PartWord<JudgedParts> kJudged[] = {
    {"plays", {&JudgedParts::plays}}, {"cube", {&JudgedParts::cube}}, {"luck", {&JudgedParts::luck}}};

/// "plays,luck"
Result<JudgedParts> judged_parts_from(std::string_view list)
{
    JudgedParts parts{.plays = false, .cube = false, .luck = false};
    const auto unknown = set_parts<JudgedParts>(parts, true, list, kJudged);
    if (!unknown) return parts;
    return failure("usage", fmt::format("--judge knows nothing of '{}'", printable(trimmed(*unknown))),
                   "plays, cube, luck, or several of them: plays,cube");
}

std::optional<GameRange> game_range(std::string_view text)
{
    const std::size_t dash = text.find('-');
    const std::optional<int> first = parse_int(text.substr(0, dash));
    const std::optional<int> last = dash == std::string_view::npos ? first : parse_int(text.substr(dash + 1));
    if (!first || !last || *first < 1 || *last < *first) return std::nullopt;
    return GameRange{static_cast<std::size_t>(*first), static_cast<std::size_t>(*last)};
}

/// "1,3-5"
Result<std::vector<GameRange>> games_from(std::string_view text)
{
    std::vector<GameRange> games;
    for (const std::string_view part : split(text, ',')) {
        const std::optional<GameRange> range = game_range(part);
        if (!range)
            return failure("usage", fmt::format("'{}' is not a list of games", printable(text)),
                           "numbers and ranges such as 1,3-5");
        games.push_back(*range);
    }
    return games;
}

/// "0,2"
Result<ByPlayer<int>> plies_by_player(std::string_view text)
{
    const std::vector<std::string_view> parts = split(text, ',');
    const std::optional<int> first = parse_int(trimmed(first_or_empty(parts)));
    const std::optional<int> second = parse_int(trimmed(last_or_empty(parts)));
    const auto is_right = [](const std::optional<int>& plies) { return plies && *plies >= 0 && *plies <= 3; };
    if (parts.size() == 2 && is_right(first) && is_right(second)) return ByPlayer<int>{*first, *second};
    return failure("usage",
                   fmt::format("--player-ply needs two numbers from 0 to 3, not '{}'", printable(text)),
                   "0,2: the first player does not look ahead, the second looks 2 rolls ahead");
}

Result<MarkThresholds> users_thresholds(std::string_view text)
{
    Result<MarkThresholds> thresholds = thresholds_from(text);
    if (!thresholds) thresholds.error().code = "usage";
    return thresholds;
}

}  // namespace

void FilterOptions::bind_me(OptionTable& table)
{
    table.in(OptionGroup::decisions).add("--me", "NAME", me);
    bind_aliases(table);
}

void AnalysisOptions::bind_judge(OptionTable& table)
{
    table.in(OptionGroup::engine).add("--judge", "LIST", judge, judged_parts_from);
    table.add("--luck-ply", "N", luck_ply, {0, 3});
}

void AnalysisOptions::bind_thresholds(OptionTable& table)
{
    table.in(OptionGroup::decisions)
        .add("--thresholds", "NAME|LIST", thresholds, users_thresholds, Completes::thresholds);
}

void AnalysisOptions::bind_rules(OptionTable& table)
{
    table.in(OptionGroup::decisions)
        .choice<StatisticsRules>("--rules", "1.07|manual|xg", rules, kRules, to_string);
}

void AnalysisOptions::bind_games(OptionTable& table)
{
    table.in(OptionGroup::verb).add("--game", "LIST", games, games_from).old_name = "--games";
}

void RolloutOptions::bind(OptionTable& table)
{
    table.in(OptionGroup::rollouts).add("--trials", "N", trials, {1, 10000000});
    table.add("--truncate", "PLIES", truncate, {1, 1000});
    table.add("--seed", "N", seed, kSeeds);
    table.number("--standard-error", "X", standard_error);
    table.number("--jsd", "X", deviations);
}

void RolloutOptions::bind_games(OptionTable& table)
{
    table.in(OptionGroup::rollouts).add("--min-trials", "N", least, {36, 10000000}).old_name = "--least";
    table.add("--truncate-ply", "N", truncate_ply, {0, 3});
    table.choice<BearoffStop>("--bearoff-stop", "exact|known|never", bearoff_stop, kBearoffStops);
    table.add("--cube-ply", "N", cube_ply, {0, 3});
    table.add("--player-ply", "N,N", player_ply, plies_by_player);
    table.add("--late-ply", "N", late_ply, {0, 3});
    table.add("--late-from", "N", late_from, {1, 1000});
    table.flag("--cubeful", cubeful);
    table.flag("--cubeless", cubeless);
    table.flag("--no-variance-reduction", no_variance_reduction);
    table.add("--luck-ply", "N", luck_ply, {0, 2});
    table.flag("--random-dice", random_dice);
    table.flag("--initial-position", initial_position);
}

void ErrorRolloutOptions::bind(OptionTable& table)
{
    table.in(OptionGroup::rollouts).choice("--rollout", "errors", which, kRolledOut);
    table.number("--rollout-above", "X", above);
    table.add("--rollout-ply", "N", ply, {0, 3});
}

}  // namespace gammonkit::cli
