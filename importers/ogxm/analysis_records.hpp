#pragma once

#include "importers/ogxm/records.hpp"

namespace gammonkit::ogxm {

/// How something was judged; what an inner level does not say holds from the outer one.
struct Level {
    std::string preset = {};
    std::optional<int> checker_plies = {};
    std::optional<int> cube_plies = {};
    std::optional<std::uint64_t> trials = {};  ///< Of a rollout.
};

/// The head of an analysis: who made it.
struct AnalysisHead {
    std::string id = {};  ///< As people write it: "00010203-0405-0607-0809-0a0b0c0d0e0f".
    std::string engine = {};
    std::string match_equity_table = {};
    std::optional<int> currency = {};
    Level level = {};
};

/// Win, win gammon, win backgammon, lose gammon, lose backgammon.
using Chances = std::array<double, 5>;

struct Alternative {
    std::vector<SharedStep> steps = {};
    double equity = 0;
    std::optional<Chances> chances = {};
    Level level = {};
    bool played = false;
    std::optional<double> standard_error = {};
    std::optional<double> cubeless = {};
};

/// One judgement of a ply.
struct Decision {
    int ply = 0;  ///< Counted over all games.
    int kind = 0;
    std::vector<Alternative> alternatives = {};  ///< Of a checker play.
    std::optional<double> no_double = {};
    std::optional<double> double_take = {};
    std::optional<double> double_drop = {};
    std::optional<Chances> chances = {};
    std::optional<int> currency = {};  ///< Of a cube decision, if it is not that of the analysis.
    Level level = {};
    double luck = 0;
};

/// Something that somebody said of the match, a game, a ply or a part of its analysis.
struct Annotation {
    int scope = 0;  ///< 0 match, 1 game, 2 ply, 3 decision, 4 alternative.
    int ref = 0;
    std::string value = {};
    std::string key = {};
    std::string author = {};
};

[[nodiscard]] AnalysisHead read_analysis_head(ByteCursor& section);
[[nodiscard]] std::vector<Decision> read_decisions(ByteCursor& section, const Level& level);
[[nodiscard]] std::vector<Annotation> read_annotations(ByteCursor& section);

}  // namespace gammonkit::ogxm
