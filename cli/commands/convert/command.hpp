#pragma once

#include "cli/options/analysis_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"

#include "model/transform/leave_out.hpp"

namespace gammonkit::cli {

// The verb convert: the options of its own, and its row of the table of commands.

struct ConvertOptions : VerbOptions {
    FilterOptions filter = {};
    AnalysisOptions analysis = {};
    EngineOptions engine = {};
    bool positions = false;
    LeftOut without = {};

    void bind(OptionTable& table) override;
};

ExitCode run_convert(Session& session, const ConvertOptions& options);

/// "convert a.mat b.sgf": the last of two arguments, or with --newest of several, is the output if nothing
/// else says where and what to write, or if no such file exists yet. Of a name that says no format,
/// `run_convert` complains.
[[nodiscard]] bool convert_ends_with_output(const Session& session);

inline constexpr Command kConvertCommand =
    with_options<ConvertOptions, run_convert>({.name = "convert",
                                               .group = VerbGroup::files,
                                               .completes = Completes::file,
                                               .last_is_output = convert_ends_with_output});

}  // namespace gammonkit::cli
