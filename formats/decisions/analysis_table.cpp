#include "formats/decisions/analysis_table.hpp"

#include "formats/decisions/judge.hpp"
#include "model/value.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr std::size_t kMostPlays = 5;

std::optional<Value> value_of(const Assessment& assessment)
{
    const Estimate& estimate = assessment.estimate;
    return estimate.cubeful ? estimate.cubeful : estimate.cubeless;
}

/// "+0.123", or "51.23%" of a chance to win the match.
std::string text_of(const std::optional<Value>& value)
{
    if (!value) return "";
    const double number = number_of(*value);
    return std::holds_alternative<Mwc>(*value) ? fmt::format("{:.2f}%", 100 * number)
                                               : fmt::format("{:+.3f}", number);
}

/// The heading of a column of such values.
std::string unit_of(const std::optional<Value>& value)
{
    return value && std::holds_alternative<Mwc>(*value) ? "MWC" : "equity";
}

/// How much less than the best; empty for the best itself, and where units differ.
std::string loss_text(const std::optional<Value>& value, const std::optional<Value>& best)
{
    if (!value || !best || value->index() != best->index()) return "";
    const double loss = number_of(*value) - number_of(*best);
    if (loss == 0) return "";
    return std::holds_alternative<Mwc>(*value) ? fmt::format("{:+.2f}%", 100 * loss)
                                               : fmt::format("{:+.3f}", loss);
}

std::string percent(double chance)
{
    return fmt::format("{:.1f}", 100 * chance);
}

/// "54.1 17.0 0.8 / 45.9 12.3 0.5": wins, gammons, backgammons, and the same of losses.
std::string chances_text(const Assessment& assessment)
{
    const std::optional<Probabilities>& chances = assessment.estimate.probabilities;
    if (!chances) return "";
    return fmt::format("{} {} {} / {} {} {}", percent(chances->win), percent(chances->win_gammon),
                       percent(chances->win_backgammon), percent(1 - chances->win),
                       percent(chances->lose_gammon), percent(chances->lose_backgammon));
}

std::string level_text(const Assessment& assessment)
{
    if (assessment.rollout) return fmt::format("rollout, {} trials", assessment.rollout->trials);
    if (!assessment.level.empty()) return assessment.level;
    return assessment.context ? fmt::format("{}-ply", assessment.context->plies) : "";
}

std::string title_of(std::string_view what, const Provenance& by)
{
    return by.engine.empty() ? std::string(what) : fmt::format("{}, by {}", what, by.engine);
}

std::vector<std::string> row_of(const PlayAnalysis& analysis, std::size_t i, const Position& position,
                                Player player)
{
    const Candidate& candidate = analysis.candidates[i];
    const std::string play = play_in_words(candidate.play, position, player);
    const Assessment assessment = candidate.assessment.value_or(Assessment{});
    const Assessment best = analysis.candidates.front().assessment.value_or(Assessment{});
    return {fmt::format("{}{}", i + 1, analysis.played == i ? " *" : ""),
            play.empty() ? "cannot move" : play,
            text_of(value_of(assessment)),
            loss_text(value_of(assessment), value_of(best)),
            chances_text(assessment),
            level_text(assessment)};
}

AnalysisTable plays_table(const PlayAnalysis& analysis, const Position& position, Player player)
{
    const Assessment best = analysis.candidates.front().assessment.value_or(Assessment{});
    AnalysisTable table{.title = title_of("Plays", analysis.by),
                        .head = {"#", "play", unit_of(value_of(best)), "loss", "wins / losses (%)", "level"},
                        .best = 0};
    for (std::size_t i = 0; i < analysis.candidates.size(); ++i) {
        if (i < kMostPlays || analysis.played == i)
            table.rows.push_back(row_of(analysis, i, position, player));
    }
    return table;
}

/// The verdict needs all three values in one unit.
std::optional<std::size_t> best_of(const CubeAnalysis& cube)
{
    const std::optional<Value> hold = value_of(cube.no_double);
    const std::optional<Value> take = value_of(cube.double_take);
    const std::optional<Value> drop = worth_of_drop(cube);
    if (!hold || !take || !drop || hold->index() != take->index() || hold->index() != drop->index())
        return std::nullopt;
    const bool taken = number_of(*take) <= number_of(*drop);
    const double doubled = taken ? number_of(*take) : number_of(*drop);
    if (number_of(*hold) >= doubled) return 0;
    return taken ? 1 : 2;
}

AnalysisTable cube_table(const CubeAnalysis& cube)
{
    AnalysisTable table{.title = title_of("Cube", cube.by),
                        .head = {"", unit_of(value_of(cube.no_double)), "wins / losses (%)", "level"}};
    const auto add = [&](std::string_view choice, const Assessment& assessment) {
        table.rows.push_back({std::string(choice), text_of(value_of(assessment)), chances_text(assessment),
                              level_text(assessment)});
    };
    add("no double", cube.no_double);
    add("double, take", cube.double_take);
    if (const std::optional<Value> drop = worth_of_drop(cube))
        table.rows.push_back({"double, drop", text_of(drop), "", ""});
    table.best = best_of(cube);
    return table;
}

bool says_nothing(const CubeAnalysis& cube)
{
    return !value_of(cube.no_double) && !value_of(cube.double_take) && !cube.double_drop;
}

}  // namespace

std::vector<AnalysisTable> analysis_tables(const std::vector<CubeAnalysis>& cubes,
                                           const std::vector<PlayAnalysis>& plays, const Position& position,
                                           Player player)
{
    std::vector<AnalysisTable> tables;
    for (const CubeAnalysis& cube : cubes) {
        if (!says_nothing(cube)) tables.push_back(cube_table(cube));
    }
    for (const PlayAnalysis& play : plays) {
        if (!play.candidates.empty()) tables.push_back(plays_table(play, position, player));
    }
    return tables;
}

}  // namespace gammonkit
