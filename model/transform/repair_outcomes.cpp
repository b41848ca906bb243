#include "model/transform/repair_outcomes.hpp"

#include "model/game_report.hpp"
#include "model/replay.hpp"

#include <fmt/format.h>

namespace gammonkit {

std::vector<std::string> repair_outcomes(Match& match)
{
    std::vector<std::string> done;
    for (std::size_t index = 0; index < match.games.size(); ++index) {
        Game& game = match.games[index];
        if (!game.claimed_outcome) continue;
        const std::optional<Outcome> derived =
            follow_to_end(game, match.rules, is_crawford_game(match, index)).outcome();
        if (!derived) continue;
        done.push_back(fmt::format("game {}: the play gives {}, not {}", game.number,
                                   describe(*derived, match), describe(*game.claimed_outcome, match)));
        game.claimed_outcome.reset();
    }
    return done;
}

}  // namespace gammonkit
