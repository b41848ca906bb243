#include "formats/xg_text/format.hpp"

#include "exporters/xg_text/analysis_output.hpp"
#include "exporters/xg_text/forum_board.hpp"
#include "formats/analysis_details.hpp"
#include "formats/feature_counter.hpp"
#include "formats/positions/positions.hpp"
#include "formats/xg_text/xg_lines.hpp"
#include "model/identifiers/xgid.hpp"
#include "model/match.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::xg_text {
namespace {

/// The state with the player on roll at the bottom, where X is.
struct Seen {
    Player x;
    Position position;
};

Seen seen_by_roller(const GameState& state)
{
    const bool second = state.on_roll == Player::second;
    return {.x = state.on_roll, .position = second ? state.position : state.position.opposite()};
}

std::string score_line(const GameState& state, Player x)
{
    const std::string score = fmt::format("Score is X:{} O:{}", state.score[x], state.score[opponent(x)]);
    if (!state.rules.is_money()) return fmt::format("{} {} pt.(s) match.\n", score, state.rules.length);
    std::string rules = state.rules.uses_jacoby() ? " Jacoby" : "";
    if (state.rules.beavers.value_or(false)) rules += " Beaver";
    return fmt::format("{}. Unlimited Game{}{}\n", score, rules.empty() ? "" : ",", rules);
}

/// The cube stands beside its owner's half, and nowhere at 1.
std::string_view cube_side(std::size_t row, std::size_t first_row, const std::string& face)
{
    if (row == first_row + 1) return face;
    return row == first_row || row == first_row + 2 ? " +---+" : "";
}

std::string board_text(const GameState& state, const Seen& seen)
{
    const BoardRows rows = board_rows(seen.position, false);
    const std::string face = fmt::format(" |{:^3}|", state.cube.value);
    const bool below = state.cube.owner == seen.x;
    std::string text = fmt::format("{}\n", kUpperFrame);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const bool turned = !state.cube.is_centered();
        text += fmt::format("{}{}\n", rows[row], turned ? cube_side(row, below ? 8 : 0, face) : "");
    }
    return text + fmt::format("{}\n", kLowerFrame);
}

std::string pip_line(const GameState& state, const Seen& seen)
{
    const Player o = opponent(seen.x);
    std::string score = fmt::format("X-O: {}-{}", state.score[seen.x], state.score[o]);
    if (!state.rules.is_money()) score += fmt::format("/{}", state.rules.length);
    if (state.crawford_game) score += " Crawford";
    return fmt::format("Pip count  X: {}  O: {} {}\n", state.position.pip_count(seen.x),
                       state.position.pip_count(o), score);
}

std::string cube_line(const GameState& state, Player x)
{
    if (state.cube.is_centered()) return fmt::format("Cube: {}\n", state.cube.value);
    return fmt::format("Cube: {}, {} own cube\n", state.cube.value, state.cube.owner == x ? 'X' : 'O');
}

std::string turn_line(const GameState& state)
{
    if (state.dice) return fmt::format("X to play {}{}\n", state.dice->first(), state.dice->second());
    return "X on roll, cube action\n";
}

/// A name as it can stand in the line of names.
std::string plain_name(const std::string& name)
{
    std::string plain = printable(name);
    for (std::size_t at = plain.find("  O:"); at != std::string::npos; at = plain.find("  O:"))
        plain.erase(at, 1);
    return std::string(trimmed(plain));
}

/// The lines from the XGID to "X to play 21": X is the player on roll, at the bottom.
std::string header_text(const PositionRecord& record)
{
    const GameState& state = record.state;
    const Seen seen = seen_by_roller(state);
    return fmt::format("{}\n\nX:{}   O:{}\n", xgid(state), plain_name(record.players[seen.x].name),
                       plain_name(record.players[opponent(seen.x)].name)) +
           score_line(state, seen.x) + board_text(state, seen) + pip_line(state, seen) +
           cube_line(state, seen.x) + turn_line(state) + "\n";
}

}  // namespace
}  // namespace gammonkit::xg_text

namespace gammonkit {
namespace {

using namespace xg_text;

/// True if every line of a comment is read as that.
bool fits_comment(const std::string& comment)
{
    const SourceText source("", comment);
    LineCursor lines(source);
    std::string again;
    while (!lines.at_end()) {
        const std::string_view line = lines.next();
        if (!trimmed(line).empty() && !is_comment(line)) return false;
        again += std::string(trimmed(line)) + "\n";
    }
    return trimmed(again) == comment;
}

Provenance source_of(const PositionRecord& record)
{
    if (!record.plays.empty()) return record.plays.front().by;
    return record.cubes.empty() ? Provenance{} : record.cubes.front().by;
}

void add_xg_text(std::string& text, const PositionRecord& record)
{
    const std::vector<std::string> notes = rollout_lines(record);
    text += header_text(record);
    if (!record.plays.empty() && fits(record.plays.front())) {
        text += candidates_text(record.plays.front(), record.state, notes);
    }
    if (!record.cubes.empty() && fits(record.cubes.front())) {
        text += cube_text(record.cubes.front(), record.state);
    }
    for (const std::string& note : notes)
        text += (trials_line(note) ? "" : "   ") + printable(note) + "\n";
    if (!record.comment.empty() && fits_comment(record.comment)) text += record.comment + "\n";
    const Provenance by = source_of(record);
    if (!by.engine.empty() && fits(by)) text += "\n" + version_text(by);
    text += "\n";
}

class XgTextLossCounter : public FeatureCounter {
public:
    void add(const PositionRecord& record)
    {
        count_if(Feature::turn_comments, !record.comment.empty() && !fits_comment(record.comment));
        for (const Player player : kPlayers) {
            const std::string& name = record.players[player].name;
            count_if(Feature::player_names, !name.empty() && plain_name(name) != name);
        }
        count_state_losses(record.state, state_from_xgid(xgid(record.state)).value_or(GameState{}), *this);
        add_plays(record);
        add_cubes(record);
    }

private:
    void add_plays(const PositionRecord& record)
    {
        for (std::size_t i = 0; i < record.plays.size(); ++i) {
            const PlayAnalysis& analysis = record.plays[i];
            count_if(Feature::play_analysis, i > 0 || !fits(analysis));
            count_if(Feature::analysis_sources, !fits(analysis.by));
            count_if(Feature::analysis_details, analysis.played.has_value());
            for (const Candidate& candidate : analysis.candidates)
                add(candidate);
        }
    }

    void add_cubes(const PositionRecord& record)
    {
        for (std::size_t i = 0; i < record.cubes.size(); ++i) {
            const CubeAnalysis& analysis = record.cubes[i];
            count_if(Feature::cube_analysis, i > 0 || !fits(analysis));
            count_if(Feature::analysis_details, !is_whole(analysis));
            count_if(Feature::analysis_sources, !fits(analysis.by) || analysis.by != source_of(record));
            add(analysis.no_double);
            add(analysis.double_take);
        }
    }

    void add(const Candidate& candidate)
    {
        if (!candidate.assessment) return;
        const Estimate& estimate = candidate.assessment->estimate;
        count_if(Feature::analysis_details,
                 candidate.marked_for_rollout || (estimate.cubeful && estimate.cubeless));
        add(*candidate.assessment);
    }

    void add(const Assessment& assessment)
    {
        count_if(Feature::analysis_settings, !assessment.rollout && has_settings(assessment));
        count_if(Feature::rollouts,
                 assessment.rollout && kept_of(*assessment.rollout) != *assessment.rollout);
    }
};

}  // namespace

Result<std::string> write_xg_text(const Collection& collection, const Options&)
{
    return write_positions(collection, "xg-text", add_xg_text);
}

Census xg_text_partial_losses(const Collection& collection, const Options&)
{
    return census_of<XgTextLossCounter>(collection.positions);
}

}  // namespace gammonkit
