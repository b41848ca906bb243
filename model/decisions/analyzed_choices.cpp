#include "model/decisions/analysis_table.hpp"
#include "model/decisions/cube_choice.hpp"
#include "model/decisions/judge.hpp"
#include "model/decisions/level_text.hpp"
#include "model/decisions/play_choice.hpp"
#include "model/value.hpp"

namespace gammonkit {
namespace {

constexpr std::size_t kMostPlays = 5;

std::optional<Value> value_of(const std::optional<Assessment>& assessment)
{
    return assessment ? comparable_value(assessment->estimate) : std::nullopt;
}

/// In the unit of the best; nothing for the best itself, or where the two don't compare.
std::optional<Value> loss_of(const std::optional<Assessment>& made, const std::optional<Assessment>& best)
{
    const std::optional<Value> value = value_of(made);
    const std::optional<Value> of_best = value_of(best);
    if (!value || !of_best || value->index() != of_best->index()) return std::nullopt;
    const DecisionValue lost = loss(best->estimate, made->estimate);
    const std::optional<double> size = std::holds_alternative<Mwc>(*value) ? lost.mwc : lost.equity;
    if (size.value_or(0) == 0) return std::nullopt;
    Value signed_loss = *value;
    std::visit([&](auto& unit) { unit.value = -*size; }, signed_loss);
    return signed_loss;
}

std::string title_of(std::string_view what, const Provenance& by)
{
    return by.engine.empty() ? std::string(what) : std::string(what) + ", by " + by.engine;
}

bool is_chance(const std::optional<Value>& value)
{
    return value && std::holds_alternative<Mwc>(*value);
}

AnalyzedChoice choice_of(std::string words, const std::optional<Assessment>& assessment)
{
    AnalyzedChoice choice{.words = std::move(words), .value = value_of(assessment)};
    if (!assessment) return choice;
    choice.chances = assessment->estimate.probabilities;
    choice.level = level_text(*assessment);
    return choice;
}

AnalyzedChoices choices_of(const PlayAnalysis& analysis, const Position& position, Player player)
{
    AnalyzedChoices result{.title = title_of("Plays", analysis.by), .best = 0};
    const std::optional<Assessment>& best = analysis.candidates.front().assessment;
    result.in_chances = is_chance(value_of(best));
    for (std::size_t i = 0; i < analysis.candidates.size(); ++i) {
        if (i >= kMostPlays && analysis.played != i) continue;
        const Candidate& candidate = analysis.candidates[i];
        std::string play = play_in_words(candidate.play, position, player);
        AnalyzedChoice choice =
            choice_of(play.empty() ? "cannot move" : std::move(play), candidate.assessment);
        choice.rank = i + 1;
        choice.made = analysis.played == i;
        choice.loss = loss_of(candidate.assessment, best);
        result.choices.push_back(std::move(choice));
    }
    return result;
}

/// The verdict needs all three values in one unit.
std::optional<std::size_t> best_of(const CubeAnalysis& cube)
{
    const std::optional<Value> hold = value_of(cube.no_double);
    const std::optional<Value> take = value_of(cube.double_take);
    const std::optional<Value> drop = value_of_drop(cube);
    if (!hold || !take || !drop || hold->index() != take->index() || hold->index() != drop->index())
        return std::nullopt;
    const CubeSides sides{number_of(*hold), number_of(*take), number_of(*drop)};
    if (!sides.doubles()) return 0;
    return sides.takes() ? 1 : 2;
}

AnalyzedChoices choices_of(const CubeAnalysis& cube)
{
    AnalyzedChoices result{.of_cube = true,
                           .in_chances = is_chance(value_of(cube.no_double)),
                           .title = title_of("Cube", cube.by),
                           .best = best_of(cube)};
    result.choices = {choice_of("no double", cube.no_double), choice_of("double, take", cube.double_take)};
    if (const std::optional<Value> drop = value_of_drop(cube))
        result.choices.push_back({.words = "double, drop", .value = drop});
    return result;
}

bool says_nothing(const CubeAnalysis& cube)
{
    return !value_of(cube.no_double) && !value_of(cube.double_take) && !cube.double_drop;
}

}  // namespace

std::vector<AnalyzedChoices> analyzed_choices(const std::vector<CubeAnalysis>& cubes,
                                              const std::vector<PlayAnalysis>& plays,
                                              const Position& position, Player player)
{
    std::vector<AnalyzedChoices> all;
    for (const CubeAnalysis& cube : cubes) {
        if (!says_nothing(cube)) all.push_back(choices_of(cube));
    }
    for (const PlayAnalysis& play : plays) {
        if (!play.candidates.empty()) all.push_back(choices_of(play, position, player));
    }
    return all;
}

}  // namespace gammonkit
