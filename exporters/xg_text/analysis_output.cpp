#include "exporters/xg_text/analysis_output.hpp"

#include "formats/notation/notation.hpp"
#include "formats/xg_text/xg_lines.hpp"
#include "model/decisions/cube_choice.hpp"
#include "model/decisions/play_choice.hpp"
#include "model/find_extra.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::xg_text {
namespace {

constexpr notation::Style kStyle{
    .bar_and_off = notation::BarAndOff::words_capitalized, .merge = true, .keep_order = false};

/// What an assessment is worth: an equity, with the cube if that is known.
std::optional<double> equity_of(const Estimate& estimate)
{
    const std::optional<Value>& value = comparable_value(estimate);
    if (!value || std::holds_alternative<Mwc>(*value)) return std::nullopt;
    return number_of(*value);
}

/// Three decimals as XG has them, four if there are more.
std::string signed_equity(double equity)
{
    const std::string three = fmt::format("{:+.3f}", equity);
    return fmt::format("{:+.6f}", equity) == three + "000" ? three : fmt::format("{:+.4f}", equity);
}

/// Where the maker of an analysis begins to count plies: XG at one.
int first_ply(const Provenance& by)
{
    return by.engine.starts_with("eXtreme Gammon") ? 1 : 0;
}

std::string level_of(const Assessment& assessment, const Provenance& by)
{
    if (!assessment.level.empty()) return printable(assessment.level);
    if (assessment.rollout) return "Rollout";
    return assessment.context ? fmt::format("{}-ply", assessment.context->plies + first_ply(by)) : "";
}

std::string chances_text(double win, double gammon, double backgammon)
{
    return fmt::format("{:.2f}% (G:{:.2f}% B:{:.2f}%)", 100 * win, 100 * gammon, 100 * backgammon);
}

std::string player_chances(const Probabilities& p)
{
    return chances_text(p.win, p.win_gammon, p.win_backgammon);
}

std::string opponent_chances(const Probabilities& p)
{
    return chances_text(1 - p.win, p.lose_gammon, p.lose_backgammon);
}

std::optional<double> confidence_of(const Assessment& assessment)
{
    if (!assessment.rollout || !assessment.rollout->standard_error) return std::nullopt;
    const std::optional<double> error = equity_of(*assessment.rollout->standard_error);
    return error ? std::optional(kStandardErrors * *error) : std::nullopt;
}

std::string interval(double equity, double confidence)
{
    return fmt::format("\xC2\xB1{:.3f} ({:+.3f}..{:+.3f})", confidence, equity - confidence,
                       equity + confidence);
}

/// The number of the footnote that tells of so many games; 0 if there is none.
int footnote_of(const Assessment& assessment, const std::vector<std::string>& notes)
{
    if (!assessment.rollout) return 0;
    for (const std::string& note : notes) {
        const std::optional<TrialsLine> trials = trials_line(note);
        if (trials && trials->trials == assessment.rollout->trials) return trials->footnote;
    }
    return 0;
}

/// The number of a footnote as XG writes it, raised.
std::string footnote_sign(int footnote)
{
    constexpr std::array<std::string_view, 9> kRaised{"\xC2\xB9",     "\xC2\xB2",     "\xC2\xB3",
                                                      "\xE2\x81\xB4", "\xE2\x81\xB5", "\xE2\x81\xB6",
                                                      "\xE2\x81\xB7", "\xE2\x81\xB8", "\xE2\x81\xB9"};
    if (footnote < 1 || footnote > 9) return std::to_string(footnote);
    return std::string(kRaised[static_cast<std::size_t>(footnote) - 1]);
}

std::string level_with_footnote(const Assessment& assessment, const Provenance& by,
                                const std::vector<std::string>& notes)
{
    const int footnote = footnote_of(assessment, notes);
    return level_of(assessment, by) + (footnote == 0 ? "" : footnote_sign(footnote));
}

std::string candidate_text(const Candidate& candidate, std::string_view level, std::size_t rank, double best,
                           const GameState& state)
{
    const Assessment& assessment = *candidate.assessment;
    const double equity = *equity_of(assessment.estimate);
    const std::string moves =
        candidate.play.empty() ? "Cannot Move"
                               : notation::format_play(candidate.play, state.position, state.on_roll, kStyle);
    std::string text = fmt::format("{:>5}. {:<11} {:<28} eq:{}", rank, level, moves, signed_equity(equity));
    if (rank > 1) text += fmt::format(" ({:+.3f})", equity - best);
    text += '\n';
    if (const std::optional<Probabilities>& p = assessment.estimate.probabilities) {
        text +=
            fmt::format("      Player:   {}\n      Opponent: {}\n", player_chances(*p), opponent_chances(*p));
    }
    if (const std::optional<double> confidence = confidence_of(assessment)) {
        text += fmt::format("      Confidence: {}\n", interval(equity, *confidence));
    }
    return text + "\n";
}

/// `width`: of the column of labels, which are longer where the cube is turned again.
std::string row(std::string_view label, std::size_t width, double equity, double best,
                std::optional<double> confidence)
{
    std::string text =
        fmt::format("       {:<{}} {}", fmt::format("{}:", label), width, signed_equity(equity));
    if (confidence) text += " " + interval(equity, *confidence);
    if (equity != best) text += fmt::format(" ({:+.3f})", equity - best);
    return text + "\n";
}

CubeSides sides_of(const CubeAnalysis& analysis)
{
    const double drop = analysis.double_drop ? number_of(*analysis.double_drop) : 1.0;
    return {.no_double = *equity_of(analysis.no_double.estimate),
            .double_take = *equity_of(analysis.double_take.estimate),
            .double_drop = drop};
}

std::string best_action(const CubeSides& sides, bool redouble)
{
    const std::string_view answer = sides.takes() ? "Take" : "Pass";
    const std::string_view word = redouble ? "redouble" : "double";
    if (sides.doubles(CubeTie::wait)) return fmt::format("{} / {}", redouble ? "Redouble" : "Double", answer);
    return fmt::format("{} {} / {}", sides.is_too_good() ? "Too good to" : "No", word, answer);
}

std::string chances_lines(const std::optional<Probabilities>& p)
{
    if (!p) return {};
    return fmt::format("Player Winning Chances:   {}\nOpponent Winning Chances: {}\n", player_chances(*p),
                       opponent_chances(*p));
}

std::string cubeless_text(const CubeAnalysis& analysis)
{
    const std::optional<Value>& no_double = analysis.no_double.estimate.cubeless;
    const std::optional<Value>& doubled = analysis.double_take.estimate.cubeless;
    if (!no_double || !doubled) return {};
    return fmt::format("Cubeless Equities: No Double={}, Double={}\n\n", signed_equity(number_of(*no_double)),
                       signed_equity(number_of(*doubled)));
}

void add_footnote(const Assessment& assessment, bool numbered, std::vector<std::string>& lines)
{
    if (!assessment.rollout || assessment.rollout->trials == 0) return;
    const std::string games = fmt::format("{} Games rolled", assessment.rollout->trials);
    const auto same = std::find_if(lines.begin(), lines.end(), [&](const std::string& line) {
        return line.find(games) != std::string::npos;
    });
    if (same != lines.end()) return;
    const std::optional<RolloutContext>& context = assessment.rollout->context;
    const bool reduced = context && context->variance_reduction;
    lines.push_back(fmt::format("{}{}{}.",
                                numbered ? footnote_sign(static_cast<int>(lines.size()) + 1) + "  " : "",
                                games, reduced ? " with Variance Reduction" : ""));
}

bool is_equity(const std::optional<Value>& value)
{
    return !value || !std::holds_alternative<Mwc>(*value);
}

bool fits(const Estimate& estimate)
{
    return equity_of(estimate) && is_equity(estimate.cubeless);
}

}  // namespace

bool fits(const PlayAnalysis& analysis)
{
    return std::all_of(analysis.candidates.begin(), analysis.candidates.end(),
                       [](const Candidate& candidate) {
                           return candidate.assessment && fits(candidate.assessment->estimate);
                       });
}

bool fits(const CubeAnalysis& analysis)
{
    return fits(analysis.no_double.estimate) && fits(analysis.double_take.estimate) &&
           is_equity(analysis.double_drop);
}

bool is_whole(const CubeAnalysis& analysis)
{
    const Estimate& no_double = analysis.no_double.estimate;
    const Estimate& double_take = analysis.double_take.estimate;
    return !analysis.marked_for_rollout &&
           no_double.cubeless.has_value() == double_take.cubeless.has_value() &&
           (no_double.probabilities || !double_take.probabilities);
}

bool fits(const Provenance& by)
{
    return by.engine.empty() ? by.match_equity_table.empty() : version_line(version_text(by)) == by;
}

RolloutRecord kept_of(const RolloutRecord& rollout)
{
    RolloutRecord kept{.trials = rollout.trials};
    if (rollout.standard_error && equity_of(*rollout.standard_error)) {
        kept.standard_error.emplace().cubeful = rollout.standard_error->cubeful;
    }
    return kept;
}

std::string candidates_text(const PlayAnalysis& analysis, const GameState& state,
                            const std::vector<std::string>& notes)
{
    std::string text;
    std::size_t rank = 0;
    for (const Candidate& candidate : analysis.candidates) {
        const double best = *equity_of(analysis.candidates.front().assessment->estimate);
        const std::string level = level_with_footnote(*candidate.assessment, analysis.by, notes);
        text += candidate_text(candidate, level, ++rank, best, state);
    }
    return text;
}

std::string cube_text(const CubeAnalysis& analysis, const GameState& state)
{
    const bool redouble = !state.cube.is_centered();
    const CubeSides sides = sides_of(analysis);
    const double best = sides.best();
    std::string text = fmt::format("Analyzed in {}\n", level_of(analysis.no_double, analysis.by)) +
                       chances_lines(analysis.no_double.estimate.probabilities) +
                       chances_lines(analysis.double_take.estimate.probabilities) + "\n" +
                       cubeless_text(analysis) + "Cubeful Equities:\n";
    const std::string_view word = redouble ? "Redouble" : "Double";
    const std::size_t width = redouble ? 16 : 14;
    text += row(redouble ? "No redouble" : "No double", width, sides.no_double, best,
                confidence_of(analysis.no_double));
    text += row(fmt::format("{}/Take", word), width, sides.double_take, best,
                confidence_of(analysis.double_take));
    text += row(fmt::format("{}/Pass", word), width, sides.double_drop, best, std::nullopt);
    return text + fmt::format("\nBest Cube action: {}\n\n", best_action(sides, redouble));
}

std::vector<std::string> rollout_lines(const PositionRecord& record)
{
    if (const Extra* kept = find_extra(record.extras, kRolloutKey)) return kept->values;
    std::vector<std::string> lines;
    if (!record.plays.empty()) {
        for (const Candidate& candidate : record.plays.front().candidates) {
            if (candidate.assessment) add_footnote(*candidate.assessment, true, lines);
        }
    }
    if (!record.cubes.empty()) add_footnote(record.cubes.front().no_double, false, lines);
    return lines;
}

std::string version_text(const Provenance& by)
{
    const std::size_t colon = std::min(by.engine.find(':'), by.engine.size());
    std::string_view version = std::string_view(by.engine).substr(std::min(colon + 1, by.engine.size()));
    std::string text = fmt::format("{} Version: {}", by.engine.substr(0, colon), version);
    if (!by.match_equity_table.empty()) text += fmt::format(", MET: {}", by.match_equity_table);
    return text + "\n";
}

}  // namespace gammonkit::xg_text
