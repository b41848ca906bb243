#include "formats/gnubg_text/format.hpp"

#include "exporters/gnubg_text/analysis_output.hpp"
#include "formats/feature_counter.hpp"
#include "formats/positions/positions.hpp"
#include "model/identifiers/match_id.hpp"
#include "report/render/text_board.hpp"
#include "support/text.hpp"

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
