#include "formats/bgblitz_text/format.hpp"

#include "exporters/bgblitz_text/analysis_output.hpp"
#include "exporters/xg_text/forum_board.hpp"
#include "formats/bgblitz_text/bgblitz_lines.hpp"
#include "formats/feature_counter.hpp"
#include "formats/positions/positions.hpp"
#include "model/identifiers/match_id.hpp"
#include "model/identifiers/position_id.hpp"
#include "model/identifiers/xgid.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

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
