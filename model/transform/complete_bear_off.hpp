#pragma once

#include "model/match.hpp"

#include <string>
#include <vector>

namespace gammonkit {

/// How an accepted resignation at the end of a game is understood.
enum class EndResignation {
    believed,         ///< It was one.
    may_be_bear_off,  ///< Where any roll bears off the last checkers, that was what happened.
};

/// Completes games whose record lacks the last bear-off: dice without the play that wins, or with only a part
/// of it; and, where no dice are on record, a claimed outcome that one more roll leads to, or a game that any
/// roll wins. The dice are then the lowest that do, and the turn's comment says that they are not on record.
/// Nothing is done that would change a stated outcome. Says what it did, a line each.
[[nodiscard]] std::vector<std::string> complete_bear_off(Match& match, EndResignation resignations);

}  // namespace gammonkit
