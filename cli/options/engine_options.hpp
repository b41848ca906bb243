#pragma once

#include "analysis/search/level.hpp"
#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// Who judges and how: options of several verbs.

inline constexpr std::string_view kLevelChoices[] = {"fast",        "standard",     "deep",        "beginner",
                                                     "casual-play", "intermediate", "advanced",    "expert",
                                                     "world-class", "supremo",      "grandmaster", "4ply"};
inline constexpr OptionRow kLevel{
    .names = "--level",
    .value = "NAME",
    .help =
        "how thoroughly: fast looks at the board alone, standard 2 plies ahead, deep 3; or a level of GNU "
        "Backgammon: expert is 0 plies, world-class and supremo are 2, grandmaster is 3, 4ply is 4, and "
        "beginner, casual-play, intermediate and advanced err on purpose, always in the same way",
    .target = field<&Arguments::engine, &EngineArguments::level>,
    .completes = Completes::choice,
    .choices = kLevelChoices};
inline constexpr OptionRow kPly{.names = "--ply",
                                .value = "N",
                                .help = "look so many rolls ahead (default: 2)",
                                .target = field<&Arguments::engine, &EngineArguments::ply>,
                                .least = 0,
                                .most = kMostPlies};
inline constexpr std::string_view kRollsChoices[] = {"21", "14", "7"};
inline constexpr OptionRow kRolls{
    .names = "--rolls",
    .value = "21|14|7",
    .help =
        "look ahead with so many rolls, which stand for all 21: each ply takes about two thirds or a third "
        "of its time",
    .target = field<&Arguments::engine, &EngineArguments::rolls>,
    .completes = Completes::choice,
    .choices = kRollsChoices};
inline constexpr OptionRow kMet{
    .names = "--met",
    .value = "FILE",
    .help = "the match equity table: a name of 'gammonkit met list', an .xml of GNU Backgammon or a .met of "
            "eXtreme Gammon (default: what an analysis that is there names, else kazaross-xg2, which GNU "
            "Backgammon and eXtreme Gammon use, too)",
    .target = field<&Arguments::engine, &EngineArguments::met>,
    .completes = Completes::table};
inline constexpr OptionRow kBearoffTable{
    .names = "--bearoff-table",
    .value = "FILE",
    .help =
        "know what this bearoff table knows, too: a one-sided or two-sided file of GNU Backgammon, of any "
        "size (gnubg_os.bd, gnubg_ts.bd); may be given again; files of such names in "
        "~/.local/share/gammonkit are used without it",
    .target = field<&Arguments::engine, &EngineArguments::bearoff_tables>,
    .completes = Completes::file};
inline constexpr OptionRow kHyperTable{
    .names = "--hyper-table",
    .value = "FILE",
    .help = "play hypergammon by this table, hyper1.bd, hyper2.bd or hyper3.bd of GNU Backgammon or of "
            "'gammonkit bearoff build --hyper' (default: those built without -o); may be repeated",
    .target = field<&Arguments::engine, &EngineArguments::hyper_tables>,
    .completes = Completes::file};
inline constexpr std::string_view kVariantChoices[] = {"standard",      "nackgammon",    "hypergammon-1",
                                                       "hypergammon-2", "hypergammon-3", "long-gammon"};
inline constexpr OptionRow kVariant{
    .names = "--variant",
    .value = "NAME",
    .help = "the game that positions given as identifiers are of, which do not tell it: hypergammon-1, "
            "hypergammon-2 or hypergammon-3 with so many checkers a side (default: standard)",
    .target = field<&Arguments::engine, &EngineArguments::variant>,
    .completes = Completes::choice,
    .choices = kVariantChoices};
inline constexpr std::string_view kEngineChoices[] = {"gammonkit", "gnubg", "socket"};
inline constexpr OptionRow kEngine{.names = "--engine",
                                   .value = "gammonkit|gnubg|socket:ADDRESS",
                                   .help =
                                       "who judges: GammonKit (the default), an installed GNU Backgammon, "
                                       "or for positions an external player at a socket, HOST:PORT or a "
                                       "path",
                                   .target = field<&Arguments::engine, &EngineArguments::engine>,
                                   .completes = Completes::choice,
                                   .choices = kEngineChoices};
inline constexpr OptionRow kGnubg{
    .names = "--gnubg",
    .value = "FILE",
    .help = "the program GNU Backgammon (default: gnubg where programs are, or /usr/games/gnubg)",
    .target = field<&Arguments::engine, &EngineArguments::gnubg>,
    .completes = Completes::file};
inline constexpr OptionRow kDepth{
    .names = "--level",
    .value = "NAME",
    .help =
        "how thoroughly: fast looks at the board alone, standard (the default) 2 plies ahead where it is "
        "close or something is wrong, deep 3 plies, with wider filters; or a level of GNU Backgammon: expert "
        "(0 plies), world-class, supremo (2), grandmaster (3), 4ply, or advanced, intermediate, casual-play "
        "and beginner, which err on purpose",
    .target = field<&Arguments::engine, &EngineArguments::level>,
    .completes = Completes::choice,
    .choices = kLevelChoices};
inline constexpr OptionRow kDepthPly{
    .names = "--ply",
    .value = "N",
    .help = "look so many rolls ahead where it is close or something is wrong, in place of --level",
    .target = field<&Arguments::engine, &EngineArguments::ply>,
    .least = 0,
    .most = kMostPlies};
inline constexpr OptionRow kFilter{
    .names = "--move-filter",
    .value = "NAME|LIST",
    .help =
        "how many plays are looked at ahead: tiny, narrow, normal, large or huge, as GNU Backgammon has "
        "them, or numbers for some depths, 0:0/8/0.16,2:0/2/0.04: behind 0 plies 0 plays pass at any rate "
        "and 8 more within 0.16 of the best, behind 2 plies 2 within 0.04 (default: that of --level, or one "
        "of GammonKit's own for matches, which lets two plays pass and looks behind 1 ply, too)",
    .target = field<&Arguments::engine, &EngineArguments::filter>};
inline constexpr OptionRow kJudgedCubePly{
    .names = "--cube-ply",
    .value = "N",
    .help = "look so many rolls ahead for decisions about the cube (default: as for plays)",
    .target = field<&Arguments::engine, &EngineArguments::cube_ply>,
    .least = 0,
    .most = kMostPlies};
inline constexpr OptionRow kCubelessEvaluation{
    .names = "--cubeless",
    .value = "",
    .help = "judge plays by their worth without the cube, and look ahead without it; what a cube decision is "
            "worth then follows from the chances alone",
    .target = field<&Arguments::engine, &EngineArguments::cubeless>};
inline constexpr OptionRow kNoise{
    .names = "--noise",
    .value = "X[,random]",
    .help = "err on purpose: each chance is off by a normally distributed amount with a standard deviation "
            "of X, always the same for the same board, or with ,random another each time",
    .target = field<&Arguments::engine, &EngineArguments::noise>};
inline constexpr OptionRow kJudge{
    .names = "--judge",
    .value = "LIST",
    .help = "judge only these parts: plays, cube, luck, or two of them with a comma between; the others stay "
            "as the file has them",
    .target = field<&Arguments::analysis, &AnalysisArguments::judge>};
inline constexpr OptionRow kLuckPly{
    .names = "--luck-ply",
    .value = "N",
    .help = "look so many rolls ahead behind the plays whose average luck is measured by (default: 1 where "
            "plays are judged at 2 plies or more, else 0); each after that takes about twenty times as long",
    .target = field<&Arguments::analysis, &AnalysisArguments::luck_ply>,
    .least = 0,
    .most = 3};
inline constexpr OptionRow kThresholds{
    .names = "--thresholds",
    .value = "NAME|LIST",
    .help = "which errors and rolls are marked: gnubg (errors of more than 0.03, 0.06 and 0.12, luck of more "
            "than 0.3 and 0.6), gnubg-manual (0.04, 0.08 and 0.16, of gnubg's manual), xg (errors of more "
            "than 0.02 and 0.08), or three or five numbers such as 0.02,0.05,0.1,0.3,0.6; without it, xg "
            "where eXtreme Gammon made the analysis, else gnubg",
    .target = field<&Arguments::analysis, &AnalysisArguments::thresholds>,
    .completes = Completes::thresholds};
inline constexpr std::string_view kRulesChoices[] = {"1.07", "manual", "xg"};
inline constexpr OptionRow kStatisticsRulesOption{
    .names = "--rules",
    .value = "1.07|manual|xg",
    .help = "whose rules the statistics follow where they differ: GNU Backgammon 1.07 (the default), its "
            "manual (cube decisions within 0.25 are close, the line between the double point and too good "
            "at 0.95, seven ratings of luck, marks from 0.04), or eXtreme Gammon (what counts in its PR "
            "counts in all rates, marks from 0.02)",
    .target = field<&Arguments::analysis, &AnalysisArguments::rules>,
    .completes = Completes::choice,
    .choices = kRulesChoices};
inline constexpr OptionRow kEfficiency{
    .names = "--x",
    .value = "X[,Y]",
    .help = "the efficiency of the cube from 0, dead, to 1, live; two numbers are those of the cube of the "
            "player who decides and of his opponent's (default: as learned, by the kind of position)",
    .target = field<&Arguments::engine, &EngineArguments::x>};
inline constexpr OptionRow kCubeModel{
    .names = "--cube-model",
    .value = "janowski|jump[:PERCENT][:local]",
    .help =
        "by what the engine judges cubes: an efficiency (janowski, the default), or the jump model, in which "
        "each roll moves the chance to win by so much on average: jump:8% (default: 8.25); with :local the "
        "next roll moves it as far as the position lets it, which takes as long as one more ply",
    .target = field<&Arguments::engine, &EngineArguments::cube_model>};
inline constexpr OptionRow kNoAnalysis{.names = "--no-analysis",
                                       .value = "",
                                       .help = "judge nothing: show only what the files say",
                                       .target =
                                           field<&Arguments::analysis, &AnalysisArguments::no_analysis>};

}  // namespace gammonkit::cli
