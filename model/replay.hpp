#pragma once

#include "model/game_state.hpp"
#include "model/match.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace gammonkit {

/// A rule that a turn breaks. Following goes on as if it were right, unless `stops`.
struct Breach {
    std::string code;  ///< Stable: one of kBreachCodes.
    std::string message;
    /// True if the game can't be followed past this turn: what the board looks like after it is not known,
    /// or the game was over.
    bool stops = false;
};

/// Follows one game turn by turn. The engine under replay, validate, readers that resolve notation, and
/// writers that need the board.
///
/// Records are believed where they break the rules in a way that can be followed: an illegal play stands as
/// long as it can be done on the board, whoever acts is on roll, and an offer that the game passes over was
/// taken (a double) or refused (a resignation).
class GameReplayer {
public:
    /// `crawford_game`: see `is_crawford_game`.
    GameReplayer(const Rules& rules, const Game& game, bool crawford_game);

    /// The state that the next turn meets.
    [[nodiscard]] const GameState& state() const { return state_; }

    /// Applies one turn. Breaches are added to `breaches`; a breach that stops leaves the state as it was.
    /// Without `breaches` the legality of plays is not looked at, which is faster. Returns false if it
    /// stopped, now or before.
    bool apply(const Turn& turn, std::vector<Breach>* breaches = nullptr);

    /// True if a turn could not be followed.
    [[nodiscard]] bool stopped() const { return stopped_; }

    /// Who won and how much, once the game is over by its turns; the points are not cut to what the match
    /// needs.
    [[nodiscard]] const std::optional<Outcome>& outcome() const { return outcome_; }

private:
    GameState state_;
    std::optional<Outcome> outcome_;
    bool stopped_ = false;
};

/// A game followed to its last turn, or to the one that stopped it; the legality of plays is not looked at.
[[nodiscard]] GameReplayer follow_to_end(const Game& game, const Rules& rules, bool crawford_game);

/// Whether turns are held against the rules while they are followed, which takes longer.
enum class Legality : std::uint8_t { ignored, checked };

/// A game followed from its first turn as far as it goes, with every state on the way.
struct FollowedGame {
    std::vector<GameState> before = {};   ///< The state that each turn met, one a turn that was reached.
    std::vector<bool> breaks_rules = {};  ///< Whether a turn does, one a turn; empty if it was not checked.
    std::size_t turns_followed = 0;       ///< Those before the first that cannot be.
    GameState end = {};                   ///< The state after the last turn that could be followed.
    std::optional<Outcome> outcome = {};  ///< By the turns; `Game::claimed_outcome` is not looked at.

    /// The state that a turn met; null behind a turn that cannot be followed.
    [[nodiscard]] const GameState* before_turn(std::size_t turn) const
    {
        return turn < before.size() ? &before[turn] : nullptr;
    }
};
/// The state in which a turn is decided: the one that it met, with the turn's own dice, or without any.
[[nodiscard]] GameState decided_in(GameState met, const Turn& turn);

/// All games of a match. What is asked of analyses does not change it.
using FollowedMatch = std::vector<FollowedGame>;

/// Follows game number `index` of `match` (from 0).
[[nodiscard]] FollowedGame follow(const Match& match, std::size_t index,
                                  Legality legality = Legality::ignored);
[[nodiscard]] FollowedMatch follow(const Match& match, Legality legality = Legality::ignored);

/// True if the scores alone make game `index` the Crawford game: exactly one player is 1-away, and the game
/// right before it is on record and shows that it is the first such game.
[[nodiscard]] bool is_crawford_by_score(const Match& match, std::size_t index);
[[nodiscard]] bool is_crawford_by_score(const Rules& rules, const Game& before, const Game& game);

/// Whether game `index` is the Crawford game: as stated, or else by the scores.
[[nodiscard]] bool is_crawford_game(const Match& match, std::size_t index);

/// `is_crawford_game` for each game of a match.
[[nodiscard]] std::vector<bool> crawford_games(const Match& match);

/// Who won how much: by the turns, or else as claimed.
[[nodiscard]] std::optional<Outcome> outcome_of(const Game& game, const FollowedGame& followed);

/// Points each player has after game `index`, cut to the match length.
[[nodiscard]] ByPlayer<int> score_after(const Match& match, std::size_t index);
[[nodiscard]] ByPlayer<int> score_after(const Match& match, std::size_t index, const FollowedGame& followed);

/// Puts a stated result where it belongs. Dropped if the turns already lead to it. Else, if the game is not
/// over: made the Drop of an open double, where the doubler wins the cube; made a resignation of the loser
/// (Resign, AcceptResignation), if `by_resignation` and the points are those of a stake. Else kept as
/// `claimed_outcome`. `game.turns` must be complete, and `end` is the game followed to its end.
void settle_outcome(Game& game, const GameReplayer& end, const Outcome& stated, bool by_resignation);

}  // namespace gammonkit
