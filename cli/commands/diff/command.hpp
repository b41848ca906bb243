#pragma once

#include "cli/options/command.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb diff: the options of its own, and its row of the table of commands.

ExitCode run_diff(Session& session);

inline constexpr std::string_view kOnlyChoices[] = {"play", "analysis", "words"};
inline constexpr OptionRow kOnly{
    .names = "--only",
    .value = "play|analysis|words",
    .help = "compare only what was played (rules, scores, turns, outcomes), what is said of it (analyses, "
            "luck, marks), or the rest (names, event, dates, comments)",
    .target = field<&Arguments::comparison, &ComparisonArguments::only>,
    .completes = Completes::choice,
    .choices = kOnlyChoices};
inline constexpr OptionRow kTolerance{.names = "--tolerance",
                                      .value = "NUMBER",
                                      .help = "equities and chances no farther apart than this are the same "
                                              "(default: 0.0005); marks are compared as they stand",
                                      .target =
                                          field<&Arguments::comparison, &ComparisonArguments::tolerance>};

inline constexpr OptionRow kEngines{
    .names = "--engines",
    .value = "",
    .help = "compare what the analyses of the same matches say, in two files or folders, or side by side in "
            "one: tables of matches and players, and the decisions that differ most",
    .target = field<&Arguments::comparison, &ComparisonArguments::engines>};
inline constexpr OptionRow kMostDiffering{
    .names = "--limit",
    .value = "N",
    .help = "with --engines, so many of the decisions that differ most (default: 10)",
    .target = field<&Arguments::search, &SearchArguments::limit>,
    .least = 0,
    .most = 1'000'000'000};

inline constexpr const OptionRow* kDiffOptions[] = {
    &kOnly, &kEngines, &kMostDiffering, &kJobs,  &kTolerance,   &kPrintTo, &kPrintOutput, &kForce,
    &kJson, &kFrom,    &kCharset,       &kQuiet, &kDiagnostics, &kVerbose, &kHelp};

inline constexpr Command kDiffCommand{.name = "diff",
                                      .options = kDiffOptions,
                                      .completes = Completes::file,
                                      .run = run_diff,
                                      .print_forms = kPrintForms,
                                      .prints = always_prints};

}  // namespace gammonkit::cli
