#pragma once

#include "cli/engine/gnubg_choice.hpp"
#include "cli/options/commands.hpp"
#include "cli/options/rollout_options.hpp"

namespace gammonkit::cli {

// The verb analyze: its options, and its row of the table of commands.

inline constexpr std::string_view kDepthChoices[] = {"fast", "standard", "deep"};
inline constexpr OptionRow kDepth{
    .names = "--level",
    .value = "fast|standard|deep",
    .help = "how thoroughly: fast looks at the board alone, standard (the default) 2 plies ahead where it is "
            "close or something is wrong, deep 3 plies, with wider filters",
    .target = &Arguments::level,
    .completes = Completes::choice,
    .choices = kDepthChoices};
inline constexpr OptionRow kDepthPly{
    .names = "--ply",
    .value = "N",
    .help = "look so many rolls ahead where it is close or something is wrong, in place of --level",
    .target = &Arguments::ply,
    .least = 0,
    .most = kMostPlies};
inline constexpr std::string_view kFilterChoices[] = {"tiny", "narrow", "normal", "large", "huge"};
inline constexpr OptionRow kFilter{
    .names = "--filter",
    .value = "NAME",
    .help = "with --ply, how many plays are looked at ahead: tiny, narrow, normal (the default), large, huge",
    .target = &Arguments::filter,
    .completes = Completes::choice,
    .choices = kFilterChoices};
inline constexpr OptionRow kPlayer{.names = "--player",
                                   .value = "NAME|1|2",
                                   .help = "judge only what this player does, and the luck of his rolls",
                                   .target = &Arguments::player};
inline constexpr OptionRow kGames{.names = "--games",
                                  .value = "LIST",
                                  .help = "judge only these games of each match: 1,3-5",
                                  .target = &Arguments::games};
inline constexpr OptionRow kKeep{
    .names = "--keep",
    .value = "",
    .help = "let the analysis that a file has stay, and stand first; the new one is put beside it",
    .target = &Arguments::keep};
inline constexpr OptionRow kReplace{.names = "--replace",
                                    .value = "",
                                    .help = "replace the analysis that a file has (the default)",
                                    .target = &Arguments::replace};
inline constexpr OptionRow kThresholds{
    .names = "--thresholds",
    .value = "NAME|LIST",
    .help = "which errors and rolls are marked: gnubg (the default: errors of more than 0.03, 0.06 and 0.12, "
            "luck of more than 0.3 and 0.6), gnubg-manual (0.04, 0.08 and 0.16, of gnubg's manual), xg "
            "(errors of "
            "more than 0.02 and 0.08), or three or five numbers such as 0.02,0.05,0.1,0.3,0.6",
    .target = &Arguments::thresholds};
inline constexpr OptionRow kKeptPlays{.names = "-n,--plays",
                                      .value = "N",
                                      .help = "keep the N best plays of each roll, and the one that was made "
                                              "(default: 10)",
                                      .target = &Arguments::plays,
                                      .least = 1,
                                      .most = 10000};
inline constexpr OptionRow kOutputs{.names = "-o,--output",
                                    .value = "FILE",
                                    .help = "write to this file; may be given again for another format; - is "
                                            "standard output, .gz compresses",
                                    .target = &Arguments::outputs,
                                    .completes = Completes::file};
inline constexpr OptionRow kResume{
    .names = "--resume",
    .value = "",
    .help = "pass over inputs whose output is there and not older, and write those anew that are older",
    .target = &Arguments::resume};

inline constexpr std::string_view kRolloutChoices[] = {"errors"};
inline constexpr OptionRow kErrorRollouts{
    .names = "--rollout",
    .value = "errors",
    .help =
        "roll errors out once they are found: the two best plays and the one that was made, or both sides of "
        "the cube decision; what is clear by three standard deviations is left early (see --jsd)",
    .target = &Arguments::rollout,
    .completes = Completes::choice,
    .choices = kRolloutChoices};
inline constexpr OptionRow kRolloutAbove{.names = "--rollout-above",
                                         .value = "X",
                                         .help = "roll out errors of more than X (default: 0.06)",
                                         .target = &Arguments::rollout_above};
inline constexpr OptionRow kErrorRolloutPly{.names = "--rollout-ply",
                                            .value = "N",
                                            .help = "look so many rolls ahead in the games of rollouts "
                                                    "(default: 0)",
                                            .target = &Arguments::rollout_ply,
                                            .least = 0,
                                            .most = 3};

inline constexpr const OptionRow* kAnalyzeOptions[] = {&kOutputs,
                                                       &kOutputDir,
                                                       &kTo,
                                                       &kDepth,
                                                       &kDepthPly,
                                                       &kFilter,
                                                       &kPlayer,
                                                       &kGames,
                                                       &kKeep,
                                                       &kReplace,
                                                       &kThresholds,
                                                       &kKeptPlays,
                                                       &kEngine,
                                                       &kGnubg,
                                                       &kErrorRollouts,
                                                       &kRolloutAbove,
                                                       &kErrorRolloutPly,
                                                       &kTrials,
                                                       &kTruncate,
                                                       &kDeviations,
                                                       &kStandardError,
                                                       &kSeed,
                                                       &kMet,
                                                       &kResume,
                                                       &kForce,
                                                       &kStrict,
                                                       &kFrom,
                                                       &kCharset,
                                                       &kJobs,
                                                       &kProgress,
                                                       &kNoProgress,
                                                       &kQuiet,
                                                       &kVerbose,
                                                       &kHelp};

inline constexpr Example kAnalyzeExamples[] = {
    {"gammonkit analyze match.mat -o match.sgf", "a match, for GNU Backgammon"},
    {"gammonkit analyze --level deep final.sgf -o final.xg", "thoroughly, for eXtreme Gammon"},
    {"gammonkit analyze --player Ann --thresholds xg matches/ -O analyzed/",
     "what Ann did in all matches of a folder"},
    {"gammonkit analyze --resume matches/ -O analyzed/", "go on where it was stopped, or with new matches"},
    {"gammonkit analyze --level fast match.mat -t csv", "a table of all decisions and errors"},
    {"gammonkit analyze --rollout errors --trials 324 match.mat -o match.sgf",
     "errors of more than 0.06 are played out"},
    {"gammonkit analyze --engine gnubg --ply 2 match.mat -o match.sgf", "by GNU Backgammon"},
    {"gammonkit analyze --games 2-4 --met Kazaross-XG2.xml match.sgf -o judged.sgf",
     "three games, by another match equity table"}};

inline constexpr Command kAnalyzeCommand{
    .name = "analyze",
    .summary = "judge every decision and roll of matches",
    .synopsis = "[OPTIONS] INPUT [-o FILE]\nanalyze [OPTIONS] INPUT... -O DIR",
    .description =
        "Judges each play, each decision to double or not, each answer, resignations, and how lucky each "
        "roll "
        "was, and writes the matches with what it found: best plays with chances and equities, cube "
        "decisions, "
        "marks for errors and lucky rolls. As sgf, GNU Backgammon shows all of it and counts its statistics; "
        "xg, json, csv and others carry it, too.\n\n"
        "It looks twice: at everything without looking ahead, and then deeper at what is close or seems "
        "wrong. "
        "The play that was made and at least one other are always judged at the same level. Luck is what a "
        "roll "
        "brings more than the average of all rolls, without looking ahead. Illegal plays and set-up "
        "positions "
        "do not stop it; hypergammon is not judged.\n\n"
        "--rollout errors then plays out what was wrong: see 'gammonkit rollout'. The worths, errors and "
        "marks of these "
        "decisions are those of the rollouts, which are written with their standard errors and settings.\n\n"
        "--engine gnubg has an installed GNU Backgammon judge instead, with settings of its own: plays and "
        "cubes "
        "at so many plies, and luck. Its marks are those of GNU Backgammon.\n\n"
        "One input goes to -o FILE or standard output, several and folders to -O DIR, in the format that -t "
        "or "
        "the name says, else sgf. One input is judged with all processors, several one on each; the output "
        "does "
        "not depend on it. Inputs that fail do not stop the others. Nothing is written in part: after Ctrl-C "
        "or "
        "worse, --resume goes on.",
    .examples = kAnalyzeExamples,
    .options = kAnalyzeOptions,
    .completes = Completes::file,
    .run = run_analyze};

}  // namespace gammonkit::cli
