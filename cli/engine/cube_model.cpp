#include "cli/engine/cube_model.hpp"

#include "analysis/cube/jump_decision.hpp"
#include "cli/options/help.hpp"
#include "support/ends.hpp"
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
    if (text.ends_with('%')) text = without_last(text);
    const std::optional<double> percent = parse_double(trimmed(text));
    if (percent && *percent >= 100 * kLeastVolatility && *percent <= 100 * kMostVolatility)
        return *percent / 100;
    return failure("usage", fmt::format("{} jump needs jumps of 1% to 30%, such as jump:8%, not '{}'", option,
                                        printable(text)));
}

/// "jump:8%:local": the size of jumps, and whether the next one is that of the position.
Result<CubeModel> parse_jumps(std::string_view text, std::string_view option)
{
    CubeModel model{.volatility = kUsualVolatility};
    std::vector<std::string_view> parts = split(text, ':');
    model.local = parts.size() > 1 && parts.back() == "local";
    if (model.local) parts.pop_back();
    if (parts.size() == 1) return model;
    GK_TRY(model.volatility, parse_volatility(parts.size() == 2 ? parts[1] : text, option));
    return model;
}

}  // namespace

Result<CubeModel> cube_model_of(const EngineArguments& engine, std::string_view option)
{
    CubeModel parsed;
    if (!engine.x.empty()) {
        GK_TRY(parsed.efficiency, parse_efficiencies(engine.x));
    }
    const std::string& model = engine.cube_model;
    if (model.empty() || model == "janowski") return parsed;
    if (model != "jump" && !model.starts_with("jump:"))
        return failure("usage", fmt::format("there is no cube model '{}'", printable(model)),
                       "there are janowski, jump, jump:8% and jump:8%:local");
    if (parsed.efficiency) return failure("usage", fmt::format("--x and {} jump exclude each other", option));
    return parse_jumps(model, option);
}

std::string engine_name_with(const CubeModel& model, RollSet rolls)
{
    std::string name = engine_name();
    if (!model.is_usual()) name += ", " + cube_model_text(model);
    if (rolls != RollSet::all) name += fmt::format(", {} rolls", rolls_of(rolls).size());
    return name;
}

}  // namespace gammonkit::cli
