#pragma once

#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb convert: the options of its own, and its row of the table of commands.

ExitCode run_convert(Session& session);

/// "convert a.mat b.sgf": the last of two arguments, or with --newest of several, is the output if nothing
/// else says where and what to write, or if no such file exists yet. Of a name that says no format,
/// `run_convert` complains.
[[nodiscard]] bool convert_ends_with_output(const Session& session);

inline constexpr OptionRow kPositions{
    .names = "--positions",
    .value = "",
    .help = "write the positions of all decisions of a match, with their analysis, and not the match",
    .target = field<&Arguments::transform, &TransformArguments::positions>};
inline constexpr OptionRow kWithout{
    .names = "--without",
    .value = "PARTS",
    .help = "leave out what is said besides the play: analysis, luck, marks, comments, with commas between",
    .target = field<&Arguments::transform, &TransformArguments::without>};
inline constexpr OptionRow kConvertMet{.names = "--met",
                                       .value = "FILE",
                                       .help = "convert between equities and chances to win the match by "
                                               "this table: a name of 'gammonkit met list', "
                                               "an .xml of GNU Backgammon or a .met of eXtreme Gammon "
                                               "(default: the table behind the analysis, where "
                                               "the output needs it)",
                                       .target = field<&Arguments::engine, &EngineArguments::met>,
                                       .completes = Completes::table};
inline constexpr OptionRow kWhere{
    .names = "--where",
    .value = "FILTER",
    .help =
        "only decisions that satisfy this filter: 'me & blunder', 'cube & away<=3' ('gammonkit find --words' "
        "shows its words)",
    .target = field<&Arguments::filter, &FilterArguments::where>};

inline constexpr const OptionRow* kConvertOptions[] = {
    &kTo,         &kOutput,   &kOutputDir,  &kName,  &kPositions, &kWithout,     &kWhere,   &kMe,   &kAliases,
    &kThresholds, &kResume,   &kShard,      &kForce, &kStrict,    &kConvertMet,  &kNewest,  &kFrom, &kCharset,
    &kJobs,       &kProgress, &kNoProgress, &kLang,  &kQuiet,     &kDiagnostics, &kVerbose, &kHelp};

inline constexpr Command kConvertCommand{.name = "convert",
                                         .options = kConvertOptions,
                                         .completes = Completes::file,
                                         .run = run_convert,
                                         .last_is_output = convert_ends_with_output};

}  // namespace gammonkit::cli
