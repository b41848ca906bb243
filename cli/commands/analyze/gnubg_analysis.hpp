#pragma once

#include "analysis/annotate/annotate.hpp"
#include "analysis/gnubg/gnubg_program.hpp"
#include "cli/options/arguments.hpp"

#include <filesystem>
#include <optional>

namespace gammonkit::cli {

/// How GNU Backgammon is to judge matches.
struct GnubgJudging {
    GnubgProgram program;
    std::filesystem::path table = {};  ///< The match equity table's file; empty: its own.
    int plies = 2;
};

/// As the options of analyze say; nothing if they do not ask for it. Fails with code "usage" or "no-gnubg".
[[nodiscard]] Result<std::optional<GnubgJudging>> chosen_gnubg_judging(const Arguments& arguments);

/// Has GNU Backgammon judge all matches, and puts what it says of plays, cubes and luck in place of what is
/// there. Fails as the program does, or with code "gnubg" if it does not follow a match.
[[nodiscard]] Result<AnnotateReport> annotate_by_gnubg(Collection& collection, const GnubgJudging& judging,
                                                       const Progress& progress);

}  // namespace gammonkit::cli
