#include "formats/xg_text/format.hpp"

#include "formats/positions/positions.hpp"
#include "formats/xg_text/xg_lines.hpp"
#include "importers/drawn_board/drawn_board.hpp"
#include "importers/listed_plays/listed_plays.hpp"
#include "importers/xg_text/header.hpp"
#include "model/identifiers/xgid.hpp"
#include "model/match.hpp"
#include "support/ends.hpp"
#include "support/line_cursor.hpp"
#include "support/result.hpp"
#include "support/source_text.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

namespace gammonkit {
namespace xg_text {
namespace {

constexpr std::size_t kMostFootnotes = 100;  // XG numbers them with one digit.

/// "4-plis" is French for "4-ply"; the names of the other levels are the same everywhere.
std::string english_level(std::string_view level)
{
    constexpr std::string_view kFrench = "-plis";
    if (!level.ends_with(kFrench)) return std::string(level);
    return std::string(level.substr(0, level.size() - kFrench.size())) + "-ply";
}

/// True for a line that XG wrote of a play, of chances or of the cube, and that was damaged: "1. 4-ply 8/3",
/// "Player: 52.1% (G:", "Opponent: 4x.3% (G:12.0% B:0.1%)".
bool resembles_analysis(std::string_view line)
{
    const std::vector<std::string_view> parts = words(line);
    const auto has = [&](std::string_view part) { return line.find(part) != std::string_view::npos; };
    const bool is_numbered = parts.size() > 1 && parts[0].ends_with('.') && parse_int(parts[0].substr(0, 1));
    const bool is_levelled =
        is_numbered && (parts[1].ends_with("-ply") || parts[1].ends_with("-plis") || parts[1] == "XG" ||
                        parts[1] == "Book" || parts[1].starts_with("Rollout"));
    const bool has_chances = has("%") && (has("(G") || has("B:"));
    return is_levelled || has_chances || has(" eq:");
}

/// Reads one position from top to bottom.
class PositionReader {
public:
    PositionReader(const SourceText& source, Reporter& reporter) : source_(source), reporter_(reporter) {}

    std::optional<PositionRecord> read(const std::vector<std::string_view>& lines)
    {
        const std::string_view first = first_or_empty(lines);
        Result<GameState> state = state_from_xgid(first);
        if (!state) {
            report(error_at(source_, first, state.error().code, state.error().message));
            return std::nullopt;
        }
        if (std::optional<Diagnostic> doubt = doubt_about_xgid(first)) {
            doubt->where = source_.offset_of(first);
            report(*std::move(doubt));
        }
        record_.state = *std::move(state);
        record_.origin = {source_.offset_of(first)};
        const std::size_t header = read_header(source_, lines, record_, reporter_);
        for (std::size_t i = header; i < lines.size() && !at_end_; ++i)
            read_line(lines[i]);
        finish();
        return std::move(record_);
    }

private:
    void report(Diagnostic diagnostic) { reporter_.report(std::move(diagnostic)); }

    [[nodiscard]] Value value(double number) const { return listed_equity(number, record_.state); }

    void read_line(std::string_view line)
    {
        if (trimmed(line).empty()) {
            if (!comment_.empty()) comment_ += '\n';
        } else if (const std::optional<CandidateLine> candidate = candidate_line(line)) {
            add_candidate(*candidate, line);
        } else if (const std::vector<Chances> chances = chances_in(line); !chances.empty()) {
            chances_.insert(chances_.end(), chances.begin(), chances.end());
            (void)read_confidence(line);
        } else if (const std::optional<Provenance> by = version_line(line)) {
            by_ = *by;
            at_end_ = true;
        } else if (!read_cube_line(line) && !read_rollout_line(line) && !is_repetition(line)) {
            if (resembles_analysis(line)) warn(line, "this looks like an analysis: it is kept as a comment");
            comment_ += std::string(trimmed(line)) + "\n";
        }
    }

    void warn(std::string_view line, std::string message)
    {
        report(warning_at(source_, line, "xg-text-line", std::move(message)));
    }

    void add_candidate(const CandidateLine& line, std::string_view whole)
    {
        give_chances();
        of_cube_ = false;
        Assessment assessment{.estimate = {}, .level = english_level(line.level)};
        assessment.estimate.cubeful = value(line.equity);
        candidates_.push_back({.play = play_of(line.moves, whole), .assessment = std::move(assessment)});
        footnotes_.push_back(line.footnote);
        last_candidate_ = whole;
    }

    Play play_of(std::string_view moves, std::string_view line)
    {
        return listed_play(source_, moves, line, record_.state, reporter_);
    }

    /// Two lines of chances belong to the candidate above them, or to the cube.
    void give_chances()
    {
        if (of_cube_) {
            if (!chances_.empty()) cube_chances_ = chances_;
        } else if (chances_.size() >= 2 && !candidates_.empty()) {
            candidates_.back().assessment->estimate.probabilities = probabilities(0);
        } else if (!chances_.empty()) {
            warn(last_candidate_,
                 "one of the two lines of chances of this play is missing: both are left out");
        }
        chances_.clear();
    }

    [[nodiscard]] Probabilities probabilities(std::size_t first) const
    {
        const Chances& player = chances_[first];
        const Chances& other = chances_[first + 1];
        return {.win = player.win,
                .win_gammon = player.gammon,
                .win_backgammon = player.backgammon,
                .lose_gammon = other.gammon,
                .lose_backgammon = other.backgammon};
    }

    bool read_cube_line(std::string_view line)
    {
        if (const std::optional<std::string_view> level = level_line(line)) {
            give_chances();
            of_cube_ = true;
            cube_.emplace();
            cube_line_ = line;
            cube_->no_double.level = english_level(*level);
            return true;
        }
        if (const std::optional<CubelessLine> cubeless = cubeless_line(line)) {
            if (!cube_) {
                cube_.emplace();
                cube_line_ = line;
            }
            cube_->no_double.estimate.cubeless = value(cubeless->no_double);
            cube_->double_take.estimate.cubeless = value(cubeless->with_double);
            return true;
        }
        if (!cube_) return false;
        if (rows_ == 3) return trimmed(line).ends_with('%');
        const std::optional<CubeRow> row = cube_row(line);
        if (row) add_row(*row);
        return row.has_value();
    }

    // Whatever the language, the rows come in this order.
    void add_row(const CubeRow& row)
    {
        ++rows_;
        if (rows_ == 3) {
            cube_->double_drop = value(row.equity);
            return;
        }
        Assessment& choice = rows_ == 1 ? cube_->no_double : cube_->double_take;
        choice.estimate.cubeful = value(row.equity);
        if (row.confidence) set_standard_error(choice, *row.confidence);
    }

    void set_standard_error(Assessment& assessment, double confidence) const
    {
        if (!assessment.rollout) assessment.rollout.emplace();
        assessment.rollout->standard_error.emplace().cubeful = value(confidence / kStandardErrors);
    }

    bool read_confidence(std::string_view line)
    {
        const std::optional<double> confidence = confidence_in(line);
        if (!confidence || candidates_.empty()) return false;
        set_standard_error(*candidates_.back().assessment, *confidence);
        return true;
    }

    bool read_rollout_line(std::string_view line)
    {
        if (read_confidence(line)) return true;
        const std::optional<TrialsLine> trials = trials_line(line);
        if (trials && trials_.size() < kMostFootnotes) trials_.push_back(*trials);
        if (!is_about_rollout(line)) return false;
        if (!starts_with_ignoring_case(trimmed(line), "duration")) rollout_.emplace_back(trimmed(line));
        return true;
    }

    void finish()
    {
        give_chances();
        for (std::size_t i = 0; i < candidates_.size(); ++i)
            add_trials(*candidates_[i].assessment, footnotes_[i]);
        if (!candidates_.empty()) {
            record_.plays.push_back({.by = by_, .candidates = std::move(candidates_)});
        }
        if (cube_ && rows_ > 0) finish_cube();
        if (!rollout_.empty()) record_.extras.push_back({std::string(kRolloutKey), std::move(rollout_)});
        record_.comment = trimmed(comment_);
    }

    void add_trials(Assessment& assessment, int footnote) const
    {
        if (!assessment.level.starts_with("Rollout")) return;
        const auto found = std::find_if(trials_.begin(), trials_.end(), [&](const TrialsLine& trials) {
            return trials.footnote == footnote || footnote == 0;
        });
        if (found == trials_.end()) return;
        if (!assessment.rollout) assessment.rollout.emplace();
        assessment.rollout->trials = found->trials;
    }

    void finish_cube()
    {
        cube_->by = by_;
        cube_->double_take.level = cube_->no_double.level;
        chances_ = cube_chances_;
        if (chances_.size() >= 2) cube_->no_double.estimate.probabilities = probabilities(0);
        if (chances_.size() >= 4) cube_->double_take.estimate.probabilities = probabilities(2);
        add_trials(cube_->no_double, 0);
        add_trials(cube_->double_take, 0);
        record_.cubes.push_back(*cube_);
        if (cube_chances_.size() % 2 == 1)
            warn(cube_line_, "one of the lines of chances of this cube decision is missing");
        if (rows_ < 3) warn(cube_line_, "this cube decision does not tell all three equities");
    }

    const SourceText& source_;
    Reporter& reporter_;
    PositionRecord record_;
    std::vector<Candidate> candidates_;
    std::vector<int> footnotes_;  ///< Of the candidates.
    std::string_view last_candidate_;
    std::vector<Chances> chances_;
    std::vector<Chances> cube_chances_;
    std::optional<CubeAnalysis> cube_;
    std::string_view cube_line_;
    int rows_ = 0;  ///< Of the cube decision.
    std::vector<TrialsLine> trials_;
    std::vector<std::string> rollout_;
    Provenance by_;
    std::string comment_;
    bool at_end_ = false;
    bool of_cube_ = true;  ///< Chances are those of the cube decision, not of a candidate.
};

/// The position of the lines from one XGID to the line before the next; nothing, and a report, if the XGID
/// is none.
std::optional<PositionRecord> read_position(const SourceText& source,
                                            const std::vector<std::string_view>& lines, Reporter& reporter)
{
    return PositionReader(source, reporter).read(lines);
}

}  // namespace
}  // namespace xg_text

namespace {

/// True if there is an `id`, all in capitals or all in small letters, with its sign behind it.
bool holds_id(std::string_view text, std::string_view id)
{
    for (std::size_t at = text.find(id); at != std::string_view::npos; at = text.find(id, at + 1)) {
        const std::string_view sign = text.substr(at + id.size(), 1);
        if (sign == "=" || sign == ":") return true;
    }
    return false;
}

bool begins_position(std::string_view line)
{
    line = trimmed_left(line);
    return starts_with_ignoring_case(line, "XGID=") || starts_with_ignoring_case(line, "XGID:");
}

/// True for what only XG puts below an XGID. BGBlitz draws the board above it and names O beside the frame.
bool is_of_xg(std::string_view line)
{
    return xg_text::candidate_line(line) || xg_text::version_line(line) ||
           (upper_frame(line) && trimmed(line).ends_with("+"));
}

}  // namespace

Confidence sniff_xg_text(const Sample& sample)
{
    if (!holds_id(sample.text, "GID") && !holds_id(sample.text, "gid")) return Confidence::none;
    LineCursor lines(sample.text);
    bool has_xgid = false;
    while (!lines.at_end()) {
        const std::string_view line = lines.next();
        has_xgid = has_xgid || begins_position(line);
        if (has_xgid && is_of_xg(line)) return Confidence::certain;
    }
    return Confidence::none;
}

Result<Collection> read_xg_text(const SourceText& source, const Options&, Reporter& reporter)
{
    // What follows the version belongs to nothing, such as the text of a forum.
    constexpr PositionLines kLines{
        .begins = begins_position,
        .ends = [](std::string_view line) { return xg_text::version_line(line).has_value(); },
        .read = xg_text::read_position,
        .none_found = "no XGID with a position below it could be read",
        .with_identifiers = true};
    return read_positions(source, kLines, reporter);
}

}  // namespace gammonkit
