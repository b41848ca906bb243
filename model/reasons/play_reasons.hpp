#pragma once

#include "model/position.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace gammonkit {

/// Kinds of reasons why a play is worse than another.
enum class PlayReasonKind : std::uint8_t {
    shots,          ///< More rolls hit. `made` and `best` are rolls of 36, also for the next.
    double_shots,   ///< More rolls hit twice.
    hit,            ///< Fewer checkers are hit. `made` and `best` are those that are.
    makes_point,    ///< A point of 2 to 7 is not made. `made` is the point.
    breaks_point,   ///< It is given up.
    anchor,         ///< The 20 or 21 point is not made.
    breaks_anchor,  ///< It is given up.
    ace_point,      ///< The checkers on the 24 point stay there.
    block,          ///< Fewer points within six stand before the opponent's rearmost checker.
    lets_escape,    ///< More rolls of his, of 36, take it past them.
    back,           ///< More checkers stay back.
    escape,         ///< Fewer own rolls, of 36, take the rearmost checker past the opponent's points.
    stack,          ///< More checkers stand fourth or higher on a point.
    dead_checkers,  ///< More checkers stand on the 1 and 2 point.
    aim,            ///< Fewer rolls would hit, were the player on roll again.
    off,     ///< Fewer checkers are borne off, while there is contact. `made` and `best` are those off.
    wastage  ///< In a race more pips are wasted.
};
inline constexpr int kPlayReasonKinds = 17;

/// "shots", "double-shots", "hit" ...
[[nodiscard]] std::string_view to_string(PlayReasonKind kind);

/// Why a play is worse than the best: what can be counted on the boards that both lead to.
struct PlayReason {
    PlayReasonKind kind = PlayReasonKind::shots;
    /// What of the loss it explains, in EMG: how the counts differ, times what they are worth on the average
    /// (model/reasons/play_weights.inc).
    double part = 0;
    double made = 0;  ///< What is counted after the play that was made.
    double best = 0;  ///< And after the best.
    friend bool operator==(const PlayReason&, const PlayReason&) = default;
};

/// A play that was made, and a better one. All boards are of the same roll.
struct ComparedPlays {
    const Position& before;
    const Position& made;  ///< The board that it leads to.
    const Position& best;
    Player player = Player::first;
    double loss = 0;  ///< EMG.
};

/// How much of a loss a reason has to explain, in EMG: 0.010 and 15 % of it, or of 0.3 where more is lost.
[[nodiscard]] double least_part(double loss);

/// The reasons for the loss, the weightiest first; none where nothing that can be counted explains a good
/// part of it.
[[nodiscard]] std::vector<PlayReason> play_reasons(const ComparedPlays& plays);

}  // namespace gammonkit
