#pragma once

#include "cli/options/command.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb met: the options of its own, and its row of the table of commands.

ExitCode run_met(Session& session);

inline constexpr OptionRow kScore{
    .names = "--score",
    .value = "A-B",
    .help = "show one score, as the points that the players still need, with take points and gammon values",
    .target = field<&Arguments::met, &MetArguments::score>};
inline constexpr OptionRow kPostCrawford{.names = "--post-crawford",
                                         .value = "",
                                         .help = "the score of --score stands after the Crawford game",
                                         .target = field<&Arguments::met, &MetArguments::post_crawford>};
inline constexpr std::string_view kMetFormChoices[] = {"xml", "met", "text", "json", "jsonl", "csv"};
inline constexpr OptionRow kMetForm{
    .names = "-t,--to",
    .value = "xml|met|text|json|jsonl|csv",
    .help = "write the table for GNU Backgammon (xml) or eXtreme Gammon (met), or print it in another form; "
            "without it the name of the output decides",
    .target = field<&Arguments::output, &OutputArguments::to>,
    .completes = Completes::choice,
    .choices = kMetFormChoices};
inline constexpr OptionRow kLength{
    .names = "--length",
    .value = "N",
    .help = "the points of the longest match (default: 12 to show or compare, 25 to compute)",
    .target = field<&Arguments::met, &MetArguments::length>,
    .least = 1,
    .most = 100};
inline constexpr OptionRow kGammons{
    .names = "--gammons",
    .value = "PERCENT",
    .help = "how many of all games end with a gammon or backgammon (default: 27.6)",
    .target = field<&Arguments::met, &MetArguments::gammons>};
inline constexpr OptionRow kBackgammons{.names = "--backgammons",
                                        .value = "PERCENT",
                                        .help = "how many of all games end with a backgammon (default: 1.1)",
                                        .target = field<&Arguments::met, &MetArguments::backgammons>};
inline constexpr OptionRow kCubeLife{.names = "--cube-life",
                                     .value = "X",
                                     .help =
                                         "compute between a dead cube, 0, and a live one, 1 (the default)",
                                     .target = field<&Arguments::met, &MetArguments::cube_life>};
inline constexpr std::string_view kModelChoices[] = {"live", "diffusion", "zadeh", "mec"};
inline constexpr OptionRow kModel{
    .names = "--model",
    .value = "live|diffusion|zadeh|mec",
    .help = "how to compute: a live cube (the default), the same by a differential equation, Norman Zadeh's "
            "formulas of 1977, or the rules of Claes Thornberg's match equity calculator",
    .target = field<&Arguments::met, &MetArguments::model>,
    .completes = Completes::choice,
    .choices = kModelChoices};

/// Not what 'met compute' and 'met convert' write.
inline bool prints_met_facts(const Arguments& arguments)
{
    const std::string what = arguments.inputs.empty() ? "" : arguments.inputs.front();
    return (what == "show" || what == "list" || what == "diff") && arguments.output.to.empty();
}

inline constexpr const OptionRow* kMetOptions[] = {
    &kLength, &kScore,   &kPostCrawford, &kMetForm,  &kOutput, &kForce, &kJson,
    &kModel,  &kGammons, &kBackgammons,  &kCubeLife, &kQuiet,  &kHelp};
inline constexpr std::string_view kMetWords[] = {"show", "list", "diff", "compute", "convert"};

inline constexpr Command kMetCommand{.name = "met",
                                     .options = kMetOptions,
                                     .completes = Completes::file,
                                     .words = kMetWords,
                                     .run = run_met,
                                     .print_forms = kPrintForms,
                                     .prints = prints_met_facts};

}  // namespace gammonkit::cli
