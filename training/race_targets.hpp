#pragma once

#include "analysis/bearoff/one_sided_table.hpp"
#include "analysis/bearoff/race.hpp"
#include "analysis/evaluate/net.hpp"

namespace gammonkit::training {

/// Tells what the net of races should make of a side: what a bearoff table knows, and above its points what
/// is left after the best play of the next roll, on average. Each thread needs one of its own.
class RaceTargets {
public:
    /// The table must know how soon gammons are saved.
    RaceTargets(const Net& net, const bearoff::OneSidedTable& table) : net_(net), table_(table) {}

    [[nodiscard]] bearoff::SideRolls target(const Side& side);

private:
    void find_plays(const Side& side);
    void judge_plays();
    [[nodiscard]] bearoff::Distribution mean_after(bearoff::Distribution bearoff::SideRolls::* part) const;

    const Net& net_;
    const bearoff::OneSidedTable& table_;
    Net::Scratch scratch_;
    std::vector<Board> boards_;              ///< What the plays of all rolls lead to, seen by the other side.
    std::vector<std::size_t> ends_;          ///< Of each roll's.
    std::vector<bearoff::SideRolls> rolls_;  ///< What is left after each play.
    std::vector<Side> asked_;
    std::vector<std::size_t> asked_places_;
    std::vector<bearoff::SideRolls> answers_;
};

}  // namespace gammonkit::training
