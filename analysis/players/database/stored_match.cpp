#include "analysis/players/database/stored_match.hpp"

#include "analysis/players/database/stored_columns.hpp"
#include "model/identifiers/position_id.hpp"
#include "model/match_fingerprint.hpp"
#include "model/replay.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

std::string position_values(const GameState& state)
{
    const Position& position = state.position;
    const Player player = state.on_roll;
    return fmt::format("{}, {}, {}, {}", sql_text(position_id(position, player)), position.pip_count(player),
                       position.pip_count(opponent(player)),
                       phase_of(position, kOpeningPlies + 1) == Phase::contact ? 1 : 0);
}

std::string game_values(const Match& match, std::size_t index, const FollowedGame& followed, bool is_crawford)
{
    const Game& game = match.games[index];
    const std::optional<Outcome> outcome = outcome_of(game, followed);
    return fmt::format("{}, {}, {}, {}, {}, {}, {}, {}", index + 1, game.number, game.score.first,
                       game.score.second, is_crawford ? 1 : 0,
                       outcome ? (outcome->winner == Player::first ? "1" : "2") : "NULL",
                       outcome ? std::to_string(outcome->points) : "NULL", game.turns.size());
}

std::string signature_of(const std::vector<std::string>& rows)
{
    return rows.empty() ? "" : to_string(fingerprint_of(joined(rows, "\n")));
}

}  // namespace

StoredMatch stored_match(const Match& match, const FindSettings& settings)
{
    StoredMatch stored{.record = record_of(match, settings.tables.of(match)),
                       .round = match.round,
                       .place = match.place,
                       .annotator = match.annotator};
    const FollowedMatch followed = follow(match);
    const std::vector<bool> crawford = crawford_games(match);
    for (std::size_t game = 0; game < match.games.size(); ++game)
        stored.games.push_back(game_values(match, game, followed[game], crawford[game]));
    const StoredCells play(decision_facts());
    const StoredCells analysis(analysis_facts());
    std::vector<std::string> shape;
    std::size_t number = 0;
    for (const AskedDecision& asked : asked_decisions(match, settings)) {
        ++number;
        const Decision& decision = asked.decision();
        shape.push_back(fmt::format("{} {} {}", decision.game, decision.turn, to_string(decision.kind)));
        stored.decisions.push_back(fmt::format("{}, {}", number, play.values(asked)));
        if (has_analysis_facts(asked))
            stored.analyses.push_back(fmt::format("{}, {}", number, analysis.values(asked)));
        if (decision.state) stored.positions.insert(position_values(*decision.state));
    }
    stored.signature = signature_of(stored.analyses);
    stored.shape = signature_of(shape);
    return stored;
}

}  // namespace gammonkit
