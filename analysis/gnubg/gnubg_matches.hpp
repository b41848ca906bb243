#pragma once

#include "analysis/annotate/annotate.hpp"
#include "analysis/gnubg/gnubg_program.hpp"
#include "analysis/met/match_equity_table.hpp"

#include <optional>

namespace gammonkit {

/// How GNU Backgammon is to judge matches.
struct GnubgJudging {
    GnubgProgram program;
    std::optional<MatchEquityTable> table = {};  ///< In place of its own match equity table.
    int plies = 2;
};

/// Has GNU Backgammon judge all matches, and puts what it says of plays, cubes and luck in place of what is
/// there. Fails as the program does, or with code "gnubg" if it does not follow a match.
[[nodiscard]] Result<AnnotateReport> annotate_by_gnubg(Collection& collection, const GnubgJudging& judging,
                                                       const Progress& progress);

}  // namespace gammonkit
