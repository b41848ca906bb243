#include "training/self_play.hpp"

#include "analysis/search/plays.hpp"
#include "model/rules.hpp"

#include <algorithm>
#include <iterator>

namespace gammonkit {
namespace {

Chances within_bounds(const Chances& c)
{
    const auto bound = [](float x) { return std::clamp(x, 0.0F, 1.0F); };
    return {bound(c.win), bound(c.win_gammon), bound(c.win_backgammon), bound(c.lose_gammon),
            bound(c.lose_backgammon)};
}

/// `value` and so much of the way from one estimate to another.
Chances moved(const Chances& value, const Chances& from, const Chances& to, float part)
{
    const auto move = [part](float x, float a, float b) { return x + part * (b - a); };
    return {move(value.win, from.win, to.win), move(value.win_gammon, from.win_gammon, to.win_gammon),
            move(value.win_backgammon, from.win_backgammon, to.win_backgammon),
            move(value.lose_gammon, from.lose_gammon, to.lose_gammon),
            move(value.lose_backgammon, from.lose_backgammon, to.lose_backgammon)};
}

/// Puts checkers of a side down, a few at a time, on points up to `highest` where `other` has none.
void put_anywhere(Side& side, const Side& other, int checkers, int highest, Random& random)
{
    while (checkers > 0) {
        const int point = 1 + random.below(highest);
        if (other[static_cast<std::size_t>(25 - point)] > 0) continue;
        const int count = std::min(checkers, 1 + random.below(3));
        side[static_cast<std::size_t>(point)] =
            static_cast<std::uint8_t>(side[static_cast<std::size_t>(point)] + count);
        checkers -= count;
    }
}

/// Two points in the home of the other side, which is bringing its checkers home.
void put_back_game(Side& back, Side& front, Random& random)
{
    constexpr int kFarHome = 20;  // Of his five lowest points, by the own count.
    constexpr int kStillInPlay = 18;
    constexpr int kNearlyHome = 14;
    const int one = random.below(5);
    const int other = (one + 1 + random.below(4)) % 5;
    int left = Position::kMostCheckers;
    for (const int point : {kFarHome + one, kFarHome + other}) {
        const int count = 2 + random.below(2);
        back[static_cast<std::size_t>(point)] = static_cast<std::uint8_t>(count);
        left -= count;
    }
    put_anywhere(back, front, left, kStillInPlay, random);
    put_anywhere(front, back, Position::kMostCheckers, kNearlyHome, random);
}

/// One side bears off, or soon will; some checkers of the other are far behind.
void put_bearing_off(Side& front, Side& back, Random& random)
{
    constexpr int kNearlyHome = 8;
    const int far_behind = random.below(6);
    constexpr int kBar = 25;
    put_anywhere(back, front, far_behind, kBar, random);
    const int off = std::max(0, random.below(16) - 4);
    front[0] = static_cast<std::uint8_t>(off);
    put_anywhere(front, back, Position::kMostCheckers - off, kNearlyHome, random);
    const int also_off = random.below(3) == 0 ? random.below(8) : 0;
    back[0] = static_cast<std::uint8_t>(also_off);
    put_anywhere(back, front, Position::kMostCheckers - far_behind - also_off, 3 + random.below(10), random);
}

/// Puts down a side of a race with so many checkers off. Often only few are not home yet, or the others on
/// low points.
void put_race(Side& side, int off, int highest, Random& random)
{
    side[0] = static_cast<std::uint8_t>(off);
    const int left = Position::kMostCheckers - off;
    const int outside = random.below(random.below(2) == 0 ? std::min(left, 3) + 1 : left + 1);
    put_anywhere(side, {}, outside, highest, random);
    put_anywhere(side, {}, left - outside, std::min(highest, 1 + random.below(kHomePoints)), random);
}

/// About as many checkers of each side are off, or else one side can save the gammon yet.
Board race(int highest_own, int highest_other, Random& random)
{
    constexpr int kMostOff = Position::kMostCheckers - 1;
    const int off = random.below(kMostOff + 1);
    const int about = std::clamp(off + random.below(9) - 4, 0, kMostOff);
    const int other_off = random.below(3) == 0 ? 0 : about;
    const bool is_own_ahead = random.below(2) == 0;
    Board board;
    put_race(board.own, is_own_ahead ? off : other_off, highest_own, random);
    put_race(board.other, is_own_ahead ? other_off : off, highest_other, random);
    return board;
}

/// Most points from the eighth down to the second, and what is left of so many checkers about them.
void put_prime(Side& side, const Side& other, int checkers, Random& random)
{
    constexpr int kHighest = 8;
    for (int point = kHighest; point > 1 && checkers >= 2; --point) {
        if (random.below(4) == 0 || other[static_cast<std::size_t>(25 - point)] > 0) continue;
        side[static_cast<std::size_t>(point)] = 2;
        checkers -= 2;
    }
    put_anywhere(side, other, checkers, kHighest, random);
}

/// Both sides have strong boards, and each has a checker or two behind the other's. One can be on the bar:
/// cubes are turned there, and who is hit first loses much.
void put_holding_each_other(Side& one, Side& other, Random& random)
{
    const int behind_one = 1 + random.below(2);
    const int behind_other = 1 + random.below(2);
    constexpr int kFarHome = 19;
    for (int i = 0; i < behind_one; ++i)
        ++one[static_cast<std::size_t>(kFarHome + random.below(kHomePoints + 1))];
    for (int i = 0; i < behind_other; ++i)
        ++other[static_cast<std::size_t>(kFarHome + random.below(kHomePoints))];
    put_prime(one, other, Position::kMostCheckers - behind_one, random);
    put_prime(other, one, Position::kMostCheckers - behind_other, random);
}

void put_anything(Board& board, Random& random)
{
    put_anywhere(board.own, board.other, Position::kMostCheckers, 24, random);
    put_anywhere(board.other, board.own, Position::kMostCheckers, 24, random);
}

/// What leads to a stage, or to any.
Board odd_board(std::optional<Stage> stage, Random& random)
{
    Board board;
    const bool own = random.below(2) == 0;
    Side& one = own ? board.own : board.other;
    Side& other = own ? board.other : board.own;
    switch (stage.value_or(static_cast<Stage>(random.below(kStages)))) {
    case Stage::race: {
        const int highest = 1 + random.below(23);
        return race(highest, 24 - highest, random);
    }
    case Stage::late:  // Back games end so, too.
        random.below(2) == 0 ? put_back_game(one, other, random) : put_bearing_off(one, other, random);
        break;
    case Stage::back_game:
        put_back_game(one, other, random);
        break;
    case Stage::contact:
        if (random.below(2) == 0)
            put_holding_each_other(one, other, random);
        else
            put_anything(board, random);
    }
    return board;
}

/// Several games that are played at the same time.
class Table {
public:
    Table(const Evaluator& evaluator, int count, const SelfPlay& settings, Random& random)
        : evaluator_(evaluator), settings_(settings), random_(random), to_start_(count), plays_(evaluator)
    {
    }

    std::vector<SelfPlayedGame> play()
    {
        for (int i = 0; i < settings_.games && to_start_ > 0; ++i)
            running_.push_back(new_game());
        while (!running_.empty())
            play_one_roll();
        return std::move(played_);
    }

private:
    struct Running {
        SelfPlayedGame record;
        LabeledSample now;
        bool opening = false;
        bool finished = false;
        std::optional<int> rolls_left = {};  ///< Of a branch.
    };

    /// Of the first board of a game, which no earlier one learns from.
    static constexpr Chances kUnknown{.5F, .15F, .01F, .15F, .01F};

    Running new_game()
    {
        --to_start_;
        if (random_.unit() < settings_.odd_starts)
            return {.record = {},
                    .now = {.board = odd_board(settings_.odd_stage, random_), .target = kUnknown}};
        const Board start = board_of(starting_position(Variant::standard), Player::first);
        return {.record = {}, .now = {.board = start, .target = kUnknown}, .opening = true};
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
        plays_.clear();
        for (const Running& game : running_)
            plays_.add(game.now.board, roll_for(game));
        for (std::size_t g = 0; g < running_.size(); ++g)
            look_aside(running_[g], plays_.boards(g), 0);
        plays_.shorten({});
        plays_.evaluate();
        for (std::size_t g = 0; g < running_.size(); ++g) {
            look_aside(running_[g], plays_.boards(g), 1);
            choose(running_[g], g);
        }
        finish_games();
    }

    [[nodiscard]] const Board& any(std::span<const Board> boards)
    {
        return boards[static_cast<std::size_t>(random_.below(static_cast<int>(boards.size())))];
    }

    /// Picks plays that will perhaps not be made: every second sibling, from `first` on.
    void look_aside(const Running& game, std::span<const Board> boards, int first)
    {
        if (boards.size() < 2 || game.rolls_left) return;
        for (int s = first; s < settings_.siblings; s += 2)
            add_branch(any(boards));
    }

    void choose(Running& game, std::size_t roll)
    {
        const std::size_t best = plays_.best(roll, {});
        game.record.boards.push_back(game.now);
        game.now = {.board = plays_.boards(roll)[best], .target = plays_.chances(roll)[best]};
        game.opening = false;
        if (game.rolls_left) --*game.rolls_left;
    }

    /// Nets must know what plays lead to that they do not make, too.
    void add_branch(const Board& sibling)
    {
        if (evaluator_.known(sibling)) return;
        branches_.push_back(
            {.record = {}, .now = {.board = sibling, .target = {}}, .rolls_left = settings_.branch});
    }

    void finish_games()
    {
        for (Running& game : running_) {
            if (game.rolls_left != 0 && !evaluator_.known(game.now.board)) continue;
            game.record.end = game.now.target;
            played_.push_back(std::move(game.record));
            if (!game.rolls_left && to_start_ > 0) {
                game = new_game();
            } else {
                game.finished = true;
            }
        }
        std::erase_if(running_, [](const Running& game) { return game.finished; });
        std::ranges::move(branches_, std::back_inserter(running_));
        branches_.clear();
    }

    const Evaluator& evaluator_;
    SelfPlay settings_;
    Random& random_;
    int to_start_;
    std::vector<Running> running_;
    std::vector<Running> branches_;  ///< Begun at this roll.
    Plays plays_;
    std::vector<SelfPlayedGame> played_;
};

}  // namespace

std::vector<SelfPlayedGame> play_games(const Evaluator& evaluator, int count, const SelfPlay& settings,
                                       Random& random)
{
    return Table(evaluator, count, settings, random).play();
}

Board random_race(int points, Random& random)
{
    return race(1 + random.below(points), 1 + random.below(points), random);
}

std::vector<SelfPlayedGame> parts_in_stage(Stage stage, const std::vector<SelfPlayedGame>& games)
{
    const auto is_in_stage = [stage](const LabeledSample& sample) { return stage_of(sample.board) == stage; };
    std::vector<SelfPlayedGame> parts;
    for (const SelfPlayedGame& game : games) {
        const auto end = game.boards.end();
        for (auto at = std::find_if(game.boards.begin(), end, is_in_stage); at != end;) {
            const auto behind = std::find_if_not(at, end, is_in_stage);
            parts.push_back({.boards = {at, behind}, .end = behind == end ? game.end : behind->target});
            at = std::find_if(behind, end, is_in_stage);
        }
    }
    return parts;
}

std::vector<LabeledSample> td_samples(const std::vector<SelfPlayedGame>& games, double lambda)
{
    std::vector<LabeledSample> samples;
    for (const SelfPlayedGame& game : games) {
        Chances ahead = game.end;
        for (std::size_t i = game.boards.size(); i-- > 0;) {
            const Chances target = opposite(ahead);
            samples.push_back({.board = game.boards[i].board, .target = target});
            const Chances& by_net = game.boards[i].target;
            ahead = moved(by_net, by_net, target, static_cast<float>(lambda));
        }
    }
    return samples;
}

std::vector<LabeledSample> samples_without_luck(const std::vector<SelfPlayedGame>& games,
                                                const std::vector<Chances>& values, double lambda)
{
    std::vector<LabeledSample> samples;
    std::size_t first = 0;
    for (const SelfPlayedGame& game : games) {
        Chances ahead = game.end;   // What is thought of the next board.
        Chances by_net = game.end;  // What the net thought of it.
        for (std::size_t i = game.boards.size(); i-- > 0;) {
            const Chances target =
                moved(values[first + i], opposite(by_net), opposite(ahead), static_cast<float>(lambda));
            samples.push_back({.board = game.boards[i].board, .target = within_bounds(target)});
            ahead = target;
            by_net = game.boards[i].target;
        }
        first += game.boards.size();
    }
    return samples;
}

}  // namespace gammonkit
