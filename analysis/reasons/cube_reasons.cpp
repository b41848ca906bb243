#include "analysis/reasons/cube_reasons.hpp"

#include "analysis/annotate/estimates.hpp"
#include "analysis/cube/decision.hpp"
#include "analysis/cube/efficiency.hpp"
#include "analysis/cube/window.hpp"
#include "analysis/search/dice_rolls.hpp"
#include "analysis/successors.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace gammonkit {
namespace {

constexpr int kRollsInAll = 36;

Chances without_gammons(Chances chances)
{
    chances.win_gammon = chances.win_backgammon = chances.lose_gammon = chances.lose_backgammon = 0;
    return chances;
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
    Finder(const WrongCube& wrong, const MatchEquityTable& table, const Evaluator& evaluator)
        : wrong_(wrong), evaluator_(evaluator), context_(CubeContext::of(wrong.state, table)),
          board_(board_of(wrong.state.position, doubler())), efficiency_(cube_efficiency(board_)),
          chances_(chances_of(*wrong.analysis.no_double.estimate.probabilities))
    {
    }

    std::vector<CubeReason> found()
    {
        if (is_yes(wrong_.fault, setting(context_), chances_) != should_be_yes(wrong_.fault)) return {};
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
    [[nodiscard]] double gammon_share() const
    {
        return chances_.win > 0 ? static_cast<double>(chances_.win_gammon / chances_.win) : 0;
    }
    [[nodiscard]] MarketWindow window() const
    {
        return market_window(context_, outcome_mix(chances_), doubler(), wrong_.state.cube, efficiency_);
    }

    void add(CubeReasonKind kind, double measured, double needed = 0)
    {
        reasons_.push_back({.kind = kind, .fault = wrong_.fault, .measured = measured, .needed = needed});
    }

    void add_score()
    {
        if (context_.is_money()) return;
        const CubeContext money = CubeContext::money({.length = 0, .jacoby = false});
        if (is_yes(wrong_.fault, setting(money), chances_) != should_be_yes(wrong_.fault))
            add(CubeReasonKind::score, gammon_share());
    }

    void add_gammons()
    {
        if (is_yes(wrong_.fault, setting(context_), without_gammons(chances_)) != should_be_yes(wrong_.fault))
            add(CubeReasonKind::gammons, gammon_share());
    }

    void add_race()
    {
        if (!is_race(board_)) return;
        const int own = pips(board_.own);
        const int lead = pips(board_.other) - own;
        const bool is_for_less =
            wrong_.fault == CubeFault::too_early || wrong_.fault == CubeFault::wrong_drop;
        if (lead > 0 || is_for_less) add(CubeReasonKind::race, lead, own);
    }

    /// Many for a double that was missed, or few for one that was not yet due; else they are no reason.
    void add_market()
    {
        constexpr int kMany = 8;
        constexpr int kFew = 6;
        if (wrong_.fault != CubeFault::missed && wrong_.fault != CubeFault::too_early) return;
        const int losers = market_losers(window().cash);
        const bool tells = wrong_.fault == CubeFault::missed ? losers >= kMany : losers <= kFew;
        if (tells) add(CubeReasonKind::market, losers);
    }

    /// The small net chooses the plays, and the large one says what they are worth.
    int market_losers(double cash) const
    {
        Evaluator::Scratch scratch;
        std::array<Board, kAllRolls.size()> best{};
        std::array<Chances, kAllRolls.size()> chances{};
        for (std::size_t roll = 0; roll < kAllRolls.size(); ++roll)
            best[roll] = best_after(kAllRolls[roll].dice, scratch);
        evaluator_.evaluate(best, chances, scratch);
        int losers = 0;
        for (std::size_t roll = 0; roll < kAllRolls.size(); ++roll) {
            if (1 - static_cast<double>(chances[roll].win) >= cash)
                losers += static_cast<int>(std::lround(kAllRolls[roll].probability * kRollsInAll));
        }
        return losers;
    }

    /// The board after the best play, seen by the opponent.
    Board best_after(Dice dice, Evaluator::Scratch& scratch) const
    {
        std::vector<Board> boards;
        add_successors(boards, board_, dice);
        std::vector<Chances> chances(boards.size());
        evaluator_.estimate(boards, chances, scratch);
        const auto least = std::ranges::min_element(chances, {}, &Chances::win);
        return boards.at(static_cast<std::size_t>(least - chances.begin()));
    }

    void add_window()
    {
        const MarketWindow points = window();
        const double win = chances_.win;
        switch (wrong_.fault) {
        case CubeFault::missed:
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
    const Evaluator& evaluator_;
    CubeContext context_;
    Board board_;
    CubeEfficiency efficiency_;
    Chances chances_;
    std::vector<CubeReason> reasons_;
};

}  // namespace

std::string_view to_string(CubeReasonKind kind)
{
    static constexpr std::string_view kKindNames[] = {"score", "gammons", "race", "market", "window"};
    return kKindNames[static_cast<std::size_t>(kind)];
}

std::vector<CubeReason> cube_reasons(const WrongCube& wrong, const MatchEquityTable& table,
                                     const Evaluator& evaluator)
{
    if (!wrong.analysis.no_double.estimate.probabilities) return {};
    return Finder(wrong, table, evaluator).found();
}

}  // namespace gammonkit
