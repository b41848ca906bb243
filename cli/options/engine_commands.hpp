#pragma once

#include "cli/engine/gnubg_choice.hpp"
#include "cli/options/board_command.hpp"
#include "cli/options/commands.hpp"

namespace gammonkit::cli {

// The verbs that ask the engine: rows of the table of commands.

inline constexpr std::string_view kCubeModelChoices[] = {"janowski", "jump"};
inline constexpr OptionRow kCubeModel{
    .names = "--cube-model",
    .value = "janowski|jump",
    .help =
        "jump: show the cube decision of a money game by the jump model too, in which each roll moves the "
        "chance to win, the next one as far as this position lets it (default: janowski, by which the "
        "engine thinks)",
    .target = &Arguments::model,
    .completes = Completes::choice,
    .choices = kCubeModelChoices};

inline constexpr const OptionRow* kEvalOptions[] = {
    &kLevel, &kPly,     &kRolls,   &kCubeModel, &kEngine,   &kGnubg,      &kMet,    &kDrawBoard, &kPlace,
    &kGame,  &kTurn,    &kBoardTo, &kOutput,    &kForce,    &kTheme,      &kBottom, &kBearOff,   &kWidth,
    &kFrom,  &kCharset, &kJson,    &kThinkers,  &kProgress, &kNoProgress, &kQuiet,  &kHelp};
inline constexpr const OptionRow* kHintOptions[] = {
    &kPlays, &kLevel, &kPly,     &kRolls,   &kCubeModel, &kEngine,   &kGnubg,      &kMet,    &kDrawBoard,
    &kPlace, &kGame,  &kTurn,    &kBoardTo, &kOutput,    &kForce,    &kTheme,      &kBottom, &kBearOff,
    &kWidth, &kFrom,  &kCharset, &kJson,    &kThinkers,  &kProgress, &kNoProgress, &kQuiet,  &kHelp};

inline constexpr const OptionRow* kEngineOptions[] = {&kScorePly, &kSeconds,    &kJson,  &kThinkers,
                                                      &kProgress, &kNoProgress, &kQuiet, &kHelp};

inline constexpr Example kEvalExamples[] = {
    {"gammonkit eval XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
     "who stands better, and is it a double?"},
    {"gammonkit eval -p g2-17 match.sgf", "before turn 17 of game 2"},
    {"gammonkit eval --board --ply 3 4HPwATDgc/ABMA", "with the board, and three rolls ahead"},
    {"gammonkit eval --met Kazaross-XG2.xml -p g2-17 match.sgf", "by another match equity table"},
    {"gammonkit eval --engine gnubg -p g2-17 match.sgf", "what does GNU Backgammon say?"},
    {"gammonkit eval --cube-model jump XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
     "the cube decision by another model too"},
    {"gammonkit eval --json @positions.txt > answers.json",
     "the positions of a file, one a line, for programs"}};

inline constexpr Example kHintExamples[] = {
    {"gammonkit hint XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10", "the best plays of a 31"},
    {"gammonkit hint -n 20 --board -p g2-17 match.sgf", "the twenty best plays of turn 17 of game 2"},
    {"gammonkit hint XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", "no dice: the cube decision"},
    {"gammonkit hint XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10 -o best.png",
     "a picture with an arrow for the best play; -t bbcode, markdown, html ... for text to paste"},
    {"gammonkit hint --json --level grandmaster @positions.txt", "the same for programs"}};

inline constexpr Example kEngineExamples[] = {
    {"gammonkit engine bench", "how fast is it on this machine?"},
    {"gammonkit engine score decisions.tsv", "how well does it play without looking ahead?"},
    {"gammonkit engine score --ply 2 contact.bm crashed.bm.gz", "and with two plies?"},
    {"gammonkit engine bench --json --seconds 10", "longer measured, for programs"}};

inline constexpr Command kEvalCommand{
    .name = "eval",
    .summary = "judge positions before the roll, with the cube decision",
    .synopsis = "[OPTIONS] ID | FILE...",
    .description =
        "Tells how often each player wins, wins a gammon and wins a backgammon, what the position is worth "
        "without and with the cube, and what to do with the cube. A position is an XGID, an OGID, a Position "
        "ID and Match ID of GNU Backgammon, a position file, or a place in a match. If the dice have been "
        "rolled, the position before the roll is judged.\n\n"
        "Worths are points for each unit of the cube. In a match they are EMG, which is the same measure for "
        "the score, -1 for losing a single game and 1 for winning it, beside MWC, the chance to win the "
        "match. In brackets stands how much a choice is above or below the right one. The window tells from "
        "which chances to win the player doubles, the opponent passes, and playing on for a gammon is "
        "better, as long as the shares of gammons stay as they are; it is that of the cube model, without "
        "looking ahead.\n\n"
        "--engine gnubg asks an installed GNU Backgammon instead, which keeps its settings of this question "
        "for "
        "itself. --to and --output draw the board as 'gammonkit board' does; text to paste has the cube "
        "decision with it.\n\n"
        "--ply counts as GNU Backgammon does: 0 judges the board alone. Positions that bearoff tables reach "
        "are judged exactly; the tables are built once, at their first use.",
    .examples = kEvalExamples,
    .options = kEvalOptions,
    .completes = Completes::file,
    .run = run_eval};

inline constexpr Command kHintCommand{
    .name = "hint",
    .summary = "show the best plays of a roll, or what to do with the cube",
    .synopsis = "[-n N] [OPTIONS] ID | FILE...",
    .description =
        "Ranks the plays of the dice on the table. Each has two lines: the play, its worth, how much worse "
        "it is than the best and how many plies it was looked ahead; and in percent how often the player "
        "wins, wins a gammon and wins a backgammon, and how often he loses so. Plays that seem bad are not "
        "looked at as far ahead as the others and stand behind them.\n\n"
        "Without dice it is the cube decision, as 'gammonkit eval' shows it. A position is named as "
        "there.\n\n"
        "--to and --output draw the answer as board does: a picture with an arrow for the best play, or the "
        "board, its IDs and the plays as text to paste.",
    .examples = kHintExamples,
    .options = kHintOptions,
    .completes = Completes::file,
    .run = run_hint};

inline constexpr std::string_view kEngineWords[] = {"bench", "score"};

inline constexpr Command kEngineCommand{
    .name = "engine",
    .summary = "measure how fast and how well the engine plays",
    .synopsis = "bench [--seconds N] [OPTIONS]\nengine score [--ply N] [OPTIONS] FILE...",
    .description =
        "bench: how many positions are judged in a second and for how many rolls the best play is found, "
        "with one thread and with all. The positions come from games of the engine against itself with fixed "
        "dice. The signature is the same on every processor, and another for each net.\n\n"
        "score: lets the engine choose plays whose equities are known, from rollouts or exactly. The error "
        "rate is a thousand times the money equity without the cube that it loses in a decision, here with "
        "its standard error; best tells how often it chose the best play. The absolute error is that of the "
        "equities of all plays, and of positions with known chances that of the five chances. Files are "
        "tables with a line of column names, board26 or post_board26 among them, or records of GNU "
        "Backgammon's benchmarks (.bm); packed files (.gz) are unpacked.",
    .examples = kEngineExamples,
    .options = kEngineOptions,
    .completes = Completes::file,
    .words = kEngineWords,
    .run = run_engine};

}  // namespace gammonkit::cli
