#pragma once

#include "analysis/annotate/annotate.hpp"
#include "analysis/gnubg/gnubg_matches.hpp"
#include "cli/batch/batch.hpp"
#include "cli/batch/format_choice.hpp"
#include "cli/batch/outcome.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/inputs.hpp"
#include "cli/output/outputs.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::cli {

/// What is judged in the inputs of analyze and report.
enum class AnalysisScope {
    all,      ///< Everything that the settings name.
    missing,  ///< Matches and positions without any analysis; the others stay as they are.
    none
};

/// Writes what was judged under --output-dir, or where that is not given to --output; the outcome says what
/// went wrong. Called by several threads.
using WriteAnalyzed =
    std::function<void(const OutputNames* names, const InputFile&, const Collection&, Outcome&)>;

/// What is written of each input, and where if there is only one.
struct AnalysisOutput {
    FormatChoice target;
    std::string path = {};  ///< Empty: standard output, or under --output-dir.
};

/// What analyze and report do with each input: read, judge, write.
struct AnalysisJob {
    std::vector<AnalysisOutput> outputs = {};  ///< Under --output-dir, one.
    WriteAnalyzed write = {};                  ///< In place of writing outputs, which then are none.
    bool gathers = false;                      ///< `write` keeps all for one output of the verb's own.
    ReadSettings reading = {};
    AnnotateSettings settings = {};
    EngineOptions engine = {};
    MarkChoice marks = {};                   ///< Of the outputs.
    std::optional<GnubgJudging> gnubg = {};  ///< Who judges in place of the engine.
    AnalysisScope scope = AnalysisScope::all;
    std::string_view done = {};   ///< Of the last line: "97 inputs analyzed".
    std::string_view taken = {};  ///< The name under --output-dir that no output may have, without ending.
    /// Told what is going to be written of an input under --output-dir, and the path as below. Whatever is
    /// made before the output is there where the output is, even if the program was killed.
    std::function<void(const std::string& output, const Collection& collection)> before = {};
    /// Told what was made of each input under --output-dir, or stands there where --resume passes over it,
    /// and the path of its first output, counted from that folder. Called by several threads.
    std::function<void(const std::string& output, const Collection& collection)> also = {};
    /// Told what can be read from the outputs, if anything can: the same now as when --resume passes over it.
    std::function<void(const Collection& written)> also_written = {};
};

/// Whether --output, --output-dir and what needs the latter go together. Fails with code "usage".
[[nodiscard]] Result<void> check_destination(const VerbOptions& options);

/// What the command line says of outputs; `usual` is the format of standard output. Fails with code "usage".
[[nodiscard]] Result<std::vector<AnalysisOutput>> outputs_of(const Session& session, std::string_view usual,
                                                             Writes writes = Writes::anything);

/// Judges inputs, with these names under --output-dir or else for the outputs of the plan, and tells what was
/// lost and replaced.
[[nodiscard]] Result<BatchResult> analyze_inputs(Session& session, const AnalysisJob& plan,
                                                 const OutputNames* names, std::span<const InputFile> inputs);

/// Runs over all inputs of the command line, which share out the threads.
ExitCode analyze_files(Session& session, const AnalysisJob& plan);

/// True if that came to no end, so that nothing is to be made of what it has gathered.
[[nodiscard]] constexpr bool has_given_up(ExitCode status)
{
    return status == ExitCode::usage || status == ExitCode::interrupted;
}

}  // namespace gammonkit::cli
