#include "formats/decision_table_losses.hpp"

#include "formats/feature_counter.hpp"
#include "model/decisions/decision.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

/// How much of one turn the rows of its decisions tell.
struct Told {
    Marks marks = {};
    bool luck = false;
    std::size_t plays = 0;  ///< Analyses.
    std::size_t cubes = 0;
};

void add(const Decision& decision, const Turn& turn, Told& told)
{
    const std::size_t judged = decision.judgement ? 1 : 0;
    if (decision.kind == DecisionKind::play) {
        told.plays += judged;
        told.luck = true;
        told.marks.luck = decision.luck_mark;
    } else {
        told.cubes += turn.cubes.empty() ? 0 : judged;  // An answer may be judged by the double's analysis.
    }
    const bool waited = decision.choice == MadeChoice::waited;
    (waited ? told.marks.cube : told.marks.play) = decision.mark;
}

class TableLossCounter : public FeatureCounter {
public:
    void add(const Match& match)
    {
        for (std::size_t game = 0; game < match.games.size(); ++game) {
            const std::vector<Turn>& turns = match.games[game].turns;
            std::vector<Told> told(turns.size());
            for (const Decision& decision : decisions_of(match, game)) {
                gammonkit::add(decision, turns[decision.turn], told[decision.turn]);
                add_candidates(decision);
            }
            for (std::size_t i = 0; i < turns.size(); ++i)
                add(turns[i], told[i]);
        }
    }

    void add(const PositionRecord& record)
    {
        const Decision decision = decision_of(record);
        const std::size_t judged = decision.judgement ? 1 : 0;
        const bool of_play = decision.kind == DecisionKind::play;
        count(Feature::play_analysis, record.plays.size() - (of_play ? judged : 0));
        count(Feature::cube_analysis, record.cubes.size() - (of_play ? 0 : judged));
        add_candidates(decision);
    }

private:
    void add_candidates(const Decision& decision)
    {
        if (decision.judgement) count(Feature::other_candidates, decision.judgement->left_out);
    }

    void add(const Turn& turn, const Told& told)
    {
        count(Feature::play_analysis, turn.plays.size() - told.plays);
        count(Feature::cube_analysis, turn.cubes.size() - told.cubes);
        count(Feature::marks, turn.marks == told.marks ? 0 : 1);
        count(Feature::luck, turn.luck && !told.luck ? 1 : 0);
    }
};

}  // namespace

Census decision_table_losses(const Collection& collection, const Options&)
{
    TableLossCounter counter;
    for (const Match& match : collection.matches)
        counter.add(match);
    for (const PositionRecord& record : collection.positions)
        counter.add(record);
    return counter.result();
}

}  // namespace gammonkit
