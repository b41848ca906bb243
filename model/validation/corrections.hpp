#pragma once

#include "model/match.hpp"
#include "model/replay.hpp"
#include "model/validation/play_slips.hpp"

#include <cstddef>
#include <optional>
#include <string>

namespace gammonkit {

/// A play that was probably written down wrongly, and what was probably meant.
struct Correction {
    std::size_t turn = 0;  ///< Of the game, from 0: where the slip is, which may be before it shows.
    MeantPlay meant;
    std::string text = {};        ///< The play as people write it: "24/18 13/11*".
    std::string rival = {};       ///< Another that explains as much, in the same way; may be empty.
    std::size_t followed_to = 0;  ///< With it, the game can be followed up to this turn, from 0.
    std::size_t plays = 0;        ///< So many plays on the way speak for it.
    bool to_the_end = false;      ///< Nothing is wrong with the board behind it any more.
    /// One slip, the game can be followed to its end over three or more plays, and nothing else that is near
    /// does the same.
    bool certain = false;
};

/// Looks for slips that explain why a play cannot be right.
class CorrectionFinder {
public:
    /// All must outlive this.
    CorrectionFinder(const Rules& rules, const Game& game, bool crawford_game);

    /// What explains that turn number `turn`, from 0, breaks a rule about the board: a slip in it, or in one
    /// of the turns shortly before. Nothing if none is near, if several that are not very near explain as
    /// much, or if too much has been looked at already.
    [[nodiscard]] std::optional<Correction> find(std::size_t turn);

private:
    struct Followed {
        std::size_t to = 0;  ///< The first turn that is wrong, or the number of turns.
        bool to_the_end = false;
        std::size_t plays = 0;  ///< On the way.
    };
    struct Found {
        Correction best;
        bool is_alone = true;
    };

    /// The game as far as a turn that is played as `meant`, and on from there.
    Followed follow(const GameReplayer& before, std::size_t turn, const MeantPlay& meant);
    void look_at(std::size_t turn, std::size_t wrong, std::optional<Found>& found);

    const Rules& rules_;
    const Game& game_;
    bool crawford_game_;
    std::size_t turns_left_ = 20'000;  ///< Turns that may still be followed.
};

/// True for breaches that a wrong play explains: of the board, or of what comes after the game's end.
[[nodiscard]] bool is_about_the_board(const Breach& breach);

/// "24/18 13/11 (one number)", "61: 13/7 8/7 (one of the dice) or 13/8 8/2 (one number)": what was meant,
/// and what the slip is.
[[nodiscard]] std::string describe(const Correction& correction);

}  // namespace gammonkit
