#pragma once

#include "formats/options.hpp"
#include "model/decisions/analysis_table.hpp"
#include "report/match_report.hpp"
#include "report/pdf/flow.hpp"
#include "report/render/theme.hpp"
#include "report/shown_boards.hpp"

#include <string>
#include <vector>

namespace gammonkit::pdf {

/// Which decisions are shown with a board: none of a report whose kind is brief.
[[nodiscard]] ShownBoards boards_of(const Options& options);

/// How much room the sheet of a match takes.
struct SheetLook {
    double chart_height = 130;
    std::size_t most_errors = 10;
    double colophon_size = 8;  ///< Of its letters.
};

/// One match of the booklet, with what its parts need to know of each other.
struct MatchPages {
    const MatchReport* report = nullptr;
    std::string prefix = {};  ///< Begins the names of all its places: "m1".
    BoardLook look = {};
    bool with_records = true;  ///< All games follow, with all comments.
    SheetLook sheet = {};
    /// Those that get a board, in the order of the match.
    std::vector<const JudgedDecision*> studied = {};
};

/// The places of a turn in the record, and of a decision's board.
[[nodiscard]] std::string record_place(const MatchPages& match, std::size_t game, std::size_t turn);
[[nodiscard]] std::string board_place(const MatchPages& match, const Decision& decision);

/// The decisions that get a board, in the order of the match.
[[nodiscard]] std::vector<const JudgedDecision*> studied_decisions(const MatchReport& report,
                                                                   const ShownBoards& boards);

/// "Ann – Bob".
[[nodiscard]] std::string title_of(const Match& match);
/// "31: 8/5 6/5", "no double": what was decided.
[[nodiscard]] std::string decision_words(const Decision& decision);

/// The page that stands alone: players, score, event, statistics, the worst errors, the chart.
void add_match_sheet(Flow& flow, const MatchPages& match);
/// The chances of the first player from turn to turn, with the errors and the cube on them; nothing if no
/// analysis tells them. `numbered` errors get their number.
void add_chart(Flow& flow, const MatchPages& match, const std::vector<const JudgedDecision*>& numbered);
/// The boards of the studied decisions, four on a page.
void add_study(Flow& flow, const MatchPages& match);
/// All turns of all games, in two columns.
void add_records(Flow& flow, const MatchPages& match);
/// Who says all this, and how it was counted. Small letters stay on the page as long as there is room.
void add_colophon(Flow& flow, const std::vector<MatchPages>& matches);
/// Positions that stand alone, four on a page.
void add_positions(Flow& flow, const std::vector<PositionRecord>& positions, const BoardLook& look);

/// A board with what is said of it, for a quarter of a page.
struct BoardCard {
    std::string heading = {};
    std::string verdict = {};  ///< What was done, and what is best.
    BoardScene scene = {};
    std::vector<AnalysisTable> tables = {};
    std::string comment = {};
    std::string place = {};   ///< Its own name.
    std::string target = {};  ///< Where its heading leads; may be empty.
    std::string more = {};    ///< Said behind a comment that does not fit.
};
/// Adds the board to a flow of two columns.
void add_card(Flow& flow, const BoardCard& card, const Theme& theme);

/// How the cells of a table are set.
struct TableStyle {
    double size = 8;
    double gap = 8;  ///< Between columns.
    bool head_is_bold = true;
    bool stretched = false;  ///< The columns share all of the width.
};
/// The lines of a table: as wide as they need, smaller letters where that is too wide. `best` is bold.
void add_table(Flow& flow, const AnalysisTable& table, const TableStyle& style);

}  // namespace gammonkit::pdf
