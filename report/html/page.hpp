#pragma once

#include "analysis/met/named_tables.hpp"
#include "report/html/page_maps.hpp"
#include "report/match_report.hpp"
#include "report/shared_options.hpp"
#include "report/study/study_set.hpp"
#include "support/xml_writer.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::html {

/// As typographers want it.
inline constexpr std::string_view kMinus = "−";

/// All that a page shows. What it points at must outlive it.
struct Page {
    const std::vector<MatchReport>& matches;
    const std::vector<PositionRecord>& positions;  ///< Those that stand alone.
    BoardLook look = {};
    Theme dark = {};                      ///< Of the board where the page is dark.
    const KnownTables* tables = nullptr;  ///< Nothing: no gauges beside cube decisions.
    PageMaps* maps = nullptr;             ///< Nothing: no maps beside decisions.
    ReportContents contents = {};
    Translator words = {};  ///< The language of the page.

    /// Begins the marks of all places in a match: "" if it is the only one, else "m2-".
    [[nodiscard]] std::string prefix_of(const MatchReport& report) const;
};

/// The mark of a game's place on the page: "g2".
[[nodiscard]] std::string anchor_of(const Page& page, const MatchReport& report, std::size_t game);
/// The mark of a turn's place: "g2-17", counted from 1.
[[nodiscard]] std::string anchor_of(const Page& page, const MatchReport& report, std::size_t game,
                                    std::size_t turn);

/// True if not to double is a place of its own, before the roll: it was an error, or close.
[[nodiscard]] bool has_own_place(const DecisionError& judged);
/// The mark of a decision's place: that of its turn, "g2-17c" where not to double has its own.
[[nodiscard]] std::string anchor_of(const Page& page, const MatchReport& report, const DecisionError& judged);

/// A fragment of HTML that stands in a file, with what stands between {{ and }} in the language of `words`.
void write_fragment(XmlWriter& html, std::string_view fragment, const Translator& words);

/// The head of a page, with its style. The description is what chats and searches show of it, in a sentence.
void write_head(XmlWriter& html, const std::string& title, std::string_view description);
/// Of a page of problems.
void write_study_head(XmlWriter& html, const std::string& title);
/// The same of a page about many matches; `up` is the way to the folder with the files that pages share, if
/// there are such, of which it may take the script, too.
void write_site_head(XmlWriter& html, const std::string& title, std::string_view description,
                     const std::optional<std::string>& up, bool with_shared_script = false);
/// What that script knows, packed, and the script itself.
void write_shared_script(XmlWriter& html, std::string_view packed_data, std::string_view up);

// What all pages of a site have, as files beside them, each with a mark in its first line.
inline constexpr std::string_view kSharedStyleName = "gammonkit.css";
inline constexpr std::string_view kSharedStyleMark = "/* The style of pages by GammonKit. */";
inline constexpr std::string_view kSharedScriptName = "gammonkit.js";
inline constexpr std::string_view kSharedScriptMark = "// The script of pages by GammonKit.";
[[nodiscard]] std::string shared_style();
[[nodiscard]] std::string shared_script();
/// A page as write_html gives it that has these files in place of its own style and script. `up` is the way
/// to their folder: "../". What is no such page, or one of another version, stays as it is.
[[nodiscard]] std::string with_shared_parts(const std::string& page, std::string_view up);

/// What one wants to know first: who played and won, why, the chart, and the decisions that mattered.
void write_story(XmlWriter& html, const Page& page, const MatchReport& report);
/// Who plays, what for, when and where, and the result.
void write_match_sheet(XmlWriter& html, const MatchReport& report);
/// The chances of the first player from turn to turn, with the blunders and the cube on them; nothing if no
/// analysis tells them.
void write_chart(XmlWriter& html, const Page& page, const MatchReport& report);
/// True if there are enough values for a chart.
[[nodiscard]] bool has_chart(const MatchReport& report);
/// Where a turn is on the chart, from 0 to 1000; turns are counted through all games.
[[nodiscard]] double chart_place(const MatchReport& report, std::size_t number);

/// What is known of the players' play; nothing if no analysis says anything.
void write_statistics(XmlWriter& html, const MatchReport& report);
/// All figures, and those of each game side by side, both folded, which the script puts there: they are long.
void write_all_figures(XmlWriter& html, const MatchReport& report);
/// All errors, the costliest first; where a filter chose decisions, their boards.
void write_errors(XmlWriter& html, const Page& page, const MatchReport& report);
/// All turns of all games.
void write_games(XmlWriter& html, const Page& page, const MatchReport& report);
/// A list of the positions that stand alone.
void write_positions(XmlWriter& html, const Page& page);

/// Where the pages' script draws: an empty board, with what stands around it. Seen only if the script runs.
void write_board_panel(XmlWriter& html, const Page& page);
/// What it lacks, as the element of an SVG: the empty boards in the dark theme.
[[nodiscard]] std::string dark_frames(const BoardLook& look, const Theme& dark);
/// The empty board in the light theme that the panel holds for such a view: the element "frame0" or "frame1".
[[nodiscard]] int frame_of(const BoardView& view);
/// What no reader sees, at the end of the body: what the script knows, the script, and, packed, the match as
/// GammonKit reads it again and as MAT, which both may be empty. Fails if it cannot be compressed.
[[nodiscard]] Result<void> write_scripts(XmlWriter& html, const std::string& data,
                                         std::string_view match = {}, std::string_view mat = {});
/// The script that only pages of problems have.
void write_study_script(XmlWriter& html);
/// How marks were set, by whom, and what wrote the page.
void write_foot(XmlWriter& html, const Page& page);

/// What the script knows, as JSON: each turn with its identifiers and tables, and where everything is on the
/// board.
[[nodiscard]] std::string page_data(const Page& page);
/// The same of problems, which are asked one after the other; `waits`: once the reader wants it, the page
/// being about something else.
[[nodiscard]] std::string study_data(const StudySet& set, const Page& page, bool waits = false);

}  // namespace gammonkit::html
