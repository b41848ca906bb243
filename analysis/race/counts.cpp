#include "analysis/race/counts.hpp"

#include "analysis/bearoff/race.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

namespace gammonkit {
namespace {

/// How many checkers stand on a point beyond so many.
int beyond(const Side& side, std::size_t point, int most)
{
    return std::max(0, side[point] - most);
}

int checkers_of(const Side& side)
{
    return std::accumulate(side.begin() + 1, side.end(), 0);
}

int outside_of_home(const Side& side)
{
    return std::accumulate(side.begin() + kHomePoints + 1, side.end(), 0);
}

int points_held_at_home(const Side& side)
{
    const auto holds = [](std::uint8_t checkers) { return checkers > 0; };
    return static_cast<int>(std::count_if(side.begin() + 1, side.begin() + kHomePoints + 1, holds));
}

/// Steps from one quarter of the board to the next that bring all checkers home.
int crossovers_of(const Side& side)
{
    int crossovers = 0;
    for (std::size_t point = 1; point < side.size(); ++point)
        crossovers += side[point] * (static_cast<int>(point - 1) / kHomePoints);
    return crossovers;
}

/// The high points of the home board, which should not be empty.
constexpr std::size_t kHighPoints[] = {4, 5, 6};

/// By how much the count of the player on roll may be larger.
struct Limits {
    double doubles;
    double redoubles;
    double last_take;  ///< The least with which the opponent takes.
};

CubeVerdict verdict_of(bool doubles, bool takes, bool redouble)
{
    return {.doubling = doubles ? Doubling::right_double : Doubling::no_double,
            .answer = takes ? DoubleAnswer::take : DoubleAnswer::drop,
            .redouble = redouble};
}

RaceCount judged(RaceMethod method, double own, double other, const Limits& limits, bool redouble)
{
    const double more = own - other;
    const bool doubles = more <= (redouble ? limits.redoubles : limits.doubles);
    return {.method = method,
            .own = own,
            .other = other,
            .verdict = verdict_of(doubles, more >= limits.last_take, redouble)};
}

RaceCount by_keith(const Board& board, bool redouble)
{
    const int count = keith_count(board.own);
    const int own = count + count / 7;
    constexpr Limits kLimits{.doubles = 4, .redoubles = 3, .last_take = 2};
    return judged(RaceMethod::keith, own, keith_count(board.other), kLimits, redouble);
}

RaceCount by_thorp(const Board& board, bool redouble)
{
    const int own = thorp_count(board.own);
    constexpr Limits kLimits{.doubles = 2, .redoubles = 1, .last_take = -2};
    return judged(RaceMethod::thorp, own > 30 ? own * 1.1 : own, thorp_count(board.other), kLimits, redouble);
}

/// How many pips more the opponent may have to take, by the nearest length of race.
int ward_take(int pips)
{
    if (pips < 63) return 2;
    return pips < 88 ? 3 : 4;
}

RaceCount by_ward(const Board& board, bool redouble)
{
    const double own = ward_count(board.own, board.other) * 1.1;
    const Limits limits{
        .doubles = 2, .redoubles = 1, .last_take = static_cast<double>(-ward_take(pips(board.own)))};
    return judged(RaceMethod::ward, own, ward_count(board.other, board.own), limits, redouble);
}

RaceCount by_isight(const Board& board, bool redouble)
{
    const int own = isight_count(board.own, board.other);
    const int other = isight_count(board.other, board.own);
    constexpr Limits kLimits{.doubles = 6, .redoubles = 5, .last_take = 2};
    RaceCount count = judged(RaceMethod::isight, own + own / 6.0, other, kLimits, redouble);
    count.win = std::clamp(0.80 - own / 300.0 + (other - own) / 50.0, 0.0, 1.0);
    return count;
}

/// One that looks at the pips alone: `measure` from which the player doubles, redoubles and is dropped.
RaceCount by_pips(RaceMethod method, const Board& board, double measure, const Limits& from, bool redouble)
{
    const bool doubles = measure >= (redouble ? from.redoubles : from.doubles);
    return {.method = method,
            .own = static_cast<double>(pips(board.own)),
            .other = static_cast<double>(pips(board.other)),
            .measure = measure,
            .verdict = verdict_of(doubles, measure <= from.last_take, redouble)};
}

RaceCount by_trice(const Board& board, bool redouble)
{
    const int last_take = trice_last_take(pips(board.own));
    const Limits from{.doubles = static_cast<double>(last_take - 3),
                      .redoubles = static_cast<double>(last_take - 2),
                      .last_take = static_cast<double>(last_take)};
    const int lead = pips(board.other) - pips(board.own);
    return by_pips(RaceMethod::trice, board, lead, from, redouble);
}

/// Doubles with a lead of 8 percent of the own pips, redoubles with 9; the opponent takes up to 12. Source:
/// Bill Robertie, "Advanced Backgammon", 1991.
RaceCount by_percentages(const Board& board, bool redouble)
{
    constexpr Limits kFrom{.doubles = 8, .redoubles = 9, .last_take = 12};
    const double own = pips(board.own);
    const double percent = 100 * (pips(board.other) - own) / own;
    return by_pips(RaceMethod::percentages, board, percent, kFrom, redouble);
}

RaceCount by_kleinman(const Board& board, bool redouble)
{
    constexpr Limits kFrom{.doubles = 0.44, .redoubles = 0.61, .last_take = 1.2};
    const double metric = kleinman_metric(pips(board.own), pips(board.other));
    RaceCount count = by_pips(RaceMethod::kleinman, board, metric, kFrom, redouble);
    count.win = kleinman_chance(metric);
    return count;
}

struct MethodRow {
    std::string_view name;
    std::string_view title;
    RaceCount (*count)(const Board& board, bool redouble);
};

/// In the order of RaceMethod.
constexpr MethodRow kMethods[] = {
    {"keith", "Keith", by_keith},          {"thorp", "Thorp", by_thorp}, {"ward", "Ward", by_ward},
    {"isight", "Isight", by_isight},       {"trice", "Trice", by_trice}, {"8-9-12", "8-9-12", by_percentages},
    {"kleinman", "Kleinman", by_kleinman},
};
static_assert(std::size(kMethods) == std::size(kRaceMethods));

const MethodRow& row_of(RaceMethod method)
{
    return kMethods[static_cast<std::size_t>(method)];
}

/// Of the rolls that a side with checkers outside the home board needs: the variance was fitted by least
/// squares to the exact table of 9 points.
double estimated_deviation(const RaceEffort& effort)
{
    return std::sqrt(std::max(0.1, 0.225 + 0.2214 * effort.rolls - 0.0691 * effort.wastage()));
}

RaceSideFacts side_facts(const bearoff::OneSidedTable& table, const Side& side)
{
    if (const std::optional<int> number = table.number_of(side)) {
        const bearoff::Moments moments = table.moments(*number);
        return {.effort = {.pips = pips(side), .rolls = moments.mean},
                .deviation = moments.deviation,
                .rolls = table.rolls(*number)};
    }
    RaceSideFacts facts{.effort = race_effort(side)};
    facts.deviation = estimated_deviation(facts.effort);
    facts.rolls = bearoff::normal_distribution({.mean = facts.effort.rolls, .deviation = facts.deviation});
    return facts;
}

bool has_borne_off(const Side& side)
{
    return side[0] > 0;
}

}  // namespace

std::string_view name_of(RaceMethod method)
{
    return row_of(method).name;
}

std::string_view title_of(RaceMethod method)
{
    return row_of(method).title;
}

RaceCount count_race(RaceMethod method, const Board& board, bool redouble)
{
    return row_of(method).count(board, redouble);
}

bool is_same_advice(const CubeVerdict& a, const CubeVerdict& b)
{
    const bool is_optional =
        a.doubling == Doubling::optional_double || b.doubling == Doubling::optional_double;
    const bool same_doubling =
        (a.doubling == Doubling::right_double) == (b.doubling == Doubling::right_double);
    return (is_optional || same_doubling) &&
           (a.answer == DoubleAnswer::drop) == (b.answer == DoubleAnswer::drop);
}

int keith_count(const Side& side)
{
    int count = pips(side) + 2 * beyond(side, 1, 1) + beyond(side, 2, 1) + beyond(side, 3, 3);
    for (const std::size_t point : kHighPoints)
        count += side[point] == 0 ? 1 : 0;
    return count;
}

int thorp_count(const Side& side)
{
    return pips(side) + 2 * checkers_of(side) + side[1] - points_held_at_home(side);
}

double ward_count(const Side& side, const Side& other)
{
    return pips(side) + 2 * beyond(side, 1, 2) + 2 * std::max(0, checkers_of(side) - checkers_of(other)) +
           0.5 * std::max(0, outside_of_home(side) - outside_of_home(other)) -
           std::max(0, points_held_at_home(side) - points_held_at_home(other));
}

int isight_count(const Side& side, const Side& other)
{
    int count = pips(side) + std::max(0, checkers_of(side) - checkers_of(other)) +
                std::max(0, crossovers_of(side) - crossovers_of(other)) + 2 * beyond(side, 1, 2) +
                beyond(side, 2, 2) + beyond(side, 3, 3);
    for (const std::size_t point : kHighPoints)
        count += side[point] == 0 && other[point] > 0 ? 1 : 0;
    return count;
}

int trice_last_take(int pips)
{
    constexpr int kLastShort = 62;
    // Below 5 pips a lead of 0 is the last that is taken.
    return pips <= kLastShort ? std::max(0, pips - 5) / 7 : (pips + 9) / 10 + 1;
}

double kleinman_metric(int own_pips, int other_pips)
{
    const double lead = other_pips - own_pips + 4;
    const double sum = std::max(1, own_pips + other_pips - 4);
    return std::copysign(lead * lead / sum, lead);
}

double kleinman_chance(double metric)
{
    return 0.5 + std::copysign(std::erf(std::sqrt(std::abs(metric)) / 2), metric) / 2;
}

std::optional<RaceFacts> race_facts(const bearoff::OneSidedTable& table, const Board& board)
{
    if (!is_race(board) || rearmost(board.own) == 0 || rearmost(board.other) == 0) return std::nullopt;
    RaceFacts facts{.own = side_facts(table, board.own), .other = side_facts(table, board.other)};
    if (const std::optional<Chances> known = bearoff::race_chances(table, board)) {
        facts.win = known->win;
        facts.win_gammon = known->win_gammon;
        facts.lose_gammon = known->lose_gammon;
        return facts;
    }
    facts.win = bearoff::chance_to_be_first(facts.own.rolls, facts.other.rolls);
    if (has_borne_off(board.other)) facts.win_gammon = 0;
    if (has_borne_off(board.own)) facts.lose_gammon = 0;
    return facts;
}

}  // namespace gammonkit
