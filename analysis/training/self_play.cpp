#include "analysis/training/self_play.hpp"

#include "analysis/evaluate/game_over.hpp"
#include "analysis/successors.hpp"
#include "model/rules.hpp"

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
        std::size_t first = 0;  ///< Where the boards that this roll leads to begin.
    };

    Running new_game()
    {
        --to_start_;
        const Board start = board_of(starting_position(Variant::standard), Player::first);
        return {.record = {}, .now = {.board = start, .target = {.5F, .15F, .01F, .15F, .01F}}};
    }

    Dice roll_for(const Running& game)
    {
        Dice dice = random_.roll();
        while (game.record.boards.empty() && dice.is_double())
            dice = random_.roll();
        return dice;
    }

    void play_one_roll()
    {
        boards_.clear();
        for (Running& game : running_) {
            game.first = boards_.size();
            add_successors(boards_, game.now.board, roll_for(game));
        }
        chances_.resize(boards_.size());
        net_.evaluate(boards_, chances_, scratch_);
        for (std::size_t g = running_.size(); g-- > 0;) {
            const std::size_t end = g + 1 < running_.size() ? running_[g + 1].first : boards_.size();
            // Games that end make place from the back, so the next one's first board is still there.
            choose(running_[g], end);
        }
        finish_games();
    }

    void choose(Running& game, std::size_t end)
    {
        std::size_t best = game.first;
        for (std::size_t i = game.first; i < end; ++i) {
            if (const auto over = chances_at_end(boards_[i])) chances_[i] = *over;
            if (cubeless_equity(chances_[i]) < cubeless_equity(chances_[best])) best = i;
        }
        const int count = static_cast<int>(end - game.first);
        const auto any = [&] { return game.first + static_cast<std::size_t>(random_.below(count)); };
        const bool strays = settings_.noise > 0 && random_.unit() < settings_.noise;
        const std::size_t chosen = strays ? any() : best;
        for (int s = 0; s < settings_.siblings && count > 1; ++s) {
            const std::size_t sibling = any();
            if (sibling != chosen && !chances_at_end(boards_[sibling]))
                result_.siblings.push_back(boards_[sibling]);
        }
        game.record.boards.push_back(game.now);
        game.now = {.board = boards_[chosen], .target = chances_[chosen]};
    }

    void finish_games()
    {
        for (Running& game : running_) {
            if (!chances_at_end(game.now.board)) continue;
            game.record.end = game.now.target;
            result_.games.push_back(std::move(game.record));
            if (to_start_ > 0) {
                game = new_game();
            } else {
                game.first = kGone;
            }
        }
        std::erase_if(running_, [](const Running& game) { return game.first == kGone; });
    }

    static constexpr std::size_t kGone = SIZE_MAX;
    const Net& net_;
    SelfPlay settings_;
    Random& random_;
    int to_start_;
    std::vector<Running> running_;
    std::vector<Board> boards_;
    std::vector<Chances> chances_;
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
