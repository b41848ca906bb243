#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace gammonkit::training {

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
