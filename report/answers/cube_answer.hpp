#pragma once

#include "analysis/cube/calculator.hpp"
#include "report/answers/question.hpp"

#include <optional>
#include <string>

namespace gammonkit::answers {

/// The efficiencies with which the cube model would say what the engine says that has looked ahead.
struct SearchEfficiency {
    int plies = 0;
    std::optional<double> no_double = {};    ///< With the cube as it is.
    std::optional<double> double_take = {};  ///< With the cube that the opponent has after a double.
};

/// What is worked out about the cube from chances, with what they are chances of.
struct CubeAnswer {
    CubeContext context;
    Rules rules = {};
    MatchScore score = {};          ///< In a match.
    std::string table = {};         ///< The match equity table of a match.
    Player player = Player::first;  ///< On roll.
    ByPlayer<std::string> names = {"X", "O"};
    Cube cube = {};
    Chances chances = {};
    std::string model = {};  ///< The cube model in words: "x 0.68".
    CubeEfficiency efficiency = {};
    CubeSheet sheet = {};
    std::optional<SearchEfficiency> search = {};
};

/// The same as a chance to win the match and as normalized match equity.
struct Conversion {
    double emg = 0;
    double mwc = 0;
};

/// The answer about chances that are given, or about a position and what an engine says of it.
[[nodiscard]] std::string answer_text(const CubeAnswer& answer);
[[nodiscard]] std::string answer_json(const CubeAnswer& answer);
[[nodiscard]] std::string answer_text(const PositionQuestion& question, const CubeAnswer& answer);
[[nodiscard]] std::string answer_json(const PositionQuestion& question, const CubeAnswer& answer);

/// A value in both units at the score of `answer`, with what it is measured between; nothing else of the
/// answer is used.
[[nodiscard]] std::string conversion_text(const CubeAnswer& answer, const Conversion& conversion);
[[nodiscard]] std::string conversion_json(const CubeAnswer& answer, const Conversion& conversion);

}  // namespace gammonkit::answers
