#pragma once

#include "cli/engine/analyze_files.hpp"
#include "cli/options/analysis_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/position_options.hpp"
#include "decisions/players/player_records.hpp"

#include <string>

namespace gammonkit::cli {

struct ReportOptions : VerbOptions {
    FilterOptions filter = {};
    AnalysisOptions analysis = {};
    EngineOptions engine = {};
    std::string boards = {};
    bool brief = false;
    bool study = false;
    bool full = false;
    std::string maps = {};  ///< Of a page: "errors".
    std::string theme = {};
    std::string bottom = {};
    std::string paper = {};
    bool index = false;
    std::string event = {};
    std::optional<int> least_decisions = {};
    std::string images = {};  ///< Whose names they have: "gnubg".
    std::optional<int> image_size = {};

    void bind(OptionTable& table) override;
};

/// True of a page with a script, which shows any board at a click and has a place for each decision.
[[nodiscard]] bool has_script(const FormatChoice& target);

/// True if a list of all reports is wanted, and perhaps pages of players: --index or --event.
[[nodiscard]] bool wants_site(const ReportOptions& options);

/// Reports, and then writes the pages and tables about all that was reported. Replaces those of an earlier
/// run, but without --force no other files. `me` are the names of --me, with commas between.
Result<ExitCode> run_with_site(Session& session, const ReportOptions& options, AnalysisJob& plan,
                               const std::string& me);

}  // namespace gammonkit::cli
