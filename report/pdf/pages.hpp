#pragma once

#include "formats/options.hpp"
#include "model/decisions/analysis_table.hpp"
#include "report/board_choice.hpp"
#include "report/match_report.hpp"
#include "report/pdf/flow.hpp"
#include "report/render/theme.hpp"
#include "report/reports.hpp"
#include "report/statistics_rows.hpp"
#include "report/verdict.hpp"

#include <string>
#include <vector>

namespace gammonkit::pdf {

/// Which decisions are shown with a board: none of a report whose kind is brief.
[[nodiscard]] BoardChoice boards_of(const Options& options);

/// How the boards stand on their pages.
struct CardLayout {
    int rows = 2;  ///< Of two boards each: 2 with what the analysis says and lines for notes, or 3.
    [[nodiscard]] bool with_tables() const { return rows == 2; }
};

/// How much room the sheet of a match takes.
struct SheetLook {
    double chart_height = 140;
    std::size_t most_errors = 10;
    double colophon_size = 6.5;  ///< Of its letters.
};

/// One match of the booklet, with what its parts need to know of each other.
struct MatchPages {
    const MatchReport* report = nullptr;
    std::string prefix = {};  ///< Begins the names of all its places: "m1".
    BoardLook look = {};
    bool with_records = true;  ///< All games follow, with all comments.
    CardLayout cards = {};
    SheetLook sheet = {};
    /// Those that get a board, in the order of the match.
    std::vector<const DecisionError*> studied = {};
};

/// The places of a turn in the record, and of a decision's board.
[[nodiscard]] std::string record_place(const MatchPages& match, std::size_t game, std::size_t turn);
[[nodiscard]] std::string board_place(const MatchPages& match, const Decision& decision);

/// The decisions that get a board, in the order of the match.
[[nodiscard]] std::vector<const DecisionError*> studied_decisions(const MatchReport& report,
                                                                  const BoardChoice& boards);

/// "Ann – Bob".
[[nodiscard]] std::string title_of(const MatchReport& report);
/// Both players with names that leave room in tables.
[[nodiscard]] ByPlayer<PlayerInfo> short_names(const MatchReport& report);
/// "31: 8/5 6/5", "no double": what was decided.
[[nodiscard]] std::string decision_words(const Decision& decision, const Translator& words);

/// The page that stands alone: players, score, event, statistics, the worst errors, the chart.
void add_match_sheet(Flow& flow, const MatchPages& match);
/// The chances of the first player from turn to turn, with the errors and the cube on them; nothing if no
/// analysis tells them. `numbered` errors get their number.
void add_chart(Flow& flow, const MatchPages& match, const std::vector<const DecisionError*>& numbered);
/// A bar of the first player's chance to win: from one half through errors and luck to what they lead to,
/// with words beside.
void add_balance_bar(Flow& flow, const MatchBalance& balance, std::string_view account,
                     const Translator& words);
/// The boards of the studied decisions, row by row.
void add_study(Flow& flow, const MatchPages& match);
/// The small chart of a figure of all games: a dark bar for the first player, a light one for the second.
struct GameBars {
    std::string title = {};
    int digits = 0;                                            ///< Behind the point, of the numbers at bars.
    std::vector<ByPlayer<std::optional<double>>> values = {};  ///< One for each game.
};
/// Such charts, one below the other.
void add_bars(Flow& flow, const std::vector<GameBars>& bars, const ByPlayer<std::string>& names,
              const Translator& words);
/// All statistics on pages of their own, if the report shows them.
void add_all_figures(Flow& flow, const MatchReport& report);
/// All turns of all games, in two columns.
void add_records(Flow& flow, const MatchPages& match);
/// How much room a page needs to take the colophon of one match.
inline constexpr double kForColophon = 125;
/// Who says all this, and how it was counted. Small letters stay on the page as long as there is room.
void add_colophon(Flow& flow, const std::vector<MatchPages>& matches, const Translator& words);
/// Positions that stand alone, row by row.
void add_positions(Flow& flow, const Reports& reports, const BoardLook& look, const CardLayout& layout);

/// A board with what is said of it.
struct BoardCard {
    std::string heading = {};
    std::vector<std::string> verdict = {};  ///< What was done, and what is best: each begins a line.
    BoardScene scene = {};
    std::vector<AnalysisTable> tables = {};
    std::string reasons = {};  ///< Below the tables, as far as there is room.
    std::string comment = {};
    std::string place = {};     ///< Its own name.
    std::string target = {};    ///< Where its heading leads; may be empty.
    std::string more = {};      ///< Where all of a comment stands that does not fit.
    std::string bookmark = {};  ///< In the outline, below the part; may be empty.
    bool with_ids = true;       ///< Identifiers below the tables.
};
/// A comment that does not fit below its board, and stands in full nowhere else.
struct LongComment {
    std::string heading = {};
    std::string text = {};
};
/// Adds the boards to a page of two columns that has just begun. What comes back is still to be added.
std::vector<LongComment> add_cards(Flow& flow, const std::vector<BoardCard>& cards, const Theme& theme,
                                   const CardLayout& layout, const Translator& words);
/// On a page of their own, if there are any.
void add_long_comments(Flow& flow, const std::vector<LongComment>& comments, const Translator& words);

/// How the cells of a table are set.
struct TableStyle {
    double size = 8;
    double gap = 8;  ///< Between columns.
    bool head_is_bold = true;
    bool stretched = false;           ///< The columns share all of the width.
    std::vector<double> widths = {};  ///< Of the columns, the last one of all others; empty: what they need.
    double smallest = 4.6;            ///< What is too wide for letters of this size is cut.
};
/// The lines of a table: as wide as they need, smaller letters where that is too wide. `best` is bold.
void add_table(Flow& flow, const AnalysisTable& table, const TableStyle& style);
/// A section of the statistics, below short names.
[[nodiscard]] AnalysisTable statistics_table(const StatisticsSection& section, const MatchReport& report);

}  // namespace gammonkit::pdf
