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

inline constexpr Example kBoardExamples[] = {
    {"gammonkit board match.sgf", "how the match ended, or stands"},
    {"gammonkit board -p g2-17 match.sgf", "the board before turn 17 of game 2"},
    {"gammonkit board -p g2-17 match.sgf -o problem.png", "the same as a picture"},
    {"gammonkit board -t svg --theme print --bottom roller -O pictures/ positions.txt",
     "a picture of each position"},
    {"gammonkit board -p g2-17 -t bbcode match.sgf",
     "text to paste into a forum, with the analysis of the file"},
    {"gammonkit board --all-errors -t png match.mat -O errors/",
     "pictures of all errors, and a page with their captions"},
    {"gammonkit board --all-errors --at-least bad --quiz match.sgf -o quiz.html",
     "the bad ones as problems with solutions, in one page"},
    {"gammonkit board --where 'me & missed-double' --me Ann match.sgf", "the doubles that Ann missed"},
    {"gammonkit board 4HPwATDgc/ABMA:cAkAAAAAAAAA", "a position and match ID of GNU Backgammon"},
    {"gammonkit board 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10'", "an XGID"}};

inline constexpr Command kBoardCommand{
    .name = "board",
    .summary = "draw positions, and all errors of a match",
    .synopsis = "[-p PLACE] [-t KIND] [-o FILE | -O DIR] FILE | ID...\n"
                "board --all-errors [-t KIND] [OPTIONS] INPUT... -O DIR\n"
                "board --all-errors [-t KIND] [OPTIONS] INPUT [-o FILE]\n"
                "board --where FILTER [-t KIND] [OPTIONS] INPUT... [-o FILE | -O DIR]",
    .description =
        "Draws the position of an identifier (XGID, OGID, or Position ID and Match ID of GNU Backgammon), "
        "the "
        "positions of a position file, or the board of a match at any turn: without a place, how it ended. "
        "Below it stand the identifiers of the position.\n\n"
        "As a picture (PNG, GIF, SVG, PDF, PostScript or EPS) it shows names, pip counts and scores, the "
        "cube and "
        "what is offered, and at a turn of a match arrows for the play; the identifiers stand below it and "
        "in "
        "the description of the file. In letters it is the board of GNU "
        "Backgammon (text), or one of box-drawing characters and disks (unicode).\n\n"
        "Ready to be pasted into a forum (bbcode), a page (markdown, html) or a document (latex, tikz), it "
        "comes with its identifiers, and with the best plays or the cube decision if the file has an "
        "analysis.\n\n"
        "With --all-errors it draws the errors of matches in their order: with -O as files NAME-01.png, "
        "NAME-02.png ..., with captions that tell score, play, best play and cost in NAME.html (see "
        "--captions); or, unless the kind is a picture, with -o as one document. With --quiz each is a "
        "problem "
        "and a solution, NAME-01-problem.png and NAME-01-solution.png. Matches without any analysis are "
        "judged "
        "first, as report does. --where draws all decisions that satisfy a filter in place of the errors.",
    .examples = kBoardExamples,
    .options = kBoardOptions,
    .completes = Completes::file,
    .run = run_board};

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

inline constexpr Example kHtmlImagesExamples[] = {
    {"gammonkit htmlimages -O images/", "the images that classic pages need"},
    {"gammonkit convert -t html,images=images/ match.sgf -o match.html",
     "a page that shows its boards with them"},
    {"gammonkit htmlimages --theme gnubg --size 6 -O html-images/",
     "larger ones, also for pages that GNU Backgammon writes"},
    {"gammonkit htmlimages --names bbs -O Images/", "those of its exports for bgonline"}};

inline constexpr Command kHtmlImagesCommand{
    .name = "htmlimages",
    .summary = "write the images of which classic pages make boards",
    .synopsis = "[--theme NAME|FILE] [--size N] [--names gnubg|bbs|fibs2html] -O DIR",
    .description = "Writes 344 PNG images: every point with every stack, bar and trays, dice, cubes, and the "
                   "frame with its "
                   "numbers in both directions, under the names that GNU Backgammon gives them ('export "
                   "htmlimages'), and the "
                   "style sheet gammonkit.css. Pages that 'gammonkit convert -t html,images=DIR/' writes "
                   "show their boards as "
                   "tables of these images, and so do those of GNU Backgammon. In any theme and size.\n\n"
                   "With --names bbs they are 263 GIF images, for boards whose checkers are borne off to the "
                   "left; with --names "
                   "fibs2html 206, for boards that are lines of images.",
    .examples = kHtmlImagesExamples,
    .options = kHtmlImagesOptions,
    .completes = Completes::nothing,
    .run = run_htmlimages};

}  // namespace gammonkit::cli
