#pragma once

#include "analysis/met/match_equity_table.hpp"

#include <vector>

namespace gammonkit {

/// What a `.xml` table of type "mec" says, for players of equal strength.
struct MecRates {
    double gammons = 0.26;            ///< The share of gammons among the games that are won.
    double free_drop_2_away = 0.015;  ///< What the free drop takes from the trailer who is 2 away.
    double free_drop_4_away = 0.004;
    friend bool operator==(const MecRates&, const MecRates&) = default;
};

/// The trailer's chances after the Crawford game, from 1 to `length` away: he doubles at once. The free drops
/// are taken from these two scores alone.
[[nodiscard]] std::vector<double> mec_post_crawford(const MecRates& rates, int length);

/// The table of Claes Thornberg's match equity calculator mec: a live cube before the Crawford game, which
/// itself knows no free drops. The published table Mec26 has the same figures in all its digits.
[[nodiscard]] MatchEquities mec_equities(const MecRates& rates, int length);

}  // namespace gammonkit
