#pragma once

#include "cli/options/command.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb bearoff: the options of its own, and its row of the table of commands.

ExitCode run_bearoff(Session& session);

inline constexpr std::string_view kFormChoices[] = {"compressed", "plain", "normal"};
inline constexpr OptionRow kOneSided{
    .names = "--one-sided",
    .value = "POINTS",
    .help =
        "build how many rolls 15 checkers on the lowest points need: 6 points take 0.1 seconds and 1.5 MB, 8 "
        "points one second and 15 MB, and each further point four times as long",
    .target = field<&Arguments::bearoff, &BearoffArguments::one_sided>,
    .least = 1,
    .most = 18};
inline constexpr OptionRow kTwoSided{
    .names = "--two-sided",
    .value = "POINTSxCHECKERS",
    .help =
        "build the exact equities of so many checkers on each side: 6x6 takes 0.3 seconds and 7 MB, 6x8 four "
        "seconds and 72 MB",
    .target = field<&Arguments::bearoff, &BearoffArguments::two_sided>};
inline constexpr OptionRow kForm{
    .names = "--form",
    .value = "compressed|plain|normal",
    .help =
        "how a one-sided table holds its distributions: what is not zero (the default), all of them, or only "
        "mean and deviation",
    .target = field<&Arguments::bearoff, &BearoffArguments::form>,
    .completes = Completes::choice,
    .choices = kFormChoices};
inline constexpr OptionRow kNoGammons{.names = "--no-gammons",
                                      .value = "",
                                      .help = "leave out of a one-sided table how soon a gammon is saved",
                                      .target = field<&Arguments::bearoff, &BearoffArguments::no_gammons>};
inline constexpr OptionRow kCubeless{.names = "--cubeless",
                                     .value = "",
                                     .help = "leave the equities with the cube out of a two-sided table",
                                     .target = field<&Arguments::bearoff, &BearoffArguments::cubeless>};
inline constexpr OptionRow kHyper{
    .names = "--hyper",
    .value = "CHECKERS",
    .help = "build the table of hypergammon with so many checkers on each side, without -o where the engine "
            "looks for it: 1 takes no time, 2 two seconds and 3 MB, 3 about ten minutes on two processors, "
            "300 MB, and 0.8 GB of memory",
    .target = field<&Arguments::bearoff, &BearoffArguments::hyper>,
    .least = 1,
    .most = 3};
inline constexpr OptionRow kThreshold{
    .names = "--threshold",
    .value = "X",
    .help = "the table of hypergammon is done when an iteration changes no number by X (default: 0.00001)",
    .target = field<&Arguments::bearoff, &BearoffArguments::threshold>};
inline constexpr OptionRow kGoOn{
    .names = "--resume",
    .value = "",
    .help = "go on with a table of hypergammon that was stopped, from the checkpoint beside its file",
    .target = field<&Arguments::output, &OutputArguments::resume>};
inline constexpr OptionRow kTable{
    .names = "--table",
    .value = "FILE",
    .help = "use this table in place of the small one of its kind that is always there",
    .target = field<&Arguments::bearoff, &BearoffArguments::table>,
    .completes = Completes::file};
inline constexpr OptionRow kTableOutput{.names = "-o,--output",
                                        .value = "FILE",
                                        .help = "write the table to this file; - is standard output",
                                        .target = field<&Arguments::output, &OutputArguments::output>,
                                        .completes = Completes::file};
inline constexpr OptionRow kThreads{.names = "-j,--jobs",
                                    .value = "N",
                                    .help =
                                        "build with N threads (default: one for each processor); the table "
                                        "does not depend on it",
                                    .target = field<&Arguments::batch, &BatchArguments::jobs>,
                                    .least = 1,
                                    .most = 1024};

/// Not the table that 'bearoff build' writes.
inline bool prints_bearoff_facts(const Arguments& arguments)
{
    return !arguments.inputs.empty() && arguments.inputs.front() != "build";
}

inline constexpr const OptionRow* kBearoffOptions[] = {
    &kOneSided,  &kTwoSided, &kForm,        &kNoGammons,  &kCubeless, &kHyper,
    &kThreshold, &kGoOn,     &kTableOutput, &kForce,      &kTable,    &kPrintTo,
    &kJson,      &kThreads,  &kProgress,    &kNoProgress, &kQuiet,    &kHelp};
inline constexpr std::string_view kBearoffWords[] = {"show", "build", "check"};

inline constexpr Command kBearoffCommand{.name = "bearoff",
                                         .options = kBearoffOptions,
                                         .completes = Completes::nothing,
                                         .words = kBearoffWords,
                                         .run = run_bearoff,
                                         .print_forms = kPrintForms,
                                         .prints = prints_bearoff_facts};

}  // namespace gammonkit::cli
