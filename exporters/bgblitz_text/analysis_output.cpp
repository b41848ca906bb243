#include "exporters/bgblitz_text/analysis_output.hpp"

#include "formats/bgblitz_text/bgblitz_lines.hpp"
#include "formats/notation/notation.hpp"
#include "model/decisions/cube_choice.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
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

}  // namespace

std::string shown_name(const PositionRecord& record, Player player)
{
    const std::string name(trimmed(printable(record.players[player].name)));
    if (!name.empty()) return name;
    return player == Player::first ? "Green" : "Red";
}

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

}  // namespace gammonkit::bgblitz_text
