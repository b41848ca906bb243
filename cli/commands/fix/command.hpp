#pragma once

#include "cli/options/command.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb fix: the options of its own, and its row of the table of commands.

ExitCode run_fix(Session& session);

inline constexpr OptionRow kSwap{.names = "--swap",
                                 .value = "",
                                 .help = "give the players each other's seats",
                                 .target = field<&Arguments::repair, &RepairArguments::swap>};
inline constexpr OptionRow kFirstName{
    .names = "--first",
    .value = "NAME",
    .help = "the name of the first player (after --swap); of several inputs only with --force",
    .target = field<&Arguments::repair, &RepairArguments::first>};
inline constexpr OptionRow kSecondName{.names = "--second",
                                       .value = "NAME",
                                       .help = "the name of the second player",
                                       .target = field<&Arguments::repair, &RepairArguments::second>};
inline constexpr OptionRow kRename{
    .names = "--rename",
    .value = "OLD=NEW",
    .help =
        "whoever is called so, whatever the case, accents and order, gets another name; may be given again",
    .target = field<&Arguments::repair, &RepairArguments::renames>};
inline constexpr OptionRow kEvent{.names = "--event",
                                  .value = "TEXT",
                                  .help = "the event",
                                  .target = field<&Arguments::repair, &RepairArguments::event>};
inline constexpr OptionRow kRound{.names = "--round",
                                  .value = "TEXT",
                                  .help = "the round",
                                  .target = field<&Arguments::repair, &RepairArguments::round>};
inline constexpr OptionRow kMatchPlace{.names = "--place",
                                       .value = "TEXT",
                                       .help = "where it was played",
                                       .target = field<&Arguments::repair, &RepairArguments::place>};
inline constexpr OptionRow kAnnotator{.names = "--annotator",
                                      .value = "NAME",
                                      .help = "who wrote it down, or commented it",
                                      .target = field<&Arguments::repair, &RepairArguments::annotator>};
inline constexpr OptionRow kDate{.names = "--date",
                                 .value = "YYYY-MM-DD",
                                 .help = "the day of the match",
                                 .target = field<&Arguments::repair, &RepairArguments::date>};
inline constexpr OptionRow kRating{.names = "--rating",
                                   .value = "1=RATING|2=RATING",
                                   .help = "the first or second player's rating; may be given again",
                                   .target = field<&Arguments::repair, &RepairArguments::ratings>};
inline constexpr OptionRow kComment{
    .names = "--comment",
    .value = "PLACE=TEXT",
    .help = "the comment at a place, in place of the one there: g2-17 is turn 17 of game 2, g2 the game, "
            "match the match; PLACE+=TEXT adds to it, PLACE= takes it away; may be given again",
    .target = field<&Arguments::repair, &RepairArguments::comments>};
inline constexpr OptionRow kMark{
    .names = "--mark",
    .value = "PLACE=MARK",
    .help = "mark a decision very-bad, bad, doubtful, interesting, good or very-good; g2-17c is the cube "
            "before a roll; none takes the mark away; may be given again",
    .target = field<&Arguments::repair, &RepairArguments::marks>};
inline constexpr OptionRow kLuckMark{
    .names = "--luck-mark",
    .value = "PLACE=MARK",
    .help = "mark a roll very-unlucky, unlucky, lucky or very-lucky; none takes the mark away; may be given "
            "again",
    .target = field<&Arguments::repair, &RepairArguments::luck_marks>};
inline constexpr OptionRow kNotes{
    .names = "--notes",
    .value = "FILE",
    .help = "comments and marks from a file: a line is 'g2-17 very-bad: Too greedy.', and comments go on in "
            "indented lines",
    .target = field<&Arguments::repair, &RepairArguments::notes>,
    .completes = Completes::file};
inline constexpr OptionRow kMatchLength{.names = "--length",
                                        .value = "N",
                                        .help = "the points of the match; 0 for a money session",
                                        .target = field<&Arguments::repair, &RepairArguments::length>,
                                        .least = 0,
                                        .most = 9999};
inline constexpr OptionRow kScores{
    .names = "--scores",
    .value = "",
    .help = "correct the scores, and statements of the Crawford game, that the play contradicts",
    .target = field<&Arguments::repair, &RepairArguments::scores>};
inline constexpr OptionRow kOutcomes{.names = "--outcomes",
                                     .value = "",
                                     .help = "take back stated winners and points that the play contradicts",
                                     .target = field<&Arguments::repair, &RepairArguments::outcomes>};
inline constexpr OptionRow kCompleteBearOff{
    .names = "--bear-off",
    .value = "",
    .help = "complete a last bear-off that the record lacks; if asked for by name also where the record has "
            "a resignation that any roll explains",
    .target = field<&Arguments::repair, &RepairArguments::complete_bear_off>};
inline constexpr OptionRow kRepairPlays{
    .names = "--plays",
    .value = "",
    .help = "put plays and dice right that are one number off, where the rest of the game can only be played "
            "then; the others keep their warnings",
    .target = field<&Arguments::repair, &RepairArguments::plays>};
inline constexpr OptionRow kGlued{.names = "--glued",
                                  .value = "",
                                  .help = "take apart matches that the record has as one",
                                  .target = field<&Arguments::repair, &RepairArguments::glued>};

inline constexpr const OptionRow* kFixOptions[] = {
    &kScores,     &kOutcomes,   &kCompleteBearOff, &kRepairPlays, &kGlued,   &kSwap,
    &kFirstName,  &kSecondName, &kRename,          &kAliases,     &kEvent,   &kRound,
    &kMatchPlace, &kDate,       &kRating,          &kComment,     &kMark,    &kLuckMark,
    &kNotes,      &kAnnotator,  &kMatchLength,     &kTo,          &kOutput,  &kOutputDir,
    &kName,       &kForce,      &kStrict,          &kFrom,        &kCharset, &kJobs,
    &kProgress,   &kNoProgress, &kQuiet,           &kDiagnostics, &kVerbose, &kHelp};

inline constexpr Command kFixCommand{
    .name = "fix", .options = kFixOptions, .completes = Completes::file, .run = run_fix};

}  // namespace gammonkit::cli
