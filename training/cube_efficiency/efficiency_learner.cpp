#include "training/cube_efficiency/efficiency_learner.hpp"

#include <cmath>

namespace gammonkit::training {
namespace {

constexpr std::array<std::optional<Player>, 3> kOwners{std::nullopt, Player::first, Player::second};
constexpr std::size_t kPlaces = EfficiencyCurve::kPlaces.size();
constexpr std::size_t kFacts = std::tuple_size_v<EfficiencyFacts>;
constexpr std::size_t kUnknown = kFacts * kPlaces;

/// How much each number of some weights has to do with the efficiency of a board.
std::array<double, kUnknown> parts_of(const Board& board, double place_in_window)
{
    std::array<double, kUnknown> parts{};
    const EfficiencyFacts facts = efficiency_facts(board);
    const auto [low, of_next] = EfficiencyCurve::share_at(place_in_window);
    for (std::size_t fact = 0; fact < kFacts; ++fact) {
        parts[fact * kPlaces + low] = facts[fact] * (1 - of_next);
        parts[fact * kPlaces + low + 1] = facts[fact] * of_next;
    }
    return parts;
}

EfficiencyWeights weights_of(const std::vector<double>& solved)
{
    EfficiencyWeights weights{};
    for (std::size_t i = 0; i < solved.size(); ++i)
        weights[i / kPlaces][i % kPlaces] = solved[i];
    return weights;
}

/// What a player has who doubles where that is best, for each unit of the cube.
double decided(double waits, double given)
{
    return CubeContext::best(waits, 2 * given, 1);
}

}  // namespace

/// What is known of all boards together.
class EfficiencyLearner::Sums {
public:
    Sums() : equations_(kEfficiencyKinds.size() * kOwners.size(), LeastSquares(kUnknown)) {}

    [[nodiscard]] LeastSquares& of(std::size_t kind, std::size_t place)
    {
        return equations_[kind * kOwners.size() + place];
    }
    void add_error(double error) { errors_ += std::abs(error); }
    void add(const Sums& other)
    {
        for (std::size_t i = 0; i < equations_.size(); ++i)
            equations_[i].add(other.equations_[i]);
        errors_ += other.errors_;
    }
    [[nodiscard]] double errors() const { return errors_; }

private:
    std::vector<LeastSquares> equations_;
    double errors_ = 0;
};

EfficiencyLearner::EfficiencyLearner(std::vector<RolledBoard> boards) : boards_(std::move(boards))
{
    constexpr double kUsual = 0.68;
    for (auto& places : table_) {
        for (EfficiencyWeights& weights : places)
            weights[0].fill(kUsual);
    }
}

EfficiencyLearner::Worths EfficiencyLearner::worths(const RolledBoard::Reply& reply) const
{
    if (reply.exact) return {reply.exact->centered, reply.exact->own_cube, reply.exact->other_cube};
    const OutcomeMix mix = outcome_mix(reply.chances);
    const CubeEfficiency efficiency = cube_efficiency(reply.board, table_);
    Worths result{};
    for (std::size_t place = 0; place < result.size(); ++place)
        result[place] = context_.cubeful(mix, Player::first, {.owner = kOwners[place]}, efficiency);
    return result;
}

EfficiencyLearner::Worths EfficiencyLearner::one_roll_ahead(const RolledBoard& board) const
{
    Worths sum{};
    for (std::size_t r = 0; r < board.replies.size(); ++r) {
        const auto [centered, theirs, ours] = worths(board.replies[r]);
        const auto probability = static_cast<double>(kAllRolls[r].probability);
        sum[0] -= probability * decided(centered, ours);
        sum[1] -= probability * ours;
        sum[2] -= probability * decided(theirs, ours);
    }
    return sum;
}

/// Dead and live worth are those one roll ahead, so that only the cube makes a difference; the place in the
/// window is that which the engine will see.
void EfficiencyLearner::add(const RolledBoard& board, Sums& sums) const
{
    const Worths target = one_roll_ahead(board);
    const OutcomeMix ahead = outcome_mix(board.after_replies);
    const OutcomeMix now = outcome_mix(board.chances);
    const CubeEfficiency efficiency = cube_efficiency(board.board, table_);
    const std::size_t kind = efficiency_kind(board.board);
    for (std::size_t place = 0; place < kOwners.size(); ++place) {
        const Cube cube{.owner = kOwners[place]};
        const double dead = context_.dead(ahead, Player::first, cube);
        const double more = context_.live(ahead, Player::first, cube) - dead;
        sums.add_error(context_.cubeful(ahead, Player::first, cube, efficiency) - target[place]);
        std::array<double, kUnknown> parts =
            parts_of(board.board, context_.place_in_window(now, Player::first, cube));
        for (double& part : parts)
            part *= more;
        sums.of(kind, place).add(parts, target[place] - dead);
    }
}

double EfficiencyLearner::learn()
{
    // Always in the same parts and order, so that the sums do not depend on the number of threads.
    constexpr std::size_t kParts = 32;
    std::vector<Sums> parts(kParts);
    crew_.run(kParts, [&](std::size_t part) {
        for (std::size_t i = part; i < boards_.size(); i += kParts)
            add(boards_[i], parts[part]);
    });
    for (std::size_t part = 1; part < kParts; ++part)
        parts[0].add(parts[part]);
    for (std::size_t kind = 0; kind < table_.size(); ++kind) {
        for (std::size_t place = 0; place < kOwners.size(); ++place)
            table_[kind][place] = weights_of(parts[0].of(kind, place).solution());
    }
    return parts[0].errors() / static_cast<double>(kOwners.size() * boards_.size());
}

void LeastSquares::add(std::span<const double> coefficients, double value)
{
    for (std::size_t row = 0; row < unknowns_; ++row) {
        if (coefficients[row] == 0) continue;
        right_[row] += coefficients[row] * value;
        for (std::size_t column = 0; column <= row; ++column)
            products_[row * unknowns_ + column] += coefficients[row] * coefficients[column];
    }
}

void LeastSquares::add(const LeastSquares& other)
{
    for (std::size_t i = 0; i < products_.size(); ++i)
        products_[i] += other.products_[i];
    for (std::size_t i = 0; i < right_.size(); ++i)
        right_[i] += other.right_[i];
}

/// By Cholesky's decomposition of the normal equations.
std::vector<double> LeastSquares::solution() const
{
    constexpr double kOfEach = 1e-4;
    constexpr double kOfAll = 1e-2;
    std::vector<double> lower = products_;
    std::vector<double> x = right_;
    const auto at = [&](std::size_t row, std::size_t column) -> double& {
        return lower[row * unknowns_ + column];
    };
    for (std::size_t i = 0; i < unknowns_; ++i) {
        at(i, i) = (1 + kOfEach) * at(i, i) + kOfAll;
        for (std::size_t j = 0; j <= i; ++j) {
            for (std::size_t k = 0; k < j; ++k)
                at(i, j) -= at(i, k) * at(j, k);
            at(i, j) = i == j ? std::sqrt(at(i, i)) : at(i, j) / at(j, j);
        }
        for (std::size_t j = 0; j < i; ++j)
            x[i] -= at(i, j) * x[j];
        x[i] /= at(i, i);
    }
    for (std::size_t i = unknowns_; i-- > 0;) {
        for (std::size_t j = i + 1; j < unknowns_; ++j)
            x[i] -= at(j, i) * x[j];
        x[i] /= at(i, i);
    }
    return x;
}

}  // namespace gammonkit::training
