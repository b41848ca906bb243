#pragma once

#include "analysis/bearoff/one_sided_table.hpp"
#include "analysis/bearoff/race.hpp"
#include "analysis/bearoff/table_set.hpp"
#include "analysis/evaluate/net.hpp"
#include "analysis/evaluate/shipped_nets.hpp"
#include "support/thread_pool.hpp"
#include "training/environment.hpp"
#include "training/learning_net.hpp"
#include "training/options.hpp"
#include "training/random.hpp"
#include "training/sample_memory.hpp"

namespace gammonkit::training {

/// Lets the net of races learn what sides of races need, from games and from races that a table knows, until
/// the games are played, the time is over or it is told to stop.
class RaceSession {
public:
    /// Goes on with the folder's net. Throws std::runtime_error where files cannot be read, or the net is not
    /// one that is told one side.
    explicit RaceSession(const Settings& settings);

    void train();

    /// One chunk of games, and what is learned from it. Returns by how much the net was wrong, on average.
    double train_chunk();

private:
    [[nodiscard]] std::vector<Side> play();
    void add_known(std::vector<Side>& sides);
    [[nodiscard]] std::vector<LabeledSide> labeled(const std::vector<Side>& sides);
    double learn(std::size_t new_sides);
    [[nodiscard]] float rate() const;

    Settings settings_;
    Nets nets_;  ///< Those that play.
    ThreadPool thread_pool_;
    LearningNet net_;
    bearoff::OneSidedTable table_;
    Random random_;
    std::vector<Random> randoms_;  ///< One a thread.
    SampleMemory<LabeledSide> memory_;
    Clock::time_point begin_ = Clock::now();
    long games_ = 0;
    std::size_t labels_ = 0;
};

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
