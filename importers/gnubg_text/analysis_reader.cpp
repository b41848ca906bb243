#include "importers/gnubg_text/analysis_reader.hpp"

#include "formats/gnubg_text/gnubg_lines.hpp"
#include "importers/listed_plays/listed_plays.hpp"
#include "model/analysis.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace gammonkit::gnubg_text {
namespace {

/// 1 less a chance that was printed with few decimals: a number with as few.
double rest_of(double chance)
{
    constexpr double kDigits = 1e6;
    return std::round((1 - chance) * kDigits) / kDigits;
}

void turn_over(std::optional<Value>& value)
{
    if (!value) return;
    if (const Mwc* chance = std::get_if<Mwc>(&*value)) {
        value = Mwc{rest_of(chance->value)};
    } else if (const Emg* emg = std::get_if<Emg>(&*value)) {
        value = Emg{-emg->value};
    } else {
        value = Equity{-number_of(*value)};
    }
}

void exchange_sides(Probabilities& chances)
{
    std::swap(chances.win_gammon, chances.lose_gammon);
    std::swap(chances.win_backgammon, chances.lose_backgammon);
}

void turn_over(Assessment& assessment)
{
    Estimate& estimate = assessment.estimate;
    turn_over(estimate.cubeless);
    turn_over(estimate.cubeful);
    if (estimate.probabilities) {
        estimate.probabilities->win = rest_of(estimate.probabilities->win);
        exchange_sides(*estimate.probabilities);
    }
    const bool has_errors = assessment.rollout && assessment.rollout->standard_error;
    if (has_errors && assessment.rollout->standard_error->probabilities) {
        exchange_sides(*assessment.rollout->standard_error->probabilities);
    }
}

/// A cube decision as the opponent sees it. Below a double that waits for an answer the exports tell it as
/// the player sees it who must answer.
CubeAnalysis seen_by_opponent(CubeAnalysis analysis)
{
    turn_over(analysis.no_double);
    turn_over(analysis.double_take);
    turn_over(analysis.double_drop);
    return analysis;
}

constexpr std::string_view kEngine = "GNU Backgammon";

/// True for a candidate or a line of chances that was damaged: "1. Cubeful 0-ply 8/5 6/5",
/// "0.497 0.137 0.008 - 0503 0.140".
bool resembles_analysis(std::string_view line)
{
    const bool is_candidate = (line.find(" Cubeful ") != std::string_view::npos ||
                               line.find(" Cubeless ") != std::string_view::npos) &&
                              line.find("-ply") != std::string_view::npos;
    const auto is_chance = [](std::string_view word) { return word.size() == 5 && word[1] == '.'; };
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    return is_candidate || (std::ranges::count_if(words(line), is_chance) >= 2 &&
                            std::ranges::count_if(line, is_letter) <= 1);
}

class AnalysisReader {
public:
    AnalysisReader(const SourceText& source, PositionRecord& record, Reporter& reporter)
        : source_(source), record_(record), reporter_(reporter)
    {
    }

    std::vector<std::string_view> read(std::span<const std::string_view> lines)
    {
        for (const std::string_view line : lines) {
            if (is_annotation_ && read_annotation(line)) continue;
            if (trimmed(line).empty() || read_line(line)) continue;
            if (resembles_analysis(line)) {
                reporter_.report(warning_at(source_, line, "gnubg-text-line",
                                            "this looks like an analysis, and is not understood: left out"));
            }
            other_lines_.push_back(line);
        }
        finish();
        return std::move(other_lines_);
    }

private:
    [[nodiscard]] Value value(double number, bool is_mwc) const
    {
        if (is_mwc) return Mwc{number};
        return listed_equity(number, record_.state);
    }

    bool read_line(std::string_view line)
    {
        if (trimmed(line) == "Annotation:") return is_annotation_ = true;
        if (const std::optional<CandidateLine> candidate = candidate_line(line)) {
            add_candidate(*candidate, line);
            return true;
        }
        if (const std::optional<ChancesLine> chances = chances_line(line)) return add_chances(*chances);
        if (const std::optional<CubelessLine> cubeless = cubeless_line(line)) {
            begin_cube(*cubeless);
            return true;
        }
        if (const std::optional<CubeRow> row = cube_row(line, in_mwc_); row && cube_) {
            add_row(*row);
            return true;
        }
        if (const std::optional<std::int64_t> games = games_line(line)) return set_trials(*games);
        if (trimmed(line) == "Rollout details:" && cube_) return begin_details();
        return read_pruning(line);
    }

    /// Up to a blank line, or to the next heading of the export.
    bool read_annotation(std::string_view line)
    {
        const std::string_view text = trimmed(line);
        is_annotation_ =
            !text.empty() && !text.starts_with("Move number ") && !text.starts_with("Game statistics");
        if (is_annotation_) record_.comment += (record_.comment.empty() ? "" : "\n") + std::string(text);
        return is_annotation_ || text.empty();
    }

    void add_candidate(const CandidateLine& line, std::string_view whole)
    {
        details_ = false;
        if (line.played) played_ = candidates_.size();
        Assessment assessment;
        assessment.context = context_of(line.evaluation);
        if (line.evaluation == "Rollout") {
            assessment.rollout.emplace();
        } else if (!assessment.context) {
            assessment.level = line.evaluation;
        }
        in_mwc_ = line.is_mwc;
        const bool cubeless = assessment.context && !assessment.context->cubeful;
        (cubeless ? assessment.estimate.cubeless : assessment.estimate.cubeful) =
            value(line.value, line.is_mwc);
        candidates_.push_back({.play = play_of(line.moves, whole), .assessment = std::move(assessment)});
    }

    Play play_of(std::string_view moves, std::string_view line)
    {
        return listed_play(source_, moves, line, record_.state, reporter_);
    }

    /// Chances stand below a candidate, or, while a cube decision is told, belong to its choices.
    bool add_chances(const ChancesLine& line)
    {
        Assessment* assessment = current(line.are_errors);
        if (assessment == nullptr) return false;
        if (line.are_errors) {
            if (!assessment->rollout) assessment->rollout.emplace();
            Estimate& error = assessment->rollout->standard_error.emplace();
            error.probabilities = line.probabilities;
            if (line.cubeless) error.cubeless = value(*line.cubeless, in_mwc_);
            if (line.cubeful) error.cubeful = value(*line.cubeful, in_mwc_);
            return true;
        }
        Estimate& estimate = assessment->estimate;
        estimate.probabilities = line.probabilities;
        if (line.cubeless) estimate.cubeless = value(*line.cubeless, in_mwc_);
        if (line.cubeful) estimate.cubeful = value(*line.cubeful, in_mwc_);
        if (details_) ++detail_;
        return true;
    }

    Assessment* current(bool are_errors)
    {
        if (details_) {
            // The errors stand below the chances that they belong to.
            const int choice = are_errors ? detail_ - 1 : detail_;
            return choice <= 0 ? &cube_->no_double : &cube_->double_take;
        }
        if (!candidates_.empty()) return &*candidates_.back().assessment;
        return cube_ ? &cube_->no_double : nullptr;
    }

    bool begin_details()
    {
        for (Assessment* choice : {&cube_->no_double, &cube_->double_take}) {
            if (!choice->rollout) choice->rollout.emplace();
        }
        detail_ = 0;
        return details_ = true;
    }

    void begin_cube(const CubelessLine& line)
    {
        cube_.emplace();
        cube_->by.engine = kEngine;
        if (line.plies) {
            cube_->no_double.context = EvaluationContext{.plies = *line.plies, .cubeful = true};
            cube_->double_take.context = cube_->no_double.context;
        } else {
            cube_->no_double.rollout.emplace();
            cube_->double_take.rollout.emplace();
        }
        in_mwc_ = line.is_mwc;
        cube_->no_double.estimate.cubeless = value(line.value, line.is_mwc);
    }

    void add_row(const CubeRow& row)
    {
        const Value stated = value(row.value, row.is_mwc);
        has_rows_ = true;
        if (row.choice == CubeChoice::drop) {
            cube_->double_drop = stated;
        } else {
            Assessment& choice = row.choice == CubeChoice::no_double ? cube_->no_double : cube_->double_take;
            choice.estimate.cubeful = stated;
        }
    }

    bool set_trials(std::int64_t games)
    {
        if (details_) {
            cube_->no_double.rollout->trials = games;
            cube_->double_take.rollout->trials = games;
            return true;
        }
        if (candidates_.empty() || !candidates_.back().assessment->rollout) return false;
        candidates_.back().assessment->rollout->trials = games;
        return true;
    }

    /// "        2-ply cubeful prune [world class]"
    bool read_pruning(std::string_view line)
    {
        const bool prunes = line.find("-ply cube") != std::string_view::npos &&
                            line.find(" prune") != std::string_view::npos &&
                            !trimmed(line).starts_with("Play") && !trimmed(line).starts_with("Cube");
        if (!prunes || candidates_.empty() || !candidates_.back().assessment->context) return false;
        candidates_.back().assessment->context->pruning_nets = true;
        return true;
    }

    void finish()
    {
        if (!candidates_.empty()) {
            record_.plays.push_back({.by = {.engine = std::string(kEngine)},
                                     .candidates = std::move(candidates_),
                                     .played = played_});
        }
        if (!cube_ || !has_rows_) return;
        share_chances(*cube_);
        record_.cubes.push_back(is_of_the_answer() ? seen_by_opponent(*std::move(cube_)) : *std::move(cube_));
    }

    /// GNU Backgammon evaluates the board once for both choices; only rollouts tell them apart.
    static void share_chances(CubeAnalysis& cube)
    {
        if (cube.no_double.rollout) return;
        cube.double_take.estimate.probabilities = cube.no_double.estimate.probabilities;
        cube.double_take.estimate.cubeless = cube.no_double.estimate.cubeless;
    }

    /// Below an offered double: the one who must answer loses by dropping.
    [[nodiscard]] bool is_of_the_answer() const
    {
        if (!record_.state.cube_is_offered()) return false;
        const std::optional<Value>& drop = cube_->double_drop;
        return drop && (std::holds_alternative<Mwc>(*drop) || number_of(*drop) < 0);
    }

    const SourceText& source_;
    PositionRecord& record_;
    Reporter& reporter_;
    std::vector<Candidate> candidates_;
    std::optional<std::size_t> played_;
    std::optional<CubeAnalysis> cube_;
    bool in_mwc_ = false;  ///< What was stated last is a chance to win the match.
    bool has_rows_ = false;
    bool details_ = false;  ///< "Rollout details:" of the cube have begun.
    int detail_ = 0;        ///< How many of its choices have come.
    bool is_annotation_ = false;
    std::vector<std::string_view> other_lines_;
};

}  // namespace

std::vector<std::string_view> read_analysis(const SourceText& source, std::span<const std::string_view> lines,
                                            PositionRecord& record, Reporter& reporter)
{
    return AnalysisReader(source, record, reporter).read(lines);
}

}  // namespace gammonkit::gnubg_text
