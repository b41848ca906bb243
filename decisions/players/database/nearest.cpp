#include "decisions/players/database/nearest.hpp"

#include "decisions/players/database/filter_query.hpp"
#include "support/sorting/first_few.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <tuple>

namespace gammonkit {
namespace {

/// So many pips each side may have more or fewer, one after the other as long as too few are found.
constexpr int kReaches[] = {6, 25, 400};
/// What a pip more of one side costs at least.
constexpr double kLeastOfPip = std::min(2 * likeness::kPip, likeness::kPip + likeness::kRacePip);
/// What sums in SQL may differ by.
constexpr double kRounding = 1e-6;

/// What a row of the query has behind the numbers of the match and the decision.
constexpr std::string_view kTraits =
    "d.plan, d.opponent_plan, d.points, d.opponent_points, d.back, d.opponent_back, d.bar, d.opponent_bar, "
    "d.borne_off, d.opponent_borne_off, d.blots, d.opponent_blots, d.home_blots, d.opponent_home_blots, "
    "d.pips, d.opponent_pips, d.shots, d.away, d.opponent_away, d.crawford, d.cube, d.cube_owner, d.dice";

/// Reads the values of a row from the left.
class Values {
public:
    explicit Values(const SqlRow& row) : row_(row) {}

    std::int64_t id() { return whole_of(next()); }
    int whole() { return static_cast<int>(whole_of(next())); }
    std::string text() { return text_of(next()); }

private:
    const SqlValue& next() { return row_[at_++]; }

    const SqlRow& row_;
    std::size_t at_ = 0;
};

/// Both sides' values of a number, the own one first.
void read_both(Values& values, DecisionTraits& traits, int SideTraits::* number)
{
    traits.own.*number = values.whole();
    traits.other.*number = values.whole();
}

NearDecision read(const SqlRow& row, DecisionKind kind)
{
    Values values(row);
    NearDecision near{.match = values.id(), .number = values.id()};
    DecisionTraits& traits = near.traits;
    traits.kind = kind;
    for (SideTraits* side : {&traits.own, &traits.other})
        side->plan = game_plan_from(values.text()).value_or(GamePlan::mixed);
    for (SideTraits* side : {&traits.own, &traits.other})
        side->made = static_cast<PointSet>(values.whole());
    for (int SideTraits::* number : {&SideTraits::back, &SideTraits::bar, &SideTraits::off,
                                     &SideTraits::blots, &SideTraits::home_blots, &SideTraits::pips})
        read_both(values, traits, number);
    traits.shots = values.whole();
    traits.away = values.whole();
    traits.opponent_away = values.whole();
    const std::string crawford = values.text();
    traits.crawford = crawford == "crawford" ? CrawfordPhase::crawford
                      : crawford == "post"   ? CrawfordPhase::after
                                             : CrawfordPhase::before;
    traits.cube = values.whole();
    const std::string owner = values.text();
    traits.holder = owner == "player"     ? CubeHolder::player
                    : owner == "opponent" ? CubeHolder::opponent
                                          : CubeHolder::nobody;
    const int dice = values.whole();
    traits.high_die = dice / 10;
    traits.low_die = dice % 10;
    return near;
}

std::string same(std::string_view column, std::string_view text)
{
    return fmt::format("d.{} = {}", column, sql_text(text));
}

std::string apart(std::string_view column, int number)
{
    return fmt::format("abs(d.{} - {})", column, number);
}

/// Only decisions of the same plan with about as many pips on both sides.
std::string about(const DecisionTraits& asked, int reach)
{
    return fmt::format("{} AND d.pips BETWEEN {} AND {} AND {} <= {}",
                       same("plan", to_string(asked.own.plan)), asked.own.pips - reach,
                       asked.own.pips + reach, apart("opponent_pips", asked.other.pips), reach);
}

/// All that is not like that is at least so far away: where the other side has as many pips more, or else the
/// lead is another one.
double least_beyond(int reach)
{
    return std::min(likeness::kPlan, kLeastOfPip * (reach + 1));
}

/// What may be no farther than `most`, by the columns that stand in the index.
std::string no_farther(const DecisionTraits& asked, double most)
{
    using namespace likeness;
    const std::string plan = same("plan", to_string(asked.own.plan));
    const int reach = static_cast<int>(most / kLeastOfPip) + 1;
    return fmt::format(
        "{} AND d.pips BETWEEN {} AND {} AND CASE WHEN {} THEN 0 ELSE {} END + {} * ({} + {}) + {} * "
        "abs(d.opponent_pips - d.pips - ({})) + {} * ({} + {}) + {} * ({} + {}) <= {}",
        most < kPlan ? plan : "d.plan IS NOT NULL", asked.own.pips - reach, asked.own.pips + reach,
        same("opponent_plan", to_string(asked.other.plan)), kOpponentPlan, kPip,
        apart("pips", asked.own.pips), apart("opponent_pips", asked.other.pips), kRacePip,
        asked.other.pips - asked.own.pips, kBackChecker, apart("back", asked.own.back),
        apart("opponent_back", asked.other.back), kBarChecker, apart("bar", asked.own.bar),
        apart("opponent_bar", asked.other.bar), sql_number(most + kRounding));
}

struct ComesBefore {
    bool operator()(const NearDecision& one, const NearDecision& other) const
    {
        return std::tie(one.distance, one.match, one.number) <
               std::tie(other.distance, other.match, other.number);
    }
};

/// Asks a database for decisions, and keeps the nearest.
class Search {
public:
    Search(SqlDatabase& database, const DecisionTraits& asked, const Filter* filter, std::size_t most)
        : database_(database), asked_(asked), filter_(filter), most_(most)
    {
    }

    /// Of those that satisfy a condition of SQL.
    Result<void> look_among(const std::string& condition)
    {
        const std::string compared =
            fmt::format("{} AND {}", same("decision", to_string(asked_.kind)), condition);
        const std::string rows = filter_ != nullptr ? rows_of(*filter_, database_.keeper(), compared)
                                                    : "FROM decisions d WHERE " + compared;
        FirstFew<NearDecision, ComesBefore> nearest(most_, {});
        const std::string query = fmt::format("SELECT d.match_id, d.number, {} {}", kTraits, rows);
        GK_TRY_VOID(database_.for_each(query, [&](const SqlRow& row) -> Result<void> {
            NearDecision near = read(row, asked_.kind);
            near.distance = distance(asked_, near.traits);
            nearest.add(std::move(near));
            return {};
        }));
        const NearDecision* const last = nearest.last_of_full();
        farthest_ = last != nullptr ? std::optional(last->distance) : std::nullopt;
        found_ = nearest.take();
        return {};
    }

    /// The distance of the last that was wanted; nothing if fewer were found.
    [[nodiscard]] const std::optional<double>& farthest() const { return farthest_; }
    [[nodiscard]] std::vector<NearDecision> found() { return std::move(found_); }

private:
    SqlDatabase& database_;
    const DecisionTraits& asked_;
    const Filter* filter_;
    std::size_t most_;
    std::optional<double> farthest_ = {};
    std::vector<NearDecision> found_ = {};
};

}  // namespace

Result<std::vector<NearDecision>> nearest_in(SqlDatabase& database, const DecisionTraits& asked,
                                             const Filter* filter, std::size_t most)
{
    Search search(database, asked, filter, most);
    for (const int reach : kReaches) {
        GK_TRY_VOID(search.look_among(about(asked, reach)));
        if (search.farthest() && *search.farthest() < least_beyond(reach)) return search.found();
        if (search.farthest()) break;
    }
    GK_TRY_VOID(search.look_among(search.farthest() ? no_farther(asked, *search.farthest())
                                                    : std::string("d.plan IS NOT NULL")));
    return search.found();
}

}  // namespace gammonkit
