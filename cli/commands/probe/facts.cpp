#include "cli/commands/probe/facts.hpp"

#include "model/replay.hpp"

namespace gammonkit::cli {
namespace {

void count_turns(const Game& game, MatchFacts& facts)
{
    for (const Turn& turn : game.turns) {
        facts.plays += std::holds_alternative<CheckerPlay>(turn.action) ? 1 : 0;
        facts.analyzed_plays += turn.plays.empty() ? 0 : 1;
        facts.analyzed_cubes += turn.cubes.empty() ? 0 : 1;
    }
}

}  // namespace

MatchFacts facts_of(const Match& match)
{
    MatchFacts facts;
    facts.players = {match.players.first.name, match.players.second.name};
    facts.variant = match.rules.variant;
    facts.length = match.rules.length;
    facts.games = match.games.size();
    facts.event = match.event;
    if (match.date) facts.date = to_string(*match.date);
    if (!match.games.empty()) facts.score = score_after(match, match.games.size() - 1);
    for (const Game& game : match.games)
        count_turns(game, facts);
    return facts;
}

}  // namespace gammonkit::cli
