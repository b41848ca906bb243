#include "model/structure/game_plan.hpp"

#include "model/rules.hpp"
#include "model/step_rules.hpp"
#include "model/structure/structure.hpp"
#include "support/languages/translator.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace gammonkit {
namespace {

constexpr int kFarthest = 24;
constexpr int kPointsOfBlock = 4;
constexpr int kMidpoint = 13;
/// The bar point, the golden point and the 4 point of the other side.
constexpr PointSet kAdvanced = only(18) | only(20) | only(21);
/// Pips by which a race is clear.
constexpr int kLead = 10;

/// The side whose plan is asked for, each side in its own numbering.
struct View {
    View(const Position& board, Player side)
        : position(board), player(side), own(board.side(side)), other(board.side(opponent(side)))
    {
    }

    const Position& position;
    Player player;
    const Side& own;
    const Side& other;
    SideStructure mine = structure_of(own);
    SideStructure his = structure_of(other);
    int pips = gammonkit::pips(own);
    int his_pips = gammonkit::pips(other);
};

int checkers_between(const Side& side, int low, int high)
{
    int checkers = 0;
    for (int point = low; point <= high; ++point)
        checkers += side[static_cast<std::size_t>(point)];
    return checkers;
}

/// As many points as a side has within six that stand before the other's rearmost checker: between the own
/// ace point and the other's home board.
int block_of(const SideStructure& side, const Position& position, Player blocked)
{
    const int behind = kBar.number() - rearmost(position, blocked).number();
    return most_within_six(side.made & points_between(std::max(2, behind + 1), kFarthest - kHomePoints));
}

int my_block(const View& view)
{
    return block_of(view.mine, view.position, opponent(view.player));
}

int his_block(const View& view)
{
    return block_of(view.his, view.position, view.player);
}

int lead(const View& view)
{
    return view.his_pips - view.pips;
}

/// How many checkers are home or off.
int home(const Side& side)
{
    return checkers_between(side, kOff.number(), kHomePoints);
}

/// How many of a side's checkers are not where a game begins.
int moved(const Side& side)
{
    const Side start = starting_position(Variant::standard).side(Player::first);
    int gone = 0;
    for (std::size_t point = 1; point < start.size(); ++point)
        gone += std::max(0, start[point] - side[point]);
    return gone;
}

bool is_race(const View& view)
{
    return !has_contact(view.position);
}

bool is_bearoff(const View& view)
{
    return !has_contact(view.position) && home(view.own) == Position::kMostCheckers;
}

/// All but at most two are home, and the other side still holds on behind them.
bool bears_off_with_contact(const View& view)
{
    return view.mine.back == 0 && view.his.back > 0 && home(view.own) >= Position::kMostCheckers - 2;
}

bool is_opening(const View& view)
{
    constexpr int kFew = 5;
    constexpr int kFewOfBoth = 8;
    return std::max(moved(view.own), moved(view.other)) <= kFew &&
           moved(view.own) + moved(view.other) <= kFewOfBoth;
}

bool is_back_game(const View& view)
{
    constexpr int kCheckers = 4;
    constexpr int kBehind = 20;
    return std::popcount(view.mine.anchors()) >= 2 && view.mine.back >= kCheckers && lead(view) <= -kBehind;
}

bool blocks(const View& view)
{
    return my_block(view) >= kPointsOfBlock;
}

bool is_blocked(const View& view)
{
    return his_block(view) >= kPointsOfBlock;
}

bool is_prime_against_prime(const View& view)
{
    return blocks(view) && is_blocked(view);
}

/// The other side has all home or off but for few checkers that it has to save, and this one does not have
/// more to save.
bool is_containment(const View& view)
{
    constexpr int kLate = 10;
    constexpr int kStragglers = 3;
    const bool has_stragglers = view.his.back > 0 && view.his.back <= kStragglers && view.his.anchors() == 0;
    return has_stragglers && home(view.other) >= kLate && my_block(view) > his_block(view);
}

/// The other side has hardly anything left behind.
bool comes_home(const View& view)
{
    return view.his.back <= 1;
}

bool is_ace_point(const View& view)
{
    return view.mine.anchors() == only(kFarthest) && (view.mine.made & kAdvanced) == 0 && comes_home(view) &&
           lead(view) < 0;
}

bool is_deep_anchor(const View& view)
{
    constexpr PointSet kDeep = only(22) | only(23);
    constexpr int kLevel = 10;
    return (view.mine.anchors() & kDeep) != 0 && (view.mine.made & kAdvanced) == 0 && comes_home(view) &&
           lead(view) < kLevel;
}

/// Enemy checkers are loose at home or on the bar, and there is enough to attack them with.
bool is_blitz(const View& view)
{
    constexpr int kAttackers = 9;
    return view.his.anchors() == 0 && view.his.back >= 2 &&
           checkers_between(view.own, 1, 2 * kHomePoints) >= kAttackers;
}

bool holds_advanced(const SideStructure& side)
{
    return (side.made & kAdvanced) != 0;
}

bool is_mutual_holding(const View& view)
{
    return holds_advanced(view.mine) && holds_advanced(view.his);
}

/// Nothing is left behind but what can run, and the race is not lost.
bool is_running(const View& view)
{
    return view.mine.back <= 1 && lead(view) >= -kLead;
}

/// Past all but an anchor, which the block stands before by the way.
bool is_running_past_an_anchor(const View& view)
{
    constexpr int kPrime = 5;
    return view.mine.back == 0 && view.his.anchors() != 0 && view.mine.prime < kPrime && lead(view) > kLead;
}

/// With an anchor, or with the midpoint once nothing else is behind it, against one who still has to pass.
bool is_holding(const View& view)
{
    const bool by_midpoint = view.mine.back == 0 && (view.mine.made & only(kMidpoint)) != 0;
    return (holds_advanced(view.mine) || by_midpoint) && view.mine.bar == 0 && comes_home(view) &&
           lead(view) < kLead;
}

bool is_anything(const View& /*view*/)
{
    return true;
}

struct Definition {
    GamePlan plan;
    bool (*holds)(const View& view);
};

/// THE list of definitions: the first that holds says the plan.
constexpr Definition kDefinitions[] = {
    {GamePlan::bearoff, is_bearoff},
    {GamePlan::race, is_race},
    {GamePlan::bearoff_contact, bears_off_with_contact},
    {GamePlan::opening, is_opening},
    {GamePlan::back_game, is_back_game},
    {GamePlan::prime_against_prime, is_prime_against_prime},
    {GamePlan::containment, is_containment},
    {GamePlan::mutual_holding, is_mutual_holding},
    {GamePlan::blitz, is_blitz},
    {GamePlan::running, is_running_past_an_anchor},
    {GamePlan::priming, blocks},
    {GamePlan::ace_point, is_ace_point},
    {GamePlan::deep_anchor, is_deep_anchor},
    {GamePlan::holding, is_holding},
    {GamePlan::running, is_running},
    {GamePlan::mixed, is_anything},
};

constexpr std::array<std::string_view, kGamePlans> kPlanNames{
    "opening"_say,        "blitz"_say,     "priming"_say,     "prime-vs-prime"_say,  "holding"_say,
    "mutual-holding"_say, "ace-point"_say, "deep-anchor"_say, "back-game"_say,       "containment"_say,
    "running"_say,        "race"_say,      "bearoff"_say,     "bearoff-contact"_say, "mixed"_say};

GamePlan plan_of(const View& view)
{
    return std::ranges::find_if(kDefinitions, [&](const Definition& row) { return row.holds(view); })->plan;
}

}  // namespace

std::string_view to_string(GamePlan plan)
{
    return kPlanNames[static_cast<std::size_t>(plan)];
}

std::optional<GamePlan> game_plan_from(std::string_view name)
{
    const auto found = std::ranges::find(kPlanNames, name);
    if (found == kPlanNames.end()) return std::nullopt;
    return static_cast<GamePlan>(found - kPlanNames.begin());
}

ByPlayer<GamePlan> game_plans_of(const Position& position)
{
    return {plan_of({position, Player::first}), plan_of({position, Player::second})};
}

}  // namespace gammonkit
