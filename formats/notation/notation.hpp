#pragma once

#include "model/dice.hpp"
#include "model/play.hpp"
#include "model/play_text.hpp"
#include "model/position.hpp"
#include "support/result.hpp"
#include "support/source_text.hpp"
#include "support/static_vector.hpp"

#include <string>
#include <string_view>

namespace gammonkit::notation {

/// One checker's stretch between two places that are written: by one die or, if merged, by several.
struct WrittenStep {
    Point from;
    Point to;
    bool hit = false;  ///< A hit is marked where it ends.
    friend bool operator==(const WrittenStep&, const WrittenStep&) = default;
};

/// A written move, before it is known what it means on a board: "bar/24*/18(2)" has four hops, those of the
/// first checker first. Twice as many fit as any play has: some records write more than they play, as in
/// "24/23 0/0".
using Moves = StaticVector<WrittenStep, 2 * Play::kMostSteps>;

/// Parses the moves after a roll, all of `text` (a view into `source`): legs separated by blanks, commas or
/// semicolons, points as numbers, 25 = bar = b, 0 = off = o in any case, "/" or "-" between them, "*" or "x"
/// after a hit, "(2)" or "x2" to repeat. The grammar that all text formats share. Fails with the place and
/// what was expected, or if there are more hops than `Moves` can hold.
[[nodiscard]] Result<Moves> parse_moves(const SourceText& source, std::string_view text);

/// Moves that are written as the opponent counts the points, in the player's own numbering: 1/7 is 24/18. In
/// front stands the bar, whether as 0 or as a word, and behind what is borne off.
[[nodiscard]] Moves mirrored(Moves moves);

/// What written moves mean on a board.
struct Resolution {
    Play play;  ///< In single steps, in the written order.
    /// More than one legal play fits what is written and they lead to different boards: the first is in
    /// `play`.
    bool ambiguous = false;
    /// A "*" where a legal play hits nothing.
    bool hit_marks_wrong = false;
    /// A hit of a legal play without "*": wrong only if the writer marks hits at all.
    bool hit_unmarked = false;
};

/// Finds the legal play that the moves describe; if there is none, the moves word for word, each hop as one
/// step. `Resolution::play` then holds at most four steps: more than that fails.
[[nodiscard]] Result<Resolution> resolve(const Moves& moves, const Position& position, Player player,
                                         Dice dice);

}  // namespace gammonkit::notation
