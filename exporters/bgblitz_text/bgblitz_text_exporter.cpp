#include "formats/bgblitz_text/format.hpp"

#include "exporters/xg_text/forum_board.hpp"
#include "formats/bgblitz_text/bgblitz_lines.hpp"
#include "formats/feature_counter.hpp"
#include "formats/notation/notation.hpp"
#include "formats/positions/positions.hpp"
#include "model/decisions/cube_choice.hpp"
#include "model/identifiers/match_id.hpp"
#include "model/identifiers/position_id.hpp"
#include "model/identifiers/xgid.hpp"
#include "model/match.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::bgblitz_text {
namespace {

constexpr notation::Style kStyle{
    .bar_and_off = notation::BarAndOff::words_lower, .merge = true, .keep_order = false};

std::optional<double> equity_of(const Estimate& estimate)
{
    const std::optional<Value>& value = estimate.cubeful;
    if (!value || std::holds_alternative<Mwc>(*value)) return std::nullopt;
    return number_of(*value);
}

/// "19/18, 14/12"
std::string moves_text(const Play& play, const GameState& state)
{
    if (play.empty()) return "-";
    std::string text;
    for (const char c : notation::format_play(play, state.position, state.on_roll, kStyle)) {
        if (c == ' ') text += ',';
        text += c;
    }
    return text;
}

std::string candidate_text(const Candidate& candidate, std::size_t rank, double best, const GameState& state)
{
    const Estimate& estimate = candidate.assessment->estimate;
    const double equity = *equity_of(estimate);
    const std::string mwc = estimate.mwc ? fmt::format("{:.3f} mwp / ", estimate.mwc->value) : "";
    const std::string loss = rank == 1 ? "" : fmt::format("({:.3f})", equity - best);
    std::string text = fmt::format("{:>3}.   {}{:>7.3f}  {:<8}  {} \n", rank, mwc, equity, loss,
                                   moves_text(candidate.play, state));
    if (const std::optional<Probabilities>& p = estimate.probabilities) {
        text += fmt::format("       {:.3f}  {:.3f}  {:.3f}  -  {:.3f}  {:.3f}  {:.3f} \n", p->win,
                            p->win_gammon, p->win_backgammon, 1 - p->win, p->lose_gammon, p->lose_backgammon);
    }
    return text + "\n";
}

/// "Green" and "Red" where names are not known.
std::string shown_name(const PositionRecord& record, Player player)
{
    const std::string name(trimmed(printable(record.players[player].name)));
    if (!name.empty()) return name;
    return player == Player::first ? "Green" : "Red";
}

std::string wins_text(const std::string& name, double win, double gammon, double backgammon)
{
    return fmt::format(" {:<12} {:<5.1f} {:<5.1f} {:<4.1f}\n", name, 100 * win, 100 * gammon,
                       100 * backgammon);
}

/// O, at the top, comes first.
std::string chances_text(const Probabilities& p, const PositionRecord& record)
{
    const Player roller = record.state.on_roll;
    const std::string own = wins_text(shown_name(record, roller), p.win, p.win_gammon, p.win_backgammon);
    const std::string other =
        wins_text(shown_name(record, opponent(roller)), 1 - p.win, p.lose_gammon, p.lose_backgammon);
    return "              Wins  G+BG  BG\n" + (roller == Player::first ? own + other : other + own);
}

struct Row {
    std::string_view label;
    std::optional<double> mwc;
    double equity;
};

std::string_view extra_of(const PositionRecord& record, std::string_view key)
{
    for (const Extra& extra : record.extras) {
        if (extra.key == key && !extra.values.empty()) return extra.values.front();
    }
    return {};
}

std::optional<double> mwc_of(const Estimate& estimate)
{
    return estimate.mwc ? std::optional(estimate.mwc->value) : std::nullopt;
}

std::array<Row, 3> rows_of(const CubeAnalysis& analysis, const PositionRecord& record)
{
    const std::optional<double> drop_mwc = parse_double(extra_of(record, kDropKey));
    return {
        {{"No Double", mwc_of(analysis.no_double.estimate), *equity_of(analysis.no_double.estimate)},
         {"Double / Take", mwc_of(analysis.double_take.estimate), *equity_of(analysis.double_take.estimate)},
         {"Double / Pass", drop_mwc, analysis.double_drop ? number_of(*analysis.double_drop) : 1.0}}};
}

/// Which row is played best: the opponent takes what costs him less.
std::size_t best_row(const std::array<Row, 3>& rows)
{
    const CubeSides sides{rows[0].equity, rows[1].equity, rows[2].equity};
    if (!sides.doubles(CubeTie::wait)) return 0;
    return sides.takes() ? 1 : 2;
}

std::string row_text(const Row& row, const Row& best)
{
    const bool has_mwc = row.mwc && best.mwc;
    const std::string mwc =
        has_mwc ? fmt::format("{:>6.3f}   ({:>6.3f})     ", *row.mwc, *row.mwc - *best.mwc) : "";
    return fmt::format(" {:<22}: {}{:>6.3f}   ({:>6.3f})\n", row.label, mwc, row.equity,
                       row.equity - best.equity);
}

std::string cubeless_text(const CubeAnalysis& analysis, const PositionRecord& record)
{
    const std::optional<Value>& cubeless = analysis.no_double.estimate.cubeless;
    const std::string_view deviation = extra_of(record, kDeviationKey);
    if (!cubeless || deviation.empty()) return {};
    return fmt::format(" Equity {} (cubeless): {:.3f}  Std.Dev.: {}\n",
                       shown_name(record, record.state.on_roll), number_of(*cubeless), printable(deviation));
}

/// True if the text can say an analysis: every choice has an equity, of money or normalized.
bool fits(const PlayAnalysis& analysis)
{
    return std::all_of(analysis.candidates.begin(), analysis.candidates.end(),
                       [](const Candidate& candidate) {
                           return candidate.assessment && equity_of(candidate.assessment->estimate);
                       });
}

bool fits(const CubeAnalysis& analysis)
{
    const bool drop_fits = !analysis.double_drop || !std::holds_alternative<Mwc>(*analysis.double_drop);
    return equity_of(analysis.no_double.estimate) && equity_of(analysis.double_take.estimate) && drop_fits;
}

/// Candidates with their chances to win the match, where known, and equities.
std::string candidates_text(const PlayAnalysis& analysis, const GameState& state)
{
    std::string text =
        fmt::format("Evaluation  ({})\n ==========\n", state.rules.is_money() ? "Equity" : "EMG");
    std::size_t rank = 0;
    for (const Candidate& candidate : analysis.candidates) {
        const double best = *equity_of(analysis.candidates.front().assessment->estimate);
        text += candidate_text(candidate, ++rank, best, state);
    }
    return text;
}

/// Chances and the three rows of a cube decision, the best first.
std::string cube_text(const CubeAnalysis& analysis, const PositionRecord& record)
{
    std::string text;
    if (analysis.no_double.estimate.probabilities) {
        text += chances_text(*analysis.no_double.estimate.probabilities, record);
    }
    text += cubeless_text(analysis, record);
    std::array<Row, 3> rows = rows_of(analysis, record);
    const std::size_t first = best_row(rows);
    const bool taken = rows[1].equity <= rows[2].equity;
    const std::string_view word = record.state.cube.is_centered() ? "Double" : "Redouble";
    text += fmt::format("\n Cube Action:          :  {}{} / {}      EMG\n", first == 0 ? "No " : "", word,
                        taken ? "Take" : "Reject");
    std::rotate(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(first),
                rows.begin() + static_cast<std::ptrdiff_t>(first) + 1);
    for (const Row& row : rows)
        text += row_text(row, rows[0]);
    return text + "\n";
}

}  // namespace
}  // namespace gammonkit::bgblitz_text

namespace gammonkit {
namespace bgblitz_text {
namespace {

/// The cube stands beside its owner's half, and nowhere at 1.
std::string cube_side(const GameState& state, std::size_t row)
{
    if (state.cube.is_centered()) return {};
    const std::size_t first = state.cube.owner == Player::second ? 7 : 1;
    if (row == first || row == first + 2) return " +--+";
    return row == first + 1 ? fmt::format(" |{:>2}|", state.cube.value) : "";
}

std::string board_text(const PositionRecord& record)
{
    const GameState& state = record.state;
    const xg_text::BoardRows rows = xg_text::board_rows(state.position, true);
    std::string text =
        fmt::format("{}   O: {}  {}\n", xg_text::kUpperFrame, shown_name(record, Player::first),
                    state.position.pip_count(Player::first));
    for (std::size_t row = 0; row < rows.size(); ++row) {
        std::string line = rows[row] + cube_side(state, row);
        if (row == xg_text::kMiddleRow) line[0] = state.on_roll == Player::second ? 'v' : '^';
        text += line + "\n";
    }
    return text + fmt::format("{}   X: {}  {}\n", xg_text::kLowerFrame, shown_name(record, Player::second),
                              state.position.pip_count(Player::second));
}

std::string facts_text(const PositionRecord& record)
{
    const GameState& state = record.state;
    const std::string length =
        state.rules.is_money() ? "money game" : fmt::format("{} point match", state.rules.length);
    const std::string dice = state.dice ? fmt::format(" {}-{}", state.dice->low(), state.dice->high()) : ".";
    return fmt::format(
        "\n Position-ID: {}    Match-ID: {}\n {}\n\n {} - {} {} - {} in a {}.\n {} to move{}\n\n",
        position_id(state.position, state.on_roll), match_id(state).value_or(""), xgid(state),
        shown_name(record, Player::first), state.score.first, shown_name(record, Player::second),
        state.score.second, length, shown_name(record, state.on_roll), dice);
}

void add_position(std::string& text, const PositionRecord& record)
{
    text += board_text(record) + facts_text(record);
    if (!record.plays.empty() && fits(record.plays.front())) {
        text += candidates_text(record.plays.front(), record.state);
    }
    if (!record.cubes.empty() && fits(record.cubes.front())) text += cube_text(record.cubes.front(), record);
    text += '\n';
}

class BgblitzTextLossCounter : public FeatureCounter {
public:
    void add(const PositionRecord& record)
    {
        for (const Player player : kPlayers) {
            const std::string& name = record.players[player].name;
            count_if(Feature::player_names, !name.empty() && !fits_name(name));
        }
        count_state_losses(record.state, state_from_xgid(xgid(record.state)).value_or(GameState{}), *this);
        for (std::size_t i = 0; i < record.plays.size(); ++i) {
            count_if(Feature::play_analysis, i > 0 || !fits(record.plays[i]));
            count_if(Feature::analysis_sources, !is_by_bgblitz(record.plays[i].by));
            count_if(Feature::analysis_details, record.plays[i].played.has_value());
            for (const Candidate& candidate : record.plays[i].candidates)
                add(candidate);
        }
        for (std::size_t i = 0; i < record.cubes.size(); ++i) {
            count_if(Feature::cube_analysis, i > 0 || !is_whole(record.cubes[i]));
            count_if(Feature::analysis_sources, !is_by_bgblitz(record.cubes[i].by));
            count_if(Feature::analysis_details,
                     record.cubes[i].no_double.estimate.cubeless && extra_of(record, kDeviationKey).empty());
            add_settings(record.cubes[i].no_double);
            add_settings(record.cubes[i].double_take);
        }
    }

private:
    void add(const Candidate& candidate)
    {
        if (!candidate.assessment) return;
        count_if(Feature::analysis_details,
                 candidate.marked_for_rollout || candidate.assessment->estimate.cubeless);
        add_settings(*candidate.assessment);
    }

    /// How deep it was looked is not told either.
    void add_settings(const Assessment& assessment)
    {
        count_if(Feature::analysis_settings, assessment.context.has_value());
    }

    static bool is_by_bgblitz(const Provenance& by)
    {
        return by.engine == "BGBlitz" && by.match_equity_table.empty();
    }

    /// A number at the end of a name would be taken for pips in other programs; ours reads the last word
    /// only.
    static bool fits_name(const std::string& name) { return name == trimmed(printable(name)); }

    static bool is_whole(const CubeAnalysis& analysis)
    {
        return fits(analysis) && !analysis.double_take.estimate.probabilities &&
               !analysis.marked_for_rollout && !analysis.double_take.estimate.cubeless;
    }
};

}  // namespace
}  // namespace bgblitz_text

Result<std::string> write_bgblitz_text(const Collection& collection, const Options&)
{
    return write_positions(collection, "bgblitz-text", bgblitz_text::add_position);
}

Census bgblitz_text_partial_losses(const Collection& collection, const Options&)
{
    return census_of<bgblitz_text::BgblitzTextLossCounter>(collection.positions);
}

}  // namespace gammonkit
