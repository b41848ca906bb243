#include "formats/bgblitz_text/format.hpp"

#include "formats/bgblitz_text/bgblitz_lines.hpp"
#include "formats/forum_text/numbers.hpp"
#include "formats/positions/identifier_line.hpp"
#include "formats/positions/positions.hpp"
#include "importers/drawn_board/drawn_board.hpp"
#include "importers/listed_plays/listed_plays.hpp"
#include "model/match.hpp"
#include "support/ends.hpp"
#include "support/line_cursor.hpp"
#include "support/source_text.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

namespace gammonkit {
namespace bgblitz_text {
namespace {

// BGBlitz says nothing of its version here.
constexpr std::string_view kEngine = "BGBlitz";

/// "O: Green  52" behind a frame: the name, without the pips.
std::string name_behind(std::string_view line, std::string_view label)
{
    const std::size_t at = line.find(label);
    if (at == std::string_view::npos) return {};
    std::string_view name = trimmed(line.substr(at + label.size()));
    const std::size_t gap = name.find_last_of(' ');
    if (gap != std::string_view::npos && parse_int(name.substr(gap + 1))) name = name.substr(0, gap);
    return std::string(trimmed(name));
}

class PositionReader {
public:
    PositionReader(const SourceText& source, Reporter& reporter) : source_(source), reporter_(reporter) {}

    std::optional<PositionRecord> read(const std::vector<std::string_view>& lines)
    {
        first_line_ = first_or_empty(lines);
        const std::optional<DrawnBoard> board = drawn_board(lines, StackDigit::surplus);
        const std::size_t below = board ? board->line_count : 1;
        const std::optional<std::size_t> identified = read_state(lines, below);
        if (!identified) {
            reporter_.report(error_at(source_, first_line_, "bgblitz-text",
                                      "there is no XGID and no Position ID below the board"));
            return std::nullopt;
        }
        record_.origin = {source_.offset_of(first_line_)};
        check_board(board, first_line_);
        record_.players.first.name = name_behind(first_line_, "+   O:");
        if (board) record_.players.second.name = name_behind(lines[below - 1], "+   X:");
        for (std::size_t i = *identified; i < lines.size(); ++i)
            read_line(lines[i]);
        finish();
        return std::move(record_);
    }

private:
    /// Takes the XGID rather than gnubg's identifiers: it says more of money sessions. Returns the line
    /// behind.
    std::optional<std::size_t> read_state(const std::vector<std::string_view>& lines, std::size_t from)
    {
        std::optional<std::size_t> behind;
        for (std::size_t i = from; i < lines.size(); ++i) {
            const std::vector<FoundIdentifier> found = identifiers_in(lines[i]);
            const bool is_known = !found.empty() && found.front().state;
            if (!is_known && is_labelled(lines[i])) warn(lines[i], "this identifier cannot be read");
            if (!is_known) {
                if (behind) break;
                continue;
            }
            record_.state = *found.front().state;
            behind = i + 1;
        }
        return behind;
    }

    [[nodiscard]] static bool is_labelled(std::string_view line)
    {
        return line.find("XGID=") != std::string_view::npos ||
               line.find("Position-ID:") != std::string_view::npos;
    }

    void check_board(const std::optional<DrawnBoard>& board, std::string_view line)
    {
        if (board && board->position == record_.state.position) return;
        reporter_.report(warning_at(source_, line, "board-differs",
                                    board ? "the board is not that of the identifiers, which count"
                                          : "the board cannot be read; the identifiers count"));
    }

    void warn(std::string_view line, std::string message)
    {
        reporter_.report(warning_at(source_, line, "bgblitz-text-line", std::move(message)));
    }

    /// True for what BGBlitz wrote of a play, of chances or of the cube, and that was damaged: "1. 0.124
    /// mwp", "0.211 0.000 0.0x0 - 0.789".
    [[nodiscard]] static bool resembles_analysis(std::string_view line)
    {
        const std::vector<std::string_view> parts = words(line);
        const auto is_number = [](std::string_view part) { return part.find('.') == 1 && part.size() > 3; };
        return line.find(" mwp ") != std::string_view::npos || std::ranges::count_if(parts, is_number) >= 2;
    }

    [[nodiscard]] Value value(double number) const { return listed_equity(number, record_.state); }

    void read_line(std::string_view line)
    {
        if (trimmed(line).empty()) {
            if (!comment_.empty()) comment_ += '\n';
            return;
        }
        if (!is_analysis_) {
            is_analysis_ = is_heading(line);
            // Score and turn, which the identifiers have said.
            if (is_analysis_ || ++header_lines_ <= 2) return;
        }
        if (!read_candidate(line) && !read_cube(line) && !is_heading(line)) {
            if (resembles_analysis(line)) warn(line, "this looks like an analysis: it is kept as a comment");
            comment_ += std::string(trimmed(line)) + "\n";
        }
    }

    /// "Evaluation  (EMG)", "==========", "Wins  G+BG  BG" and what repeats the best row in words.
    [[nodiscard]] static bool is_heading(std::string_view line)
    {
        line = trimmed(line);
        const bool rule = line.find_first_not_of('=') == std::string_view::npos;
        const bool of_emg = line.ends_with("EMG") || line.find("(EMG)") != std::string_view::npos ||
                            line.ends_with("(Equity)");
        const bool of_wins = line.ends_with(" BG") || line.find("\xE5\x8B\x9D\xE3\x81\xA1") == 0;
        const bool repeats =
            line.find(") ") != std::string_view::npos && line.find(" :") != std::string_view::npos;
        const bool ends_in_colon_number =
            line.find(')') != std::string_view::npos && forum_text::numbers_in(line).size() == 1;
        return rule || of_emg || of_wins || repeats || ends_in_colon_number;
    }

    bool read_candidate(std::string_view line)
    {
        if (const std::optional<CandidateLine> candidate = candidate_line(line)) {
            is_analysis_ = true;
            Assessment assessment;
            if (candidate->mwc) assessment.estimate.mwc = Mwc{*candidate->mwc};
            assessment.estimate.cubeful = value(candidate->equity);
            candidates_.push_back(
                {.play = play_of(candidate->moves, line), .assessment = std::move(assessment)});
            return true;
        }
        const std::vector<double> chances = chances_line(line);
        if (chances.empty() || candidates_.empty()) return false;
        candidates_.back().assessment->estimate.probabilities = forum_text::probabilities_of(chances);
        return true;
    }

    Play play_of(std::string_view moves, std::string_view line)
    {
        if (moves.find_first_of("0123456789") == std::string_view::npos) return {};
        return listed_play(source_, moves, line, record_.state, reporter_);
    }

    bool read_cube(std::string_view line)
    {
        if (const std::optional<CubeRow> row = cube_row(line)) {
            add_row(*row);
        } else if (const std::optional<CubelessLine> cubeless = cubeless_line(line)) {
            // In matches too this is the equity of a money game.
            cube_.no_double.estimate.cubeless = Equity{cubeless->equity};
            record_.extras.push_back({std::string(kDeviationKey), {std::string(cubeless->deviation)}});
        } else if (const std::optional<WinsLine> wins = wins_line(line); wins && candidates_.empty()) {
            wins_.push_back(*wins);
        } else {
            return false;
        }
        is_analysis_ = true;
        return true;
    }

    void add_row(const CubeRow& row)
    {
        choices_.insert(row.choice);
        if (row.choice == CubeChoice::drop) {
            cube_.double_drop = value(row.equity);
            if (row.mwc) record_.extras.push_back({std::string(kDropKey), {fmt::format("{:.3f}", *row.mwc)}});
            return;
        }
        Estimate& estimate =
            (row.choice == CubeChoice::no_double ? cube_.no_double : cube_.double_take).estimate;
        estimate.cubeful = value(row.equity);
        if (row.mwc) estimate.mwc = Mwc{*row.mwc};
    }

    void finish()
    {
        if (!candidates_.empty()) {
            record_.plays.push_back(
                {.by = {.engine = std::string(kEngine)}, .candidates = std::move(candidates_)});
        }
        if (!choices_.empty()) {
            cube_.by.engine = kEngine;
            if (wins_.size() != 2 || choices_.size() < 3)
                warn(first_line_, "of the cube decision below this board something is missing");
            cube_.no_double.estimate.probabilities = chances_of_roller();
            record_.cubes.push_back(cube_);
        }
        record_.comment = trimmed(comment_);
    }

    /// Of the two lines, that of O comes first; names decide if they can.
    [[nodiscard]] std::optional<Probabilities> chances_of_roller() const
    {
        if (wins_.size() != 2) return std::nullopt;
        const std::string& roller = record_.players[record_.state.on_roll].name;
        const bool first = wins_[0].name == roller && wins_[1].name != roller;
        const bool is_o = record_.state.on_roll == Player::first;
        const bool second = wins_[1].name == roller && wins_[0].name != roller;
        const std::size_t own = first || (is_o && !second) ? 0 : 1;
        return Probabilities{.win = wins_[own].win,
                             .win_gammon = wins_[own].gammon,
                             .win_backgammon = wins_[own].backgammon,
                             .lose_gammon = wins_[1 - own].gammon,
                             .lose_backgammon = wins_[1 - own].backgammon};
    }

    const SourceText& source_;
    Reporter& reporter_;
    PositionRecord record_;
    bool is_analysis_ = false;
    int header_lines_ = 0;  ///< Behind the identifiers.
    std::vector<Candidate> candidates_;
    std::vector<WinsLine> wins_;
    CubeAnalysis cube_;
    std::set<CubeChoice> choices_;  ///< Of the cube decision, those that were told.
    std::string_view first_line_;
    std::string comment_;
};

/// The position of the lines from one upper frame to the line before the next; nothing, and a report, if
/// neither identifiers nor board tell it.
std::optional<PositionRecord> read_position(const SourceText& source,
                                            const std::vector<std::string_view>& lines, Reporter& reporter)
{
    return PositionReader(source, reporter).read(lines);
}

}  // namespace
}  // namespace bgblitz_text

namespace {

/// An upper frame with O's name and pips behind it.
bool begins_position(std::string_view line)
{
    return upper_frame(line) && line.find("+   O:") != std::string_view::npos;
}

}  // namespace

Confidence sniff_bgblitz_text(const Sample& sample)
{
    if (sample.text.find("Position-ID:") == std::string_view::npos) return Confidence::none;
    LineCursor lines(sample.text);
    bool has_board = false;
    while (!lines.at_end()) {
        const std::string_view line = lines.next();
        has_board = has_board || begins_position(line);
        if (has_board && line.find("Position-ID:") != std::string_view::npos) return Confidence::certain;
    }
    return Confidence::none;
}

Result<Collection> read_bgblitz_text(const SourceText& source, const Options&, Reporter& reporter)
{
    constexpr PositionLines kLines{.begins = begins_position,
                                   .ends = [](std::string_view) { return false; },
                                   .read = bgblitz_text::read_position,
                                   .none_found = "no board of BGBlitz in it could be read"};
    return read_positions(source, kLines, reporter);
}

}  // namespace gammonkit
