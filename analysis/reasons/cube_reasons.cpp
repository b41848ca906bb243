#include "analysis/reasons/cube_reasons.hpp"

#include "analysis/cube/decision.hpp"
#include "analysis/cube/efficiency.hpp"
#include "analysis/cube/window.hpp"
#include "analysis/reasons/market.hpp"
#include "model/race/effort.hpp"

#include <cmath>

namespace gammonkit {
namespace {

Chances without_gammons_won(Chances chances)
{
    chances.win_gammon = chances.win_backgammon = 0;
    return chances;
}

Chances without_gammons_lost(Chances chances)
{
    chances.lose_gammon = chances.lose_backgammon = 0;
    return chances;
}

double share_of(float part, float whole)
{
    return whole > 0 ? static_cast<double>(part / whole) : 0;
}

/// What the decision depends on, but for the chances.
struct CubeQuestion {
    const CubeContext& context;
    const Rules& rules;
    Player doubler;
    const Cube& cube;
    const CubeEfficiency& efficiency;
};

/// Whether the question that was answered wrongly is to be answered with yes: to double, or to take.
bool is_yes(CubeFault fault, const CubeQuestion& setting, const Chances& chances)
{
    const CubeSides sides = static_decision(setting.context, setting.rules, chances, setting.doubler,
                                            setting.cube, setting.efficiency)
                                .normalized;
    const bool is_answer = fault == CubeFault::wrong_take || fault == CubeFault::wrong_drop;
    return is_answer ? sides.takes() : sides.doubles();
}

bool should_be_yes(CubeFault fault)
{
    return fault == CubeFault::missed || fault == CubeFault::wrong_drop;
}

/// Looks for reasons of one decision.
class Finder {
public:
    Finder(const WrongCube& wrong, const MatchEquityTable& table,
           const std::function<const Evaluator&()>& evaluator)
        : wrong_(wrong), table_(table), evaluator_(evaluator), context_(CubeContext::of(wrong.state, table)),
          board_(board_of(wrong.state.position, doubler())), efficiency_(cube_efficiency(board_)),
          chances_(wrong.chances)
    {
    }

    std::vector<CubeReason> found()
    {
        if (would_be_right(context_, chances_)) return {};
        add_score();
        add_gammons();
        add_race();
        add_market();
        add_window();
        return std::move(reasons_);
    }

private:
    [[nodiscard]] Player doubler() const { return wrong_.state.on_roll; }
    [[nodiscard]] CubeQuestion setting(const CubeContext& context) const
    {
        return {context, wrong_.state.rules, doubler(), wrong_.state.cube, efficiency_};
    }
    [[nodiscard]] double gammon_share() const { return share_of(chances_.win_gammon, chances_.win); }
    /// In this context and with these chances, what was done would have been right.
    [[nodiscard]] bool would_be_right(const CubeContext& context, const Chances& chances) const
    {
        return is_yes(wrong_.fault, setting(context), chances) != should_be_yes(wrong_.fault);
    }
    [[nodiscard]] MarketWindow window() const
    {
        return market_window(context_, outcome_mix(chances_), doubler(), wrong_.state.cube, efficiency_);
    }

    [[nodiscard]] bool is_pass() const { return static_cast<double>(chances_.win) >= window().cash; }

    void add(CubeReasonKind kind, double measured, double needed = 0)
    {
        reasons_.push_back({.kind = kind, .fault = wrong_.fault, .measured = measured, .needed = needed});
    }

    void add_score()
    {
        if (context_.is_money()) return;
        const CubeContext money = CubeContext::money({.length = 0, .jacoby = false});
        if (would_be_right(money, chances_)) add(CubeReasonKind::score, gammon_share());
    }

    /// Whether what was done would have been right without those of the one whose gammons speak against it.
    void add_gammons()
    {
        const CubeFault fault = wrong_.fault;
        const bool may_be_his = fault != CubeFault::too_early && fault != CubeFault::wrong_drop;
        const bool may_be_against = fault == CubeFault::missed || !may_be_his;
        if (may_be_his && would_be_right(context_, without_gammons_won(chances_)))
            add(CubeReasonKind::gammons, gammon_share());
        else if (may_be_against && would_be_right(context_, without_gammons_lost(chances_)))
            add(CubeReasonKind::gammons_against, share_of(chances_.lose_gammon, 1 - chances_.win));
    }

    void add_race()
    {
        const std::optional<ByPlayer<RaceEffort>> efforts = race_efforts(wrong_.state.position);
        if (!efforts) return;
        constexpr double kMostWasted = 2;  // More, and pips do not tell who leads.
        if (std::abs((*efforts)[doubler()].wastage() - (*efforts)[opponent(doubler())].wastage()) >
            kMostWasted)
            return;
        const int own = pips(board_.own);
        const int lead = pips(board_.other) - own;
        const bool is_for_less =
            wrong_.fault == CubeFault::too_early || wrong_.fault == CubeFault::wrong_drop;
        if (lead > 0 || is_for_less) add(CubeReasonKind::race, lead, own);
    }

    /// What two rolls tell for or against a double; nothing where the market is lost already.
    void add_market()
    {
        const bool is_missed = wrong_.fault == CubeFault::missed;
        if (!is_missed && wrong_.fault != CubeFault::too_early) return;
        if (is_missed && is_pass()) return;
        const std::optional<TwoRollMarket> market = two_roll_market(wrong_.state, table_, evaluator_());
        if (!market) return;
        constexpr double kLeastDifference = 0.02;
        const double even = market->break_even().value_or(market->losers);
        const double more = is_missed ? market->losers - even : even - market->losers;
        if (more >= kLeastDifference) add(CubeReasonKind::market, market->losers, even);
        constexpr double kMuch = 1.5;
        const double movement = market->movement;
        const bool tells =
            is_missed ? movement >= kMuch * kUsualMovement : movement <= kUsualMovement / kMuch;
        if (tells) add(CubeReasonKind::volatility, movement, kUsualMovement);
    }

    void add_window()
    {
        constexpr double kAlways = 0.01;  // Behind the Crawford game every chance is enough.
        const MarketWindow points = window();
        const double win = chances_.win;
        switch (wrong_.fault) {
        case CubeFault::missed:
            if (is_pass()) return add(CubeReasonKind::pass, win, points.cash);
            if (points.opens < kAlways) return;
            [[fallthrough]];
        case CubeFault::too_early:
            if ((win >= points.opens) == (wrong_.fault == CubeFault::missed))
                add(CubeReasonKind::window, win, points.opens);
            return;
        case CubeFault::too_good:
            if (win >= points.too_good) add(CubeReasonKind::window, win, points.too_good);
            return;
        case CubeFault::wrong_take:
        case CubeFault::wrong_drop:
            if ((win <= points.cash) == (wrong_.fault == CubeFault::wrong_drop))
                add(CubeReasonKind::window, 1 - win, 1 - points.cash);
            return;
        }
    }

    const WrongCube& wrong_;
    const MatchEquityTable& table_;
    const std::function<const Evaluator&()>& evaluator_;
    CubeContext context_;
    Board board_;
    CubeEfficiency efficiency_;
    Chances chances_;
    std::vector<CubeReason> reasons_;
};

}  // namespace

std::string_view to_string(CubeReasonKind kind)
{
    static constexpr std::string_view kKindNames[] = {
        "score", "gammons", "gammons-against", "race", "market", "volatility", "pass", "window"};
    return kKindNames[static_cast<std::size_t>(kind)];
}

std::vector<CubeReason> cube_reasons(const WrongCube& wrong, const MatchEquityTable& table,
                                     const std::function<const Evaluator&()>& evaluator)
{
    return Finder(wrong, table, evaluator).found();
}

}  // namespace gammonkit
