#pragma once

#include "model/match.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace gammonkit {

/// Names the play of a match: equal for two records whose boards, dice and cubes follow each other in the
/// same way, whatever the players, the order of the seats, the event, the length, the scores, the comments
/// and the analysis are.
///
/// It is FNV-1a in 128 bits of a text that anybody can make: for each game the line "game", then for each
/// turn that changes the board (a play, or an edited position) the line "DICE BOARD CUBE OWNER": the dice,
/// higher first, or - without dice; the Position ID after the turn; the value of the cube; and whose it is: 0
/// nobody's, 1 or 2. Board and owner are seen by the player who moves first in the match, who is 1. Rolls
/// that cannot be played, drops, resignations and what stands behind a turn that cannot be followed leave no
/// line: programs disagree about how to record those.
struct MatchFingerprint {
    std::uint64_t high = 0;
    std::uint64_t low = 0;
    friend auto operator<=>(const MatchFingerprint&, const MatchFingerprint&) = default;
};

/// Nothing for a match in which no board ever changes: such matches are not the same for that.
[[nodiscard]] std::optional<MatchFingerprint> match_fingerprint(const Match& match);

/// How the games of a match go, so that a record of a part of it can be told. Of each game with a board that
/// changes, after each such turn, what names all boards of the game so far, as a fingerprint does, seen by
/// the player who moves first in the game.
struct MatchCourse {
    std::vector<std::vector<std::uint32_t>> games = {};
    std::size_t boards = 0;  ///< Of all games.
};

[[nodiscard]] MatchCourse match_course(const Match& match);

/// True if the games of `part` are those of `whole` from this one on, of the last of them at least the
/// beginning.
[[nodiscard]] bool is_part_at(const MatchCourse& part, const MatchCourse& whole, std::size_t game);

/// 32 digits to the base 16.
[[nodiscard]] std::string to_string(const MatchFingerprint& fingerprint);

/// FNV-1a in 128 bits. Source: http://www.isthe.com/chongo/tech/comp/fnv.
[[nodiscard]] MatchFingerprint fingerprint_of(std::string_view text);

}  // namespace gammonkit
