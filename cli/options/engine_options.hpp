#pragma once

#include "analysis/cube/cube_model.hpp"
#include "analysis/search/dice_rolls.hpp"
#include "cli/options/option_table.hpp"
#include "model/rules.hpp"

namespace gammonkit::cli {

/// Errors on purpose: the standard deviation of what each chance is off by.
struct Noise {
    double deviation = 0;
    bool is_random = false;  ///< Another each time, not the same for the same board.
};

/// Who judges positions, how far ahead, and by which tables. A verb binds what it offers.
struct EngineOptions {
    std::string engine = {};
    std::string gnubg = {};
    std::string level = {};
    std::optional<int> ply = {};
    std::optional<int> cube_ply = {};
    std::optional<RollSet> rolls = {};
    std::string filter = {};  ///< Which plays are looked at ahead: "normal", "0:0/8/0.16".
    std::optional<Noise> noise = {};
    bool cubeless = false;
    std::optional<int> plays = {};
    std::string met = {};
    std::vector<std::string> bearoff_tables = {};
    std::optional<CubeEfficiency> x = {};
    std::optional<CubeModel> cube_model = {};  ///< Without its efficiency.
    std::vector<std::string> hyper_tables = {};
    std::optional<Variant> variant = {};  ///< Of positions that identifiers tell.

    void bind_level(OptionTable& table);  ///< --level and --ply
    void bind_cube_ply(OptionTable& table);
    void bind_move_filter(OptionTable& table);
    void bind_rolls(OptionTable& table);
    void bind_cubeless(OptionTable& table);
    void bind_noise(OptionTable& table);
    void bind_plays(OptionTable& table);
    void bind_engine(OptionTable& table);  ///< --engine and --gnubg
    void bind_gnubg(OptionTable& table);
    void bind_met(OptionTable& table);
    void bind_bearoff_tables(OptionTable& table);
    void bind_cube_model(OptionTable& table);  ///< --x and --cube-model
    void bind_hyper_tables(OptionTable& table);
    void bind_variant(OptionTable& table);

    /// All that says how thoroughly the engine thinks: --level, --ply, --cube-ply, --move-filter, --rolls,
    /// --cubeless and --noise.
    void bind_thinking(OptionTable& table)
    {
        bind_level(table);
        bind_cube_ply(table);
        bind_move_filter(table);
        bind_rolls(table);
        bind_cubeless(table);
        bind_noise(table);
    }
    /// By which tables and which model of the cube positions are judged: --met, --bearoff-table, --x and
    /// --cube-model.
    void bind_knowledge(OptionTable& table)
    {
        bind_met(table);
        bind_bearoff_tables(table);
        bind_cube_model(table);
    }
};

}  // namespace gammonkit::cli
