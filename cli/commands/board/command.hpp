#pragma once

#include "cli/options/board_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb board: the options of its own, and its row of the table of commands.

ExitCode run_board(Session& session);

/// What `board --all-errors` does: judges what is not analyzed, and draws the errors of each input as a set
/// of files or as one document.
ExitCode draw_errors(Session& session);

/// What `board --card` does with a turn of a match: draws the question of its decision, or the verdict.
ExitCode draw_card_of_turn(Session& session);

inline constexpr OptionRow kPlaces{
    .names = "-p,--place",
    .value = "PLACES",
    .help =
        "game and turn in one: g2-17, g2-17c before its roll, g2 for the end of game 2, m3-g2-17 in match "
        "3; p3 for the third position of a file of positions; several with commas between",
    .target = field<&Arguments::place, &PlaceArguments::place>};
inline constexpr OptionRow kNoPlays{
    .names = "--no-plays",
    .value = "",
    .help =
        "leave out the arrows: full for the best play that an analysis in the file names, dashed for the one "
        "that was made",
    .target = field<&Arguments::board, &BoardArguments::no_plays>};
inline constexpr OptionRow kNoIds{
    .names = "--no-ids",
    .value = "",
    .help = "leave out the XGID and the GNU ID below the board, as pictures narrower than 180 do; title and "
            "description of the file say them all the same",
    .target = field<&Arguments::board, &BoardArguments::no_ids>};
inline constexpr OptionRow kAllErrors{
    .names = "--all-errors",
    .value = "",
    .help =
        "draw every decision of the match that is marked as an error, numbered and with captions; a match "
        "without analysis is judged first",
    .target = field<&Arguments::board, &BoardArguments::all_errors>};
inline constexpr OptionRow kWhereDrawn{
    .names = "--where",
    .value = "FILTER",
    .help =
        "draw every decision of the match that satisfies this filter, such as 'me & cube', in the same way; "
        "with --all-errors the errors among them ('gammonkit find --words' shows its words)",
    .target = field<&Arguments::filter, &FilterArguments::where>};
inline constexpr OptionRow kAtLeast{
    .names = "--at-least",
    .value = "MARK|NUMBER",
    .help =
        "with --all-errors, only errors marked doubtful (the default), bad or very-bad and worse ones, or "
        "that cost at least so much equity: 0.05",
    .target = field<&Arguments::board, &BoardArguments::at_least>};
inline constexpr OptionRow kQuiz{
    .names = "--quiz",
    .value = "",
    .help = "with --all-errors, draw each as a problem that says nothing of the answer, and as its solution",
    .target = field<&Arguments::board, &BoardArguments::quiz>};
inline constexpr std::string_view kCaptionKinds[] = {"html", "markdown", "bbcode", "latex", "typst", "text"};
inline constexpr OptionRow kCaptions{
    .names = "--captions",
    .value = "KIND",
    .help =
        "with --all-errors, write the captions of pictures as html (the default for png, gif and svg), latex "
        "(the default for the others), typst, markdown, bbcode or text",
    .target = field<&Arguments::board, &BoardArguments::captions>,
    .completes = Completes::choice,
    .choices = kCaptionKinds};
inline constexpr OptionRow kErrorsOf{.names = "--player",
                                     .value = "NAME|1|2",
                                     .help = "with --all-errors, only those of this player",
                                     .target = field<&Arguments::analysis, &AnalysisArguments::player>};

inline constexpr OptionRow kSolution{
    .names = "--solution",
    .value = "",
    .help = "of a card, the verdict: what was played, what it cost and what is best; a match without "
            "analysis is judged first",
    .target = field<&Arguments::board, &BoardArguments::solution>};

inline constexpr const OptionRow* kBoardOptions[] = {
    &kPlaces,     &kGame,         &kTurn,          &kBoardTo,      &kOutput,     &kOutputDir, &kForce,
    &kTheme,      &kBottom,       &kBearOff,       &kWidth,        &kDpi,        &kNumbers,   &kStack,
    &kSwapColors, &kWithoutDrawn, &kEffectivePips, &kShownNames,   &kNoPlays,    &kNoIds,     &kCard,
    &kSolution,   &kAnimate,      &kAllErrors,     &kWhereDrawn,   &kMe,         &kAliases,   &kAtLeast,
    &kErrorsOf,   &kQuiz,         &kCaptions,      &kNoAnalysis,   &kDepth,      &kDepthPly,  &kFilter,
    &kThresholds, &kMet,          &kCubeModel,     &kBearoffTable, &kEfficiency, &kNewest,    &kFrom,
    &kCharset,    &kJobs,         &kProgress,      &kNoProgress,   &kLang,       &kQuiet,     &kDiagnostics,
    &kVerbose,    &kHelp};

inline constexpr Command kBoardCommand{
    .name = "board", .options = kBoardOptions, .completes = Completes::file, .run = run_board};

}  // namespace gammonkit::cli
