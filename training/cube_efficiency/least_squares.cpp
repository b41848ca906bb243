#include "training/cube_efficiency/least_squares.hpp"

#include <cmath>

namespace gammonkit::training {

void LeastSquares::add(std::span<const double> coefficients, double value)
{
    for (std::size_t row = 0; row < unknowns_; ++row) {
        if (coefficients[row] == 0) continue;
        right_[row] += coefficients[row] * value;
        for (std::size_t column = 0; column <= row; ++column)
            products_[row * unknowns_ + column] += coefficients[row] * coefficients[column];
    }
}

void LeastSquares::add(const LeastSquares& other)
{
    for (std::size_t i = 0; i < products_.size(); ++i)
        products_[i] += other.products_[i];
    for (std::size_t i = 0; i < right_.size(); ++i)
        right_[i] += other.right_[i];
}

/// By Cholesky's decomposition of the normal equations.
std::vector<double> LeastSquares::solution() const
{
    constexpr double kOfEach = 1e-4;
    constexpr double kOfAll = 1e-2;
    std::vector<double> lower = products_;
    std::vector<double> x = right_;
    const auto at = [&](std::size_t row, std::size_t column) -> double& {
        return lower[row * unknowns_ + column];
    };
    for (std::size_t i = 0; i < unknowns_; ++i) {
        at(i, i) = (1 + kOfEach) * at(i, i) + kOfAll;
        for (std::size_t j = 0; j <= i; ++j) {
            for (std::size_t k = 0; k < j; ++k)
                at(i, j) -= at(i, k) * at(j, k);
            at(i, j) = i == j ? std::sqrt(at(i, i)) : at(i, j) / at(j, j);
        }
        for (std::size_t j = 0; j < i; ++j)
            x[i] -= at(i, j) * x[j];
        x[i] /= at(i, i);
    }
    for (std::size_t i = unknowns_; i-- > 0;) {
        for (std::size_t j = i + 1; j < unknowns_; ++j)
            x[i] -= at(j, i) * x[j];
        x[i] /= at(i, i);
    }
    return x;
}

}  // namespace gammonkit::training
