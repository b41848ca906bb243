#pragma once

#include "analysis/cube/cube_context.hpp"
#include "analysis/evaluate/chances.hpp"
#include "analysis/met/match_equity_table.hpp"
#include "report/answers/question.hpp"
#include "report/named_position.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace gammonkit::answers {

// What answers of the engine are put together from, for people.

/// What a position is about, and by what and how it is judged; then an empty line. `plays`: it is about its
/// dice.
[[nodiscard]] std::string position_head(const NamedPosition& position, bool plays, std::string_view how,
                                        const MatchEquityTable& table, const Translator& words = {});

/// "X owns a 2-cube", "centered cube".
[[nodiscard]] std::string cube_text(const NamedPosition& position, const Translator& words = {});

/// ", x 0.7": the cube model of a judge, where it is not the usual one; else nothing.
[[nodiscard]] std::string model_words(const CubeContext& context);

/// The same of a question that is put to an engine.
[[nodiscard]] std::string question_head(const PositionQuestion& question, bool plays);

/// "12.3%"; rounding errors are not shown as "-0.0%".
[[nodiscard]] std::string percent(double chance, const Translator& words = {});

/// What something is worth: "+0.1234", in a match with "56.78%" behind.
[[nodiscard]] std::string equity_text(double equity, std::optional<double> mwc, const Translator& words = {});

/// What chances are worth without the cube: as `equity_text`, in a match with the points of a money game
/// behind.
[[nodiscard]] std::string cubeless_text(const CubeContext& context, const Chances& chances, Player player,
                                        const Cube& cube, const Translator& words = {});

/// How a game may end, in columns below their names: a row for the player on roll and one for his opponent.
[[nodiscard]] std::string chances_rows(const NamedPosition& position, const Chances& chances,
                                       const Translator& words = {});

/// Text at the left end of so many columns, or as wide as it is.
[[nodiscard]] std::string at_left(std::string text, std::size_t columns);

/// Text at the right end of so many columns, with at least one blank before it.
[[nodiscard]] std::string at_right(const std::string& text, std::size_t columns);

/// Wins, gammons and backgammons of both, in percent and in columns.
[[nodiscard]] std::string chances_text(const Chances& chances, const Translator& words = {});

}  // namespace gammonkit::answers
