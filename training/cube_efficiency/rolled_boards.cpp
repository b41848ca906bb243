#include "training/cube_efficiency/rolled_boards.hpp"

#include "analysis/evaluate/board_chances.hpp"
#include "analysis/evaluate/position_class.hpp"
#include "analysis/mixing.hpp"
#include "analysis/search/look_ahead.hpp"
#include "analysis/successors.hpp"
#include "model/rules.hpp"

namespace gammonkit::training {
namespace {

/// How many of the boards of each stage are kept.
constexpr std::array<double, kStages> kKept{0.2, 0.6, 1, 1};
constexpr double kOddPlays = 0.04;

class Games {
public:
    Games(const Evaluator& evaluator, std::uint64_t seed)
        : evaluator_(evaluator), look_ahead_(evaluator), random_(seed)
    {
    }

    /// The next board that is kept, with its replies.
    RolledBoard next()
    {
        while (true) {
            if (chances_at_end(board_) || evaluator_.known_with_cube(board_)) board_ = start();
            const std::vector<LookAhead::Reply> replies = look_ahead_.best_replies(board_, {});
            const Board now = board_;
            board_ = played(replies);
            if (chance() >= kKept[static_cast<std::size_t>(stage_of(now))]) continue;
            const RolledBoard rolled = rolled_board(now, replies);
            if (rolled.chances.win > 0.04F && rolled.chances.win < 0.97F) return rolled;
        }
    }

private:
    static Board start() { return board_of(starting_position(Variant::standard), Player::first); }

    double chance() { return static_cast<double>(next_mixed(random_) >> 11U) * 0x1p-53; }
    std::size_t below(std::size_t end) { return next_mixed(random_) % end; }

    Board played(const std::vector<LookAhead::Reply>& replies)
    {
        constexpr std::size_t kSides = 6;
        const int first = static_cast<int>(below(kSides)) + 1;
        const Dice dice = *Dice::from(first, static_cast<int>(below(kSides)) + 1);
        if (chance() >= kOddPlays) return replies[index_of(dice)].board;
        std::vector<Board> all;
        add_successors(all, board_, dice);
        return all[below(all.size())];
    }

    RolledBoard rolled_board(const Board& board, const std::vector<LookAhead::Reply>& replies)
    {
        RolledBoard rolled{.board = board, .chances = {}, .after_replies = {}, .replies = {}};
        evaluator_.evaluate({&board, 1}, {&rolled.chances, 1}, scratch_);
        Chances& sum = rolled.after_replies;
        for (std::size_t r = 0; r < replies.size(); ++r) {
            const auto& [their_board, theirs] = replies[r];
            rolled.replies[r] = {their_board, theirs, evaluator_.known_with_cube(their_board)};
            const Chances ours = opposite(theirs);
            for (const auto chance : {&Chances::win, &Chances::win_gammon, &Chances::win_backgammon,
                                      &Chances::lose_gammon, &Chances::lose_backgammon})
                sum.*chance += kAllRolls[r].probability * ours.*chance;
        }
        return rolled;
    }

    const Evaluator& evaluator_;
    LookAhead look_ahead_;
    Evaluator::Scratch scratch_;
    std::uint64_t random_;
    Board board_ = start();
};

}  // namespace

std::vector<RolledBoard> rolled_boards(std::size_t count, std::uint64_t seed)
{
    const Evaluator evaluator = Evaluator::shipped(*bearoff::standard_tables({}));
    Games games(evaluator, seed);
    std::vector<RolledBoard> boards;
    boards.reserve(count);
    while (boards.size() < count)
        boards.push_back(games.next());
    return boards;
}

}  // namespace gammonkit::training
