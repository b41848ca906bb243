#include "model/reasons/play_facts.hpp"

#include "model/race/effort.hpp"
#include "model/step_rules.hpp"
#include "model/structure/shots.hpp"
#include "model/structure/structure.hpp"

#include <algorithm>
#include <bit>

namespace gammonkit {
namespace {

constexpr int kRollsInAll = 36;
constexpr int kFaces = 6;
constexpr int kFirstOuter = 8;
constexpr int kLastOuter = 11;
constexpr int kBarPointNumber = 7;
constexpr int kUsualBlock = 2;
constexpr int kHighStack = 3;
constexpr int kLastPoint = 24;

/// The player who has moved, and his opponent, each in his own numbering.
struct CountedSides {
    const Side& own;
    const Side& other;
    SideStructure mine = structure_of(own);
    SideStructure his = structure_of(other);
};

double share_of_rolls(int rolls)
{
    return static_cast<double>(rolls) / kRollsInAll;
}

double share_of_home(const SideStructure& side)
{
    return static_cast<double>(std::popcount(side.made & points_between(1, kHomePoints))) / kHomePoints;
}

/// The most points of a side within six before the other side's rearmost checker, unless that is home.
int block_before(const SideStructure& side, int enemy)
{
    if (enemy <= kHomePoints) return 0;
    return most_within_six(side.made & points_between(kBar.number() - enemy + 1, kLastPoint));
}

/// Rolls with which a checker that stands on `from` gets as far as past all points of the other side within
/// six, playing both dice with it: whether it is hit on the way does not matter.
int escapes_of(int from, const SideStructure& other)
{
    const auto is_open = [&](int point) {
        return point > 0 && (other.made & only(kBar.number() - point)) == 0;
    };
    // The far edge of the block, in the numbering of the one who escapes.
    int edge = from;
    for (int point = from - 1; point >= std::max(1, from - kFaces); --point)
        if (!is_open(point)) edge = point;
    if (edge == from) return kRollsInAll;
    int rolls = 0;
    for (int one = 1; one <= kFaces; ++one) {
        for (int two = 1; two <= kFaces; ++two) {
            const int to = from - one - two;
            const bool can = (is_open(from - one) || is_open(from - two)) && is_open(to);
            rolls += can && to < edge ? 1 : 0;
        }
    }
    return rolls;
}

class Counted {
public:
    explicit Counted(PlayFacts& facts) : facts_(facts) {}
    void operator()(PlayFact fact, double value) { facts_[static_cast<std::size_t>(fact)] = value; }

private:
    PlayFacts& facts_;
};

int high_stacks(const Side& side)
{
    int checkers = 0;
    for (std::size_t point = 1; point <= kLastPoint; ++point)
        checkers += std::max(0, side[point] - kHighStack);
    return checkers;
}

void count_points(const CountedSides& sides, Counted& counted)
{
    constexpr PlayFact kPoints[] = {PlayFact::two_point,  PlayFact::three_point, PlayFact::four_point,
                                    PlayFact::five_point, PlayFact::six_point,   PlayFact::bar_point};
    const auto has = [&](PointSet points) { return (sides.mine.made & points) != 0 ? 1.0 : 0.0; };
    for (int point = 2; point <= kBarPointNumber; ++point)
        counted(kPoints[point - 2], has(only(point)));
    counted(PlayFact::outer_points, std::popcount(sides.mine.made & points_between(kFirstOuter, kLastOuter)));
    counted(PlayFact::high_anchor, has(only(20) | only(21)));
    counted(PlayFact::bar_anchor, has(only(18)));
    counted(PlayFact::high_anchor_in_home, has(only(20) | only(21)) * share_of_home(sides.his));
    counted(PlayFact::low_anchor, has(only(22) | only(23)));
    counted(PlayFact::ace_point, has(only(24)));
}

/// The rolls with which the opponent hits elsewhere than in his home board.
int shots_outside(const CountedSides& sides)
{
    Side without = sides.own;
    for (int point = kBar.number() - kHomePoints; point < kBar.number(); ++point) {
        std::uint8_t& there = without[static_cast<std::size_t>(point)];
        if (there == 1) there = 0;
    }
    const std::optional<Position> board = Position::from({without, sides.other});
    return board ? shots_of(*board, Player::second).any : 0;
}

void count_contact(const Position& board, Player player, const CountedSides& sides, Counted& counted)
{
    const Shots shots = shots_of(board, opponent(player));
    const int outside = shots_outside(sides);
    counted(PlayFact::shots, share_of_rolls(outside));
    counted(PlayFact::shots_into_home, share_of_rolls(outside) * share_of_home(sides.his));
    const double at_home = share_of_rolls(shots.any - outside);
    counted(PlayFact::home_shots, at_home);
    counted(PlayFact::home_shots_into_home, at_home * share_of_home(sides.his));
    counted(PlayFact::double_shots, share_of_rolls(shots.twice));
    counted(PlayFact::hits, sides.his.bar);
    counted(PlayFact::hits_into_home, sides.his.bar * share_of_home(sides.mine));
    count_points(sides, counted);
    const int enemy = rearmost(board, opponent(player)).number();
    counted(PlayFact::block, std::max(0, block_before(sides.mine, enemy) - kUsualBlock));
    counted(PlayFact::back, sides.mine.back);
    counted(PlayFact::stack, high_stacks(sides.own));
    counted(PlayFact::dead_checkers, sides.own[1] + sides.own[2]);
    counted(PlayFact::aim, share_of_rolls(shots_of(board, player).any));
    counted(PlayFact::enemy_escapes, share_of_rolls(escapes_of(enemy, sides.mine)));
    counted(PlayFact::escapes, share_of_rolls(escapes_of(rearmost(board, player).number(), sides.his)));
    counted(PlayFact::timing, sides.mine.timing / kPipsPerRoll);
}

}  // namespace

PlayFacts facts_after(const Position& board, Player player)
{
    PlayFacts facts{};
    Counted counted(facts);
    const CountedSides sides{board.side(player), board.side(opponent(player))};
    if (has_contact(board)) count_contact(board, player, sides, counted);
    return facts;
}

}  // namespace gammonkit
