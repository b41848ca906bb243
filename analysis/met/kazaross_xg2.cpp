#include "analysis/met/kazaross_xg2.hpp"

#include <iterator>

namespace gammonkit {
namespace {

#include "analysis/met/kazaross_xg2.inc"

constexpr std::size_t kLength = std::size(kPostCrawford);

}  // namespace

MatchEquityTable kazaross_xg2()
{
    std::vector<double> pre_crawford(kLength * kLength, 0.5);
    const double* chance = kLeader;
    for (std::size_t own = 0; own < kLength; ++own) {
        for (std::size_t other = own + 1; other < kLength; ++other) {
            pre_crawford[own * kLength + other] = *chance;
            pre_crawford[other * kLength + own] = 1 - *chance++;
        }
    }
    const std::vector<double> post_crawford(std::begin(kPostCrawford), std::end(kPostCrawford));
    return *MatchEquityTable::from({.name = "Kazaross XG2",
                                    .description = "N. Kazaross, 2011, by rollouts of eXtreme Gammon",
                                    .length = static_cast<int>(kLength),
                                    .pre_crawford = std::move(pre_crawford),
                                    .post_crawford = {post_crawford, post_crawford}});
}

}  // namespace gammonkit
