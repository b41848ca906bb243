#pragma once

#include "model/legal_plays.hpp"
#include "model/replay.hpp"
#include "tests/random_state.hpp"

namespace gammonkit {

inline Dice any_dice(std::mt19937& random)
{
    return *Dice::from(any_number(random, 1, 6), any_number(random, 1, 6));
}

/// Plays games by itself, every legal choice at random.
class RandomGame {
public:
    RandomGame(std::mt19937& random, const Rules& rules, const ByPlayer<int>& score, bool crawford_game)
        : random_(random), game_{.score = score, .crawford = crawford_game},
          replayer_(rules, game_, crawford_game)
    {
    }

    /// A finished game, or the first turns of a very long one.
    Game played()
    {
        open();
        while (!replayer_.outcome() && game_.turns.size() < 2000)
            take_turn(replayer_.state().on_roll);
        return std::move(game_);
    }

private:
    void add(Player player, Action action)
    {
        game_.turns.push_back({.player = player, .action = std::move(action)});
        replayer_.apply(game_.turns.back());
    }

    void open()
    {
        Dice dice = any_dice(random_);
        while (dice.is_double())
            dice = any_dice(random_);
        play(one_in(random_, 2) ? Player::first : Player::second, dice);
    }

    void take_turn(Player player)
    {
        if (may_double(replayer_.state(), player) && one_in(random_, 12)) return offer_double(player);
        if (one_in(random_, 100)) return resign(player);
        play(player, any_dice(random_));
    }

    void play(Player player, Dice dice)
    {
        if (one_in(random_, 20)) add(player, Roll{.dice = dice});
        const std::vector<LegalPlay> plays = legal_plays(replayer_.state().position, player, dice);
        const int most = static_cast<int>(plays.size()) - 1;
        const auto chosen = [&] {
            return plays[static_cast<std::size_t>(any_number(random_, 0, most))].play;
        };
        add(player, CheckerPlay{.dice = dice, .play = plays.empty() ? Play{} : chosen()});
    }

    void offer_double(Player doubler)
    {
        const Player doubled = opponent(doubler);
        const int stake = 2 * replayer_.state().cube.value;
        add(doubler, Double{.value = stake});
        const Rules& rules = replayer_.state().rules;
        if (rules.is_money() && rules.beavers.value_or(true) && 2 * stake <= kHighestCube &&
            one_in(random_, 4)) {
            add(doubled, Beaver{});
            return add(doubler, one_in(random_, 4) ? Action(Drop{}) : Action(Take{}));
        }
        add(doubled, one_in(random_, 3) ? Action(Drop{}) : Action(Take{}));
    }

    void resign(Player player)
    {
        add(player, Resign{.stake = static_cast<Stake>(any_number(random_, 1, 3))});
        add(opponent(player), one_in(random_, 2) ? Action(AcceptResignation{}) : Action(RefuseResignation{}));
    }

    std::mt19937& random_;
    Game game_;
    GameReplayer replayer_;
};

/// A whole match by the rules; a money session is some games long.
inline Match random_match(std::mt19937& random, const Rules& rules)
{
    Match match{.rules = rules};
    const auto is_won = [&](const ByPlayer<int>& score) {
        return !rules.is_money() && std::max(score.first, score.second) >= rules.length;
    };
    const std::size_t most_games = rules.is_money() ? 3 : 100;
    ByPlayer<int> score;
    while (!is_won(score) && match.games.size() < most_games) {
        const std::size_t index = match.games.size();
        match.games.push_back({.number = static_cast<int>(index) + 1, .score = score});
        const bool crawford = is_crawford_by_score(match, index);
        match.games.back() = RandomGame(random, rules, score, crawford).played();
        match.games.back().number = static_cast<int>(index) + 1;
        score = score_after(match, index);
    }
    return match;
}

}  // namespace gammonkit
