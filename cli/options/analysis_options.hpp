#pragma once

#include "analysis/annotate/annotate.hpp"
#include "analysis/rollout/rollout_settings.hpp"
#include "cli/options/option_table.hpp"
#include "decisions/statistics/counting_rules.hpp"

namespace gammonkit::cli {

/// Which decisions, and whose.
struct FilterOptions {
    std::string where = {};
    std::string me = {};
    std::string aliases = {};

    void bind_where(OptionTable& table) { table.in(OptionGroup::decisions).add("--where", "FILTER", where); }
    void bind_me(OptionTable& table);  ///< --me and --aliases
    void bind_aliases(OptionTable& table)
    {
        table.in(OptionGroup::decisions).add("--aliases", "FILE", aliases, Completes::file);
    }
};

/// What of matches is judged, and what is kept.
struct AnalysisOptions {
    JudgedParts judge = {};
    std::optional<int> luck_ply = {};
    std::string player = {};
    std::vector<GameRange> games = {};
    bool keep = false;
    bool replace = false;
    bool no_analysis = false;
    std::optional<MarkThresholds> thresholds = {};
    StatisticsRules rules = StatisticsRules::gnubg;

    void bind_judge(OptionTable& table);  ///< --judge and --luck-ply
    void bind_games(OptionTable& table);
    void bind_no_analysis(OptionTable& table)
    {
        table.in(OptionGroup::engine).flag("--no-analysis", no_analysis);
    }
    void bind_thresholds(OptionTable& table);
    void bind_rules(OptionTable& table);
};

/// What --seed takes.
inline constexpr Range kSeeds{0, 2147483647};

/// How positions are rolled out.
struct RolloutOptions {
    std::optional<int> trials = {};
    std::optional<int> truncate = {};
    std::optional<int> seed = {};
    std::optional<double> standard_error = {};
    std::optional<double> deviations = {};
    BearoffStop bearoff_stop = BearoffStop::exact;
    std::optional<int> cube_ply = {};
    bool cubeful = false;
    bool cubeless = false;
    bool no_variance_reduction = false;
    bool random_dice = false;
    bool initial_position = false;
    std::optional<ByPlayer<int>> player_ply = {};
    std::optional<int> late_ply = {};
    std::optional<int> late_from = {};
    std::optional<int> truncate_ply = {};
    std::optional<int> luck_ply = {};
    std::optional<int> least = {};

    void bind(OptionTable& table);        ///< Those that `analyze` has, too.
    void bind_games(OptionTable& table);  ///< The others.
};

/// Which decisions of matches are rolled out.
struct ErrorRolloutOptions {
    std::string which = {};  ///< "errors", or empty.
    std::optional<double> above = {};
    std::optional<int> ply = {};

    void bind(OptionTable& table);
};

}  // namespace gammonkit::cli
