#pragma once

#include "analysis/external/session.hpp"
#include "model/game_state.hpp"

#include <span>

namespace gammonkit {

/// The engine behind the Universal Backgammon Interface, draft v0.1. Its p0 is Player::first, and positions
/// are seen by the player whose turn it is. Beside `position gnubgid` it knows `position xgid`, which sets
/// turn, score, cube and dice, too; a full GNU id, "POSITION:MATCH", does the same.
class UbgiSession {
public:
    explicit UbgiSession(SessionEngine who);

    [[nodiscard]] SessionReply answer(std::string_view line, const Progress& progress);

private:
    using Words = std::span<const std::string_view>;

    [[nodiscard]] Result<std::string> obey(Words words, const Progress& progress);
    [[nodiscard]] std::string introduction() const;
    [[nodiscard]] Result<void> set_option(Words words);
    [[nodiscard]] Result<void> set_position(Words words);
    [[nodiscard]] Result<void> start_session(Words words);
    [[nodiscard]] Result<void> set_score(Words words);
    [[nodiscard]] Result<void> set_cube(Words words);
    [[nodiscard]] Result<void> set_turn(Words words);
    [[nodiscard]] Result<void> set_dice(Words words);
    [[nodiscard]] Result<GameState> state() const;
    [[nodiscard]] Result<std::string> go(Words words, const Progress& progress);
    [[nodiscard]] Result<std::string> best_play(const GameState& state, const Progress& progress);
    [[nodiscard]] Result<std::string> best_cube(const GameState& state, const Progress& progress);

    SessionEngine who_;
    GameState state_;          ///< All but the position.
    std::string position_id_;  ///< GNU Backgammon's, which is read when it is known whose turn it is.
};

}  // namespace gammonkit
