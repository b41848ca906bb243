#pragma once

#include "cli/options/analysis_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"

namespace gammonkit::cli {

struct WatchOptions : VerbOptions {
    AnalysisOptions analysis = {};
    EngineOptions engine = {};
    bool with_reports = false;
    std::string database = {};
    bool once = false;

    void bind(OptionTable& table) override;
};

}  // namespace gammonkit::cli
