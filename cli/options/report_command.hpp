#pragma once

#include "cli/options/analyze_command.hpp"
#include "cli/options/filter_options.hpp"

namespace gammonkit::cli {

// The verb report: its options, and its row of the table of commands.

inline constexpr OptionRow kNoAnalysis{.names = "--no-analysis",
                                       .value = "",
                                       .help = "judge nothing: show only what the files say",
                                       .target = &Arguments::no_analysis};
inline constexpr OptionRow kIndex{
    .names = "--index",
    .value = "",
    .help = "with -O, write index.html there too: all matches, and their players with what they lost and won",
    .target = &Arguments::index};

inline constexpr OptionRow kWhereShown{.names = "--where",
                                       .value = "FILTER",
                                       .help = "show the boards of those decisions that satisfy this filter, "
                                               "such as 'me & blunder', in place of the "
                                               "errors ('gammonkit find --list' shows its words)",
                                       .target = &Arguments::where};

inline constexpr OptionRow kBoards{.names = "--boards",
                                   .value = "WHICH",
                                   .help =
                                       "which decisions get a board in pdf, latex, text and classic pages: "
                                       "errors (bad and very bad), marked (all with a mark or a comment), "
                                       "every=N (each Nth turn of a game), all or none, like -t "
                                       "FORMAT,boards=WHICH; other pages show any board at a click",
                                   .target = &Arguments::boards};
inline constexpr OptionRow kBrief{.names = "--brief",
                                  .value = "",
                                  .help = "of a pdf, only the sheet of each match, like -t pdf,kind=brief",
                                  .target = &Arguments::brief};
inline constexpr OptionRow kStudy{.names = "--study",
                                  .value = "",
                                  .help = "of a pdf, the sheets and the boards of errors",
                                  .target = &Arguments::study};
inline constexpr OptionRow kFull{.names = "--full",
                                 .value = "",
                                 .help = "of a pdf, all, with the records of the games (the default)",
                                 .target = &Arguments::full};

inline constexpr const OptionRow* kReportOptions[] = {
    &kBoards,  &kBrief,      &kStudy, &kFull,     &kOutputs,    &kOutputDir, &kTo,      &kWhereShown, &kMe,
    &kAliases, &kNoAnalysis, &kIndex, &kDepth,    &kDepthPly,   &kFilter,    &kMet,     &kResume,     &kForce,
    &kFrom,    &kCharset,    &kJobs,  &kProgress, &kNoProgress, &kQuiet,     &kVerbose, &kHelp};

inline constexpr Example kReportExamples[] = {
    {"gammonkit report match.mat -o match.html -o match.pdf",
     "a page with boards, errors and statistics, and the same to print"},
    {"gammonkit report --no-analysis analyzed.sgf -o match.html", "with the analysis of the file"},
    {"gammonkit report --index --resume matches/ -O reports/",
     "a page for each match, and one that lists them"},
    {"gammonkit report --where 'me & cube' --me Ann match.mat -o match.pdf",
     "a booklet with boards of Ann's cube decisions"},
    {"gammonkit report match.mat -o match.tex", "a document with boards, for LaTeX"},
    {"gammonkit report -t html,theme=classic --level deep final.sgf -o final.html", "thoroughly, on wood"}};

inline constexpr Command kReportCommand{
    .name = "report",
    .summary = "write matches as pages with boards, errors and statistics",
    .synopsis = "[OPTIONS] INPUT -o FILE\nreport [OPTIONS] INPUT... -O DIR",
    .description =
        "Writes a page of each match: the board with replay, all turns with their errors and luck, what the "
        "analysis says, the chance to win from turn to turn, statistics, a quiz. The page needs nothing "
        "else, "
        "and holds the match: 'gammonkit convert match.html match.sgf' gives it back.\n\n"
        "Matches without any analysis are judged first, as analyze does; --no-analysis shows them as they "
        "are. A match that has an analysis, whoever made it, is shown with that.\n\n"
        "One input goes to -o FILE, several and folders to -O DIR. --index lists what was reported in "
        "index.html, over an older list, but over no other page without --force.",
    .examples = kReportExamples,
    .options = kReportOptions,
    .completes = Completes::file,
    .run = run_report};

}  // namespace gammonkit::cli
