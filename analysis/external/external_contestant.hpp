#pragma once

#include "analysis/play/contestant.hpp"
#include "support/sockets/connected_program.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace gammonkit {

/// A program that plays at the other end of a connection, asked as GNU Backgammon asks external players.
class ExternalContestant : public Contestant {
public:
    /// `connection` must live as long: `kept` may be what it belongs to. `go_on` may stop waiting for an
    /// answer.
    ExternalContestant(Connection& connection, GoOn go_on, std::shared_ptr<void> kept)
        : kept_(std::move(kept)), connection_(connection), go_on_(std::move(go_on))
    {
    }

    void begin(const GameState& start, Player /*seat*/) override { start_ = start; }
    [[nodiscard]] Result<bool> doubles(const GameSituation& situation) override;
    [[nodiscard]] Result<DoubleAnswer> answers(const GameSituation& situation) override;
    [[nodiscard]] Result<Board> plays(const GameSituation& situation, Dice dice) override;

private:
    [[nodiscard]] Result<GameState> state_at(const GameSituation& situation) const;
    [[nodiscard]] Result<std::string> asked(const GameState& state);

    std::shared_ptr<void> kept_;
    Connection& connection_;
    GoOn go_on_;
    GameState start_ = {};
};

/// Connects to who plays at a socket.
[[nodiscard]] Result<std::unique_ptr<Contestant>> contestant_at(const SocketAddress& address,
                                                                const GoOn& go_on);

/// Runs a program that plays over its standard input and output.
[[nodiscard]] Result<std::unique_ptr<Contestant>> contestant_by_program(std::vector<std::string> command,
                                                                        const GoOn& go_on);

/// How GNU Backgammon plays: its plies for plays and for the cube, and by which rules in money games.
struct GnubgPlaying {
    std::filesystem::path program = {};
    int plies = 0;
    Rules rules = {};
};

/// Runs a GNU Backgammon, with its usual settings aside from these, which plays at a socket in a folder of
/// its own.
[[nodiscard]] Result<std::unique_ptr<Contestant>> gnubg_contestant(const GnubgPlaying& how,
                                                                   const GoOn& go_on);

}  // namespace gammonkit
