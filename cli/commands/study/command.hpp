#pragma once

#include "cli/commands/report/command.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb study: the options of its own, and its row of the table of commands.

ExitCode run_study(Session& session);

inline constexpr std::string_view kStudyKinds[] = {"html", "pdf", "ps", "docx", "apkg"};
inline constexpr OptionRow kStudyTo{
    .names = "-t,--to",
    .value = "html|pdf|docx|apkg",
    .help = "write a page with a quiz, sheets to print, a document for Word, or a "
            "deck for Anki; "
            "without it the name of the output decides",
    .target = field<&Arguments::output, &OutputArguments::to>,
    .completes = Completes::choice,
    .choices = kStudyKinds};
inline constexpr OptionRow kStudyWhere{
    .names = "--where",
    .value = "FILTER",
    .help = "which decisions become problems (default: 'error', with --me 'me & error'; 'gammonkit find "
            "--words' shows the words)",
    .target = field<&Arguments::filter, &FilterArguments::where>};
inline constexpr OptionRow kStudyPaper{.names = "--paper",
                                       .value = "a4|letter",
                                       .help = "size of the pages of pdf and docx",
                                       .target = field<&Arguments::report, &ReportArguments::paper>,
                                       .completes = Completes::choice,
                                       .choices = kPapers};
inline constexpr std::string_view kStudyOrders[] = {"cost", "record"};
inline constexpr OptionRow kStudyOrder{
    .names = "--sort",
    .value = "cost|record",
    .help = "the costliest first (the default), or in the order of the records",
    .target = field<&Arguments::search, &SearchArguments::sort>,
    .completes = Completes::choice,
    .choices = kStudyOrders};
inline constexpr OptionRow kStudyLimit{.names = "--limit",
                                       .value = "N",
                                       .help = "no more than so many problems, the first (default: 100)",
                                       .target = field<&Arguments::search, &SearchArguments::limit>,
                                       .least = 1,
                                       .most = 5000};
inline constexpr OptionRow kStudyTitle{
    .names = "--title",
    .value = "TEXT",
    .help = "the title of the page, sheets or document, and the name of the deck",
    .target = field<&Arguments::report, &ReportArguments::title>};

inline constexpr const OptionRow* kStudyOptions[] = {
    &kOutputs,     &kStudyTo,   &kStudyWhere,   &kMe,         &kAliases,    &kStudyOrder, &kStudyLimit,
    &kStudyTitle,  &kTheme,     &kStudyPaper,   &kNoAnalysis, &kDepth,      &kDepthPly,   &kFilter,
    &kEfficiency,  &kCubeModel, &kBearoffTable, &kThresholds, &kMet,        &kForce,      &kNewest,
    &kFrom,        &kCharset,   &kJobs,         &kProgress,   &kNoProgress, &kLang,       &kQuiet,
    &kDiagnostics, &kVerbose,   &kHelp};

inline constexpr Command kStudyCommand{
    .name = "study", .options = kStudyOptions, .completes = Completes::file, .run = run_study};

}  // namespace gammonkit::cli
