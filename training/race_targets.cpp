#include "training/race_targets.hpp"

#include "analysis/search/dice_rolls.hpp"
#include "analysis/successors.hpp"

#include <algorithm>
#include <array>

namespace gammonkit::training {

using bearoff::Distribution;
using bearoff::SideRolls;

SideRolls RaceTargets::target(const Side& side)
{
    if (const std::optional<SideRolls> known = bearoff::side_rolls(table_, side)) return *known;
    find_plays(side);
    judge_plays();
    SideRolls result{.to_bear_off = mean_after(&SideRolls::to_bear_off)};
    if (side[0] == 0) result.to_save_gammon = mean_after(&SideRolls::to_save_gammon);
    if (is_left_behind(side)) result.to_save_backgammon = mean_after(&SideRolls::to_save_backgammon);
    return result;
}

void RaceTargets::find_plays(const Side& side)
{
    boards_.clear();
    ends_.clear();
    for (const WeightedRoll& roll : kAllRolls) {
        add_successors(boards_, {.own = side, .other = {}}, roll.dice);
        ends_.push_back(boards_.size());
    }
}

void RaceTargets::judge_plays()
{
    rolls_.resize(boards_.size());
    asked_.clear();
    asked_places_.clear();
    for (std::size_t i = 0; i < boards_.size(); ++i) {
        const Side& side = boards_[i].other;
        if (const std::optional<SideRolls> known = bearoff::side_rolls(table_, side)) {
            rolls_[i] = *known;
        } else {
            asked_.push_back(side);
            asked_places_.push_back(i);
        }
    }
    answers_.resize(asked_.size());
    net_.count_rolls(asked_, answers_, scratch_);
    for (std::size_t i = 0; i < asked_.size(); ++i)
        rolls_[asked_places_[i]] = answers_[i];
}

/// After the plays that leave the fewest rolls.
Distribution RaceTargets::mean_after(Distribution SideRolls::* part) const
{
    constexpr std::uint32_t kAll = 36;
    std::array<std::uint32_t, bearoff::kSlots> sums{};
    std::size_t begin = 0;
    for (std::size_t r = 0; r < ends_.size(); ++r) {
        const auto fewest = std::min_element(rolls_.begin() + static_cast<std::ptrdiff_t>(begin),
                                             rolls_.begin() + static_cast<std::ptrdiff_t>(ends_[r]),
                                             [part](const SideRolls& a, const SideRolls& b) {
                                                 return bearoff::mean_of(a.*part) < bearoff::mean_of(b.*part);
                                             });
        for (std::size_t k = 0; k < bearoff::kSlots; ++k) {
            const std::size_t with_this_roll = std::min(k + 1, bearoff::kSlots - 1);
            sums[with_this_roll] += (kAllRolls[r].dice.is_double() ? 1U : 2U) * (*fewest.*part)[k];
        }
        begin = ends_[r];
    }
    Distribution mean{};
    for (std::size_t k = 0; k < bearoff::kSlots; ++k)
        mean[k] = static_cast<std::uint16_t>((sums[k] + kAll / 2) / kAll);
    return mean;
}

}  // namespace gammonkit::training
