#include "analysis/cube/cube_model.hpp"

#include "analysis/cube/cube_context.hpp"
#include "analysis/cube/jump_model.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <vector>

namespace gammonkit {
namespace {

/// What a game brings or costs on average, at the places where the jump model is solved.
constexpr double kPoints[] = {1.0, 1.25, 1.5, 2.0, 3.0};
constexpr std::size_t kCells = std::size(kPoints);

/// A place between two of them.
struct Between {
    std::size_t low = 0;
    double part = 0;  ///< How far it is to the next.
};

Between between(double points)
{
    std::size_t low = 0;
    while (low + 2 < kCells && points >= kPoints[low + 1])
        ++low;
    const double part = (points - kPoints[low]) / (kPoints[low + 1] - kPoints[low]);
    return {low, std::clamp(part, 0.0, 1.0)};
}

/// In at most three digits.
std::string x_text(double x)
{
    return fmt::format("{:.3g}", std::round(1000 * x) / 1000);
}

/// The chances of which so many points are won and lost on average, without backgammons if that can be.
OutcomeMix mix_of(double win, double won, double lost)
{
    const auto shares = [](double points) {
        const double gammon = std::min(points - 1, 1.0);
        const double backgammon = std::max(points - 2, 0.0);
        return WinShares{.single = 1 - gammon, .gammon = gammon - backgammon, .backgammon = backgammon};
    };
    return {.win = win, .own = shares(won), .other = shares(lost)};
}

/// How much of what a live cube brings a model sees that says `held`.
double share_of_live(const CubeContext& money, double held, const OutcomeMix& mix, const Cube& cube,
                     double usual)
{
    constexpr double kTooNear = 0.02;
    const double dead = money.dead(mix, Player::first, cube);
    const double live = money.live(mix, Player::first, cube);
    if (std::abs(live - dead) < kTooNear) return usual;
    return std::clamp((held - dead) / (live - dead), 0.0, 1.0);
}

}  // namespace

std::string cube_model_text(const CubeModel& model)
{
    if (model.volatility)
        return fmt::format("jumps of {:.3g} %{}", 100 * *model.volatility,
                           model.local ? ", of the next roll by position" : "");
    if (!model.efficiency) return "x by kind of position";
    const auto& [centered, own, other] = *model.efficiency;
    return own == other ? "x " + x_text(own.at(0))
                        : fmt::format("x {} and {}", x_text(own.at(0)), x_text(other.at(0)));
}

std::string efficiency_text(const CubeEfficiency& efficiency)
{
    const std::string own = x_text(efficiency.own.at(0));
    const std::string other = x_text(efficiency.other.at(0));
    const std::string centered = x_text(efficiency.centered.at(0));
    if (own == other && own == centered) return "x " + own;
    return fmt::format("x {} own, {} other, {} centered", own, other, centered);
}

/// The jump model for all points that games may bring and cost: solved at some, and in between as it is
/// around.
class PreparedCubeModel::Jumps {
public:
    explicit Jumps(double volatility)
    {
        for (const double won : kPoints) {
            for (const double lost : kPoints) {
                solved_.push_back({.won = won, .lost = lost, .model = JumpModel(volatility, won, lost)});
                solved_.back().efficiency = solved_.back().model.efficiency();
            }
        }
    }

    [[nodiscard]] CubeEfficiency efficiency(const OutcomeMix& mix) const
    {
        const double won = points_won(mix.own);
        const double lost = points_won(mix.other);
        const auto of = [](const Solved& solved) { return solved.efficiency; };
        return CubeEfficiency::refined(mean_around(won, lost, of), mean_around(lost, won, of));
    }

    [[nodiscard]] CubeEfficiency local_efficiency(const OutcomeMix& mix, double local_volatility) const
    {
        const CubeEfficiency usual = efficiency(mix);
        const auto share = [&](CubePlace place, std::optional<Player> owner, double otherwise) {
            return mean_around(points_won(mix.own), points_won(mix.other), [&](const Solved& solved) {
                const double held = solved.model.held(mix.win, place, local_volatility);
                return share_of_live(money_, held, mix_of(mix.win, solved.won, solved.lost), {.owner = owner},
                                     otherwise);
            });
        };
        return {.centered = share(CubePlace::centered, std::nullopt, usual.centered.at(0)),
                .own = share(CubePlace::own, Player::first, usual.own.at(0)),
                .other = share(CubePlace::other, Player::second, usual.other.at(0))};
    }

private:
    struct Solved {
        double won;
        double lost;
        JumpModel model;
        double efficiency = 0;
    };

    /// What `figure` says of the four solutions around, by how near they are.
    template <class Figure>
    [[nodiscard]] double mean_around(double won, double lost, Figure figure) const
    {
        const auto [row, down] = between(won);
        const auto [column, along] = between(lost);
        const auto at = [&](std::size_t i, std::size_t j) { return figure(solved_[i * kCells + j]); };
        return (1 - down) * ((1 - along) * at(row, column) + along * at(row, column + 1)) +
               down * ((1 - along) * at(row + 1, column) + along * at(row + 1, column + 1));
    }

    std::vector<Solved> solved_;
    CubeContext money_ = CubeContext::money({});
};

PreparedCubeModel::PreparedCubeModel(const CubeModel& model) : model_(model)
{
    if (model.volatility) jumps_ = std::make_unique<const Jumps>(*model.volatility);
}

PreparedCubeModel::~PreparedCubeModel() = default;

CubeEfficiency PreparedCubeModel::efficiency(const OutcomeMix& mix, bool decides) const
{
    if (jumps_) return jumps_->efficiency(mix);
    return decides ? *model_.efficiency : model_.efficiency->opposite();
}

CubeEfficiency PreparedCubeModel::local_efficiency(const OutcomeMix& mix, double local_volatility) const
{
    return jumps_->local_efficiency(mix, local_volatility);
}

}  // namespace gammonkit
