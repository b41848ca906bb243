#include "analysis/met/match_units.hpp"

#include "analysis/met/score_of.hpp"

namespace gammonkit {
namespace {

/// Converts at one score, for one cube and the player who decides. Equities -1 and 1 are the game lost and
/// won at the cube as it stands.
class UnitConverter {
public:
    UnitConverter(const MatchEquityTable& table, const GameState& state, Player player)
        : lost_(table.after(score_of(state), opponent(player), state.cube.value, player).value),
          won_(table.after(score_of(state), player, state.cube.value, player).value)
    {
    }

    void complete(PlayAnalysis& analysis) const
    {
        for (Candidate& candidate : analysis.candidates) {
            if (candidate.assessment) complete(*candidate.assessment);
        }
    }

    void complete(CubeAnalysis& analysis) const
    {
        complete(analysis.no_double);
        complete(analysis.double_take);
        to_equity(analysis.double_drop, lost_);
        const bool known = analysis.no_double.estimate.cubeful && analysis.double_take.estimate.cubeful;
        if (!analysis.double_drop && known) analysis.double_drop = Emg{1};
    }

private:
    void complete(Assessment& assessment) const
    {
        complete(assessment.estimate, lost_);
        const bool has_error = assessment.rollout && assessment.rollout->standard_error;
        // An error has a size but no place on the scale.
        if (has_error) complete(*assessment.rollout->standard_error, (won_ - lost_) / -2);
    }

    /// `base` is what -1 is as a chance.
    void complete(Estimate& estimate, double base) const
    {
        if (!estimate.cubeful || !(won_ > lost_)) return;
        if (const auto* chance = std::get_if<Mwc>(&*estimate.cubeful)) {
            if (!estimate.mwc) estimate.mwc = *chance;
        } else if (const auto* equity = std::get_if<Emg>(&*estimate.cubeful); equity && !estimate.mwc) {
            estimate.mwc = Mwc{base + (equity->value + 1) / 2 * (won_ - lost_)};
        }
        to_equity(estimate.cubeful, base);
        to_equity(estimate.cubeless, base);
    }

    void to_equity(std::optional<Value>& value, double base) const
    {
        const auto* chance = value ? std::get_if<Mwc>(&*value) : nullptr;
        if (chance == nullptr || !(won_ > lost_)) return;
        value = Emg{2 * (chance->value - base) / (won_ - lost_) - 1};
    }

    double lost_;
    double won_;
};

/// Who may double, or has doubled: cube decisions are seen by him, also where they stand with the answer.
Player doubler(const GameState& state, Player player)
{
    return state.offer == Offer::cube ? state.offered_by : player;
}

template <class Part>
void complete(Part& part, const GameState& state, Player player, const MatchEquityTable& table)
{
    for (PlayAnalysis& analysis : part.plays)
        UnitConverter(table, state, player).complete(analysis);
    for (CubeAnalysis& analysis : part.cubes)
        UnitConverter(table, state, doubler(state, player)).complete(analysis);
}

}  // namespace

void state_in_both_units(Match& match, const FollowedMatch& followed, const MatchEquityTable& table)
{
    if (match.rules.is_money()) return;
    for (std::size_t i = 0; i < match.games.size(); ++i) {
        for (std::size_t turn = 0; turn < followed[i].before.size(); ++turn) {
            Turn& of = match.games[i].turns[turn];
            complete(of, followed[i].before[turn], of.player, table);
        }
    }
}

void state_in_both_units(PositionRecord& position, const KnownTables& tables)
{
    if (!position.state.rules.is_money())
        complete(position, position.state, position.state.on_roll, tables.of(position));
}

void state_in_both_units(Collection& collection, const KnownTables& tables)
{
    for (Match& match : collection.matches) {
        if (!match.rules.is_money()) state_in_both_units(match, follow(match), tables.of(match));
    }
    for (PositionRecord& position : collection.positions)
        state_in_both_units(position, tables);
}

void state_in_both_units(Collection& collection, const MatchEquityTable& table)
{
    state_in_both_units(collection, KnownTables(table));
}

}  // namespace gammonkit
