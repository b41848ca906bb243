#pragma once

#include "cli/options/analyze_command.hpp"
#include "cli/options/filter_options.hpp"

namespace gammonkit::cli {

// The verb that looks for decisions: its options, and its row of the table of commands.

inline constexpr OptionRow kCount{
    .names = "--count", .value = "", .help = "print only how many there are", .target = &Arguments::count};
inline constexpr OptionRow kWords{.names = "--list",
                                  .value = "",
                                  .help = "list all words of filters, and what they mean; needs no input",
                                  .target = &Arguments::list};
inline constexpr OptionRow kWordsMarkdown{.names = "--markdown",
                                          .value = "",
                                          .help = "with --list, print Markdown: the page docs/filters.md",
                                          .target = &Arguments::markdown};
inline constexpr OptionRow kFindTo{
    .names = "-t,--to",
    .value = "csv|jsonl[,OPTION=VALUE...]",
    .help = "write a table with all that is known of each decision, as convert does of all",
    .target = &Arguments::to,
    .completes = Completes::format};

inline constexpr OptionRow kSort{
    .names = "--sort",
    .value = "WORD[:up]",
    .help = "those first of which this number is largest, or with :up smallest: error, luck, equity, win, "
            "pips ... "
            "(any word that is compared with a number); those of which it is not known come last",
    .target = &Arguments::sort};
inline constexpr OptionRow kLimit{.names = "--limit",
                                  .value = "N",
                                  .help = "no more than so many, the first",
                                  .target = &Arguments::limit,
                                  .least = 1,
                                  .most = 1'000'000'000};

inline constexpr const OptionRow* kFindOptions[] = {
    &kMe,         &kAliases,    &kSort,  &kLimit,         &kCount, &kJson,    &kFindTo,
    &kThresholds, &kMet,        &kWords, &kWordsMarkdown, &kFrom,  &kCharset, &kJobs,
    &kProgress,   &kNoProgress, &kQuiet, &kVerbose,       &kHelp};

inline constexpr Example kFindExamples[] = {
    {"gammonkit find blunder match.sgf", "all blunders of a match"},
    {"gammonkit find 'me & missed-double & away<=3' --me Ann matches/",
     "doubles that Ann missed when she needed three points or fewer"},
    {"gammonkit find 'name:ann & (wrong-take | wrong-pass) & error>0.1' matches/",
     "wrong answers to doubles that cost more than 0.1"},
    {"gammonkit find 'checker & opening & dice=62 & !analyzed' matches/", "openings to be looked at"},
    {"gammonkit find --count 'bearoff & error-mwc>2%' matches/", "only how many"},
    {"gammonkit find --sort error --limit 10 --me Ann me matches/", "the ten worst errors of Ann"},
    {"gammonkit find -t csv 'race & cube' matches/ > races.csv", "a table of them"},
    {"gammonkit find --list", "all words, and what they mean"}};

inline constexpr Command kFindCommand{
    .name = "find",
    .summary = "find decisions: blunders, missed doubles, positions ...",
    .synopsis = "[OPTIONS] FILTER INPUT...\nfind --list",
    .description =
        "Lists the decisions of matches that satisfy a filter: plays, doubles, answers to doubles. A line "
        "for each tells the file, the place in it, who decided and what, what it cost by the analysis of the "
        "record, what was best, and the XGID. Nothing is analyzed: 'gammonkit analyze' does that before.\n\n"
        "A filter is made of words such as blunder, and of comparisons such as away<=3 or name:ann, joined "
        "by & (and), | (or) and ! (not), with parentheses where & should not bind more tightly than |. In a "
        "shell it wants quotes. --list tells all words. What is not known satisfies neither a word nor its "
        "opposite: error<0.1 and !blunder leave out what nobody has analyzed.\n\n"
        "Errors, marks and luck are those of stats. The place, such as g2-17, is what board --place "
        "understands.",
    .examples = kFindExamples,
    .options = kFindOptions,
    .completes = Completes::file,
    .run = run_find};

}  // namespace gammonkit::cli
