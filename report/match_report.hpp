#pragma once

#include "analysis/met/match_equity_table.hpp"
#include "decisions/filter/filter.hpp"
#include "decisions/statistics/statistics.hpp"
#include "formats/report_contents.hpp"
#include "model/match.hpp"
#include "model/outcome.hpp"
#include "report/diagram/diagram_exporter.hpp"
#include "report/render/board_painter.hpp"
#include "report/render/play_arrows.hpp"
#include "support/languages/translator.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace gammonkit {

class ReasonFinder;

/// One turn of a game, with all that a report says of it. What it points at must outlive it.
struct ReportedTurn {
    std::size_t index = 0;  ///< In its game.
    const Turn* turn = nullptr;
    /// What the player saw, the dice included; nothing where the game can't be followed.
    std::optional<GameState> before = {};
    std::string words = {};               ///< See turn_words.
    const CubeAnalyses* cubes = nullptr;  ///< What analyses say of the cube: see cubes_at.
    /// At most two: whether to double, and how to play the roll.
    std::span<const DecisionError> decisions = {};

    /// How high the chart stands here, seen by the first player, from 0 to 1: his chance to win the match, or
    /// in a money session the game. Nothing where no analysis tells.
    [[nodiscard]] std::optional<double> chance() const;
};

/// One game of a match.
struct ReportedGame {
    const Match* match = nullptr;
    std::size_t index = 0;
    std::vector<ReportedTurn> turns = {};
    GameState end = {};
    std::optional<Outcome> outcome = {};  ///< By the turns, or else as the record claims.

    [[nodiscard]] const Game& game() const { return match->games[index]; }
};

/// How many of the statistics a report shows.
enum class StatisticsDetail : std::uint8_t { none, summary, full };

/// A match as reports show it.
struct MatchReport {
    const Match* match = nullptr;
    std::size_t number = 1;         ///< Among the matches of its collection, from 1.
    std::size_t of = 1;             ///< So many.
    std::optional<Player> me = {};  ///< The reader, if he plays.
    StatisticsDetail detail = StatisticsDetail::summary;
    ReportContents contents = {};
    Translator words = {};  ///< The language of all that it says.
    MatchStatistics statistics = {};
    std::vector<ReportedGame> games = {};
    /// For each decision of the statistics, whether a filter has chosen it; nothing without a filter.
    std::optional<std::vector<bool>> chosen = {};

    const MatchEquityTable* table = nullptr;           ///< By which values were converted.
    std::shared_ptr<ReasonFinder> reason_finder = {};  ///< Of all matches together; null: says no reasons.

    /// Whether a board of this decision, one of the statistics, is shown: by the filter, or else as usual.
    [[nodiscard]] bool shows(const DecisionError& judged, bool usually) const
    {
        if (!chosen) return usually;
        return (*chosen)[static_cast<std::size_t>(&judged - statistics.decisions.data())];
    }
    /// Why a decision, one of the statistics, was wrong, in sentences; empty where it has no mark, its
    /// analysis is not shown, or nothing is known. Found when it is asked for: most reports show few
    /// decisions.
    [[nodiscard]] std::string why(const DecisionError& judged) const;
    /// That, and below it what somebody has said of the turn.
    [[nodiscard]] std::string remarks_on(const DecisionError& judged) const;
    /// A player's name, or words for it.
    [[nodiscard]] std::string name_of(Player player) const;
    /// The turn of a decision.
    [[nodiscard]] const ReportedTurn& turn_of(const Decision& decision) const
    {
        return games[decision.game].turns[decision.turn];
    }
};

/// All of a match. `match` must outlive the report; its analyses must be in both units (see
/// state_in_both_units), or what only one unit says is not counted. `filter` chooses decisions; `followed` is
/// the match followed as `legality_for` says of it.
[[nodiscard]] MatchReport report_of(const Match& match, const FollowedMatch& followed,
                                    const MatchEquityTable& table,
                                    const std::optional<Filter>& filter = std::nullopt,
                                    const CountingRules& counting = {}, const Translator& words = {});

/// How boards of this match are seen: by the reader, or else as usual.
[[nodiscard]] BoardView view_of(const MatchReport& report, BoardView usual);

/// Whether what analyses say of such a decision is shown.
[[nodiscard]] inline bool is_shown(const Decision& decision, const ShownAnalysis& shown)
{
    return decision.kind == DecisionKind::play ? shown.plays : shown.cube;
}

/// What a report marks a decision with: by its error, so that marks and statistics agree; where no error is
/// known, or the source praises what was done, as the source does.
[[nodiscard]] std::optional<SkillMark> mark_of(const DecisionError& judged);
/// What it marks a roll with: by its luck, or else as the source does.
[[nodiscard]] std::optional<LuckMark> luck_mark_of(const DecisionError& judged);

/// The board of a turn, with the plays; nothing where the game can't be followed.
[[nodiscard]] std::optional<BoardScene> scene_of(const MatchReport& report, const ReportedTurn& turn);

/// A decision as a diagram, with what analyses say of it alone: what else belongs to the same turn stands in
/// another.
[[nodiscard]] Diagram diagram_of(const MatchReport& report, const DecisionError& judged,
                                 const BoardView& view);

/// "Ann 31: 8/5 6/5", "Bob does not double": who did what.
[[nodiscard]] std::string deed_words(const MatchReport& report, const Decision& decision);

/// "Ann 31: 8/5 6/5 ?? -0.123": who did what, and what it cost, with a minus of one's choice.
[[nodiscard]] std::string decision_words(const MatchReport& report, const DecisionError& judged,
                                         std::string_view minus = "-");

/// "Ann 3, Bob 2": the score before a game.
[[nodiscard]] std::string score_words(const MatchReport& report, const ReportedGame& game);

/// One row of a game's record: what the first player did, and then the second; or a comment on what stands
/// above it.
struct MoveRow {
    int number = 0;  ///< From 1; 0 of a comment.
    /// One each at most, but with a resignation the roll before it, and the answer.
    ByPlayer<std::vector<const ReportedTurn*>> turns = {};
    std::string_view comment = {};
};

/// What stands in a row's cell for a turn: its words, "accepted" of an answer to a resignation beside it, "–"
/// of a roll that was not played.
[[nodiscard]] std::string words_in_record(const ReportedTurn& turn, const Translator& words);

/// The rows of a game, with all turns that did anything.
[[nodiscard]] std::vector<MoveRow> move_rows(const ReportedGame& game);

}  // namespace gammonkit
