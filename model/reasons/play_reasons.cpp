#include "model/reasons/play_reasons.hpp"

#include "model/race/effort.hpp"
#include "model/reasons/play_facts.hpp"
#include "model/step_rules.hpp"
#include "model/structure/structure.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace gammonkit {
namespace {

using enum PlayReasonKind;

/// What each fact is worth, in EMG, in the order of PlayFact: made by training/reasons.
constexpr double kWeights[kPlayFacts] = {
#include "model/reasons/play_weights.inc"
};

/// BothFacts that are weighed together, as one reason.
struct FactGroup {
    PlayFact first;
    PlayFact last;
};
constexpr FactGroup kGroups[] = {
    {PlayFact::shots, PlayFact::home_shots_into_home},
    {PlayFact::double_shots, PlayFact::double_shots},
    {PlayFact::hits, PlayFact::hits_into_home},
    {PlayFact::two_point, PlayFact::bar_point},
    {PlayFact::high_anchor, PlayFact::high_anchor_in_home},
    {PlayFact::ace_point, PlayFact::ace_point},
    {PlayFact::block, PlayFact::block},
    {PlayFact::enemy_escapes, PlayFact::enemy_escapes},
    {PlayFact::back, PlayFact::back},
    {PlayFact::escapes, PlayFact::escapes},
    {PlayFact::stack, PlayFact::stack},
    {PlayFact::dead_checkers, PlayFact::dead_checkers},
    {PlayFact::aim, PlayFact::aim},
};

constexpr double kRollsOfAll = 36;

/// What a play did, fact by fact, beside what the best does.
struct BothFacts {
    PlayFacts made;
    PlayFacts best;

    [[nodiscard]] double part(PlayFact fact) const
    {
        const auto i = static_cast<std::size_t>(fact);
        return kWeights[i] * (best[i] - made[i]);
    }
    [[nodiscard]] double part(const FactGroup& group) const
    {
        double sum = 0;
        for (auto i = static_cast<std::size_t>(group.first); i <= static_cast<std::size_t>(group.last); ++i)
            sum += part(static_cast<PlayFact>(i));
        return sum;
    }
    /// The fact that explains most.
    [[nodiscard]] PlayFact weightiest(const FactGroup& group) const
    {
        PlayFact found = group.first;
        for (auto i = static_cast<std::size_t>(group.first); i <= static_cast<std::size_t>(group.last); ++i)
            if (part(static_cast<PlayFact>(i)) > part(found)) found = static_cast<PlayFact>(i);
        return found;
    }
};

double fact_of(const PlayFacts& facts, PlayFact fact)
{
    return facts[static_cast<std::size_t>(fact)];
}

bool has_made(const Position& board, Player player, PointSet points)
{
    return (structure_of(board.side(player)).made & points) != 0;
}

/// As people say it; nothing where a count is not worse than that of the best, so that it would sound wrong.
std::optional<PlayReason> said(const FactGroup& group, const BothFacts& facts, const ComparedPlays& plays)
{
    const auto counted = [&](PlayReasonKind kind, double times, bool more_is_better) {
        const double made = times * fact_of(facts.made, group.first);
        const double best = times * fact_of(facts.best, group.first);
        const bool is_worse = more_is_better ? made < best : made > best;
        return is_worse ? std::optional(PlayReason{.kind = kind, .made = made, .best = best}) : std::nullopt;
    };
    switch (group.first) {
    case PlayFact::shots: {
        const auto rolls = [](const PlayFacts& of) {
            return kRollsOfAll * (fact_of(of, PlayFact::shots) + fact_of(of, PlayFact::home_shots));
        };
        const PlayReason reason{.kind = shots, .made = rolls(facts.made), .best = rolls(facts.best)};
        constexpr double kFew = 2.5;  // With many shots either way, another is no reason.
        return reason.made - reason.best > kFew ? std::optional(reason) : std::nullopt;
    }
    case PlayFact::double_shots:
        return counted(double_shots, kRollsOfAll, false);
    case PlayFact::hits: {
        const int before = plays.before.checkers(opponent(plays.player), kBar);
        std::optional<PlayReason> reason = counted(hit, 1, true);
        if (reason) reason->made -= before;
        if (reason) reason->best -= before;
        return reason;
    }
    case PlayFact::two_point: {
        const int point = 2 + static_cast<int>(facts.weightiest(group)) - static_cast<int>(group.first);
        const bool had = has_made(plays.before, plays.player, only(point));
        return PlayReason{.kind = had ? breaks_point : makes_point, .made = static_cast<double>(point)};
    }
    case PlayFact::high_anchor: {
        const bool had = has_made(plays.before, plays.player, only(20) | only(21));
        return counted(had ? breaks_anchor : anchor, 1, true);
    }
    case PlayFact::ace_point:
        return counted(ace_point, 1, false);
    case PlayFact::block:
        return counted(block, 1, true);
    case PlayFact::enemy_escapes:
        return counted(lets_escape, kRollsOfAll, false);
    case PlayFact::back:
        return counted(back, 1, false);
    case PlayFact::escapes:
        return counted(escape, kRollsOfAll, true);
    case PlayFact::stack:
        return counted(stack, 1, false);
    case PlayFact::dead_checkers:
        return counted(dead_checkers, 1, false);
    case PlayFact::aim:
        return counted(aim, kRollsOfAll, true);
    default:
        return std::nullopt;
    }
}

/// Which facts compare two plays at all.
class Compares {
public:
    Compares(const ComparedPlays& plays, bool one_breaks_contact)
        : plays_(plays), one_breaks_contact_(one_breaks_contact)
    {
        const auto off = [&](const Position& board) { return board.checkers(plays.player, kOff); };
        bears_off_ = plays.before.all_home(plays.player) || off(plays.best) > off(plays.before);
    }

    bool operator()(const FactGroup& group, const BothFacts& facts) const
    {
        switch (group.first) {
        case PlayFact::shots:
            return true;
        case PlayFact::double_shots:
            return !one_breaks_contact_;
        case PlayFact::hits:
            return true;
        case PlayFact::aim:
            // Who hits now, need not aim.
            if (fact_of(facts.made, PlayFact::hits) > fact_of(facts.best, PlayFact::hits)) return false;
            break;
        case PlayFact::enemy_escapes:
            if (!has_back(opponent(plays_.player))) return false;
            break;
        case PlayFact::escapes:
            if (!has_back(plays_.player)) return false;
            break;
        default:
            break;
        }
        return !one_breaks_contact_ && !bears_off_;
    }

private:
    /// Only from the other's home board does one escape.
    [[nodiscard]] bool has_back(Player player) const
    {
        return rearmost(plays_.before, player).number() >= kBar.number() - kHomePoints;
    }

    const ComparedPlays& plays_;
    bool one_breaks_contact_;  ///< Then nothing compares but the risk, and hits.
    bool bears_off_ = false;   ///< Points, blocks and stacks are of no more use then.
};

/// Not weighed: the weights are those of the middle game.
void add_off(std::vector<PlayReason>& reasons, const ComparedPlays& plays)
{
    const int made = plays.made.checkers(plays.player, kOff);
    const int best = plays.best.checkers(plays.player, kOff);
    if (made < best)
        reasons.push_back({.kind = off,
                           .part = plays.loss,
                           .made = static_cast<double>(made),
                           .best = static_cast<double>(best)});
}

/// In a race nothing counts but what is wasted.
std::vector<PlayReason> race_reasons(const RaceEffort& made, const RaceEffort& best, double loss)
{
    constexpr double kLeastWastage = 0.2;
    if (made.wastage() - best.wastage() < kLeastWastage) return {};
    return {{.kind = wastage, .part = loss, .made = made.wastage(), .best = best.wastage()}};
}

}  // namespace

std::string_view to_string(PlayReasonKind kind)
{
    static constexpr std::string_view kReasonNames[kPlayReasonKinds] = {
        "shots",         "double-shots",  "hit",   "makes-point", "breaks-point", "anchor",
        "breaks-anchor", "ace-point",     "block", "lets-escape", "back",         "escape",
        "stack",         "dead-checkers", "aim",   "off",         "wastage"};
    return kReasonNames[static_cast<std::size_t>(kind)];
}

double least_part(double loss)
{
    constexpr double kLeastPart = 0.010;
    constexpr double kLeastShare = 0.15;
    constexpr double kMostLoss = 0.3;  // What an average says of a blunder is too little.
    return std::max(kLeastPart, kLeastShare * std::min(loss, kMostLoss));
}

std::vector<PlayReason> play_reasons(const ComparedPlays& plays)
{
    const std::optional<ByPlayer<RaceEffort>> made_race = race_efforts(plays.made);
    const std::optional<ByPlayer<RaceEffort>> best_race = race_efforts(plays.best);
    if (made_race && best_race)
        return race_reasons((*made_race)[plays.player], (*best_race)[plays.player], plays.loss);
    const Compares compares(plays, made_race || best_race);
    const BothFacts facts{facts_after(plays.made, plays.player), facts_after(plays.best, plays.player)};
    std::vector<PlayReason> reasons;
    for (const FactGroup& group : kGroups) {
        const double part = facts.part(group);
        if (part < least_part(plays.loss)) continue;
        if (!compares(group, facts)) continue;
        std::optional<PlayReason> reason = said(group, facts, plays);
        if (!reason) continue;
        reason->part = part;
        reasons.push_back(*reason);
    }
    add_off(reasons, plays);
    std::ranges::stable_sort(reasons, std::greater<>(), &PlayReason::part);
    return reasons;
}

}  // namespace gammonkit
