#pragma once

#include "analysis/engine.hpp"
#include "model/game_state.hpp"

#include <span>
#include <string>

namespace gammonkit {

/// Who answers other programs, and by which rules money games are played unless they say.
struct SessionEngine {
    NetEngine& engine;
    Level plays;
    Level cube;
    Rules money = {};
    std::string version = {};  ///< Of GammonKit.
};

/// What is answered to a line.
struct SessionReply {
    std::string text = {};  ///< With line ends; may be empty.
    bool ends = false;      ///< The other program wants no more.
};

/// What the engine says of a state: "8/5 6/5", "roll", "double", "take", "drop" or "beaver", as GNU
/// Backgammon's external players do; empty where there is no legal play. Fails where the state cannot be
/// judged.
[[nodiscard]] Result<std::string> external_answer(const SessionEngine& who, const GameState& state,
                                                  const Progress& progress);

/// The engine as an external player of GNU Backgammon: lines of boards are asked, moves and cube actions are
/// answered; "version", "help", "exit" and "evaluation fibsboard BOARD [PLIES N] [CUBEFUL]" are what gnubg
/// 1.07 knows beside them. A line that cannot be understood is answered by one that begins with "Error:".
class ExternalSession {
public:
    explicit ExternalSession(SessionEngine who) : who_(std::move(who)) {}

    [[nodiscard]] SessionReply answer(std::string_view line, const Progress& progress);

    /// True if a line is one of this protocol.
    [[nodiscard]] static bool knows(std::string_view line);

private:
    [[nodiscard]] Result<std::string> evaluation(std::string_view text, const Progress& progress);

    SessionEngine who_;
};

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

/// Answers a program by the protocol that each of its lines is of: an external player's of GNU Backgammon, or
/// UBGI.
class EngineSession {
public:
    explicit EngineSession(const SessionEngine& who) : external_(who), ubgi_(who) {}

    [[nodiscard]] SessionReply answer(std::string_view line, const Progress& progress)
    {
        return ExternalSession::knows(line) ? external_.answer(line, progress) : ubgi_.answer(line, progress);
    }

private:
    ExternalSession external_;
    UbgiSession ubgi_;
};

}  // namespace gammonkit
