#pragma once

#include "analysis/play/contestant.hpp"
#include "support/sockets/connected_program.hpp"

#include <filesystem>
#include <memory>

namespace gammonkit {

/// How a GNU Backgammon is run, and how it thinks.
struct GnubgPlayerSettings {
    std::filesystem::path program = {};
    std::filesystem::path folder = {};  ///< Where its script lies, and its home.
    int plies = 0;
    bool cubeful = true;  ///< Of its plays.
};

/// A GNU Backgammon that answers in its Python what it would do. It keeps 20 kB of memory for each answer, so
/// a new one takes its place now and then.
class GnubgPlayer : public Contestant {
public:
    /// Writes the script that all players of a folder run.
    static void prepare(const GnubgPlayerSettings& settings);

    /// `go_on` may stop waiting for an answer.
    [[nodiscard]] static Result<std::unique_ptr<Contestant>> start(const GnubgPlayerSettings& settings,
                                                                   const GoOn& go_on);
    GnubgPlayer(GnubgPlayerSettings settings, std::unique_ptr<ConnectedProgram> program, GoOn go_on)
        : settings_(std::move(settings)), program_(std::move(program)), go_on_(std::move(go_on))
    {
    }

    void begin(const GameState& start, Player /*seat*/) override { start_ = start; }
    [[nodiscard]] Result<bool> doubles(const GameSituation& situation) override;
    [[nodiscard]] Result<DoubleAnswer> answers(const GameSituation& situation) override;
    [[nodiscard]] Result<Board> plays(const GameSituation& situation, Dice dice) override;

private:
    [[nodiscard]] Result<std::string> asked(const GameSituation& situation, std::optional<Dice> dice);
    [[nodiscard]] Result<CubeSides> worths(const GameSituation& situation);

    GnubgPlayerSettings settings_;
    std::unique_ptr<ConnectedProgram> program_;
    int answers_ = 0;  ///< Of this program.
    GoOn go_on_;
    GameState start_ = {};
};

}  // namespace gammonkit
