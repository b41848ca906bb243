#include "model/validation/impossible_numbers.hpp"

#include "model/for_each_turn.hpp"
#include "model/limits.hpp"

#include <fmt/format.h>
#include <initializer_list>

namespace gammonkit {
namespace {

/// A number that was found, and what it was said to be.
struct StatedNumber {
    std::string_view what;
    int number = 0;
    int least = 0;
    int most = kMostPoints;
    Origin origin = {};
};

std::optional<StatedNumber> first_impossible(std::initializer_list<StatedNumber> numbers)
{
    for (const StatedNumber& stated : numbers) {
        if (stated.number < stated.least || stated.number > stated.most) return stated;
    }
    return std::nullopt;
}

std::optional<StatedNumber> impossible_in(const Game& game)
{
    return first_impossible(
        {{.what = "score", .number = game.score.first, .origin = game.origin},
         {.what = "score", .number = game.score.second, .origin = game.origin},
         {.what = "number of points",
          .number = game.claimed_outcome ? game.claimed_outcome->points : 0,
          .origin = game.origin},
         {.what = "number of automatic doubles", .number = game.automatic_doubles, .origin = game.origin},
         {.what = "number of a game",
          .number = game.number,
          .least = -kLargestNumber,
          .most = kLargestNumber,
          .origin = game.origin}});
}

std::optional<StatedNumber> impossible_in(const Match& match)
{
    if (const auto found = first_impossible(
            {{.what = "length of a match", .number = match.rules.length, .origin = match.origin}}))
        return found;
    for (const Game& game : match.games) {
        if (const auto found = impossible_in(game)) return found;
    }
    return std::nullopt;
}

std::optional<StatedNumber> impossible_in(const PositionRecord& record)
{
    const GameState& state = record.state;
    return first_impossible(
        {{.what = "length of a match", .number = state.rules.length, .origin = record.origin},
         {.what = "score", .number = state.score.first, .origin = record.origin},
         {.what = "score", .number = state.score.second, .origin = record.origin}});
}

template <class Record>
void take_out(std::vector<Record>& records, std::string_view kind, Reporter& reporter)
{
    std::size_t place = 0;
    std::erase_if(records, [&](const Record& record) {
        ++place;
        const std::optional<StatedNumber> found = impossible_in(record);
        if (!found) return false;
        reporter.report({.severity = Severity::error,
                         .code = "impossible-number",
                         .message = fmt::format("{} is no {}: {} {} is left out", found->number, found->what,
                                                kind, place),
                         .where = found->origin.known(),
                         .hint = fmt::format("the least is {}, the most is {}", found->least, found->most)});
        return true;
    });
}

/// Rounding, and the averages of rollouts with luck taken out, reach beyond 0 and 1.
constexpr double kSlack = 0.25;

std::optional<double> impossible_in(const Probabilities& chances)
{
    const auto& [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon] = chances;
    for (const double chance : {win, win_gammon, win_backgammon, lose_gammon, lose_backgammon}) {
        const bool is_possible = chance >= -kSlack && chance <= 1 + kSlack;
        if (!is_possible) return chance;
    }
    return std::nullopt;
}

/// Of one turn or position.
template <class Part>
void take_out_chances(Part& part, Origin where, Reporter& reporter)
{
    std::optional<double> found;
    for_each_assessment(part, [&](Assessment& assessment) {
        std::optional<Probabilities>& chances = assessment.estimate.probabilities;
        const std::optional<double> impossible = chances ? impossible_in(*chances) : std::nullopt;
        if (!impossible) return;
        if (!found) found = impossible;
        chances.reset();
    });
    if (!found) return;
    reporter.report(
        {.severity = Severity::warning,
         .code = "impossible-chance",
         .message = fmt::format("{:g} is no chance: the chances of this evaluation are left out", *found),
         .where = where.known()});
}

}  // namespace

void take_out_impossible_numbers(Collection& collection, Reporter& reporter)
{
    take_out(collection.matches, "match", reporter);
    take_out(collection.positions, "position", reporter);
}

void take_out_impossible_chances(Collection& collection, Reporter& reporter)
{
    for (Match& match : collection.matches) {
        for (Game& game : match.games) {
            for (Turn& turn : game.turns)
                take_out_chances(turn, turn.origin.known() ? turn.origin : game.origin, reporter);
        }
    }
    for (PositionRecord& record : collection.positions)
        take_out_chances(record, record.origin, reporter);
}

}  // namespace gammonkit
