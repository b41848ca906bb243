#pragma once

#include "analysis/cube/decision.hpp"
#include "analysis/evaluate/chances.hpp"
#include "model/race/effort.hpp"
#include "report/answers/question.hpp"
#include "report/json_parts.hpp"
#include "report/named_position.hpp"
#include "report/render/theme.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace gammonkit::answers {

// What answers of the engine are put together from, for programs: docs/json-output.md.

/// With the digits that chances and equities have.
[[nodiscard]] double rounded(double number);
[[nodiscard]] Json known_number(const std::optional<double>& number);

/// How an object begins: kind, version, position and players.
[[nodiscard]] Json position_json(const NamedPosition& position, std::string_view kind);

/// The same of a question that is put to an engine: with who judged, how, and by which table.
[[nodiscard]] Json question_json(const PositionQuestion& question, std::string_view kind);

/// What it takes one side of a race; pips to two decimals.
[[nodiscard]] Json effort_json(const RaceEffort& effort);

/// The same of the player on roll and of his opponent; null with contact.
[[nodiscard]] Json race_json(const GameState& state);

/// Names the cube model of a judge where it is not the usual one.
void add_cube_model(Json& json, const CubeContext& context);

/// What is right with the cube, in words and as a name.
[[nodiscard]] Json verdict_json(const CubeVerdict& verdict);
/// Adds the choices best first, and how often the opponent must answer wrongly for a wrong double to lose
/// nothing.
void add_ranking(Json& json, const CubeDecision& decision);
/// The verdict with what the opponent should answer, what the three choices are worth, and their ranking.
[[nodiscard]] Json decision_json(const CubeDecision& decision, bool is_money);

[[nodiscard]] Json json_of(const Chances& chances);

/// What chances are worth without the cube: as the next says, in a match with the points of a money game.
[[nodiscard]] Json cubeless_json(const CubeContext& context, const Chances& chances, Player player,
                                 const Cube& cube);

/// The value in its unit, and the chance to win the match.
[[nodiscard]] Json json_of(double equity, std::optional<double> mwc);

[[nodiscard]] std::string_view name_of(Doubling doubling);
[[nodiscard]] std::string_view name_of(CubeOption option);
[[nodiscard]] std::string_view name_of(DoubleAnswer answer);

/// A theme as an object: its name, its title and all its colors.
[[nodiscard]] std::string theme_json(std::string_view name, const Theme& theme);

}  // namespace gammonkit::answers
