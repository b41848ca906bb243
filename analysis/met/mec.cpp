#include "analysis/met/mec.hpp"

#include "analysis/met/live_cube.hpp"
#include "analysis/met/long_matches.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

/// At least four numbers.
std::vector<double> without_free_drops(const MecRates& rates, int length)
{
    std::vector<double> row;
    continue_post_crawford(row, std::max(length, 4), rates.gammons);
    return row;
}

}  // namespace

std::vector<double> mec_post_crawford(const MecRates& rates, int length)
{
    std::vector<double> row = without_free_drops(rates, length);
    row[1] -= rates.free_drop_2_away;
    row[3] -= rates.free_drop_4_away;
    row.resize(static_cast<std::size_t>(length));
    return row;
}

MatchEquities mec_equities(const MecRates& rates, int length)
{
    const LiveCubeRates live{.gammons = rates.gammons, .gammons_lost = rates.gammons};
    MatchEquities equities = live_cube_equities(live, without_free_drops(rates, length), length);
    const std::vector<double> row = mec_post_crawford(rates, length);
    equities.post_crawford = {row, row};
    return equities;
}

}  // namespace gammonkit
