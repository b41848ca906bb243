#include "analysis/cube/cube_model.hpp"

#include "analysis/cube/calculator.hpp"

#include <cmath>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// In at most three digits.
std::string x_text(double x)
{
    return fmt::format("{:.3g}", std::round(1000 * x) / 1000);
}

}  // namespace

CubeEfficiency CubeModel::efficiency_of(const Chances& chances, const CubeEfficiency& usual) const
{
    if (volatility) return jump_efficiency(chances, *volatility);
    return efficiency.value_or(usual);
}

std::string cube_model_text(const CubeModel& model, const CubeEfficiency& efficiency)
{
    const std::string own = x_text(efficiency.own);
    const std::string other = x_text(efficiency.other);
    const std::string centered = x_text(efficiency.centered);
    const std::string x = own == other && own == centered
                              ? "x " + own
                              : fmt::format("x {} own, {} other, {} centered", own, other, centered);
    return model.volatility ? fmt::format("jumps of {:.3g} %, {}", 100 * *model.volatility, x) : x;
}

}  // namespace gammonkit
