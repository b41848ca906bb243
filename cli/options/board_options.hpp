#pragma once

#include "cli/options/option_table.hpp"
#include "report/render/board_geometry.hpp"
#include "report/render/picture_format.hpp"

namespace gammonkit::cli {

// Which board, and how it is drawn: options of several verbs.

inline constexpr OptionRow kGame{.names = "--game",
                                 .value = "N",
                                 .help = "the Nth game of the file, from 1",
                                 .target = field<&Arguments::place, &PlaceArguments::game>,
                                 .least = 1,
                                 .most = 1000000};
inline constexpr OptionRow kTurn{.names = "--turn",
                                 .value = "N",
                                 .help = "the board before the Nth turn of the game, from 1",
                                 .target = field<&Arguments::place, &PlaceArguments::turn>,
                                 .least = 1,
                                 .most = 1000000};
inline constexpr OptionRow kPlace{
    .names = "-p,--place",
    .value = "PLACE",
    .help =
        "game and turn in one: g2-17, g2-17c before its roll, g2 for the end of game 2, m3-g2-17 in match 3; "
        "p3 for the third position of a file of positions",
    .target = field<&Arguments::place, &PlaceArguments::place>};
inline constexpr OptionRow kDrawBoard{.names = "--board",
                                      .value = "",
                                      .help = "draw the board, too",
                                      .target = field<&Arguments::board, &BoardArguments::board>};
inline constexpr OptionRow kTheme{
    .names = "--theme",
    .value = "NAME|FILE",
    .help =
        "the colors of boards: classic, contrast, dark, gnubg, modern (the default), print, xg, or a file "
        "like those that 'gammonkit theme show' prints",
    .target = field<&Arguments::board, &BoardArguments::theme>,
    .completes = Completes::theme};
inline constexpr std::string_view kBottomChoices[] = {"first", "second", "roller"};
inline constexpr OptionRow kBottom{.names = "--bottom",
                                   .value = "first|second|roller",
                                   .help = "whose home is at the lower edge of a picture: the first "
                                           "player's, the second's (the default), or that "
                                           "of the one who must decide",
                                   .target = field<&Arguments::board, &BoardArguments::bottom>,
                                   .completes = Completes::choice,
                                   .choices = kBottomChoices};
inline constexpr std::string_view kBearOffChoices[] = {"left", "right"};
inline constexpr OptionRow kBearOff{.names = "--bearoff",
                                    .value = "left|right",
                                    .help =
                                        "the side of a picture where checkers are borne off (default: right)",
                                    .target = field<&Arguments::board, &BoardArguments::bear_off>,
                                    .completes = Completes::choice,
                                    .choices = kBearOffChoices};
inline constexpr OptionRow kWidth{
    .names = "--width",
    .value = "N",
    .help = "width of a picture: pixels of a PNG or GIF (default: 640), else points, 72 to "
            "an inch (default: 320); a card is 1200 wide",
    .target = field<&Arguments::board, &BoardArguments::width>,
    .least = kNarrowestPicture,
    .most = kWidestPicture};
inline constexpr OptionRow kDpi{.names = "--dpi",
                                .value = "N",
                                .help =
                                    "pixels to an inch of a PNG, which its file says: the width in points "
                                    "(default: 320) makes so many pixels",
                                .target = field<&Arguments::board, &BoardArguments::dpi>,
                                .least = 36,
                                .most = 2400};
inline constexpr std::string_view kNumbersChoices[] = {"on", "off", "fixed"};
inline constexpr OptionRow kNumbers{.names = "--numbers",
                                    .value = "on|off|fixed",
                                    .help = "numbers of the points: for the one who must decide (the "
                                            "default), none, or always for the lower edge",
                                    .target = field<&Arguments::board, &BoardArguments::numbers>,
                                    .completes = Completes::choice,
                                    .choices = kNumbersChoices};
inline constexpr OptionRow kStack{.names = "--stack",
                                  .value = "N",
                                  .help = "so many checkers of a stack are drawn (default: 5), and a higher "
                                          "one says how many they are",
                                  .target = field<&Arguments::board, &BoardArguments::stack>,
                                  .least = 1,
                                  .most = kHighestStack};
inline constexpr OptionRow kSwapColors{.names = "--swap-colors",
                                       .value = "",
                                       .help = "give each player the colors of the other one",
                                       .target = field<&Arguments::board, &BoardArguments::swap_colors>};
inline constexpr OptionRow kCard{
    .names = "--card",
    .value = "",
    .help = "draw a card to post or to preview a page, 1200 by 630: the board, and beside it players, score "
            "and the question, or the verdict",
    .target = field<&Arguments::board, &BoardArguments::card>};
inline constexpr OptionRow kAnimate{
    .names = "--animate",
    .value = "",
    .help = "draw a GIF or PNG that moves: the play of a turn, or the whole game where the place is one",
    .target = field<&Arguments::board, &BoardArguments::animate>};
inline constexpr OptionRow kShownNames{
    .names = "--names",
    .value = "FIRST,SECOND",
    .help = "call the players so: the first, of an identifier O, and the second, X",
    .target = field<&Arguments::board, &BoardArguments::names>};
inline constexpr OptionRow kWithoutDrawn{
    .names = "--without",
    .value = "PARTS",
    .help = "leave out of pictures, with commas between: names, pips, scores, players (all three), numbers "
            "(of points), plays (the arrows), ids, heading, figures (the numbers of --all-errors)",
    .target = field<&Arguments::board, &BoardArguments::without>};
inline constexpr OptionRow kEffectivePips{
    .names = "--epc",
    .value = "",
    .help = "also show, of races, the effective pips of both players: ~ marks estimates",
    .target = field<&Arguments::board, &BoardArguments::effective_pips>};

}  // namespace gammonkit::cli
