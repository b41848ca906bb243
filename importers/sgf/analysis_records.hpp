#pragma once

#include "model/analysis.hpp"
#include "model/player.hpp"

#include <optional>
#include <string_view>

namespace gammonkit::sgf {

/// In which units an analysis states its values: they depend on what is played.
struct Units {
    bool money = true;

    /// Normalised equity: of checker plays always, of cube decisions the cubeless one.
    [[nodiscard]] Value equity(double number) const
    {
        return money ? Value(Equity{number}) : Value(Emg{number});
    }
    /// The cubeful value of a cube decision.
    [[nodiscard]] Value cubeful(double number) const
    {
        return money ? Value(Equity{number}) : Value(Mwc{number});
    }
};

/// The letters of a play, "hefe", as steps of `player`; "" is no steps. Nothing if there are more than four
/// pairs or other letters than a to z.
[[nodiscard]] std::optional<Play> play_of(std::string_view letters, Player player);

/// Reads one candidate of an A property: letters and the record of an evaluation or a rollout, "hefe E ver 3
/// 0.55 ...", or letters alone. Nothing if it is damaged or of an unknown kind.
[[nodiscard]] std::optional<Candidate> read_candidate(std::string_view value, Player player, Units units);

/// Reads the value of a DA property. Nothing if it is damaged or of an unknown kind.
[[nodiscard]] std::optional<CubeAnalysis> read_cube_analysis(std::string_view value, Units units);

}  // namespace gammonkit::sgf
