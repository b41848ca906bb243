#pragma once

#include "model/match.hpp"

#include <cstddef>

namespace gammonkit {

/// How much a record says of its match. The larger says more: what comes first in the list decides.
struct MatchInformation {
    std::size_t analyses = 0;  ///< Of rolls and of cube decisions.
    std::size_t rollouts = 0;  ///< Evaluations among them that were rolled out.
    /// Names, ratings, event, round, place, date, time, annotator, comments, marks and luck.
    std::size_t words = 0;
    std::size_t turns = 0;
    friend auto operator<=>(const MatchInformation&, const MatchInformation&) = default;
};

[[nodiscard]] MatchInformation information_in(const Match& match);

}  // namespace gammonkit
