#pragma once

#include "analysis/maps/roll_map.hpp"
#include "report/answers/question.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace gammonkit::answers {

/// Which rolls of a position are asked about.
struct RollWish {
    std::vector<std::string> plays = {};  ///< As they are written: the opponent's rolls after each of them.
    std::size_t best_plays = 0;           ///< The same after so many of the best plays.
    bool two_rolls = false;               ///< Each roll with those that answer it.
};

/// The rolls from one position.
struct RollsFrom {
    std::string after = {};    ///< The play that led to it, "8/5 6/5"; empty: the position itself.
    GameState state = {};      ///< With the player who rolls on roll.
    RollSequences rolls = {};  ///< `second` is empty if single rolls are asked about.
};

/// What the rolls bring, seen by the player on roll in the question: those of the position itself, or those
/// of his opponent after each of several plays.
struct RollAnswer {
    std::vector<RollsFrom> parts = {};
    bool two_rolls = false;
};

/// Fails as `still_played`, as the engine does, with "usage" if there are no dice to play, or with
/// "illegal-play".
[[nodiscard]] Result<RollAnswer> map_rolls(const PositionQuestion& question, const RollWish& wish);

/// The opponent's rolls after plays of the dice; those of the position itself if there are none. Fails as the
/// engine does.
[[nodiscard]] Result<RollAnswer> map_rolls_after(const PositionQuestion& question,
                                                 const std::vector<Play>& plays, bool two_rolls);

/// The chance that a map gives beside an equity, as a number.
[[nodiscard]] std::optional<double> chance_of(const std::optional<Mwc>& mwc);

/// Whose rolls these are, and after what: "X rolls", "after 8/5 6/5 O rolls".
[[nodiscard]] std::string title_of(const RollsFrom& rolls, const ByPlayer<std::string>& names,
                                   const Translator& words = {});

/// For people, in columns.
[[nodiscard]] std::string answer_text(const PositionQuestion& question, const RollAnswer& answer);

/// For programs, as an object: docs/json-output.md.
[[nodiscard]] std::string answer_json(const PositionQuestion& question, const RollAnswer& answer);

}  // namespace gammonkit::answers
