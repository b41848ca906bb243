#include "analysis/met/difference.hpp"

#include <algorithm>
#include <cmath>

namespace gammonkit {
namespace {

double at_score(const MatchEquityTable& table, ByPlayer<int> away, bool post_crawford, Player player)
{
    return table.at({.away = away, .post_crawford = post_crawford}, player).value;
}

}  // namespace

std::size_t MetDifference::within(double most) const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(pre_crawford, [&](double apart) { return std::abs(apart) <= most; }));
}

MetDifference difference(const MatchEquityTable& first, const MatchEquityTable& second, int length)
{
    MetDifference result{.length = length};
    const auto apart = [&](ByPlayer<int> away, bool post_crawford, Player player) {
        return at_score(first, away, post_crawford, player) - at_score(second, away, post_crawford, player);
    };
    for (int own = 1; own <= length; ++own) {
        for (int other = 1; other <= length; ++other) {
            const double more = apart({own, other}, false, Player::first);
            result.pre_crawford.push_back(more);
            result.mean += std::abs(more);
            if (std::abs(more) <= result.largest) continue;
            result.largest = std::abs(more);
            result.where = {own, other};
        }
        result.post_crawford.first.push_back(apart({own, 1}, true, Player::first));
        result.post_crawford.second.push_back(apart({1, own}, true, Player::second));
    }
    result.mean /= static_cast<double>(result.pre_crawford.size());
    return result;
}

}  // namespace gammonkit
