#include "training/duel.hpp"

#include "analysis/search/plays.hpp"
#include "model/rules.hpp"
#include "support/thread_pool.hpp"
#include "training/random.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace gammonkit {
namespace {

constexpr int kPairsAtATime = 32;

struct DuelGame {
    Board board;  ///< Seen by the player on roll.
    Random random;
    int on_roll;  ///< 0: the first engine.
    bool is_opening = true;
    std::optional<double> points = {};  ///< For the first engine, once it is over.
};

/// Pairs of games that are played side by side, so that the nets have many boards to look at.
class DuelGames {
public:
    DuelGames(const Evaluator& one, const Evaluator& other, int first_pair, int pairs, std::uint64_t seed)
        : plays_{Plays(one), Plays(other)}, evaluator_(one)
    {
        const Board start = board_of(starting_position(Variant::standard), Player::first);
        for (int pair = first_pair; pair < first_pair + pairs; ++pair) {
            const Random random(seed + static_cast<std::uint64_t>(pair));
            games_.push_back({.board = start, .random = random, .on_roll = 0});
            games_.push_back({.board = start, .random = random, .on_roll = 1});
        }
    }

    /// The mean points a game of each pair.
    std::vector<double> play()
    {
        while (play_one_roll()) {
        }
        std::vector<double> means;
        for (std::size_t g = 0; g < games_.size(); g += 2)
            means.push_back((*games_[g].points + *games_[g + 1].points) / 2);
        return means;
    }

private:
    /// False if all games are over.
    bool play_one_roll()
    {
        std::array<std::vector<DuelGame*>, 2> waiting;
        for (DuelGame& game : games_) {
            if (!game.points) waiting[static_cast<std::size_t>(game.on_roll)].push_back(&game);
        }
        for (std::size_t side = 0; side < 2; ++side)
            play_side(plays_[side], waiting[side]);
        return !waiting[0].empty() || !waiting[1].empty();
    }

    void play_side(Plays& plays, const std::vector<DuelGame*>& games)
    {
        plays.clear();
        for (DuelGame* game : games)
            plays.add(game->board, roll_for(*game));
        plays.shorten({});
        plays.evaluate();
        for (std::size_t g = 0; g < games.size(); ++g)
            move_to(*games[g], plays.boards(g)[plays.best(g, {})]);
    }

    static Dice roll_for(DuelGame& game)
    {
        Dice dice = game.random.roll();
        while (game.is_opening && dice.is_double())
            dice = game.random.roll();
        return dice;
    }

    void move_to(DuelGame& game, const Board& board)
    {
        game.board = board;
        game.is_opening = false;
        game.on_roll = 1 - game.on_roll;
        const std::optional<Chances> known = evaluator_.known(board);
        if (!known) return;
        const auto equity = static_cast<double>(cubeless_equity(*known));
        game.points = game.on_roll == 0 ? equity : -equity;
    }

    std::array<Plays, 2> plays_;
    const Evaluator& evaluator_;
    std::vector<DuelGame> games_;
};

DuelResult result_of(const std::vector<double>& means)
{
    const auto count = static_cast<double>(std::max<std::size_t>(means.size(), 1));
    double sum = 0;
    double squares = 0;
    for (const double mean : means) {
        sum += mean;
        squares += mean * mean;
    }
    const double mean = sum / count;
    return {.games = 2 * static_cast<long>(means.size()),
            .points = mean,
            .standard_error = std::sqrt(std::max(squares / count - mean * mean, 0.0) / count)};
}

}  // namespace

DuelResult duel(const Evaluator& one, const Evaluator& other, int pairs, std::uint64_t seed, int threads)
{
    std::vector<double> means(static_cast<std::size_t>(pairs));
    ThreadPool thread_pool(threads);
    thread_pool.run_parts(means.size(), kPairsAtATime, [&](std::size_t begin, std::size_t end) {
        DuelGames games(one, other, static_cast<int>(begin), static_cast<int>(end - begin), seed);
        std::ranges::copy(games.play(), means.begin() + static_cast<std::ptrdiff_t>(begin));
    });
    return result_of(means);
}

}  // namespace gammonkit
