#pragma once

#include "model/game_state.hpp"
#include "model/match.hpp"
#include "support/result.hpp"

#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// What became of a line that was understood.
struct Transcribed {
    bool changed = false;                  ///< Whether the match is another now.
    std::vector<std::string> said = {};    ///< What follows from it, in words: "the only play: bar/22".
    std::vector<std::string> doubts = {};  ///< What was taken, but may be a slip.
};

/// Makes a match of lines that are typed while it is played: docs/transcribing.md. Each line is held against
/// the rules at once. One that cannot be taken changes nothing.
class Transcriber {
public:
    /// Goes on where `match` ends.
    explicit Transcriber(Match match = {}) : match_(std::move(match)) {}

    /// Fails with a hint if a line means nothing, or what it says is against the rules and not said to have
    /// happened all the same ("!").
    [[nodiscard]] Result<Transcribed> enter(std::string_view line);

    [[nodiscard]] const Match& match() const { return match_; }

    /// Where the game at hand stands, or the last one where that is over.
    [[nodiscard]] GameState state() const;

    /// Who won the match; nothing while it goes on.
    [[nodiscard]] std::optional<Player> winner() const;

private:
    /// What `undo` needs: games before the last one never change.
    struct Before {
        Match without_games = {};
        std::size_t games = 0;
        std::optional<Game> last = {};
    };
    [[nodiscard]] Before before();
    void go_back(Before before);
    [[nodiscard]] Result<Transcribed> undo();

    [[nodiscard]] Result<Transcribed> take(std::string_view line);

    Match match_;
    std::deque<Before> before_ = {};
};

}  // namespace gammonkit
