#include "importers/mat/repeated_doubles.hpp"

#include "importers/turns/starts.hpp"
#include "model/replay.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace gammonkit::mat {
namespace {

bool is_take(const Turn& turn)
{
    return std::holds_alternative<Take>(turn.action);
}

}  // namespace

bool may_repeat_doubles(const Match& match)
{
    return std::ranges::any_of(match.games,
                               [](const Game& game) { return std::ranges::any_of(game.turns, is_take); });
}

Diagnostic repeated_doubles_found()
{
    return {.severity = Severity::note,
            .code = "double-repeat",
            .message = "this can be followed by the rules of double repeat: a double that is taken is played "
                       "once more from its position, for the same stake"};
}

void RepeatedDoubles::read(const GameLines& lines, RowsContext context, Game& game, Reporter& reporter)
{
    context.repeats_doubles = true;
    const auto read_from_here = [&](Game& into) {
        CollectingReporter said;
        read_game(lines, context, into, said);
        return said;
    };
    Game found = game;
    CollectingReporter said = read_from_here(found);
    if (!can_be_followed(said) && !doubled_.empty()) {
        Game repeated = game;
        context.starts_from = doubled_.back();
        if (CollectingReporter of_repeated = read_from_here(repeated); can_be_followed(of_repeated)) {
            found = std::move(repeated);
            said = std::move(of_repeated);
            doubled_.pop_back();
        }
    }
    pass_on(said, reporter);
    game = std::move(found);
    keep_doubles(game, context.game.match.rules);
}

void RepeatedDoubles::keep_doubles(const Game& game, const Rules& rules)
{
    GameReplayer replayer(rules, game, false);
    for (const Turn& turn : game.turns) {
        if (is_take(turn)) doubled_.push_back(replayer.state().position);
        if (!replayer.apply(turn)) return;
    }
}

}  // namespace gammonkit::mat
