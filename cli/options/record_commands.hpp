#pragma once

#include "cli/options/commands.hpp"

namespace gammonkit::cli {

// The verbs that repair and compare records: rows of the table of commands, with the options of their own.

inline constexpr OptionRow kSwap{.names = "--swap",
                                 .value = "",
                                 .help = "give the players each other's seats",
                                 .target = &Arguments::swap};
inline constexpr OptionRow kFirstName{.names = "--first",
                                      .value = "NAME",
                                      .help = "the name of the first player (after --swap)",
                                      .target = &Arguments::first};
inline constexpr OptionRow kSecondName{.names = "--second",
                                       .value = "NAME",
                                       .help = "the name of the second player",
                                       .target = &Arguments::second};
inline constexpr OptionRow kEvent{
    .names = "--event", .value = "TEXT", .help = "the event", .target = &Arguments::event};
inline constexpr OptionRow kDate{
    .names = "--date", .value = "YYYY-MM-DD", .help = "the day of the match", .target = &Arguments::date};
inline constexpr OptionRow kMatchLength{.names = "--length",
                                        .value = "N",
                                        .help = "the points of the match; 0 for a money session",
                                        .target = &Arguments::length,
                                        .least = 0,
                                        .most = 9999};
inline constexpr OptionRow kScores{
    .names = "--scores",
    .value = "",
    .help = "correct the scores, and statements of the Crawford game, that the play contradicts",
    .target = &Arguments::scores};
inline constexpr OptionRow kOutcomes{.names = "--outcomes",
                                     .value = "",
                                     .help = "take back stated winners and points that the play contradicts",
                                     .target = &Arguments::outcomes};
inline constexpr OptionRow kCompleteBearOff{
    .names = "--bear-off",
    .value = "",
    .help = "complete a last bear-off that the record lacks; if asked for by name also where the record has "
            "a resignation that any roll explains",
    .target = &Arguments::complete_bear_off};
inline constexpr OptionRow kGlued{.names = "--glued",
                                  .value = "",
                                  .help = "take apart matches that the record has as one",
                                  .target = &Arguments::glued};
inline constexpr std::string_view kOnlyChoices[] = {"play", "analysis", "words"};
inline constexpr OptionRow kOnly{
    .names = "--only",
    .value = "play|analysis|words",
    .help = "compare only what was played (rules, scores, turns, outcomes), what is said of it (analyses, "
            "luck, marks), or the rest (names, event, dates, comments)",
    .target = &Arguments::only,
    .completes = Completes::choice,
    .choices = kOnlyChoices};
inline constexpr OptionRow kTolerance{.names = "--tolerance",
                                      .value = "NUMBER",
                                      .help = "equities and chances no farther apart than this are the same "
                                              "(default: 0.0005); marks are compared as they stand",
                                      .target = &Arguments::tolerance};
inline constexpr OptionRow kCopies{
    .names = "-O,--output-dir",
    .value = "DIR",
    .help = "copy one file of each match into this folder, keeping names and subfolders; made if missing",
    .target = &Arguments::output_dir,
    .completes = Completes::directory};
inline constexpr OptionRow kEveryMatch{.names = "-v,--verbose",
                                       .value = "",
                                       .help = "list also the matches that come once, and what was skipped",
                                       .target = &Arguments::verbose};

inline constexpr const OptionRow* kFixOptions[] = {
    &kScores,  &kOutcomes, &kCompleteBearOff, &kGlued, &kSwap,     &kFirstName,  &kSecondName,
    &kEvent,   &kDate,     &kMatchLength,     &kTo,    &kOutput,   &kOutputDir,  &kForce,
    &kStrict,  &kFrom,     &kCharset,         &kJobs,  &kProgress, &kNoProgress, &kQuiet,
    &kVerbose, &kHelp};
inline constexpr const OptionRow* kDiffOptions[] = {&kOnly,    &kTolerance, &kJson,    &kFrom,
                                                    &kCharset, &kQuiet,     &kVerbose, &kHelp};
inline constexpr const OptionRow* kDedupeOptions[] = {&kCopies,  &kForce,      &kJson,     &kFrom,
                                                      &kCharset, &kJobs,       &kProgress, &kNoProgress,
                                                      &kQuiet,   &kEveryMatch, &kHelp};

inline constexpr Example kFixExamples[] = {
    {"gammonkit fix match.mat -o fixed.mat", "repair what the play contradicts"},
    {"gammonkit fix --swap match.sgf -o swapped.sgf", "the players in each other's seats"},
    {"gammonkit fix --first 'Ann Lee' --event 'Paris Open' --date 2024-05-04 match.mat -o named.mat",
     "names, event and date"},
    {"gammonkit fix --glued session.mat -t mat -O matches/", "one file for each match in it"},
    {"gammonkit fix matches/ -O fixed/", "a folder with its subfolders"}};

inline constexpr Example kDiffExamples[] = {
    {"gammonkit diff match.sgf match.mat", "what is not the same in two records of a match"},
    {"gammonkit diff --only play mine.mat theirs.mat", "two transcriptions"},
    {"gammonkit diff --only analysis --tolerance 0.02 gnubg.sgf other.sgf", "two analyses"},
    {"gammonkit diff --json a.mat b.mat > differences.json", "the same for programs"}};

inline constexpr Example kDedupeExamples[] = {
    {"gammonkit dedupe matches/", "which files hold the same match"},
    {"gammonkit dedupe old/ new/ -O matches/", "one file of each, the one that says most"},
    {"gammonkit dedupe --json matches/ > groups.json", "the same for programs, all matches"}};

inline constexpr Command kFixCommand{
    .name = "fix",
    .summary = "repair records: scores, winners, players, names",
    .synopsis = "[REPAIRS] [-t FORMAT] INPUT [-o FILE]\nfix [REPAIRS] [-t FORMAT] INPUT... -O DIR",
    .description =
        "Reads the input, makes the repairs that are asked for, says on standard error what it did, and "
        "writes the result in the format of the input, or in the one given. If no repair is named, it makes "
        "those that need no more knowledge than the record has: --glued, --bear-off, --outcomes and "
        "--scores. What is wrong afterwards is reported as by 'gammonkit check'.\n\n"
        "The play decides: a score or a winner that contradicts the turns is corrected, never the turns. The "
        "score before the first game is believed, and so is a score behind a game that is missing or whose "
        "end is not known.\n\n"
        "A last bear-off is completed where dice stand without the play that wins, and where one more roll "
        "leads to the stated outcome. Dice that are not on record are then the lowest that do it, and a "
        "comment on the turn says so.\n\n"
        "An input is never overwritten.",
    .examples = kFixExamples,
    .options = kFixOptions,
    .completes = Completes::file,
    .run = run_fix};

inline constexpr Command kDiffCommand{
    .name = "diff",
    .summary = "compare two records of a match, decision by decision",
    .synopsis = "[OPTIONS] A B",
    .description =
        "Compares two transcriptions or two analyses of a match, whatever their formats. Games and turns "
        "are aligned first, so that one that is missing makes no other differ; players who sit the other "
        "way round are recognized. Each difference is a line with its place, game and turn as 'gammonkit "
        "board -p' counts them, in A or else in B where they are not the same; then what A has, after -, and "
        "what B has, after +.\n\n"
        "The order of steps does not count, nor do program names, variations, and what only one format "
        "knows. Rules that make no difference (the Jacoby rule in a match) don't count either. If only one "
        "record is analyzed, that is one difference. Positions that stand alone are compared in their order: "
        "board, cube, score and dice, then analysis, names and comments.\n\n"
        "The exit code is 1 if they differ and 0 if not; nothing is printed then.",
    .examples = kDiffExamples,
    .options = kDiffOptions,
    .completes = Completes::file,
    .run = run_diff};

inline constexpr Command kDedupeCommand{
    .name = "dedupe",
    .summary = "find records of the same match, and keep one of each",
    .synopsis = "[OPTIONS] INPUT... [-O DIR]",
    .description =
        "Lists the matches that come more than once, with the files that hold them. Two records are of the "
        "same match if the same dice lead to the same boards with the same cubes, whatever the names, the "
        "seats, the comments and the analysis are; rolls that cannot be played, drops and resignations don't "
        "count, because programs record them in different ways. A match of which no play is on record is "
        "like no other.\n\n"
        "A * stands before the record that says most: the one with most analyses, then rollouts, then names, "
        "dates, comments, marks and luck, then turns, then the first. With -O the files that are so marked "
        "are copied, the others are not; files with positions alone are copied. A file of several matches is "
        "copied whole if one of them is marked: 'gammonkit split' takes it apart first. Inputs are never "
        "changed or deleted.",
    .examples = kDedupeExamples,
    .options = kDedupeOptions,
    .completes = Completes::file,
    .run = run_dedupe};

}  // namespace gammonkit::cli
