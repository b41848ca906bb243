#include "analysis/training/self_play.hpp"

#include "analysis/evaluate/game_over.hpp"
#include "analysis/successors.hpp"
#include "model/rules.hpp"

#include <algorithm>
#include <optional>

namespace gammonkit {
namespace {

Chances mixed(const Chances& a, const Chances& b, float part_of_b)
{
    const auto mix = [part_of_b](float x, float y) { return x + part_of_b * (y - x); };
    return {mix(a.win, b.win), mix(a.win_gammon, b.win_gammon), mix(a.win_backgammon, b.win_backgammon),
            mix(a.lose_gammon, b.lose_gammon), mix(a.lose_backgammon, b.lose_backgammon)};
}

/// Several games that are played at the same time.
class Table {
public:
    Table(const Net& net, int count, const SelfPlay& settings, Random& random)
        : net_(net), settings_(settings), random_(random), to_start_(count)
    {
    }

    SelfPlayResult play()
    {
        for (int i = 0; i < settings_.games && to_start_ > 0; ++i)
            running_.push_back(new_game());
        while (!running_.empty())
            play_one_roll();
        return std::move(result_);
    }

private:
    struct Running {
        PlayedGame record;
        Sample now;
        std::size_t first = 0;  ///< Where the boards that this roll leads to begin,
        std::size_t end = 0;    ///< and end.
        bool opening = false;
        std::optional<int> rolls_left;  ///< Of a branch.
    };

    Running new_game()
    {
        --to_start_;
        const Board start = board_of(starting_position(Variant::standard), Player::first);
        return {.record = {},
                .now = {.board = start, .target = {.5F, .15F, .01F, .15F, .01F}},
                .opening = true,
                .rolls_left = {}};
    }

    Dice roll_for(const Running& game)
    {
        Dice dice = random_.roll();
        while (game.opening && dice.is_double())
            dice = random_.roll();
        return dice;
    }

    void play_one_roll()
    {
        boards_.clear();
        for (Running& game : running_) {
            game.first = boards_.size();
            add_successors(boards_, game.now.board, roll_for(game));
            game.end = boards_.size();
            look_aside(game);
        }
        if (settings_.ordering != nullptr) keep_promising();
        evaluate(net_);
        for (Running& game : running_)
            choose(game);
        finish_games();
    }

    [[nodiscard]] std::size_t any_play(const Running& game)
    {
        return game.first + static_cast<std::size_t>(random_.below(static_cast<int>(game.end - game.first)));
    }

    /// Picks plays that will hardly be made.
    void look_aside(const Running& game)
    {
        if (game.end - game.first < 2) return;
        for (int s = 0; s < settings_.siblings; ++s) {
            const Board& sibling = boards_[any_play(game)];
            if (!chances_at_end(sibling)) result_.siblings.push_back(sibling);
        }
        if (settings_.branch > 0 && !game.rolls_left) add_branch(boards_[any_play(game)]);
    }

    void evaluate(const Net& net)
    {
        chances_.resize(boards_.size());
        net.evaluate(boards_, chances_, scratch_);
        for (std::size_t i = 0; i < boards_.size(); ++i)
            if (const auto over = chances_at_end(boards_[i])) chances_[i] = *over;
    }

    /// Throws the plays away that the ordering net thinks little of.
    void keep_promising()
    {
        evaluate(*settings_.ordering);
        std::vector<Board> kept;
        for (Running& game : running_) {
            order_.clear();
            for (std::size_t i = game.first; i < game.end; ++i)
                order_.emplace_back(cubeless_equity(chances_[i]), i);
            const std::size_t count = std::min(order_.size(), kPromising);
            std::ranges::nth_element(order_, order_.begin() + static_cast<std::ptrdiff_t>(count) - 1);
            game.first = kept.size();
            for (std::size_t i = 0; i < count; ++i)
                kept.push_back(boards_[order_[i].second]);
            game.end = kept.size();
        }
        boards_ = std::move(kept);
    }

    void choose(Running& game)
    {
        std::size_t best = game.first;
        for (std::size_t i = game.first; i < game.end; ++i)
            if (cubeless_equity(chances_[i]) < cubeless_equity(chances_[best])) best = i;
        game.record.boards.push_back(game.now);
        game.now = {.board = boards_[best], .target = chances_[best]};
        game.opening = false;
        if (game.rolls_left) --*game.rolls_left;
    }

    /// Nets must know what plays lead to that they do not make, too.
    void add_branch(const Board& sibling)
    {
        if (chances_at_end(sibling)) return;
        branches_.push_back(
            {.record = {}, .now = {.board = sibling, .target = {}}, .rolls_left = settings_.branch});
    }

    void finish_games()
    {
        for (Running& game : running_) {
            if (game.rolls_left != 0 && !chances_at_end(game.now.board)) continue;
            game.record.end = game.now.target;
            result_.games.push_back(std::move(game.record));
            if (!game.rolls_left && to_start_ > 0) {
                game = new_game();
            } else {
                game.first = kGone;
            }
        }
        std::erase_if(running_, [](const Running& game) { return game.first == kGone; });
        std::ranges::move(branches_, std::back_inserter(running_));
        branches_.clear();
    }

    static constexpr std::size_t kGone = SIZE_MAX;
    static constexpr std::size_t kPromising = 6;
    const Net& net_;
    SelfPlay settings_;
    Random& random_;
    int to_start_;
    std::vector<Running> running_;
    std::vector<Running> branches_;  ///< Begun at this roll.
    std::vector<Board> boards_;
    std::vector<Chances> chances_;
    std::vector<std::pair<float, std::size_t>> order_;
    Net::Scratch scratch_;
    SelfPlayResult result_;
};

}  // namespace

SelfPlayResult play_games(const Net& net, int count, const SelfPlay& settings, Random& random)
{
    return Table(net, count, settings, random).play();
}

std::vector<Sample> td_samples(const std::vector<PlayedGame>& games, double lambda)
{
    std::vector<Sample> samples;
    for (const PlayedGame& game : games) {
        Chances ahead = game.end;
        for (std::size_t i = game.boards.size(); i-- > 0;) {
            const Chances target = swapped(ahead);
            samples.push_back({.board = game.boards[i].board, .target = target});
            ahead = mixed(game.boards[i].target, target, static_cast<float>(lambda));
        }
    }
    return samples;
}

}  // namespace gammonkit
