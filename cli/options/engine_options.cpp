#include "cli/options/engine_options.hpp"

#include "analysis/search/jump_decision.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <cmath>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kLevels[] = {"fast",        "standard",     "deep",        "beginner",
                                        "casual-play", "intermediate", "advanced",    "expert",
                                        "world-class", "supremo",      "grandmaster", "4ply"};
constexpr Choice<RollSet> kRolls[] = {{"21", RollSet::all}, {"14", RollSet::fourteen}, {"7", RollSet::seven}};
constexpr std::string_view kEngines[] = {"gammonkit", "gnubg", "socket"};

constexpr double kLeastVolatility = 0.01;
constexpr double kMostVolatility = 0.3;

Result<double> parse_efficiency(std::string_view text)
{
    const std::optional<double> x = parse_double(trimmed(text));
    if (x && *x >= 0 && *x <= 1) return *x;
    return failure("usage", fmt::format("--x needs a number from 0 to 1, or two such as 0.6,0.75, not '{}'",
                                        printable(text)));
}

/// "0.68" or "0.6,0.75"
Result<CubeEfficiency> efficiency_from(std::string_view text)
{
    const std::vector<std::string_view> parts = split(text, ',');
    if (parts.size() > 2) return tl::unexpected(parse_efficiency(text).error());
    GK_TRY(const double own, parse_efficiency(parts.front()));
    GK_TRY(const double other, parse_efficiency(parts.back()));
    return CubeEfficiency::refined(own, other);
}

/// What stands behind "jump:", in percent.
Result<double> parse_volatility(std::string_view text)
{
    const std::optional<double> part = percentage(text);
    if (part && *part >= kLeastVolatility && *part <= kMostVolatility) return *part;
    if (text.ends_with('%')) text = without_last(text);
    return failure("usage",
                   fmt::format("--cube-model jump needs jumps of 1% to 30%, such as jump:8%, not '{}'",
                               printable(text)));
}

/// "jump:8%:local": the size of jumps, and whether the next one is that of the position.
Result<CubeModel> parse_jumps(std::string_view text)
{
    CubeModel model{.volatility = kUsualVolatility};
    std::vector<std::string_view> parts = split(text, ':');
    model.local = parts.size() > 1 && parts.back() == "local";
    if (model.local) parts.pop_back();
    if (parts.size() == 1) return model;
    GK_TRY(model.volatility, parse_volatility(parts.size() == 2 ? parts[1] : text));
    return model;
}

/// "janowski" or "jump:8%:local"
Result<CubeModel> cube_model_from(std::string_view text)
{
    if (text == "janowski") return CubeModel{};
    if (text == "jump" || text.starts_with("jump:")) return parse_jumps(text);
    return failure("usage", fmt::format("there is no cube model '{}'", printable(text)),
                   "there are janowski, jump, jump:8% and jump:8%:local");
}

/// "0.05" or "0.05,random"
Result<Noise> noise_from(std::string_view text)
{
    const std::size_t comma = text.find(',');
    const std::string_view kind = comma == std::string_view::npos ? "" : trimmed(text.substr(comma + 1));
    const std::optional<double> noise = parse_double(trimmed(text.substr(0, comma)));
    const bool is_kind = comma == std::string_view::npos || kind == "random" || kind == "deterministic";
    if (noise && std::isfinite(*noise) && *noise >= 0 && is_kind)
        return Noise{.deviation = *noise, .is_random = kind == "random"};
    return failure("usage",
                   fmt::format("--noise needs a number from 0 on, such as 0.05, and perhaps ,random, "
                               "not '{}'",
                               printable(text)));
}

}  // namespace

void EngineOptions::bind_level(OptionTable& table)
{
    table.in(OptionGroup::engine).choice("--level", "NAME", level, kLevels);
    table.add("--ply", "N", ply, {0, kMostPlies});
}

void EngineOptions::bind_rolls(OptionTable& table)
{
    table.in(OptionGroup::engine).choice<RollSet>("--rolls", "21|14|7", rolls, kRolls);
}

void EngineOptions::bind_noise(OptionTable& table)
{
    table.in(OptionGroup::engine).add("--noise", "X[,random]", noise, noise_from);
}

void EngineOptions::bind_engine(OptionTable& table)
{
    table.in(OptionGroup::engine).choice("--engine", "gammonkit|gnubg|socket:ADDRESS", engine, kEngines, ':');
    bind_gnubg(table);
}

void EngineOptions::bind_cube_model(OptionTable& table)
{
    table.in(OptionGroup::engine).add("--x", "X[,Y]", x, efficiency_from);
    table.add("--cube-model", "janowski|jump[:PERCENT][:local]", cube_model, cube_model_from);
}

void EngineOptions::bind_variant(OptionTable& table)
{
    table.in(OptionGroup::engine).choice<Variant>("--variant", "NAME", variant, kVariants, to_string);
}

}  // namespace gammonkit::cli
