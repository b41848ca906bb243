#pragma once

#include "analysis/cube/cube_context.hpp"
#include "analysis/cube/efficiency.hpp"
#include "support/thread_pool.hpp"
#include "training/cube_efficiency/rolled_boards.hpp"

#include <cstddef>
#include <span>
#include <vector>

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

/// Linear equations, more than there are unknowns: finds what comes nearest to all of them. Unknowns of which
/// little is known are drawn a little towards 0.
class LeastSquares {
public:
    explicit LeastSquares(std::size_t unknowns)
        : unknowns_(unknowns), products_(unknowns * unknowns), right_(unknowns)
    {
    }

    /// The sum of the unknowns, each times its coefficient, should be `value`.
    void add(std::span<const double> coefficients, double value);
    /// The equations of another.
    void add(const LeastSquares& other);

    [[nodiscard]] std::vector<double> solution() const;

private:
    std::size_t unknowns_;
    std::vector<double> products_;  ///< Below the diagonal and on it.
    std::vector<double> right_;
};

}  // namespace gammonkit::training
