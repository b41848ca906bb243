#include "analysis/met/match_equity_table.hpp"

#include "analysis/met/long_matches.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit {
namespace {

bool are_probabilities(const std::vector<double>& numbers)
{
    return std::all_of(numbers.begin(), numbers.end(), [](double p) { return p >= 0 && p <= 1; });
}

Result<void> check_size(std::string_view what, std::size_t count, std::size_t wanted)
{
    if (count == wanted) return {};
    return failure("met-size", fmt::format("the {} table has {} numbers instead of {}", what, count, wanted));
}

/// Rounded numbers may be alike where nearly nothing is left to win or to lose.
bool is_worth_winning(double won, double lost)
{
    constexpr double kNearlyNothing = 0.02;
    return won > lost || (won == lost && (won < kNearlyNothing || won > 1 - kNearlyNothing));
}

/// Whoever has a table in which it is no good to win a game cannot judge anything by it.
Result<void> check_order(const MatchEquities& equities)
{
    const int length = equities.length;
    const auto at = [&](int own, int other) {
        if (own == 0) return 1.0;
        if (other == 0) return 0.0;
        return equities.pre_crawford[static_cast<std::size_t>((own - 1) * length + other - 1)];
    };
    for (int own = 1; own <= length; ++own) {
        for (int other = 1; other <= length; ++other) {
            if (is_worth_winning(at(own - 1, other), at(own, other - 1))) continue;
            return failure(
                "met-order",
                fmt::format("at {}-away, {}-away, who wins a game is no better off than who loses it", own,
                            other));
        }
    }
    return {};
}

Result<void> check(const MatchEquities& equities)
{
    if (equities.length < 1 || equities.length > kLongestMatch)
        return failure("met-length",
                       fmt::format("a match equity table for matches of {} points", equities.length));
    const auto length = static_cast<std::size_t>(equities.length);
    GK_TRY_VOID(check_size("pre-Crawford", equities.pre_crawford.size(), length * length));
    for (const Player trailer : {Player::first, Player::second}) {
        const std::vector<double>& row = equities.post_crawford[trailer];
        GK_TRY_VOID(check_size("post-Crawford", row.size(), length));
        if (!are_probabilities(row)) return failure("met-number", "a match equity is not between 0 and 1");
    }
    if (!are_probabilities(equities.pre_crawford))
        return failure("met-number", "a match equity is not between 0 and 1");
    return check_order(equities);
}

double at_score(const MatchEquityTable& table, ByPlayer<int> away, bool post_crawford, Player player)
{
    return table.at({.away = away, .post_crawford = post_crawford}, player).value;
}

}  // namespace

MatchEquityTable::MatchEquityTable(MatchEquities equities)
    : equities_(std::move(equities)), post_crawford_(equities_.post_crawford)
{
    continue_post_crawford(post_crawford_.first, kLongestMatch, 0.25);
    continue_post_crawford(post_crawford_.second, kLongestMatch, 0.25);
}

Result<MatchEquityTable> MatchEquityTable::from(MatchEquities equities)
{
    GK_TRY_VOID(check(equities));
    return MatchEquityTable(std::move(equities));
}

Mwc MatchEquityTable::at(const MatchScore& score, Player player) const
{
    const double first = first_wins(score);
    return Mwc{player == Player::first ? first : 1 - first};
}

double MatchEquityTable::first_wins(const MatchScore& score) const
{
    const auto [own, other] = score.away;
    if (own <= 0) return 1;
    if (other <= 0) return 0;
    if (score.post_crawford || (!score.crawford_rule && (own == 1 || other == 1)))
        return own == 1 ? 1 - trailer_wins(Player::second, other) : trailer_wins(Player::first, own);
    if (own > equities_.length || other > equities_.length) return wins_long_match(own, other);
    const auto index = static_cast<std::size_t>((own - 1) * equities_.length + other - 1);
    return equities_.pre_crawford[index];
}

double MatchEquityTable::trailer_wins(Player trailer, int away) const
{
    const std::vector<double>& row = post_crawford_[trailer];
    return row[static_cast<std::size_t>(std::min(away, kLongestMatch) - 1)];
}

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
