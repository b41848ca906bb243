#include "analysis/reasons/market.hpp"

#include "analysis/cube/cube_context.hpp"
#include "analysis/cube/jump_model.hpp"
#include "analysis/evaluate/position_class.hpp"
#include "analysis/search/look_ahead.hpp"

#include <algorithm>
#include <vector>

namespace gammonkit {
namespace {

/// His double, his opponent's after the first roll, and his own after the second.
constexpr int kDoubles = 3;

/// Follows two rolls, with and without a double before them.
class TwoRolls {
public:
    /// `context` must live as long.
    TwoRolls(const CubeContext& context, const GameState& state, const Evaluator& evaluator)
        : doubler_(state.on_roll), cube_(state.cube), context_(context), line_(context, state.cube, kDoubles),
          evaluator_(evaluator), look_ahead_(evaluator)
    {
    }

    /// Nothing if he may not double.
    std::optional<TwoRollMarket> market(const Board& board)
    {
        const std::optional<std::size_t> doubled = line_.doubled(0, doubler_);
        if (!doubled) return std::nullopt;
        doubled_ = *doubled;
        const std::vector<LookAhead::Reply> first = replies(board, doubler_);
        for (std::size_t roll = 0; roll < first.size(); ++roll)
            follow(first[roll], static_cast<double>(kAllRolls[roll].probability));
        TwoRollMarket market{.losers = losers_, .movement = jump_volatility(wins_, weights_)};
        if (losers_ > 0) market.gain = of_losers_ / losers_;
        if (losers_ < 1) market.cost = -of_others_ / (1 - losers_);
        return market;
    }

private:
    [[nodiscard]] Player answerer() const { return opponent(doubler_); }
    std::vector<LookAhead::Reply> replies(const Board& board, Player on_roll)
    {
        return look_ahead_.best_replies(board, gammon_values(line_, on_roll));
    }
    [[nodiscard]] Evaluation judged(const LookAhead::Reply& reached, Player on_roll) const
    {
        return static_evaluation(evaluator_, reached.board, reached.chances, on_roll, line_);
    }

    void follow(const LookAhead::Reply& first, double probability)
    {
        if (classify(first.board) == PositionClass::over) {
            const CubeLineValues lost = judged(first, answerer()).values;
            add(probability, 1, context_.opposite(lost[doubled_]) - context_.opposite(lost[0]), true);
            return;
        }
        std::vector<Evaluation> second;
        for (const LookAhead::Reply& reply : replies(first.board, answerer()))
            second.push_back(judged(reply, doubler_));
        const std::vector<double> without = worths(second, 0);
        const std::vector<double> with = worths(second, doubled_);
        for (std::size_t roll = 0; roll < second.size(); ++roll) {
            const auto likely = static_cast<double>(kAllRolls[roll].probability);
            const bool passes = second[roll].values[doubled_] >= context_.won(doubler_, cube_.value);
            add(probability * likely, static_cast<double>(second[roll].chances.win),
                with[roll] - without[roll], passes);
        }
    }

    /// What the second rolls leave the doubler with a cube of the line: his opponent turns it before he rolls
    /// if that is best, and he himself afterwards.
    [[nodiscard]] std::vector<double> worths(const std::vector<Evaluation>& second, std::size_t cube) const
    {
        std::vector<double> held = decided(second, cube);
        const std::optional<std::size_t> turned = line_.doubled(cube, answerer());
        if (!turned) return held;
        std::vector<double> taken = decided(second, *turned);
        const double dropped = context_.lost(doubler_, line_.cube(cube).value);
        const double answered = std::max(mean(taken), dropped);
        if (answered >= mean(held)) return held;
        return mean(taken) >= dropped ? taken : std::vector<double>(second.size(), dropped);
    }

    [[nodiscard]] std::vector<double> decided(const std::vector<Evaluation>& second, std::size_t cube) const
    {
        std::vector<double> result;
        for (const Evaluation& evaluation : second)
            result.push_back(line_.decided(evaluation.values, cube, doubler_));
        return result;
    }

    [[nodiscard]] static double mean(const std::vector<double>& values)
    {
        double sum = 0;
        for (std::size_t roll = 0; roll < values.size(); ++roll)
            sum += static_cast<double>(kAllRolls[roll].probability) * values[roll];
        return sum;
    }

    /// `more` is what the double is worth, in the unit of the context.
    void add(double probability, double win, double more, bool loses_market)
    {
        const double scale =
            context_.normalized(1, doubler_, cube_.value) - context_.normalized(0, doubler_, cube_.value);
        (loses_market ? of_losers_ : of_others_) += probability * scale * more;
        if (loses_market) losers_ += probability;
        wins_.push_back(win);
        weights_.push_back(probability);
    }

    Player doubler_;
    Cube cube_;
    const CubeContext& context_;
    CubeLine line_;
    const Evaluator& evaluator_;
    LookAhead look_ahead_;
    std::size_t doubled_ = 0;  ///< The cube of the line that he has turned before the first roll.
    double losers_ = 0;
    double of_losers_ = 0;
    double of_others_ = 0;
    std::vector<double> wins_;
    std::vector<double> weights_;
};

}  // namespace

std::optional<double> TwoRollMarket::break_even() const
{
    if (gain <= 0 || cost <= 0) return std::nullopt;
    return cost / (gain + cost);
}

std::optional<TwoRollMarket> two_roll_market(const GameState& state, const MatchEquityTable& table,
                                             const Evaluator& evaluator)
{
    const CubeContext context = CubeContext::of(state, table);
    const Board board = board_of(state.position, state.on_roll);
    if (classify(board) == PositionClass::over) return std::nullopt;
    return TwoRolls(context, state, evaluator).market(board);
}

}  // namespace gammonkit
