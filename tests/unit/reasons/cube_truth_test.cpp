#include "analysis/cube/decision.hpp"
#include "analysis/cube/efficiency.hpp"
#include "analysis/met/named_tables.hpp"
#include "analysis/reasons/cube_reasons.hpp"
#include "analysis/reasons/market.hpp"
#include "model/identifiers/xgid.hpp"
#include "model/legal_plays.hpp"
#include "model/rules.hpp"
#include "tests/unit/model/random_positions.hpp"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <map>

namespace gammonkit {
namespace {

/// Doubles and redoubles of matches by people, in money and at scores, with contact and without.
constexpr std::string_view kCubes[] = {
    "XGID=---BA-DAC---cDd--a-d-c----:0:0:1:00:0:0:0:3:10",
    "XGID=-AB--CD-A---cB-a-abe--bAaA:0:0:-1:00:10:28:1:0:10",
    "XGID=aa-b-DC-B--BAA---b-bbbcAA-:0:0:1:00:2:3:0:7:10",
    "XGID=-ABEBBAA------a--bbccb-Ab-:1:-1:-1:00:14:31:1:0:10",
    "XGID=aBAB-BBBA---ba---bBd-acaA-:1:-1:-1:00:4:0:0:7:10",
    "XGID=--CB--DAB-A-c--b--Bbbbb-b-:0:0:-1:00:4:3:0:7:10",
    "XGID=---bB-DBB-aBA----dbb-b--bB:0:0:-1:00:0:0:0:3:10",
    "XGID=--A--A------------------a-:0:0:1:00:0:0:0:0:10",
    "XGID=a-BBBBBA-A----------bccbC-:1:1:1:00:0:0:3:0:10",
    "XGID=-BaB--B-a---bE-b-cae-AA-B-:0:0:-1:00:6:14:1:0:10",
    "XGID=----BCDCBA----ab--ddbb----:0:0:1:00:0:0:1:0:10",
};

/// Everything here plays and judges two rolls anew, in the plainest way: every legal play of every roll.
class PlainMarket {
public:
    PlainMarket(const GameState& state, const MatchEquityTable& table, const Evaluator& evaluator)
        : state_(state), context_(CubeContext::of(state, table)), evaluator_(evaluator)
    {
        for (const Dice dice : all_rolls())
            follow(best_after(state.position, state.on_roll, dice), dice.is_double() ? 1 : 2);
        for (std::size_t i = 0; i < wins_.size(); ++i)
            movement_ += weights_[i] * std::abs(wins_[i] - win_);
    }
    [[nodiscard]] double losers() const { return losers_; }
    [[nodiscard]] double of_losers() const { return of_losers_; }
    [[nodiscard]] double of_others() const { return of_others_; }
    [[nodiscard]] double movement() const { return movement_; }

private:
    static constexpr double kAll = 36;
    struct Judged {
        Chances chances;
        Board board;
    };

    [[nodiscard]] Player doubler() const { return state_.on_roll; }
    [[nodiscard]] Player other() const { return opponent(state_.on_roll); }

    /// What more than a single game a gammon is worth to a player, beside the two that a game is worth.
    [[nodiscard]] double more(Player player, Stake stake, Stake than) const
    {
        if (context_.is_money()) return 1;
        const int cube = state_.cube.value;
        const double game = context_.won(player, cube) - context_.lost(player, cube);
        return 2 * (context_.won(player, cube, stake) - context_.won(player, cube, than)) / game;
    }
    [[nodiscard]] double worth(const Chances& c, Player player) const
    {
        const Player foe = opponent(player);
        return 2 * static_cast<double>(c.win) +
               static_cast<double>(c.win_gammon) * more(player, Stake::gammon, Stake::single) +
               static_cast<double>(c.win_backgammon) * more(player, Stake::backgammon, Stake::gammon) -
               static_cast<double>(c.lose_gammon) * more(foe, Stake::gammon, Stake::single) -
               static_cast<double>(c.lose_backgammon) * more(foe, Stake::backgammon, Stake::gammon);
    }
    [[nodiscard]] Judged judged(const Position& position, Player on_roll) const
    {
        Judged result{.chances = {}, .board = board_of(position, on_roll)};
        Evaluator::Scratch scratch;
        evaluator_.evaluate({&result.board, 1}, {&result.chances, 1}, scratch);
        return result;
    }
    [[nodiscard]] Position best_after(const Position& before, Player player, Dice dice) const
    {
        Position best = before;
        double least = 100;
        for (const LegalPlay& play : legal_plays(before, player, dice)) {
            const double his = worth(judged(play.result, opponent(player)).chances, opponent(player));
            if (his < least) best = play.result;
            least = std::min(least, his);
        }
        return best;
    }
    [[nodiscard]] double held(const Judged& at, const Cube& cube) const
    {
        return context_.cubeful(at.chances, doubler(), cube, cube_efficiency(at.board));
    }
    [[nodiscard]] double decided(const Judged& at, const Cube& cube) const
    {
        return static_decision(context_, state_.rules, at.chances, doubler(), cube, cube_efficiency(at.board))
            .optimal;
    }

    void follow(const Position& first, int weight)
    {
        if (first.has_won(doubler())) {
            const int cube = state_.cube.value;
            const Judged lost = judged(first, other());
            const Stake stake = lost.chances.lose_backgammon > 0 ? Stake::backgammon
                                : lost.chances.lose_gammon > 0   ? Stake::gammon
                                                                 : Stake::single;
            const Stake counted = context_.gammons_count(state_.cube) ? stake : Stake::single;
            return add(weight / kAll, 1,
                       context_.won(doubler(), 2 * cube, stake) - context_.won(doubler(), cube, counted),
                       true);
        }
        std::vector<Judged> second;
        std::vector<double> weights;
        for (const Dice dice : all_rolls()) {
            second.push_back(judged(best_after(first, other(), dice), doubler()));
            weights.push_back((dice.is_double() ? 1 : 2) / kAll);
        }
        const Cube turned{.value = 2 * state_.cube.value, .owner = other()};
        const std::vector<double> without = branch(second, weights, state_.cube);
        const std::vector<double> with = branch(second, weights, turned);
        for (std::size_t i = 0; i < second.size(); ++i) {
            const bool passes = static_decision(context_, state_.rules, second[i].chances, doubler(),
                                                state_.cube, cube_efficiency(second[i].board))
                                    .values.double_take >= context_.won(doubler(), state_.cube.value);
            add(weight / kAll * weights[i], static_cast<double>(second[i].chances.win), with[i] - without[i],
                passes);
        }
    }

    /// The opponent may turn the cube before his roll.
    [[nodiscard]] std::vector<double> branch(const std::vector<Judged>& second,
                                             const std::vector<double>& weights, const Cube& cube) const
    {
        std::vector<double> waited;
        std::vector<double> taken;
        double mean_waited = 0;
        double mean_taken = 0;
        for (std::size_t i = 0; i < second.size(); ++i) {
            waited.push_back(context_.may_double(doubler(), cube) ? decided(second[i], cube)
                                                                  : held(second[i], cube));
            taken.push_back(decided(second[i], {.value = 2 * cube.value, .owner = doubler()}));
            mean_waited += weights[i] * waited.back();
            mean_taken += weights[i] * taken.back();
        }
        if (!context_.may_double(other(), cube)) return waited;
        const double dropped = context_.lost(doubler(), cube.value);
        if (std::max(mean_taken, dropped) >= mean_waited) return waited;
        return mean_taken >= dropped ? taken : std::vector<double>(second.size(), dropped);
    }

    void add(double probability, double win, double more_worth, bool loses_market)
    {
        const double game =
            context_.won(doubler(), state_.cube.value) - context_.lost(doubler(), state_.cube.value);
        (loses_market ? of_losers_ : of_others_) += probability * more_worth * 2 / game;
        losers_ += loses_market ? probability : 0;
        win_ += probability * win;
        wins_.push_back(win);
        weights_.push_back(probability);
    }

    const GameState& state_;
    CubeContext context_;
    const Evaluator& evaluator_;
    double losers_ = 0;
    double of_losers_ = 0;
    double of_others_ = 0;
    double win_ = 0;
    double movement_ = 0;
    std::vector<double> wins_;
    std::vector<double> weights_;
};

/// The search looks at three plays of a roll only, so that it sometimes finds another one best.
constexpr double kOtherPlays = .04;

TEST(CubeReasons, MarketsAreThoseOfEveryPlayOfTwoRolls)
{
    const Evaluator evaluator = Evaluator::shipped();
    const MatchEquityTable table = default_met();
    for (const std::string_view id : kCubes) {
        SCOPED_TRACE(id);
        const GameState state = state_from_xgid(id).value();
        const std::optional<TwoRollMarket> market = two_roll_market(state, table, evaluator);
        ASSERT_TRUE(market);
        const PlainMarket plain(state, table, evaluator);
        EXPECT_NEAR(market->losers, plain.losers(), kOtherPlays);
        EXPECT_NEAR(market->losers * market->gain, plain.of_losers(), kOtherPlays);
        EXPECT_NEAR((market->losers - 1) * market->cost, plain.of_others(), kOtherPlays);
        EXPECT_NEAR(market->movement, plain.movement(), kOtherPlays / 4);
        EXPECT_GT(market->movement, 0);
    }
}

/// Whether a decision is right, asked anew.
class Asked {
public:
    Asked(const GameState& state, CubeContext context) : state_(state), context_(std::move(context)) {}

    [[nodiscard]] CubeDecision decision(const Chances& chances) const
    {
        return static_decision(context_, state_.rules, chances, state_.on_roll, state_.cube,
                               cube_efficiency(board_of(state_.position, state_.on_roll)));
    }
    /// Whether what the fault was would be one.
    [[nodiscard]] bool is_wrong(CubeFault fault, const Chances& chances) const
    {
        const CubeSides sides = decision(chances).normalized;
        switch (fault) {
        case CubeFault::missed:
            return sides.doubles();
        case CubeFault::too_early:
        case CubeFault::too_good:
            return !sides.doubles();
        case CubeFault::wrong_take:
            return !sides.takes();
        case CubeFault::wrong_drop:
            break;
        }
        return sides.takes();
    }

private:
    const GameState& state_;
    CubeContext context_;
};

/// With the same shares of gammons.
Chances with_win(const Chances& c, double win)
{
    const auto own = static_cast<float>(win) / c.win;
    const auto his = static_cast<float>(1 - win) / (1 - c.win);
    return {static_cast<float>(win), c.win_gammon * own, c.win_backgammon * own, c.lose_gammon * his,
            c.lose_backgammon * his};
}

void check(const CubeReason& reason, const Asked& asked, const Chances& chances, const GameState& state)
{
    constexpr double kNear = .002;
    const bool is_answer = reason.fault == CubeFault::wrong_take || reason.fault == CubeFault::wrong_drop;
    const Position& position = state.position;
    Chances without = chances;
    switch (reason.kind) {
    case CubeReasonKind::score:
        EXPECT_FALSE(
            Asked(state, CubeContext::money({.length = 0, .jacoby = false})).is_wrong(reason.fault, chances));
        return;
    case CubeReasonKind::gammons:
        without.win_gammon = without.win_backgammon = 0;
        EXPECT_NEAR(reason.measured, chances.win_gammon / chances.win, 1e-6);
        EXPECT_FALSE(asked.is_wrong(reason.fault, without));
        return;
    case CubeReasonKind::gammons_against:
        without.lose_gammon = without.lose_backgammon = 0;
        EXPECT_NEAR(reason.measured, chances.lose_gammon / (1 - chances.win), 1e-6);
        EXPECT_FALSE(asked.is_wrong(reason.fault, without));
        return;
    case CubeReasonKind::race:
        EXPECT_EQ(reason.measured,
                  position.pip_count(opponent(state.on_roll)) - position.pip_count(state.on_roll));
        return;
    case CubeReasonKind::market: {
        const PlainMarket plain(state, default_met(), Evaluator::shipped());
        EXPECT_NEAR(reason.measured, plain.losers(), kOtherPlays);
        EXPECT_EQ(plain.of_losers() + plain.of_others() > 0, reason.fault == CubeFault::missed);
        return;
    }
    case CubeReasonKind::volatility:
        EXPECT_NEAR(reason.measured, PlainMarket(state, default_met(), Evaluator::shipped()).movement(),
                    .002);
        return;
    case CubeReasonKind::pass:
        EXPECT_NEAR(reason.measured, static_cast<double>(chances.win), 1e-6);
        EXPECT_FALSE(asked.decision(with_win(chances, reason.needed + kNear)).normalized.takes());
        EXPECT_TRUE(asked.decision(with_win(chances, reason.needed - kNear)).normalized.takes());
        EXPECT_FALSE(asked.decision(chances).normalized.takes());
        return;
    case CubeReasonKind::window:
        break;
    }
    // Where the chance is just enough, the decision turns; chances are those of the one who decides.
    const double needed = is_answer ? 1 - reason.needed : reason.needed;
    EXPECT_NEAR(is_answer ? 1 - reason.measured : reason.measured, static_cast<double>(chances.win), 1e-6);
    EXPECT_NE(asked.is_wrong(reason.fault, with_win(chances, needed - kNear)),
              asked.is_wrong(reason.fault, with_win(chances, needed + kNear)));
}

/// Whatever is wrong in whatever position, nothing that is not so is said of it.
TEST(CubeReasons, SayOnlyWhatIsTrue)
{
    const Evaluator evaluator = Evaluator::shipped();
    const MatchEquityTable table = default_met();
    std::map<CubeReasonKind, int> said;
    for (const std::string_view id : kCubes) {
        const GameState state = state_from_xgid(id).value();
        Chances chances{};
        const Board board = board_of(state.position, state.on_roll);
        Evaluator::Scratch scratch;
        evaluator.evaluate({&board, 1}, {&chances, 1}, scratch);
        const Asked asked(state, CubeContext::of(state, table));
        for (const CubeFault fault : {CubeFault::missed, CubeFault::too_early, CubeFault::too_good,
                                      CubeFault::wrong_take, CubeFault::wrong_drop}) {
            SCOPED_TRACE(testing::Message() << id << " fault " << static_cast<int>(fault));
            const std::vector<CubeReason> reasons =
                cube_reasons({.chances = chances, .state = state, .fault = fault}, table,
                             [&]() -> const Evaluator& { return evaluator; });
            EXPECT_TRUE(asked.is_wrong(fault, chances) || reasons.empty());
            for (const CubeReason& reason : reasons) {
                check(reason, asked, chances, state);
                ++said[reason.kind];
            }
        }
    }
    EXPECT_EQ(said.size(), 8U);  // Every kind.
}

}  // namespace
}  // namespace gammonkit
