#pragma once

#include "analysis/cube/efficiency.hpp"
#include "analysis/cube/outcome_mix.hpp"

#include <memory>
#include <optional>
#include <string>

namespace gammonkit {

/// By which model it is judged what a cube is worth. Without a choice it is Rick Janowski's, with an
/// efficiency by kind of position.
struct CubeModel {
    /// Janowski's, with this efficiency everywhere: first that of the cube of the player who decides.
    std::optional<CubeEfficiency> efficiency = {};
    std::optional<double> volatility = {};  ///< The jump model, with jumps of this mean size, 0 to 1.
    /// The next roll jumps as far as the position lets it, and only later ones by `volatility`.
    bool local = false;

    [[nodiscard]] bool is_usual() const { return !efficiency && !volatility; }
    friend bool operator==(const CubeModel&, const CubeModel&) = default;
};

/// "x 0.7", "x 0.6 and 0.75", "jumps of 8 %", "jumps of 8 %, of the next roll by position".
[[nodiscard]] std::string cube_model_text(const CubeModel& model);
/// An efficiency in words: "x 0.68", "x 0.6 own, 0.75 other, 0.675 centered".
[[nodiscard]] std::string efficiency_text(const CubeEfficiency& efficiency);

/// A cube model, ready to be asked millions of times. Making it for jumps takes about a second.
class PreparedCubeModel {
public:
    /// `model` is not the usual one.
    explicit PreparedCubeModel(const CubeModel& model);
    ~PreparedCubeModel();
    PreparedCubeModel(const PreparedCubeModel&) = delete;
    PreparedCubeModel& operator=(const PreparedCubeModel&) = delete;

    [[nodiscard]] const CubeModel& model() const { return model_; }

    /// The efficiency with which Janowski's model says what this one says, seen by the player whose `mix` it
    /// is. `decides`: he is the player who decides.
    [[nodiscard]] CubeEfficiency efficiency(const OutcomeMix& mix, bool decides) const;
    /// The same of the jump model where the next roll moves the chance to win by `local_volatility`.
    [[nodiscard]] CubeEfficiency local_efficiency(const OutcomeMix& mix, double local_volatility) const;

private:
    class Jumps;

    CubeModel model_;
    std::unique_ptr<const Jumps> jumps_;
};

}  // namespace gammonkit
