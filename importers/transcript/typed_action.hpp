#pragma once

#include "model/action.hpp"
#include "model/game_state.hpp"
#include "model/match.hpp"
#include "support/result.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace gammonkit::transcript {

/// A roll, with the moves that are typed behind it.
struct TypedRoll {
    Dice dice;
    std::string moves = {};   ///< "8/5 6/5"; empty: none are typed.
    bool is_no_play = false;  ///< It is said that nothing could be played.
};
/// Moves alone: of a roll that was typed before.
struct TypedMoves {
    std::string moves;
};
/// What is offered and answered, in its order: double and take may stand in one line.
using TypedOffers = std::vector<Action>;
/// How a game ended that was not played out.
struct TypedResult {
    int points = 1;
};
/// Another game begins.
struct TypedGame {};
/// Equal opening rolls have doubled the cube.
struct TypedAutomaticDouble {};

using WhatIsTyped =
    std::variant<TypedRoll, TypedMoves, TypedOffers, TypedResult, TypedGame, TypedAutomaticDouble>;

struct TypedAction {
    std::optional<Player> who = {};  ///< Only where it is said.
    WhatIsTyped what;
};

/// Whether somebody may be meant by that beginning of a name.
[[nodiscard]] bool may_name(const PlayerInfo& player, std::string_view beginning);

/// What a line without its times and comment means; nothing if it means nothing. `awaits_moves`: a roll is to
/// be played, so that moves are likely.
[[nodiscard]] std::optional<TypedAction> understand(std::string_view text,
                                                    const ByPlayer<PlayerInfo>& players, bool awaits_moves);

/// The play that typed moves mean.
struct TypedPlay {
    Play play;
    bool is_legal = true;
    std::vector<std::string> doubts =
        {};  ///< What does not fit all the same: a hit mark where nothing is hit.
};

/// Finds it, where it is legal or all of its moves can be made at least. What is left out is filled in if
/// only one legal play goes on so. Fails if nothing can be made of the moves.
[[nodiscard]] Result<TypedPlay> find_play(std::string_view moves, const Position& position, Player player,
                                          Dice dice);

/// "bar/22 6/5, bar/22 8/7" - the first few of the legal plays; empty if there are none.
[[nodiscard]] std::string some_plays(const Position& position, Player player, Dice dice);

/// A play as people write it; "no play" without steps.
[[nodiscard]] std::string play_in_words(const Play& play, const Position& position, Player player);

}  // namespace gammonkit::transcript
