#pragma once

#include "analysis/cube/cube_context.hpp"
#include "analysis/cube/efficiency.hpp"
#include "support/thread_pool.hpp"
#include "training/cube_efficiency/rolled_boards.hpp"

namespace gammonkit::training {

/// Finds the efficiencies with which worths agree with those one roll ahead.
class EfficiencyLearner {
public:
    /// Begins with an efficiency of 0.68 everywhere.
    explicit EfficiencyLearner(std::vector<RolledBoard> boards);

    /// One round; tells by how much the worths before were off on average.
    double learn();

    [[nodiscard]] const EfficiencyTable& table() const { return table_; }

private:
    class Sums;

    /// Worths with the cube in the middle, with the player on roll and with his opponent.
    using Worths = std::array<double, 3>;
    [[nodiscard]] Worths worths(const RolledBoard::Reply& reply) const;
    [[nodiscard]] Worths one_roll_ahead(const RolledBoard& board) const;
    void add(const RolledBoard& board, Sums& sums) const;

    std::vector<RolledBoard> boards_;
    EfficiencyTable table_{};
    CubeContext context_ = CubeContext::money({});
    ThreadPool crew_{0};
};

}  // namespace gammonkit::training
