#pragma once

#include "analysis/gnubg/gnubg_program.hpp"
#include "analysis/position_judge.hpp"

#include <memory>
#include <span>

namespace gammonkit {

/// What GNU Backgammon says of a position before the roll: chances, and equities as it gives a cube decision.
struct GnubgAnswer {
    Chances chances;
    double optimal = 0;
    double no_double = 0;
    double double_take = 0;
};

/// Asks GNU Backgammon, at the plies and with the filters and the noise of a level. One question takes about
/// half a second more than thinking, in which the program starts.
class GnubgEngine : public PositionJudge {
public:
    /// `table` is a match equity table that it shall use in place of its own. Fails as `GnubgProgram::at`
    /// does.
    [[nodiscard]] static Result<std::unique_ptr<PositionJudge>>
    make(const GnubgProgram& program, const std::optional<MatchEquityTable>& table,
         const Progress& progress = {});
    GnubgEngine(GnubgProgram program, std::optional<MatchEquityTable> given, MatchEquityTable table)
        : program_(std::move(program)), given_(std::move(given)), table_(std::move(table))
    {
    }

    [[nodiscard]] std::string name() const override { return program_.name(); }
    [[nodiscard]] const MatchEquityTable& match_equity_table() const override { return table_; }
    [[nodiscard]] Result<std::vector<PlayEvaluation>>
    rank_plays(const GameState& state, const Level& level, const Progress& progress = {},
               std::span<const Position> always = {}) override;
    [[nodiscard]] Result<CubeEvaluation> judge_cube(const GameState& state, const Level& level,
                                                    const Progress& progress = {}) override;

private:
    [[nodiscard]] Result<std::vector<GnubgAnswer>> ask(const GameState& state, std::span<const Board> boards,
                                                       Player on_roll, const Level& level, int plies,
                                                       const Progress& progress) const;

    GnubgProgram program_;
    std::optional<MatchEquityTable> given_;
    MatchEquityTable table_;
};

/// The command that makes GNU Backgammon, running in `folder`, use a match equity table, which is written
/// there; empty without one.
[[nodiscard]] Result<std::string> gnubg_table_command(const std::optional<MatchEquityTable>& table,
                                                      const std::filesystem::path& folder);

}  // namespace gammonkit
