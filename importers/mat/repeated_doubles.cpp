#include "importers/mat/repeated_doubles.hpp"

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

bool is_followed(const CollectingReporter& said)
{
    const auto stops = [](const Diagnostic& diagnostic) { return diagnostic.code == "taken-as-written"; };
    return said.dropped == 0 && std::ranges::none_of(said.seen, stops);
}

bool may_repeat_doubles(const Match& match, const CollectingReporter& said)
{
    return said.dropped == 0 && !is_followed(said) && std::ranges::any_of(match.games, [](const Game& game) {
               return std::ranges::any_of(game.turns, is_take);
           });
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
    if (!is_followed(said) && !doubled_.empty()) {
        Game repeated = game;
        context.starts_from = doubled_.back();
        if (CollectingReporter of_repeated = read_from_here(repeated); is_followed(of_repeated)) {
            found = std::move(repeated);
            said = std::move(of_repeated);
            doubled_.pop_back();
        }
    }
    for (Diagnostic& diagnostic : said.seen)
        reporter.report(std::move(diagnostic));
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
