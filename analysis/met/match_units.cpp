#include "analysis/met/match_units.hpp"

#include "analysis/met/score_of.hpp"
#include "model/replay.hpp"

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

void complete(Game& game, const Rules& rules, bool crawford_game, const MatchEquityTable& table)
{
    GameReplayer replayer(rules, game, crawford_game);
    for (Turn& turn : game.turns) {
        complete(turn, replayer.state(), turn.player, table);
        if (!replayer.apply(turn)) return;
    }
}

}  // namespace

void state_in_both_units(Collection& collection, const KnownTables& tables)
{
    for (Match& match : collection.matches) {
        if (match.rules.is_money()) continue;
        const MatchEquityTable& table = tables.of(match);
        const std::vector<bool> crawford = crawford_games(match);
        for (std::size_t i = 0; i < match.games.size(); ++i)
            complete(match.games[i], match.rules, crawford[i], table);
    }
    for (PositionRecord& position : collection.positions) {
        if (!position.state.rules.is_money())
            complete(position, position.state, position.state.on_roll, tables.of(position));
    }
}

void state_in_both_units(Collection& collection, const MatchEquityTable& table)
{
    state_in_both_units(collection, KnownTables(table));
}

}  // namespace gammonkit
