#pragma once

#include "cli/options/option_table.hpp"
#include "report/render/picture_format.hpp"

namespace gammonkit::cli {

// How maps of rolls and of scores are drawn or printed: options of both verbs.

inline constexpr std::string_view kMapForms[] = {"text", "json", "jsonl", "csv", "png",
                                                 "gif",  "svg",  "pdf",   "ps",  "eps"};
inline constexpr OptionRow kMapTo{
    .names = "-t,--to",
    .value = "KIND",
    .help = "draw the map as a picture (png, gif, svg, pdf, ps, eps), print it as text, or for programs "
            "(json, jsonl, csv); without it the name of the output decides, else it is text",
    .target = field<&Arguments::output, &OutputArguments::to>,
    .completes = Completes::choice,
    .choices = kMapForms};
inline constexpr OptionRow kMapWidth{
    .names = "--width",
    .value = "N",
    .help = "width of a picture: pixels of a PNG or GIF (default: 640), else points, 72 to an inch "
            "(default: 480)",
    .target = field<&Arguments::board, &BoardArguments::width>,
    .least = kNarrowestPicture,
    .most = kWidestPicture};
inline constexpr OptionRow kMapIds{
    .names = "--no-ids",
    .value = "",
    .help = "leave out the XGID and the GNU ID below a picture; its file says them all the same",
    .target = field<&Arguments::board, &BoardArguments::no_ids>};

}  // namespace gammonkit::cli
