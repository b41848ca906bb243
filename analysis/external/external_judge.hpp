#pragma once

#include "analysis/position_judge.hpp"
#include "support/sockets/connection.hpp"

#include <memory>
#include <string>

namespace gammonkit {

/// A program at the other end of a connection judges positions: it says the chances, as external players of
/// GNU Backgammon do ("evaluation fibsboard"). What they are worth with the cube is worked out here, by the
/// usual cube model: that protocol does not tell what waiting and doubling are worth.
class ExternalJudge : public PositionJudge {
public:
    /// Connects, and asks who is there. Fails as `Connection::to`, or if nobody answers.
    [[nodiscard]] static Result<std::unique_ptr<PositionJudge>> at(const SocketAddress& address,
                                                                   MatchEquityTable table, const GoOn& go_on);
    ExternalJudge(Connection connection, std::string name, MatchEquityTable table)
        : connection_(std::move(connection)), name_(std::move(name)), table_(std::move(table))
    {
    }

    [[nodiscard]] std::string name() const override { return name_; }
    [[nodiscard]] const MatchEquityTable& match_equity_table() const override { return table_; }
    [[nodiscard]] Result<std::vector<PlayEvaluation>>
    rank_plays(const GameState& state, const Level& level, const Progress& progress = {},
               std::span<const Position> always = {}) override;
    [[nodiscard]] Result<CubeEvaluation> judge_cube(const GameState& state, const Level& level,
                                                    const Progress& progress = {}) override;

private:
    [[nodiscard]] Result<Chances> chances(const GameState& state, int plies, const Progress& progress);

    Connection connection_;
    std::string name_;
    MatchEquityTable table_;
};

}  // namespace gammonkit
