#include "cli/engine/cube_model.hpp"

#include "analysis/cube/jump_decision.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr double kLeastVolatility = 0.01;
constexpr double kMostVolatility = 0.3;

Result<double> parse_efficiency(std::string_view text)
{
    const std::optional<double> x = parse_double(trimmed(text));
    if (x && *x >= 0 && *x <= 1) return *x;
    return failure("usage", fmt::format("--x needs a number from 0 to 1, or two such as 0.6,0.75, not '{}'",
                                        printable(text)));
}

Result<CubeEfficiency> parse_efficiencies(std::string_view text)
{
    const std::vector<std::string_view> parts = split(text, ',');
    if (parts.size() > 2) return tl::unexpected(parse_efficiency(text).error());
    GK_TRY(const double own, parse_efficiency(parts.front()));
    GK_TRY(const double other, parse_efficiency(parts.back()));
    return CubeEfficiency::refined(own, other);
}

/// What stands behind "jump:", in percent.
Result<double> parse_volatility(std::string_view text, std::string_view option)
{
    if (text.ends_with('%')) text.remove_suffix(1);
    const std::optional<double> percent = parse_double(trimmed(text));
    if (percent && *percent >= 100 * kLeastVolatility && *percent <= 100 * kMostVolatility)
        return *percent / 100;
    return failure("usage", fmt::format("{} jump needs jumps of 1% to 30%, such as jump:8%, not '{}'", option,
                                        printable(text)));
}

}  // namespace

Result<CubeModel> parse_cube_model(const std::string& x, const std::string& model, std::string_view option)
{
    CubeModel parsed;
    if (!x.empty()) {
        GK_TRY(parsed.efficiency, parse_efficiencies(x));
    }
    if (model.empty() || model == "janowski") return parsed;
    if (parsed.efficiency) return failure("usage", fmt::format("--x and {} jump exclude each other", option));
    if (model == "jump") {
        parsed.volatility = kUsualVolatility;
        return parsed;
    }
    if (!model.starts_with("jump:"))
        return failure("usage", fmt::format("there is no cube model '{}'", printable(model)),
                       "there are janowski, jump and jump:8%");
    GK_TRY(parsed.volatility, parse_volatility(std::string_view(model).substr(5), option));
    return parsed;
}

}  // namespace gammonkit::cli
