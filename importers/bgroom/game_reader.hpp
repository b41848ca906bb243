#pragma once

#include "importers/bgroom/log_lines.hpp"
#include "importers/turns/turn_recorder.hpp"

namespace gammonkit::bgroom {

/// Reads the rows of one game.
class GameReader {
public:
    /// `x`: which player of the match has that letter in this game.
    GameReader(const SourceText& source, const Rules& rules, Game& game, bool marks_hits, Player x,
               Reporter& reporter)
        : x_(x), turns_(source, rules, game, false, marks_hits, reporter)
    {
    }

    void read(const GameLines& lines);

    /// The game followed to its end.
    [[nodiscard]] const GameReplayer& end() const { return turns_.replayer(); }

private:
    void read_row(const Row& row);
    bool read_roll(Player player, const Row& row);
    bool read_word(Player player, const Row& row);
    void go_on(Player player);

    Player x_;
    TurnRecorder turns_;
};

}  // namespace gammonkit::bgroom
