#include "formats/gnubg_text/format.hpp"

#include "formats/feature_counter.hpp"
#include "formats/notation/notation.hpp"
#include "formats/positions/positions.hpp"
#include "model/decisions/analysis_table.hpp"
#include "model/decisions/cube_choice.hpp"
#include "model/decisions/judge.hpp"
#include "model/decisions/play_choice.hpp"
#include "model/identifiers/match_id.hpp"
#include "model/match.hpp"
#include "report/render/text_board.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::gnubg_text {
namespace {

constexpr notation::Style kStyle{
    .bar_and_off = notation::BarAndOff::words_lower, .merge = true, .keep_order = false};

bool is_equity(const std::optional<Value>& value)
{
    return value && !std::holds_alternative<Mwc>(*value);
}

/// What an estimate is worth, with the cube if that is known.
std::optional<double> stated_value(const Estimate& estimate)
{
    const std::optional<Value>& value = comparable_value(estimate);
    return is_equity(value) ? std::optional(number_of(*value)) : std::nullopt;
}

std::string name_of(const Assessment& assessment)
{
    if (assessment.rollout) return "Rollout";
    if (!assessment.level.empty()) return printable(assessment.level);
    if (!assessment.context) return "Evaluation";
    return fmt::format("{} {}-ply", assessment.context->cubeful ? "Cubeful" : "Cubeless",
                       assessment.context->plies);
}

std::string chances(const Probabilities& p, double lose)
{
    return fmt::format("{:.3f} {:.3f} {:.3f} - {:.3f} {:.3f} {:.3f}", p.win, p.win_gammon, p.win_backgammon,
                       lose, p.lose_gammon, p.lose_backgammon);
}

/// " CL +0.161 CF +0.193" of a rollout.
std::string both_values(const Estimate& estimate, bool with_sign)
{
    std::string text;
    const auto add = [&](std::string_view label, const std::optional<Value>& value) {
        if (!is_equity(value)) return;
        const double number = number_of(*value);
        text += with_sign ? fmt::format(" {} {:+.3f}", label, number)
                          : fmt::format(" {} {:>6.3f}", label, number);
    };
    add("CL", estimate.cubeless);
    add("CF", estimate.cubeful);
    return text;
}

std::string chances_lines(const Assessment& assessment, std::string_view indent)
{
    const std::optional<Probabilities>& p = assessment.estimate.probabilities;
    if (!p) return {};
    std::string text = fmt::format("{}{}", indent, chances(*p, 1 - p->win));
    if (assessment.rollout) text += both_values(assessment.estimate, true);
    text += '\n';
    if (!assessment.rollout || !assessment.rollout->standard_error) return text;
    const Estimate& error = *assessment.rollout->standard_error;
    const std::optional<Probabilities>& e = error.probabilities;
    if (e)
        text += fmt::format("{}[{}{}]\n", indent.substr(1), chances(*e, e->win), both_values(error, false));
    return text;
}

std::string games_line(const Assessment& assessment, std::string_view indent)
{
    if (!assessment.rollout || assessment.rollout->trials == 0) return {};
    return fmt::format("{}{} games\n", indent, assessment.rollout->trials);
}

std::string candidate_text(const Candidate& candidate, std::size_t rank, double best, bool played,
                           const GameState& state)
{
    const Assessment& assessment = *candidate.assessment;
    const double value = *stated_value(assessment.estimate);
    const std::string moves =
        candidate.play.empty() ? "Cannot move"
                               : notation::format_play(candidate.play, state.position, state.on_roll, kStyle);
    std::string text = fmt::format("{}{:>5}. {:<15}  {:<28} Eq.: {:+.3f}", played ? '*' : ' ', rank,
                                   name_of(assessment), moves, value);
    if (rank > 1) text += fmt::format(" ({:+.3f})", value - best);
    text += '\n' + chances_lines(assessment, "       ") + games_line(assessment, "        ");
    const bool prunes = assessment.context && assessment.context->pruning_nets && !assessment.rollout;
    if (prunes) text += fmt::format("        {}-ply cubeful prune\n", assessment.context->plies);
    return text;
}

/// Where a beaver is the answer, too: gnubg reckons as if it were a take.
std::optional<double> bluff_of(const CubeAnalysis& analysis)
{
    const Judgement judged = judge_offer(analysis, std::nullopt);
    return CubeSides{*judged.no_double.equity, *judged.double_take.equity, *judged.double_drop.equity}
        .bluff();
}

/// As gnubg ranks them: first what is best, then by what they are worth.
std::string choices_text(const CubeAnalysis& analysis, GameState state)
{
    if (!state.rules.beavers) state.rules.beavers = true;  // As gnubg assumes where nothing is said.
    const AnalyzedChoices cube = analyzed_choices({analysis}, {}, state, state.on_roll).front();
    std::string text = "Cubeful equities:\n";
    for (std::size_t i = 0; i < cube.choices.size(); ++i) {
        const AnalyzedChoice& choice = cube.choices[i];
        // Only the verdict tells a redouble from a double.
        const std::string label = capitalized(to_string(*choice.option, false));
        text += fmt::format("{}. {:<20}{:+.3f}", i + 1, label, number_of(*choice.value));
        text += choice.difference ? fmt::format("  ({:+.3f})\n", number_of(*choice.difference)) : "\n";
    }
    text += "Proper cube action: " + cube.verdict;
    const std::optional<double> bluff = cube.verdict.ends_with("beaver") ? bluff_of(analysis) : cube.bluff;
    if (bluff) text += fmt::format(" ({:.1f}%)", 100 * *bluff);
    return text + "\n";
}

std::string details_text(const CubeAnalysis& analysis, const GameState& state)
{
    const bool rolled_out = analysis.no_double.rollout && analysis.double_take.rollout;
    if (!rolled_out || !analysis.double_take.estimate.probabilities) return {};
    return fmt::format("Rollout details:\n{}-cube:\n{}{}-cube:\n{}{}", state.cube.value,
                       chances_lines(analysis.no_double, "  "), 2 * state.cube.value,
                       chances_lines(analysis.double_take, "  "), games_line(analysis.no_double, ""));
}

/// Standard errors stand behind those of the chances.
bool shows_error(const Assessment& assessment)
{
    const bool has_error = assessment.rollout && assessment.rollout->standard_error;
    return !has_error ||
           (assessment.estimate.probabilities && assessment.rollout->standard_error->probabilities);
}

/// "+0.024 (Money: +0.067)": in a match at its score, then that of a money game, if the chances are known.
std::string cubeless_text(const Estimate& estimate, bool is_money)
{
    const std::string text = fmt::format("{:+.3f}", number_of(*estimate.cubeless));
    if (is_money || !estimate.probabilities) return text;
    return text + fmt::format(" (Money: {:+.3f})", cubeless_equity(*estimate.probabilities));
}

std::string plies_text(const Assessment& assessment)
{
    if (assessment.rollout) return "Rollout";
    return fmt::format("{}-ply", assessment.context ? assessment.context->plies : 0);
}

/// True if the text can say an analysis: every choice has a value, none a chance to win the match.
bool fits(const PlayAnalysis& analysis)
{
    return std::all_of(analysis.candidates.begin(), analysis.candidates.end(),
                       [](const Candidate& candidate) {
                           return candidate.assessment && stated_value(candidate.assessment->estimate);
                       });
}

bool fits(const CubeAnalysis& analysis)
{
    const bool has_depth = analysis.no_double.context || analysis.no_double.rollout;
    return has_depth && stated_value(analysis.no_double.estimate) &&
           stated_value(analysis.double_take.estimate) && is_equity(analysis.no_double.estimate.cubeless) &&
           (!analysis.double_drop || is_equity(analysis.double_drop));
}

/// True if nothing of an assessment is left out but digits.
bool is_whole(const Assessment& assessment)
{
    const Boxed<RolloutRecord>& rollout = assessment.rollout;
    const bool shown = !rollout || (!rollout->context && rollout->skipped_trials == 0);
    return shown && !assessment.estimate.mwc;
}

/// True if nothing but plies, the cube and pruning nets is known of how an evaluation was made.
bool shows_settings(const Assessment& evaluation)
{
    if (!evaluation.context) return true;
    const EvaluationContext& context = *evaluation.context;
    return context == EvaluationContext{.plies = context.plies,
                                        .cubeful = context.cubeful,
                                        .pruning_nets = context.cubeful && context.pruning_nets};
}

/// True if every figure of an analysis is shown, and it holds no mark.
bool shows_all_figures(const Candidate& candidate)
{
    if (!candidate.assessment) return !candidate.marked_for_rollout;
    const Estimate& estimate = candidate.assessment->estimate;
    const bool both = estimate.cubeful && estimate.cubeless;
    return !candidate.marked_for_rollout &&
           (!both || (candidate.assessment->rollout && estimate.probabilities)) &&
           shows_error(*candidate.assessment);
}

bool shows_all_figures(const CubeAnalysis& analysis)
{
    const Estimate& doubled = analysis.double_take.estimate;
    if (analysis.marked_for_rollout) return false;
    if (!details_text(analysis, {}).empty())
        return shows_error(analysis.no_double) && shows_error(analysis.double_take);
    const bool one_is_rolled_out = analysis.no_double.rollout || analysis.double_take.rollout;
    const Estimate& undoubled = analysis.no_double.estimate;
    return !one_is_rolled_out && doubled.probabilities == undoubled.probabilities &&
           doubled.cubeless == undoubled.cubeless;
}

/// "Rolled 31:" and the candidates.
std::string candidates_text(const PlayAnalysis& analysis, const GameState& state)
{
    std::string text =
        state.dice ? fmt::format("Rolled {}{}:\n", state.dice->first(), state.dice->second()) : "";
    for (std::size_t i = 0; i < analysis.candidates.size(); ++i) {
        const double best = *stated_value(analysis.candidates.front().assessment->estimate);
        text += candidate_text(analysis.candidates[i], i + 1, best, analysis.played == i, state);
    }
    return text + "\n";
}

/// "Cube analysis" with its three rows, the best first, and how it was rolled out.
std::string cube_text(const CubeAnalysis& analysis, const GameState& state)
{
    std::string text = fmt::format("Cube analysis\n{} cubeless equity {}\n", plies_text(analysis.no_double),
                                   cubeless_text(analysis.no_double.estimate, state.rules.is_money()));
    if (!analysis.no_double.rollout) text += chances_lines(analysis.no_double, "  ");
    text += choices_text(analysis, state);
    return text + "\n" + details_text(analysis, state);
}

}  // namespace
}  // namespace gammonkit::gnubg_text

namespace gammonkit {
namespace gnubg_text {
namespace {

constexpr std::string_view kEngine = "GNU Backgammon";

std::string shown_name(const PositionRecord& record, Player player)
{
    const std::string name(trimmed(printable(record.players[player].name)));
    if (!name.empty()) return name;
    return player == Player::first ? "O" : "X";
}

bool fits_name(const std::string& name)
{
    return name == trimmed(printable(name)) && name.find(" (Cube: ") == std::string::npos &&
           name.find("-+") == std::string::npos;
}

/// A comment goes up to a blank line or a heading.
bool fits_comment(const std::string& comment)
{
    const bool blank_line = comment.find("\n\n") != std::string::npos || comment != trimmed(comment);
    return !blank_line && comment.find("Move number ") == std::string::npos &&
           comment.find("Game statistics") == std::string::npos && comment.find('\r') == std::string::npos &&
           comment.find(" \n") == std::string::npos && comment.find("\n ") == std::string::npos &&
           comment.find("Position ID:") == std::string::npos;
}

void add_position(std::string& text, const PositionRecord& record)
{
    text += draw_text_board(
        record.state, {.names = {shown_name(record, Player::first), shown_name(record, Player::second)}});
    text += '\n';
    if (!record.cubes.empty() && fits(record.cubes.front()))
        text += cube_text(record.cubes.front(), record.state);
    if (!record.plays.empty() && fits(record.plays.front())) {
        text += candidates_text(record.plays.front(), record.state);
    }
    if (!record.comment.empty() && fits_comment(record.comment))
        text += "Annotation:\n" + printable_lines(record.comment) + "\n\n";
}

class GnubgTextLossCounter : public FeatureCounter {
public:
    void add(const PositionRecord& record)
    {
        for (const Player player : kPlayers) {
            const std::string& name = record.players[player].name;
            count_if(Feature::player_names, !name.empty() && !fits_name(name));
        }
        count_if(Feature::turn_comments,
                 !fits_comment(record.comment) || record.comment != printable_lines(record.comment));
        const std::optional<std::string> id = gnubg_id(record.state);
        const GameState kept = id ? state_from_gnubg_id(*id).value_or(GameState{}) : GameState{};
        count_state_losses(record.state, kept, *this);
        add_analyses(record);
    }

private:
    void add_analyses(const PositionRecord& record)
    {
        for (std::size_t i = 0; i < record.plays.size(); ++i) {
            count_if(Feature::play_analysis, i > 0 || !fits(record.plays[i]));
            add_source(record.plays[i].by);
            for (const Candidate& candidate : record.plays[i].candidates) {
                if (candidate.assessment) add(*candidate.assessment);
                count_if(Feature::analysis_details, !shows_all_figures(candidate));
            }
        }
        for (std::size_t i = 0; i < record.cubes.size(); ++i) {
            count_if(Feature::cube_analysis, i > 0 || !fits(record.cubes[i]));
            add_source(record.cubes[i].by);
            add(record.cubes[i].no_double);
            add(record.cubes[i].double_take);
            count_if(Feature::analysis_details, !shows_all_figures(record.cubes[i]));
            count_if(Feature::analysis_levels,
                     !record.cubes[i].no_double.level.empty() && fits(record.cubes[i]));
        }
    }

    void add_source(const Provenance& by)
    {
        count_if(Feature::analysis_sources, by.engine != kEngine || !by.match_equity_table.empty());
    }

    void add(const Assessment& assessment)
    {
        count_if(Feature::rollouts, assessment.rollout && !is_whole(assessment));
        count_if(Feature::analysis_levels,
                 assessment.rollout && !assessment.level.empty() && assessment.level != "Rollout");
        count_if(Feature::analysis_settings, !assessment.rollout && !shows_settings(assessment));
    }
};

}  // namespace
}  // namespace gnubg_text

Result<std::string> write_gnubg_text(const Collection& collection, const Options&)
{
    return write_positions(collection, "gnubg-text", gnubg_text::add_position);
}

Census gnubg_text_partial_losses(const Collection& collection, const Options&)
{
    return census_of<gnubg_text::GnubgTextLossCounter>(collection.positions);
}

}  // namespace gammonkit
