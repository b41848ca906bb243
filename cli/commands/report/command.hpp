#pragma once

#include "cli/commands/players/command.hpp"
#include "cli/options/board_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/option_table.hpp"
#include "formats/html/format.hpp"
#include "formats/report_options.hpp"

namespace gammonkit::cli {

// The verb report: the options of its own, and its row of the table of commands.

ExitCode run_report(Session& session);

inline constexpr OptionRow kIndex{
    .names = "--index",
    .value = "",
    .help = "with -O, write index.html there too: all matches, and their players with what they lost and won",
    .target = field<&Arguments::report, &ReportArguments::index>};
inline constexpr OptionRow kSiteEvent{
    .names = "--event",
    .value = "NAME",
    .help =
        "with -O, make a site of an event of this name: index.html with standings, a page for each player, "
        "and both as tables for programs",
    .target = field<&Arguments::report, &ReportArguments::event>};
inline constexpr OptionRow kWhereShown{.names = "--where",
                                       .value = "FILTER",
                                       .help = "show the boards of those decisions that satisfy this filter, "
                                               "such as 'me & blunder', in place of the "
                                               "errors ('gammonkit find --words' shows its words)",
                                       .target = field<&Arguments::filter, &FilterArguments::where>};
inline constexpr OptionRow kBoards{.names = "--boards",
                                   .value = "WHICH",
                                   .help =
                                       "which decisions get a board in pdf, latex, text and classic pages: "
                                       "errors (bad and very bad), marked (all with a mark or a comment), "
                                       "every=N (each Nth turn of a game), all or none, like -t "
                                       "FORMAT,boards=WHICH; other pages show any board at a click",
                                   .target = field<&Arguments::report, &ReportArguments::boards>};
inline constexpr OptionRow kBrief{.names = "--brief",
                                  .value = "",
                                  .help = "of a pdf, only the sheet of each match, like -t pdf,kind=brief",
                                  .target = field<&Arguments::report, &ReportArguments::brief>};
inline constexpr OptionRow kStudy{.names = "--study",
                                  .value = "",
                                  .help = "of a pdf, the sheets and the boards of errors",
                                  .target = field<&Arguments::report, &ReportArguments::study>};
inline constexpr OptionRow kFull{.names = "--full",
                                 .value = "",
                                 .help = "of a pdf, all, with the records of the games (the default)",
                                 .target = field<&Arguments::report, &ReportArguments::full>};

inline constexpr OptionRow kReportMaps{
    .names = "--maps",
    .value = "none|errors|all",
    .help = "in html, put maps beside errors or all decisions: what each roll brings, and the cube action at "
            "each score, like -t html,maps=WHICH",
    .target = field<&Arguments::map, &MapArguments::beside>,
    .completes = Completes::choice,
    .choices = kMapChoices};
inline constexpr OptionRow kReportBottom{.names = "--bottom",
                                         .value = "first|second",
                                         .help = "the player at the lower edge of the boards, where "
                                                 "--me names neither",
                                         .target = field<&Arguments::board, &BoardArguments::bottom>,
                                         .completes = Completes::choice,
                                         .choices = kBottoms};
inline constexpr OptionRow kPaper{.names = "--paper",
                                  .value = "a4|letter",
                                  .help = "size of the pages of pdf and latex",
                                  .target = field<&Arguments::report, &ReportArguments::paper>,
                                  .completes = Completes::choice,
                                  .choices = kPapers};

inline constexpr const OptionRow* kReportOptions[] = {&kBoards,
                                                      &kBrief,
                                                      &kStudy,
                                                      &kFull,
                                                      &kReportMaps,
                                                      &kTheme,
                                                      &kReportBottom,
                                                      &kPaper,
                                                      &kOutputs,
                                                      &kOutputDir,
                                                      &kName,
                                                      &kTo,
                                                      &kWhereShown,
                                                      &kMe,
                                                      &kAliases,
                                                      &kNoAnalysis,
                                                      &kIndex,
                                                      &kSiteEvent,
                                                      &kLeastDecisions,
                                                      &kDepth,
                                                      &kDepthPly,
                                                      &kJudgedCubePly,
                                                      &kLuckPly,
                                                      &kFilter,
                                                      &kRolls,
                                                      &kCubelessEvaluation,
                                                      &kNoise,
                                                      &kJudge,
                                                      &kEfficiency,
                                                      &kCubeModel,
                                                      &kBearoffTable,
                                                      &kThresholds,
                                                      &kStatisticsRulesOption,
                                                      &kMet,
                                                      &kHyperTable,
                                                      &kResume,
                                                      &kShard,
                                                      &kForce,
                                                      &kNewest,
                                                      &kFrom,
                                                      &kCharset,
                                                      &kJobs,
                                                      &kProgress,
                                                      &kNoProgress,
                                                      &kLang,
                                                      &kQuiet,
                                                      &kDiagnostics,
                                                      &kVerbose,
                                                      &kHelp};

inline constexpr Command kReportCommand{
    .name = "report", .options = kReportOptions, .completes = Completes::file, .run = run_report};

}  // namespace gammonkit::cli
