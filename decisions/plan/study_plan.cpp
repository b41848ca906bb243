#include "decisions/plan/study_plan.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <map>
#include <utility>

namespace gammonkit {
namespace {

/// The variance of gains over the square of their mean, as usual, and as how many gains that counts.
constexpr double kUsualSpread = 1.5;
constexpr double kWeightOfSpread = 10;

bool is_of_cube(ErrorKind kind)
{
    return kind == ErrorKind::any_cube || (kind >= ErrorKind::missed_double && kind <= ErrorKind::wrong_pass);
}

ErrorKind any_like(ErrorKind kind)
{
    return is_of_cube(kind) ? ErrorKind::any_cube : ErrorKind::any_play;
}

/// Of which plan, nothing for various ones, and of which kind.
using Key = std::pair<std::optional<GamePlan>, ErrorKind>;
using Groups = std::map<Key, std::vector<std::size_t>>;

/// Moves the errors of groups that are too small to the group that `wider` names for each.
template <class Wider>
Groups merged(const Groups& groups, Wider wider)
{
    Groups result;
    for (const auto& [key, errors] : groups) {
        const bool is_small = errors.size() < kLeastInFamily;
        for (const std::size_t index : errors)
            result[is_small ? wider(index) : key].push_back(index);
    }
    return result;
}

Groups groups_of(const PlannedMatches& matches)
{
    const auto plan_of = [&](std::size_t index) { return matches.decisions[index].plan; };
    const auto kind_of = [&](std::size_t index) { return matches.decisions[index].error->kind; };
    Groups groups;
    for (std::size_t i = 0; i < matches.decisions.size(); ++i)
        if (matches.decisions[i].error) groups[{plan_of(i), kind_of(i)}].push_back(i);
    // What went wrong tells more than where: "hits not made" rather than "blitz: various plays".
    groups = merged(groups, [&](std::size_t i) { return Key{std::nullopt, kind_of(i)}; });
    groups = merged(groups, [&](std::size_t i) { return Key{plan_of(i), any_like(kind_of(i))}; });
    return merged(groups, [&](std::size_t i) { return Key{std::nullopt, any_like(kind_of(i))}; });
}

/// Nothing is called various that is one.
Key narrowed(const PlannedMatches& matches, Key key, const std::vector<std::size_t>& errors)
{
    const auto decision_at = [&](std::size_t index) -> const PlannedDecision& {
        return matches.decisions[index];
    };
    const PlannedDecision& first = decision_at(errors.front());
    const auto has_plan = [&](std::size_t index) { return decision_at(index).plan == first.plan; };
    const auto has_kind = [&](std::size_t index) {
        return decision_at(index).error->kind == first.error->kind;
    };
    if (std::ranges::all_of(errors, has_plan)) key.first = first.plan;
    if (std::ranges::all_of(errors, has_kind)) key.second = first.error->kind;
    return key;
}

ErrorFamily family_of(const PlannedMatches& matches, const Key& key, std::vector<std::size_t> errors,
                      std::ptrdiff_t rated)
{
    const auto gain_at = [&](std::size_t index) { return matches.gain_of(*matches.decisions[index].error); };
    std::ranges::stable_sort(errors, std::ranges::greater{}, gain_at);
    ErrorFamily family{.plan = key.first, .kind = key.second, .errors = std::move(errors)};
    const double number = std::max(1, matches.matches);
    std::vector<double> gains;
    for (const std::size_t index : family.errors) {
        gains.push_back(gain_at(index) / number);
        family.gain += gains.back();
        family.cost += matches.cost_of(*matches.decisions[index].error) / number;
    }
    family.interval = gain_interval(gains);
    const auto count = static_cast<double>(family.errors.size());
    family.errors_in_match = count / number;
    family.errors_in_hundred = rated == 0 ? 0 : 100 * count / static_cast<double>(rated);
    return family;
}

}  // namespace

PlannedMatches& PlannedMatches::operator+=(PlannedMatches other)
{
    std::ranges::move(other.decisions, std::back_inserter(decisions));
    matches += other.matches;
    in_chances = in_chances && other.in_chances;
    return *this;
}

bool ErrorFamily::of_cube() const
{
    return is_of_cube(kind);
}

bool ErrorFamily::is_rest() const
{
    return !plan && kind == any_like(kind);
}

bool ErrorFamily::covers(const PlannedDecision& decision) const
{
    return decision.of_cube == of_cube() && (!plan || decision.plan == *plan);
}

std::vector<ErrorFamily> error_families(const PlannedMatches& matches)
{
    const std::ptrdiff_t rated = std::ranges::count(matches.decisions, true, &PlannedDecision::is_rated);
    std::vector<ErrorFamily> families;
    for (auto& [key, errors] : groups_of(matches))
        families.push_back(family_of(matches, narrowed(matches, key, errors), errors, rated));
    std::ranges::stable_sort(families, std::ranges::greater{}, [](const ErrorFamily& family) {
        return std::pair(!family.is_rest(), family.gain);
    });
    return families;
}

std::string name_of(const ErrorFamily& family, const Translator& words)
{
    const std::string plan = words.say(family.plan ? to_string(*family.plan) : "various plans"_say);
    return fmt::format("{}: {}", plan, words.say(title_of(family.kind)));
}

std::optional<Interval> gain_interval(std::span<const double> gains)
{
    double sum = 0;
    double squares = 0;
    for (const double gain : gains) {
        sum += gain;
        squares += gain * gain;
    }
    if (gains.size() < kLeastInFamily || !(sum > 0)) return std::nullopt;
    const auto count = static_cast<double>(gains.size());
    const double own = count * squares / (sum * sum) - 1;
    const double spread = (kWeightOfSpread * kUsualSpread + count * own) / (kWeightOfSpread + count);
    return gamma_interval(sum, count / (1 + spread));
}

}  // namespace gammonkit
