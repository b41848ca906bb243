#pragma once

#include "cli/options/board_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The verb htmlimages: the options of its own, and its row of the table of commands.

ExitCode run_htmlimages(Session& session);

inline constexpr OptionRow kImageFolder{.names = "-O,--output-dir",
                                        .value = "DIR",
                                        .help = "write the images into this folder; made if missing",
                                        .target = field<&Arguments::output, &OutputArguments::output_dir>,
                                        .completes = Completes::directory};
inline constexpr OptionRow kImageSize{
    .names = "--size",
    .value = "N",
    .help = "boards of N times 108 by 82 pixels (default: 4, which makes 432 by 328)",
    .target = field<&Arguments::board, &BoardArguments::size>,
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
    .target = field<&Arguments::board, &BoardArguments::image_names>,
    .completes = Completes::choice,
    .choices = kImageNameChoices};

inline constexpr const OptionRow* kHtmlImagesOptions[] = {&kImageFolder, &kTheme, &kImageSize, &kImageNames,
                                                          &kForce,       &kQuiet, &kHelp};

inline constexpr Command kHtmlImagesCommand{.name = "htmlimages",
                                            .options = kHtmlImagesOptions,
                                            .completes = Completes::nothing,
                                            .run = run_htmlimages};

}  // namespace gammonkit::cli
