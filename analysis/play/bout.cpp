#include "analysis/play/bout.hpp"

#include "analysis/mixing.hpp"
#include "analysis/rollout/rollout_games.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

/// Dice are numbered by round and game; a match has fewer games.
constexpr std::uint64_t kMostGames = 1 << 12;

/// One money game, or the games of one match.
class Bout {
public:
    Bout(const ByPlayer<Contestant*>& contestants, const GameMeters& meters, const BoutPlan& plan,
         SeriesSums& sums)
        : table_(contestants, meters), plan_(plan), sums_(sums)
    {
    }

    Result<PlayedBout> play()
    {
        while (!is_over()) {
            if (number_ == kMostGames) return failure("endless-match", "a match does not come to an end");
            GK_TRY(const PlayedGame game, play_game());
            count_game(sums_, game, plan_.seat);
            luck_ += game.luck;
            add_points(game);
            ++number_;
        }
        return result();
    }

private:
    [[nodiscard]] bool is_over() const
    {
        if (plan_.rules.is_money()) return number_ > 0;
        return std::max(score_.first, score_.second) >= plan_.rules.length;
    }

    Result<PlayedGame> play_game()
    {
        GameState start = start_of_game(plan_.rules, score_, is_crawford());
        start.phase = GamePhase::playing;
        const std::uint64_t trial = static_cast<std::uint64_t>(plan_.round) * kMostGames + number_;
        // Who begins is part of the dice: the seats change in the other bout of the round, the dice do not.
        const Player begins = (mixed(trial ^ kMixingStep) & 1U) != 0 ? Player::first : Player::second;
        std::vector<TrialMove> moves;
        GK_TRY(const PlayedGame game,
               table_.play({.start = start, .begins = begins, .dice = plan_.dice, .trial = trial},
                           plan_.match != nullptr ? &moves : nullptr));
        if (plan_.match != nullptr) keep(moves);
        return game;
    }

    [[nodiscard]] bool is_crawford() const
    {
        const int length = plan_.rules.length;
        return plan_.rules.uses_crawford() && !crawford_played_ && length > 1 &&
               std::max(score_.first, score_.second) == length - 1;
    }

    void keep(const std::vector<TrialMove>& moves)
    {
        Game game{.number = static_cast<int>(plan_.match->games.size()) + 1, .score = score_};
        if (!plan_.rules.is_money()) game.crawford = is_crawford();
        game.turns = turns_of(moves, starting_position(plan_.rules.variant));
        plan_.match->games.push_back(std::move(game));
    }

    void add_points(const PlayedGame& game)
    {
        crawford_played_ = crawford_played_ || is_crawford();
        score_[game.outcome.winner] += game.outcome.points;
    }

    [[nodiscard]] PlayedBout result()
    {
        const double luck = plan_.seat == Player::first ? luck_ : -luck_;
        const int won = score_[plan_.seat] - score_[opponent(plan_.seat)];
        ++sums_.bouts;
        if (plan_.rules.is_money()) return {.score = double(won), .adjusted = won - luck};
        const double score = won > 0 ? 1 : 0;
        sums_.match_wins += score;
        return {.score = score, .adjusted = score - luck};
    }

    GameTable table_;
    const BoutPlan& plan_;
    SeriesSums& sums_;
    std::uint64_t number_ = 0;
    ByPlayer<int> score_ = {};
    bool crawford_played_ = false;
    double luck_ = 0;  ///< Of Player::first.
};

}  // namespace

Result<PlayedBout> play_bout(const ByPlayer<Contestant*>& contestants, const GameMeters& meters,
                             const BoutPlan& plan, SeriesSums& sums)
{
    return Bout(contestants, meters, plan, sums).play();
}

void add_round(SeriesSums& sums, std::span<const PlayedBout> bouts)
{
    PlayedBout mean;
    for (const PlayedBout& bout : bouts) {
        mean.score += bout.score / static_cast<double>(bouts.size());
        mean.adjusted += bout.adjusted / static_cast<double>(bouts.size());
    }
    ++sums.rounds;
    sums.score += mean.score;
    sums.score_squares += mean.score * mean.score;
    sums.adjusted += mean.adjusted;
    sums.adjusted_squares += mean.adjusted * mean.adjusted;
}

}  // namespace gammonkit
