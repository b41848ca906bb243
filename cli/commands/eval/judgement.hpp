#pragma once

#include "analysis/cube/jump_decision.hpp"
#include "analysis/cube/window.hpp"
#include "cli/engine/judging.hpp"
#include "report/render/text_board.hpp"

#include <optional>

namespace gammonkit::cli {

/// What the engine says of a position before the roll.
struct CubeJudgement {
    RankedCube ranked;
    double equity = 0;            ///< If both do what is best for them: money points per unit, or EMG.
    std::optional<Mwc> mwc = {};  ///< The same as the chance to win the match.
    std::optional<MarketWindow> window = {};  ///< If the player on roll may double.
    std::optional<JumpDecision> jumps = {};   ///< With --cube-model jump.
};

[[nodiscard]] Result<CubeJudgement> judge_cube(const Question& question);
/// The same, by the cube model of the command line too. Fails with code "usage" where that model knows
/// nothing.
[[nodiscard]] Result<CubeJudgement> judge_cube(const Question& question, const Arguments& arguments);

/// The best plays of the roll, as many as --plays says, and how many there are.
struct PlayJudgement {
    std::vector<RankedPlay> plays;
    std::size_t legal = 0;
};

[[nodiscard]] Result<PlayJudgement> judge_plays(const Question& question, std::size_t most);

/// For people, in columns.
[[nodiscard]] std::string judgement_text(const Question& question, const CubeJudgement& judgement);
[[nodiscard]] std::string judgement_text(const Question& question, const PlayJudgement& judgement);

/// For programs, as an object: docs/engine-json.md.
[[nodiscard]] std::string judgement_json(const Question& question, const CubeJudgement& judgement);
[[nodiscard]] std::string judgement_json(const Question& question, const PlayJudgement& judgement);

/// As --json and --board say.
template <class Judgement>
[[nodiscard]] std::string shown(const Arguments& arguments, const Question& question,
                                const Judgement& judgement)
{
    if (arguments.json) return judgement_json(question, judgement);
    const NamedPosition& position = question.position;
    const std::string board =
        arguments.board ? draw_text_board(position.state, {.names = position.names}) + "\n" : "";
    return board + judgement_text(question, judgement);
}

}  // namespace gammonkit::cli
