#pragma once

#include "analysis/search/level.hpp"
#include "cli/options/arguments.hpp"

#include <span>
#include <string_view>
#include <variant>

namespace gammonkit::cli {

/// What a shell offers as the value of an option, or as the argument of a verb.
enum class Completes { nothing, file, directory, format, choice, verb };

/// Where the value of an option goes.
using Target = std::variant<bool Arguments::*, std::string Arguments::*, std::optional<int> Arguments::*,
                            std::vector<std::string> Arguments::*>;

/// One option: parsing, help, man pages and completion all come from this row.
struct OptionRow {
    std::string_view names;  ///< "-o,--output"; the long name last.
    std::string_view value;  ///< What to call its value: "FILE"; empty for a flag.
    std::string_view help;   ///< Lower case, no full stop.
    Target target;
    Completes completes = Completes::nothing;
    std::span<const std::string_view> choices = {};
    int least = 0;  ///< For numbers.
    int most = 0;

    [[nodiscard]] bool is_flag() const { return std::holds_alternative<bool Arguments::*>(target); }
    /// "--output"
    [[nodiscard]] std::string_view long_name() const;
    /// "-o", or empty.
    [[nodiscard]] std::string_view short_name() const;
};

inline constexpr std::string_view kByChoices[] = {"match", "game"};
inline constexpr std::string_view kFormChoices[] = {"compressed", "plain", "normal"};
inline constexpr std::string_view kAsChoices[] = {"collection", "match"};

inline constexpr OptionRow kFrom{.names = "-f,--from",
                                 .value = "FORMAT[,OPTION=VALUE...]",
                                 .help =
                                     "read the input as this format instead of recognizing it by its content",
                                 .target = &Arguments::from,
                                 .completes = Completes::format};
inline constexpr OptionRow kTo{
    .names = "-t,--to",
    .value = "FORMAT[,OPTION=VALUE...]",
    .help = "write this format; without it the name of the output decides ('gammonkit formats' lists them, "
            "'gammonkit formats ID' shows the options of one)",
    .target = &Arguments::to,
    .completes = Completes::format};
inline constexpr OptionRow kOutput{.names = "-o,--output",
                                   .value = "FILE",
                                   .help = "write to this file; - is standard output, .gz compresses",
                                   .target = &Arguments::output,
                                   .completes = Completes::file};
inline constexpr OptionRow kOutputDir{
    .names = "-O,--output-dir",
    .value = "DIR",
    .help = "write one file for each input into this folder, keeping names and subfolders; made if missing",
    .target = &Arguments::output_dir,
    .completes = Completes::directory};
inline constexpr OptionRow kForce{.names = "--force",
                                  .value = "",
                                  .help = "overwrite files that exist; an input is never overwritten",
                                  .target = &Arguments::force};
inline constexpr OptionRow kJobs{.names = "-j,--jobs",
                                 .value = "N",
                                 .help = "work on N inputs at a time (default: one for each processor); the "
                                         "output does not depend on it",
                                 .target = &Arguments::jobs,
                                 .least = 1,
                                 .most = 1024};
inline constexpr OptionRow kStrict{
    .names = "--strict",
    .value = "",
    .help = "refuse to write what the target cannot carry completely: nothing is written, exit code 4",
    .target = &Arguments::strict};
inline constexpr OptionRow kPositions{
    .names = "--positions",
    .value = "",
    .help = "write the positions of all decisions of a match, with their analysis, and not the match",
    .target = &Arguments::positions};
inline constexpr OptionRow kStrictCheck{.names = "--strict",
                                        .value = "",
                                        .help = "warnings make an input fail too",
                                        .target = &Arguments::strict};
inline constexpr OptionRow kCharset{
    .names = "--charset",
    .value = "NAME",
    .help = "the charset of text that is not UTF-8: windows-1252, shift_jis, koi8-r ...",
    .target = &Arguments::charset};
inline constexpr OptionRow kJson{
    .names = "--json", .value = "", .help = "print JSON, for programs", .target = &Arguments::json};
inline constexpr OptionRow kMarkdown{.names = "--markdown",
                                     .value = "",
                                     .help = "print Markdown: the page docs/formats/README.md",
                                     .target = &Arguments::markdown};
inline constexpr OptionRow kProgress{.names = "--progress",
                                     .value = "",
                                     .help = "show progress even if standard error is not a terminal",
                                     .target = &Arguments::progress};
inline constexpr OptionRow kNoProgress{
    .names = "--no-progress", .value = "", .help = "never show progress", .target = &Arguments::no_progress};
inline constexpr OptionRow kQuiet{.names = "-q,--quiet",
                                  .value = "",
                                  .help = "print errors only: no warnings, no summary, no progress",
                                  .target = &Arguments::quiet};
inline constexpr OptionRow kVerbose{.names = "-v,--verbose",
                                    .value = "",
                                    .help = "say more: notes, every warning of a batch, and what was skipped",
                                    .target = &Arguments::verbose};
inline constexpr OptionRow kHelp{
    .names = "-h,--help", .value = "", .help = "show this help", .target = &Arguments::help};
inline constexpr OptionRow kBy{.names = "--by",
                               .value = "match|game",
                               .help = "write one file for each match (the default) or for each game",
                               .target = &Arguments::by,
                               .completes = Completes::choice,
                               .choices = kByChoices};
inline constexpr OptionRow kAs{
    .names = "--as",
    .value = "collection|match",
    .help = "put the matches one after the other (the default), or make one match of its games",
    .target = &Arguments::as,
    .completes = Completes::choice,
    .choices = kAsChoices};
inline constexpr OptionRow kOneSided{
    .names = "--one-sided",
    .value = "POINTS",
    .help =
        "build how many rolls 15 checkers on the lowest points need: 6 points take 0.1 seconds and 1.5 MB, 8 "
        "points one second and 15 MB, and each further point four times as long",
    .target = &Arguments::one_sided,
    .least = 1,
    .most = 18};
inline constexpr OptionRow kTwoSided{
    .names = "--two-sided",
    .value = "POINTSxCHECKERS",
    .help =
        "build the exact equities of so many checkers on each side: 6x6 takes 0.3 seconds and 7 MB, 6x8 four "
        "seconds and 72 MB",
    .target = &Arguments::two_sided};
inline constexpr OptionRow kForm{
    .names = "--form",
    .value = "compressed|plain|normal",
    .help =
        "how a one-sided table holds its distributions: what is not zero (the default), all of them, or only "
        "mean and deviation",
    .target = &Arguments::form,
    .completes = Completes::choice,
    .choices = kFormChoices};
inline constexpr OptionRow kNoGammons{.names = "--no-gammons",
                                      .value = "",
                                      .help = "leave out of a one-sided table how soon a gammon is saved",
                                      .target = &Arguments::no_gammons};
inline constexpr OptionRow kCubeless{.names = "--cubeless",
                                     .value = "",
                                     .help = "leave the equities with the cube out of a two-sided table",
                                     .target = &Arguments::cubeless};
inline constexpr OptionRow kTable{
    .names = "--table",
    .value = "FILE",
    .help = "use this table in place of the small one of its kind that is always there",
    .target = &Arguments::table,
    .completes = Completes::file};
inline constexpr OptionRow kTableOutput{.names = "-o,--output",
                                        .value = "FILE",
                                        .help = "write the table to this file; - is standard output",
                                        .target = &Arguments::output,
                                        .completes = Completes::file};
inline constexpr OptionRow kThreads{.names = "-j,--jobs",
                                    .value = "N",
                                    .help =
                                        "build with N threads (default: one for each processor); the table "
                                        "does not depend on it",
                                    .target = &Arguments::jobs,
                                    .least = 1,
                                    .most = 1024};
inline constexpr OptionRow kGame{.names = "--game",
                                 .value = "N",
                                 .help = "the Nth game of the file, from 1",
                                 .target = &Arguments::game,
                                 .least = 1,
                                 .most = 1000000};
inline constexpr OptionRow kTurn{.names = "--turn",
                                 .value = "N",
                                 .help = "the board before the Nth turn of the game, from 1",
                                 .target = &Arguments::turn,
                                 .least = 1,
                                 .most = 1000000};
inline constexpr OptionRow kPlace{
    .names = "-p,--place",
    .value = "PLACE",
    .help = "game and turn in one: g2-17, g2 for the end of game 2, or m3-g2-17 in match 3",
    .target = &Arguments::place};
inline constexpr OptionRow kMan{
    .names = "--man",
    .value = "VERB",
    .help = "print the manual page of a verb ('gammonkit' for the page of the whole) as troff source",
    .target = &Arguments::man,
    .completes = Completes::verb};
inline constexpr OptionRow kScore{
    .names = "--score",
    .value = "A-B",
    .help = "show one score, as the points that the players still need, with take points and gammon values",
    .target = &Arguments::score};
inline constexpr OptionRow kPostCrawford{.names = "--post-crawford",
                                         .value = "",
                                         .help = "the score of --score stands after the Crawford game",
                                         .target = &Arguments::post_crawford};
inline constexpr std::string_view kMetFormChoices[] = {"xml", "met"};
inline constexpr OptionRow kMetForm{
    .names = "-t,--to",
    .value = "xml|met",
    .help =
        "write the table for GNU Backgammon (xml) or eXtreme Gammon (met); without it the name of the output "
        "decides",
    .target = &Arguments::to,
    .completes = Completes::choice,
    .choices = kMetFormChoices};
inline constexpr OptionRow kLength{.names = "--length",
                                   .value = "N",
                                   .help =
                                       "the points of the longest match (default: 12 to show, 25 to compute)",
                                   .target = &Arguments::length,
                                   .least = 1,
                                   .most = 100};
inline constexpr OptionRow kGammons{
    .names = "--gammons",
    .value = "PERCENT",
    .help = "how many of all games end with a gammon or backgammon (default: 27.6)",
    .target = &Arguments::gammons};
inline constexpr OptionRow kBackgammons{.names = "--backgammons",
                                        .value = "PERCENT",
                                        .help = "how many of all games end with a backgammon (default: 1.1)",
                                        .target = &Arguments::backgammons};
inline constexpr std::string_view kModelChoices[] = {"live", "diffusion", "zadeh"};
inline constexpr OptionRow kModel{
    .names = "--model",
    .value = "live|diffusion|zadeh",
    .help =
        "how to compute: a live cube (the default), the same by a differential equation, or Norman Zadeh's "
        "formulas of 1977",
    .target = &Arguments::model,
    .completes = Completes::choice,
    .choices = kModelChoices};

inline constexpr std::string_view kLevelChoices[] = {
    "beginner", "casual", "intermediate", "advanced", "expert", "world-class", "supremo", "grandmaster"};
inline constexpr OptionRow kLevel{
    .names = "--level",
    .value = "NAME",
    .help = "how well the engine plays: beginner, casual, intermediate and advanced err on purpose, always "
            "in the same way; expert looks at the board alone, world-class and supremo 2 plies ahead, "
            "grandmaster 3",
    .target = &Arguments::level,
    .completes = Completes::choice,
    .choices = kLevelChoices};
inline constexpr OptionRow kPly{.names = "--ply",
                                .value = "N",
                                .help = "look so many rolls ahead (default: 2)",
                                .target = &Arguments::ply,
                                .least = 0,
                                .most = kMostPlies};
inline constexpr std::string_view kRollsChoices[] = {"21", "14", "7"};
inline constexpr OptionRow kRolls{
    .names = "--rolls",
    .value = "21|14|7",
    .help =
        "look ahead with so many rolls, which stand for all 21: each ply takes about two thirds or a third "
        "of its time",
    .target = &Arguments::rolls,
    .completes = Completes::choice,
    .choices = kRollsChoices};
inline constexpr OptionRow kScorePly{.names = "--ply",
                                     .value = "N",
                                     .help = "score: look so many rolls ahead (default: 0)",
                                     .target = &Arguments::ply,
                                     .least = 0,
                                     .most = kMostPlies};
inline constexpr OptionRow kSeconds{
    .names = "--seconds",
    .value = "N",
    .help = "bench: measure each of the six rates so long (default: 1); 0 does everything once",
    .target = &Arguments::seconds,
    .least = 0,
    .most = 3600};
inline constexpr OptionRow kMet{
    .names = "--met",
    .value = "FILE",
    .help = "the match equity table: an .xml of GNU Backgammon or a .met of eXtreme Gammon (default: for the "
            "analyses of others the one that they name, or Kazaross XG2, which GNU Backgammon and eXtreme "
            "Gammon use unless told otherwise; else the table that GammonKit computes)",
    .target = &Arguments::met,
    .completes = Completes::file};
inline constexpr OptionRow kConvertMet{
    .names = "--met",
    .value = "FILE",
    .help =
        "convert between equities and chances to win the match by this table, which should be the one of the "
        "analysis: an .xml of GNU Backgammon or a .met of eXtreme Gammon",
    .target = &Arguments::met,
    .completes = Completes::file};
inline constexpr OptionRow kPlays{.names = "-n,--plays",
                                  .value = "N",
                                  .help = "show the N best plays (default: 5)",
                                  .target = &Arguments::plays,
                                  .least = 1,
                                  .most = 10000};
inline constexpr OptionRow kDrawBoard{
    .names = "--board", .value = "", .help = "draw the board, too", .target = &Arguments::board};
inline constexpr OptionRow kThinkers{
    .names = "-j,--jobs",
    .value = "N",
    .help = "think with N threads (default: one for each processor); the answer does not depend on it",
    .target = &Arguments::jobs,
    .least = 1,
    .most = 1024};

}  // namespace gammonkit::cli
