#pragma once

#include "analysis/cube/cube_model.hpp"
#include "analysis/search/dice_rolls.hpp"
#include "analysis/search/level.hpp"
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
    void bind_cube_ply(OptionTable& table)
    {
        table.in(OptionGroup::engine).add("--cube-ply", "N", cube_ply, {0, kMostPlies});
    }
    void bind_move_filter(OptionTable& table)
    {
        table.in(OptionGroup::engine).add("--move-filter", "NAME|LIST", filter);
    }
    void bind_rolls(OptionTable& table);
    void bind_cubeless(OptionTable& table) { table.in(OptionGroup::engine).flag("--cubeless", cubeless); }
    void bind_noise(OptionTable& table);
    void bind_plays(OptionTable& table)
    {
        table.in(OptionGroup::verb).add("-n,--plays", "N", plays, {1, 10000});
    }
    void bind_engine(OptionTable& table);  ///< --engine and --gnubg
    void bind_gnubg(OptionTable& table)
    {
        table.in(OptionGroup::engine).add("--gnubg", "FILE", gnubg, Completes::file);
    }
    void bind_met(OptionTable& table)
    {
        table.in(OptionGroup::engine).add("--met", "FILE", met, Completes::table);
    }
    void bind_bearoff_tables(OptionTable& table)
    {
        table.in(OptionGroup::engine).add("--bearoff-table", "FILE", bearoff_tables, Completes::file);
    }
    void bind_cube_model(OptionTable& table);  ///< --x and --cube-model
    void bind_hyper_tables(OptionTable& table)
    {
        table.in(OptionGroup::engine).add("--hyper-table", "FILE", hyper_tables, Completes::file);
    }
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
