#include "formats/xg_text/format.hpp"

#include "exporters/xg_text/analysis_output.hpp"
#include "exporters/xg_text/header_output.hpp"
#include "formats/analysis_details.hpp"
#include "formats/feature_counter.hpp"
#include "formats/positions/positions.hpp"
#include "formats/xg_text/xg_lines.hpp"
#include "model/identifiers/xgid.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

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

void add_position(std::string& text, const PositionRecord& record)
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
    return write_positions(collection, "xg-text", add_position);
}

Census xg_text_partial_losses(const Collection& collection, const Options&)
{
    return census_of<XgTextLossCounter>(collection.positions);
}

}  // namespace gammonkit
