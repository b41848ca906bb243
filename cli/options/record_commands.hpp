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

inline constexpr Command kFixCommand{
    .name = "fix", .options = kFixOptions, .completes = Completes::file, .run = run_fix};

inline constexpr Command kDiffCommand{
    .name = "diff", .options = kDiffOptions, .completes = Completes::file, .run = run_diff};

inline constexpr Command kDedupeCommand{
    .name = "dedupe", .options = kDedupeOptions, .completes = Completes::file, .run = run_dedupe};

}  // namespace gammonkit::cli
