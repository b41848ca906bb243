#include "importers/gva/gva_records.hpp"

#include "support/text.hpp"

#include <algorithm>

namespace gammonkit::gva {

namespace {

/// The depth that a level is named after: 3 for "3ply".
std::optional<int> depth_of(std::string_view label)
{
    constexpr std::string_view kUnit = "ply";
    if (!label.ends_with(kUnit)) return std::nullopt;
    return parse_int(label.substr(0, label.size() - kUnit.size()));
}

/// How something was judged: by the name of the level, or else the depth, or in full as "level". What
/// `judged` does not say holds from `outer`.
ogxm::Level level_of(const Json* judged, const ogxm::Level& outer)
{
    const std::string label = text(member(judged, "eval_level"));
    const std::optional<int> depth = label.empty() ? integer(member(judged, "ply")) : depth_of(label);
    ogxm::Level level = outer;
    if (depth || !label.empty()) level = {.preset = label, .checker_plies = depth, .cube_plies = depth};
    const Json* const full = member(judged, "level");
    if (full == nullptr) return level;
    level = {.preset = text(member(full, "preset")),
             .checker_plies = integer(member(full, "checker_ply")),
             .cube_plies = integer(member(full, "cube_ply"))};
    if (const std::optional<int> trials = integer(member(member(full, "rollout"), "trials")))
        level.trials = static_cast<std::uint64_t>(std::max(0, *trials));
    return level;
}

/// Chances that are all 0 were not recorded, unless everything is lost.
std::optional<ogxm::Chances> chances_in(const Json* chances, std::optional<double> equity)
{
    constexpr std::string_view kNames[] = {"win", "gammon_win", "bg_win", "gammon_loss", "bg_loss"};
    constexpr double kNearlyLost = -0.9;
    if (chances == nullptr) return std::nullopt;
    ogxm::Chances found{};
    std::ranges::transform(kNames, found.begin(),
                           [&](std::string_view name) { return number(member(chances, name)).value_or(0); });
    const bool are_there = std::ranges::any_of(found, [](double chance) { return chance != 0; });
    return are_there || equity.value_or(0) < kNearlyLost ? std::optional(found) : std::nullopt;
}

/// Reads the judgements of one ply.
class PlyReader {
public:
    PlyReader(const Json* ply, int ref, const ogxm::Level& level) : ply_(ply), ref_(ref), level_(level) {}

    void add_to(std::vector<ogxm::Decision>& decisions, const Json* analysis) const
    {
        const int action = integer(member(ply_, "action_id")).value_or(ogxm::kNothing);
        const bool is_resignation = action == ogxm::kResignGame || action == ogxm::kResignMatch;
        if (is_resignation) decisions.push_back(of_kind(ogxm::DecisionKind::resignation));
        if (is_resignation) return;
        if (action > ogxm::kLastRoll && action != ogxm::kSetPosition) {
            decisions.push_back(cube(analysis));
            return;
        }
        if (ogxm::Decision found = checker(analysis); !found.alternatives.empty())
            decisions.push_back(std::move(found));
        for (const std::string_view name : {"missed_double", "cube_decision"}) {
            if (const Json* const judged = member(analysis, name)) decisions.push_back(cube(judged));
        }
        if (const std::optional<double> luck = number(member(analysis, "luck"))) {
            decisions.push_back(of_kind(ogxm::DecisionKind::roll));
            decisions.back().luck = *luck;
        }
    }

private:
    [[nodiscard]] ogxm::Decision of_kind(ogxm::DecisionKind kind) const
    {
        return {.ply = ref_, .kind = static_cast<int>(kind), .level = level_};
    }

    [[nodiscard]] ogxm::Decision cube(const Json* judged) const
    {
        ogxm::Decision decision = of_kind(ogxm::DecisionKind::cube);
        decision.no_double = number(member(judged, "no_double_equity"));
        decision.double_take = number(member(judged, "double_take_equity"));
        decision.double_drop = number(member(judged, "double_pass_equity"));
        decision.chances = chances_in(member(judged, "eval"), decision.no_double);
        decision.level = level_of(judged, level_);
        return decision;
    }

    [[nodiscard]] ogxm::Decision checker(const Json* analysis) const
    {
        ogxm::Decision decision = of_kind(ogxm::DecisionKind::checker);
        decision.level = level_of(analysis, level_);
        const Json* const list = member(analysis, "alternatives");
        for (std::size_t i = 0; i < size_of(list); ++i) {
            if (auto found = alternative(*element(list, i), decision.level))
                decision.alternatives.push_back(*std::move(found));
        }
        if (decision.alternatives.empty()) add_played(analysis, decision);
        return decision;
    }

    [[nodiscard]] static std::optional<ogxm::Alternative> alternative(const Json& one,
                                                                      const ogxm::Level& outer)
    {
        const std::optional<double> equity = number(member(&one, "equity"));
        auto steps = steps_in(member(&one, "move"));
        if (!equity || !steps) return std::nullopt;
        return ogxm::Alternative{.steps = *std::move(steps),
                                 .equity = *equity,
                                 .chances = chances_in(member(&one, "eval"), equity),
                                 .level = level_of(&one, outer),
                                 .played = flag(member(&one, "is_played")).value_or(false),
                                 .standard_error = number(member(&one, "rollout_se")),
                                 .cubeless = number(member(&one, "cubeless_equity"))};
    }

    /// Without a list, the play that was made is judged all the same, if it is the best: the chances are
    /// those of the best one.
    void add_played(const Json* analysis, ogxm::Decision& decision) const
    {
        const std::optional<double> equity = number(member(analysis, "played_equity"));
        const auto steps = steps_in(member(ply_, "moves"));
        const bool is_best = number(member(analysis, "equity_loss")) == 0.0;
        if (!equity || !steps || !is_best) return;
        decision.alternatives.push_back({.steps = *steps,
                                         .equity = *equity,
                                         .chances = chances_in(member(analysis, "eval"), equity),
                                         .level = decision.level,
                                         .played = true});
    }

    const Json* ply_;
    int ref_;
    const ogxm::Level& level_;
};

/// All numbers are normalized. Where cubes are not (see docs/formats/gva.md), the builder finds it out.
ogxm::AnalysisHead head_in(const Json* info)
{
    ogxm::AnalysisHead head{.engine = text(member(info, "model_name")),
                            .match_equity_table = text(member(info, "met_id")),
                            .currency = ogxm::kCubefulMoney,
                            .level = level_of(info, {})};
    if (head.engine.empty()) head.engine = text(member(info, "model_id"));
    const std::string build = text(member(info, "engine_build"));
    if (!build.empty() && !head.engine.empty()) head.engine += ":" + build;
    return head;
}

/// The analysis of this number where several have judged a ply; nothing if that did not.
const Json* analysis_of(const Json* list, std::size_t index)
{
    for (std::size_t i = 0; i < size_of(list); ++i) {
        const Json* const one = element(list, i);
        if (integer(member(one, "analysis_index")) == static_cast<int>(index)) return one;
    }
    return nullptr;
}

/// What `find` gives of each ply's members, as decisions of one analysis.
template <class Find>
ogxm::Analysis analysis_in(const Json& document, const Json* info, Find find)
{
    ogxm::Analysis analysis{.head = head_in(info)};
    const Json* const games = member(&document, "games");
    int ref = 0;
    for (std::size_t i = 0; i < size_of(games); ++i) {
        const Json* const plies = member(element(games, i), "plies");
        for (std::size_t k = 0; k < size_of(plies); ++k, ++ref) {
            const Json* const ply = element(plies, k);
            if (const Json* const judged = find(ply))
                PlyReader(ply, ref, analysis.head.level).add_to(analysis.decisions, judged);
        }
    }
    return analysis;
}

}  // namespace

std::vector<ogxm::Analysis> analyses_in(const Json& document)
{
    std::vector<ogxm::Analysis> analyses;
    const Json* const infos = member(&document, "analyses_info");
    const std::size_t count = std::min(size_of(infos), ogxm::kMostBlocks);
    for (std::size_t i = 0; i < count; ++i) {
        analyses.push_back(analysis_in(document, element(infos, i), [&](const Json* ply) {
            return analysis_of(member(ply, "analyses"), i);
        }));
    }
    if (infos == nullptr) {
        analyses.push_back(analysis_in(document, member(&document, "analysis_info"),
                                       [](const Json* ply) { return member(ply, "analysis"); }));
    }
    return analyses;
}

}  // namespace gammonkit::gva
