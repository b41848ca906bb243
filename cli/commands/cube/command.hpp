#pragma once

#include "cli/options/command.hpp"
#include "cli/options/position_options.hpp"

#include "analysis/evaluate/chances.hpp"
#include "model/cube.hpp"
#include "model/player.hpp"

namespace gammonkit::cli {

// The verb cube: the options of its own, and its row of the table of commands.

struct CubeOptions : QuestionOptions {
    std::optional<Chances> chances = {};
    std::optional<ByPlayer<int>> away = {};   ///< The points that both need.
    std::optional<ByPlayer<int>> score = {};  ///< The points that both have.
    std::optional<int> length = {};
    bool post_crawford = false;
    std::optional<Cube> cube = {};  ///< "2,own"
    bool jacoby = false;
    bool beavers = false;
    std::optional<double> emg = {};
    std::optional<double> mwc = {};

    void bind(OptionTable& table) override;
    [[nodiscard]] bool prints() const override { return true; }
};

ExitCode run_cube(Session& session, const CubeOptions& options);

inline constexpr Command kCubeCommand = with_options<CubeOptions, run_cube>({.name = "cube",
                                                                             .group = VerbGroup::positions,
                                                                             .completes = Completes::file,
                                                                             .print_forms = kPrintForms});

}  // namespace gammonkit::cli
