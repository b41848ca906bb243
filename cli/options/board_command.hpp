#pragma once

#include "cli/options/report_command.hpp"
#include "report/render/picture_format.hpp"

namespace gammonkit::cli {

// The verbs that draw: their options, and their rows of the table of commands.

inline constexpr std::string_view kBoardKinds[] = {"text",  "png",  "gif",    "svg",      "pdf",
                                                   "ps",    "eps",  "bbcode", "markdown", "html",
                                                   "latex", "tikz", "unicode"};
inline constexpr OptionRow kBoardTo{
    .names = "-t,--to",
    .value = "KIND",
    .help =
        "draw as text or unicode, as a picture (png, gif, svg, pdf, ps, eps), or ready to be pasted (bbcode, "
        "markdown, html, latex, tikz); without it the name of the output decides, else it is text",
    .target = &Arguments::to,
    .completes = Completes::choice,
    .choices = kBoardKinds};
inline constexpr OptionRow kTheme{
    .names = "--theme",
    .value = "NAME|FILE",
    .help =
        "the colors of a picture: classic (the default), contrast, dark, gnubg, modern, print, xg, or a file "
        "like those in report/render/themes",
    .target = &Arguments::theme,
    .completes = Completes::file};
inline constexpr std::string_view kBottomChoices[] = {"first", "second", "roller"};
inline constexpr OptionRow kBottom{.names = "--bottom",
                                   .value = "first|second|roller",
                                   .help = "whose home is at the lower edge of a picture: the first "
                                           "player's, the second's (the default), or that "
                                           "of the one who must decide",
                                   .target = &Arguments::bottom,
                                   .completes = Completes::choice,
                                   .choices = kBottomChoices};
inline constexpr std::string_view kBearOffChoices[] = {"left", "right"};
inline constexpr OptionRow kBearOff{.names = "--bearoff",
                                    .value = "left|right",
                                    .help =
                                        "the side of a picture where checkers are borne off (default: right)",
                                    .target = &Arguments::bear_off,
                                    .completes = Completes::choice,
                                    .choices = kBearOffChoices};
inline constexpr OptionRow kWidth{
    .names = "--width",
    .value = "N",
    .help = "width of a picture: pixels of a PNG or GIF (default: 640), else points, 72 to "
            "an inch (default: 320)",
    .target = &Arguments::width,
    .least = kNarrowestPicture,
    .most = kWidestPicture};
inline constexpr OptionRow kNoPlays{
    .names = "--no-plays",
    .value = "",
    .help =
        "leave out the arrows: full for the best play that an analysis in the file names, dashed for the one "
        "that was made",
    .target = &Arguments::no_plays};
inline constexpr OptionRow kNoIds{
    .names = "--no-ids",
    .value = "",
    .help = "leave out the XGID and the GNU ID below the board, as pictures narrower than 180 do; title and "
            "description of the file say them all the same",
    .target = &Arguments::no_ids};
inline constexpr OptionRow kAllErrors{
    .names = "--all-errors",
    .value = "",
    .help =
        "draw every decision of the match that is marked as an error, numbered and with captions; a match "
        "without analysis is judged first",
    .target = &Arguments::all_errors};
inline constexpr OptionRow kWhereDrawn{
    .names = "--where",
    .value = "FILTER",
    .help =
        "draw every decision of the match that satisfies this filter, such as 'me & cube', in the same way; "
        "with --all-errors the errors among them ('gammonkit find --list' shows its words)",
    .target = &Arguments::where};
inline constexpr OptionRow kAtLeast{
    .names = "--at-least",
    .value = "MARK|NUMBER",
    .help =
        "with --all-errors, only errors marked doubtful (the default), bad or very-bad and worse ones, or "
        "that cost at least so much equity: 0.05",
    .target = &Arguments::at_least};
inline constexpr OptionRow kQuiz{
    .names = "--quiz",
    .value = "",
    .help = "with --all-errors, draw each as a problem that says nothing of the answer, and as its solution",
    .target = &Arguments::quiz};
inline constexpr std::string_view kCaptionKinds[] = {"html", "markdown", "bbcode", "latex", "text"};
inline constexpr OptionRow kCaptions{
    .names = "--captions",
    .value = "KIND",
    .help =
        "with --all-errors, write the captions of pictures as html (the default for png, gif and svg), latex "
        "(the default for the others), markdown, bbcode or text",
    .target = &Arguments::captions,
    .completes = Completes::choice,
    .choices = kCaptionKinds};
inline constexpr OptionRow kErrorsOf{.names = "--player",
                                     .value = "NAME|1|2",
                                     .help = "with --all-errors, only those of this player",
                                     .target = &Arguments::player};

inline constexpr const OptionRow* kBoardOptions[] = {
    &kPlace,    &kGame,  &kTurn,     &kBoardTo,    &kOutput,    &kOutputDir,  &kForce,  &kTheme,   &kBottom,
    &kBearOff,  &kWidth, &kNoPlays,  &kNoIds,      &kAllErrors, &kWhereDrawn, &kMe,     &kAliases, &kAtLeast,
    &kErrorsOf, &kQuiz,  &kCaptions, &kNoAnalysis, &kDepth,     &kDepthPly,   &kFilter, &kMet,     &kFrom,
    &kCharset,  &kJobs,  &kProgress, &kNoProgress, &kQuiet,     &kVerbose,    &kHelp};

inline constexpr Command kBoardCommand{
    .name = "board", .options = kBoardOptions, .completes = Completes::file, .run = run_board};

inline constexpr OptionRow kImageFolder{.names = "-O,--output-dir",
                                        .value = "DIR",
                                        .help = "write the images into this folder; made if missing",
                                        .target = &Arguments::output_dir,
                                        .completes = Completes::directory};
inline constexpr OptionRow kImageSize{
    .names = "--size",
    .value = "N",
    .help = "boards of N times 108 by 82 pixels (default: 4, which makes 432 by 328)",
    .target = &Arguments::size,
    .least = 1,
    .most = 20};

inline constexpr std::string_view kImageNameChoices[] = {"gnubg", "bbs", "fibs2html"};
inline constexpr OptionRow kImageNames{
    .names = "--names",
    .value = "gnubg|bbs|fibs2html",
    .help =
        "the names that pages ask for: those of classic pages (gnubg, the default), or as GIF those of pages "
        "that GNU Backgammon writes after 'set export html type bbs' (so of its exports for bgonline) or "
        "'... fibs2html'",
    .target = &Arguments::image_names,
    .completes = Completes::choice,
    .choices = kImageNameChoices};

inline constexpr const OptionRow* kHtmlImagesOptions[] = {&kImageFolder, &kTheme, &kImageSize, &kImageNames,
                                                          &kForce,       &kQuiet, &kHelp};

inline constexpr Command kHtmlImagesCommand{.name = "htmlimages",
                                            .options = kHtmlImagesOptions,
                                            .completes = Completes::nothing,
                                            .run = run_htmlimages};

}  // namespace gammonkit::cli
