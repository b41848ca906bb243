#pragma once

#include "analysis/met/match_equity_table.hpp"

#include <vector>

namespace gammonkit {

/// How far two tables are apart: chances of the first table less those of the second.
struct MetDifference {
    int length = 0;                                    ///< Scores up to so many points away.
    std::vector<double> pre_crawford = {};             ///< Row by row, as in a table.
    ByPlayer<std::vector<double>> post_crawford = {};  ///< Of the trailer.
    double mean = 0;                                   ///< Of the sizes before the Crawford game, and
    double largest = 0;                                ///< the largest, without its sign,
    ByPlayer<int> where = {1, 1};                      ///< which is at this score.

    /// At how many scores before the Crawford game the tables differ by no more than `most`.
    [[nodiscard]] std::size_t within(double most) const;
};

/// Up to `length` points, also beyond the length of a table.
[[nodiscard]] MetDifference difference(const MatchEquityTable& first, const MatchEquityTable& second,
                                       int length);

}  // namespace gammonkit
