#pragma once

#include "analysis/board.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace gammonkit {

/// An efficiency that depends on where a chance to win lies in the window of the cube: 0 where one player
/// drops, 1 where the other does. The owner's window begins where he cannot win any more. In between it is
/// given at some places, and beyond the outermost it stays what it is there. One number is a constant.
class EfficiencyCurve {
public:
    static constexpr std::array<double, 7> kPlaces{-0.4, 0, 0.25, 0.5, 0.75, 1, 1.4};
    using Values = std::array<double, kPlaces.size()>;

    constexpr EfficiencyCurve(double x)  // NOLINT(google-explicit-constructor): a number is a curve.
    {
        values_.fill(x);
    }
    explicit constexpr EfficiencyCurve(const Values& values) : values_(values) {}

    [[nodiscard]] constexpr double at(double place) const
    {
        const Share share = share_at(place);
        return values_[share.low] + share.of_next * (values_[share.low + 1] - values_[share.low]);
    }

    /// Between which two places one lies, and how far it is to the higher one: 0 to 1.
    struct Share {
        std::size_t low;
        double of_next;
    };
    [[nodiscard]] static constexpr Share share_at(double place)
    {
        std::size_t low = 0;
        while (low + 2 < kPlaces.size() && place >= kPlaces[low + 1])
            ++low;
        const double of_next = (place - kPlaces[low]) / (kPlaces[low + 1] - kPlaces[low]);
        return {low, of_next < 0 ? 0 : of_next > 1 ? 1 : of_next};
    }

    /// The same seen from the other side of the window.
    [[nodiscard]] constexpr EfficiencyCurve opposite() const
    {
        EfficiencyCurve result = *this;
        for (std::size_t i = 0; i < values_.size(); ++i)
            result.values_[i] = values_[values_.size() - 1 - i];
        return result;
    }
    friend bool operator==(const EfficiencyCurve&, const EfficiencyCurve&) = default;

private:
    Values values_{};
};

/// How much of what a live cube would bring a position lets the players have: 0 nothing, a dead cube; 1 all,
/// when every double comes at the very moment that the other may as well drop. One curve for each place of
/// the cube; three equal numbers are Rick Janowski's general model, others his refined one.
struct CubeEfficiency {
    EfficiencyCurve centered = 0.68;
    EfficiencyCurve own = 0.68;    ///< The player on roll owns the cube.
    EfficiencyCurve other = 0.68;  ///< His opponent does.

    [[nodiscard]] static constexpr CubeEfficiency uniform(double x) { return {x, x, x}; }
    /// The refined model: what the player on roll and his opponent make of a cube of theirs.
    [[nodiscard]] static constexpr CubeEfficiency refined(double own, double other)
    {
        return {.centered = (own + other) / 2, .own = own, .other = other};
    }
    [[nodiscard]] constexpr CubeEfficiency opposite() const
    {
        return {.centered = centered.opposite(), .own = other.opposite(), .other = own.opposite()};
    }
    friend bool operator==(const CubeEfficiency&, const CubeEfficiency&) = default;
};

/// The efficiency by the kind of a position and the pips of both sides, as learned from self-play.
[[nodiscard]] CubeEfficiency cube_efficiency(const Board& board);

/// The kinds of positions that have efficiencies of their own: the stages, and bearoffs of both sides.
inline constexpr std::array<std::string_view, 5> kEfficiencyKinds{"contact", "back game", "late", "race",
                                                                  "bearoff"};
[[nodiscard]] std::size_t efficiency_kind(const Board& board);

/// What an efficiency depends on within a kind: 1, and the pips of the player on roll and of his opponent, in
/// hundreds above the first.
using EfficiencyFacts = std::array<double, 3>;
[[nodiscard]] EfficiencyFacts efficiency_facts(const Board& board);

/// Of one place of the cube: how much of each fact is in the values of its curve.
using EfficiencyWeights = std::array<EfficiencyCurve::Values, std::tuple_size_v<EfficiencyFacts>>;

/// For each kind: the cube in the middle, with the player on roll, and with his opponent.
using EfficiencyTable = std::array<std::array<EfficiencyWeights, 3>, kEfficiencyKinds.size()>;

/// The one that comes with GammonKit, made by `learn_cube_efficiency`.
[[nodiscard]] const EfficiencyTable& shipped_efficiencies();

[[nodiscard]] CubeEfficiency cube_efficiency(const Board& board, const EfficiencyTable& table);

}  // namespace gammonkit
