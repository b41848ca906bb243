#pragma once

#include "importers/turns/turn_recorder.hpp"

namespace gammonkit::party {

/// Reads the play of one game, "1 0 0 31 8/5 6/5#2 0 0 65 24/18 18/13#...", into `game`.
class GameplayReader {
public:
    /// `one`: which player of the match is number 1 in this game.
    GameplayReader(const SourceText& source, const Rules& rules, Game& game, bool crawford_game,
                   bool marks_hits, Player one, Reporter& reporter)
        : one_(one), turns_(source, rules, game, crawford_game, marks_hits, reporter)
    {
    }

    void read(std::string_view play);

    /// The game as far as it has been read.
    [[nodiscard]] TurnBuilder& turns() { return turns_; }

private:
    void read_token(std::string_view token);
    bool read_roll(std::optional<Player> player, std::string_view said, std::string_view token);
    bool read_word(std::optional<Player> player, std::string_view said, std::string_view token);

    Player one_;
    TurnRecorder turns_;
};

}  // namespace gammonkit::party
