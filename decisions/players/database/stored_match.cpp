#include "decisions/players/database/stored_match.hpp"

#include "decisions/players/database/stored_columns.hpp"
#include "model/identifiers/position_id.hpp"
#include "model/match_fingerprint.hpp"
#include "model/replay.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <set>

namespace gammonkit {
namespace {

SqlValue number_value(std::integral auto number)
{
    return static_cast<std::int64_t>(number);
}

SqlRow position_row(const GameState& state)
{
    const Position& position = state.position;
    const Player player = state.on_roll;
    return {position_id(position, player), number_value(position.pip_count(player)),
            number_value(position.pip_count(opponent(player))),
            number_value(phase_of(position, kOpeningPlies + 1) == Phase::contact ? 1 : 0)};
}

SqlRow game_row(const Match& match, std::size_t index, const FollowedGame& followed, bool is_crawford)
{
    const Game& game = match.games[index];
    const std::optional<Outcome> outcome = outcome_of(game, followed);
    return {number_value(index + 1),
            number_value(game.number),
            number_value(game.score.first),
            number_value(game.score.second),
            number_value(is_crawford ? 1 : 0),
            outcome ? number_value(outcome->winner == Player::first ? 1 : 2) : SqlValue(),
            outcome ? number_value(outcome->points) : SqlValue(),
            number_value(game.turns.size())};
}

std::string signature_of(const std::vector<std::string>& lines)
{
    return lines.empty() ? "" : to_string(fingerprint_of(joined(lines, "\n")));
}

/// By what form 2 had are analyses told apart, so that those in older databases are known again.
std::string told_in_form_2(const SqlRow& analysis)
{
    return in_sql(SqlRow(analysis.begin(), analysis.end() - std::ssize(analysis_facts_of_form_3())));
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
        stored.games.push_back(game_row(match, game, followed[game], crawford[game]));
    const StoredCells play(decision_facts());
    const StoredCells analysis(analysis_facts());
    std::vector<std::string> shape;
    std::vector<std::string> told;
    std::set<SqlRow> positions;
    std::size_t number = 0;
    for (const AskedDecision& asked : asked_decisions(match, settings)) {
        ++number;
        const Decision& decision = asked.decision();
        shape.push_back(fmt::format("{} {} {}", decision.game, decision.turn, to_string(decision.kind)));
        stored.decisions.push_back(play.row(number, asked));
        if (has_analysis_facts(asked))
            told.push_back(told_in_form_2(stored.analyses.emplace_back(analysis.row(number, asked))));
        if (decision.state) positions.insert(position_row(*decision.state));
    }
    stored.positions.assign(positions.begin(), positions.end());
    stored.signature = signature_of(told);
    stored.shape = signature_of(shape);
    return stored;
}

}  // namespace gammonkit
