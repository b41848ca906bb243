#pragma once

#include "analysis/search/look_ahead.hpp"
#include "model/analysis.hpp"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace gammonkit {

/// Who has to play a roll, and how he thinks about it.
struct PlayQuestion {
    Board board;  ///< Seen by the player on roll.
    Player on_roll = Player::first;
    Cube cube = {};
    bool cubeful = true;
    int plies = 0;
    /// Which plays pass from one depth to the next, from 0 plies; without one, all do, and that depth is
    /// left out.
    std::span<const std::optional<MoveFilter>> filters = {};
};

/// Picks the plays of games that nobody looks at one by one: only the best is told. Each thread needs one of
/// its own.
class PlayPicker {
public:
    /// Both must live as long.
    PlayPicker(const Evaluator& evaluator, LookAhead& look_ahead)
        : evaluator_(evaluator), look_ahead_(look_ahead)
    {
    }
    PlayPicker(const PlayPicker&) = delete;
    PlayPicker& operator=(const PlayPicker&) = delete;

    /// The board after the play that seems best, seen by the opponent.
    [[nodiscard]] Board best(const PlayQuestion& question, const CubeContext& context, Dice dice);

private:
    void judge(const PlayQuestion& question, const CubeContext& context, std::size_t count, int plies);
    [[nodiscard]] double value_of_play(const PlayQuestion& question, const Board& board,
                                       const Chances& chances, int plies, const CubeLine& line);

    const Evaluator& evaluator_;
    LookAhead& look_ahead_;
    std::vector<Board> boards_;
    std::vector<Chances> chances_;
    /// The plays of a roll, best first: what each is worth to the one who makes it, normalized, and the
    /// board after it.
    std::vector<std::pair<double, Board>> plays_;
    Evaluator::Scratch scratch_;
};

}  // namespace gammonkit
