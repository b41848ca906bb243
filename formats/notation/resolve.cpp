#include "formats/notation/notation.hpp"
#include "model/legal_plays.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::notation {
namespace {

/// One checker's stretch between two places that are written: by one die or, if merged, by several.
using Hops = std::vector<Step>;

/// More hops than any play has, so that "8/7(4) 8/7(4) ..." ends early.
constexpr std::size_t kTooManyHops = Play::kMostSteps + 1;

void append(Hops& hops, const Leg& leg)
{
    for (int checker = 0; checker < leg.count; ++checker) {
        for (std::size_t i = 1; i < leg.way.size() && hops.size() < kTooManyHops; ++i)
            hops.push_back({.from = leg.way[i - 1].point, .to = leg.way[i].point});
    }
}

Hops hops_of(const Moves& moves)
{
    Hops hops;
    hops.reserve(kTooManyHops);
    for (const Leg& leg : moves.legs)
        append(hops, leg);
    return hops;
}

Play word_for_word(const Hops& hops)
{
    Play play;
    for (const Step hop : hops)
        play.add(hop);
    return play;
}

/// Steps of `die` pips from one place to another, the last of which may be shorter if it bears off. Nothing
/// if they don't fit, or don't fit into what is left of `play`.
bool add_in_steps(Play& play, Step hop, int die)
{
    int from = hop.from.number();
    while (from - die > hop.to.number()) {
        if (!play.add({.from = Point(from), .to = Point(from - die)})) return false;
        from -= die;
    }
    const bool fits = from - die == hop.to.number() || hop.to == kOff;
    return fits && play.add({.from = Point(from), .to = hop.to});
}

/// A double's hops, each in as many steps as it takes.
std::optional<Play> in_steps_of(int die, const Hops& hops)
{
    Play play;
    const bool fits =
        std::all_of(hops.begin(), hops.end(), [&](Step hop) { return add_in_steps(play, hop, die); });
    return fits ? std::optional(play) : std::nullopt;
}

/// A hop that uses both dice of a roll, `first_die` first.
std::optional<Play> over(int first_die, Step hop)
{
    const int middle = hop.from.number() - first_die;
    if (middle <= hop.to.number()) return std::nullopt;
    return Play{{.from = hop.from, .to = Point(middle)}, {.from = Point(middle), .to = hop.to}};
}

/// Every play that merged hops may mean with these dice, the likeliest first.
std::vector<Play> merged_readings(const Hops& hops, Dice dice)
{
    std::vector<Play> plays;
    const auto add = [&](const std::optional<Play>& play) {
        if (play) plays.push_back(*play);
    };
    if (dice.is_double()) {
        add(in_steps_of(dice.high(), hops));
    } else if (hops.size() == 1) {
        add(over(dice.high(), hops.front()));
        add(over(dice.low(), hops.front()));
    }
    return plays;
}

/// Every legal play that the hops may mean. If they are one word for word, there is no other: it uses as many
/// dice as can be used, a die for each hop.
std::vector<Play> legal_readings(const Hops& hops, const Position& position, Player player, Dice dice)
{
    const auto is_illegal = [&](const Play& play) {
        return why_illegal(position, player, dice, play).has_value();
    };
    if (hops.size() <= Play::kMostSteps) {
        const Play literal = word_for_word(hops);
        if (!is_illegal(literal)) return {literal};
    }
    std::vector<Play> plays = merged_readings(hops, dice);
    std::erase_if(plays, is_illegal);
    return plays;
}

bool hits_where_unmarked(const Moves& moves, const Position& position, Player player, const Play& play)
{
    const auto is_marked = [&](Point point) {
        return std::any_of(moves.legs.begin(), moves.legs.end(), [&](const Leg& leg) {
            return std::any_of(leg.way.begin() + 1, leg.way.end(),
                               [&](Touch touch) { return touch.hit && touch.point == point; });
        });
    };
    return std::any_of(play.begin(), play.end(),
                       [&](Step step) { return position.is_blot(player, step.to) && !is_marked(step.to); });
}

bool marks_where_nothing_is_hit(const Moves& moves, const Position& position, Player player)
{
    return std::any_of(moves.legs.begin(), moves.legs.end(), [&](const Leg& leg) {
        return std::any_of(leg.way.begin() + 1, leg.way.end(),
                           [&](Touch touch) { return touch.hit && !position.is_blot(player, touch.point); });
    });
}

/// Chooses among the legal readings: one that hits only where a hit is marked goes before one that hits in
/// passing.
Resolution choose(const Moves& moves, const Position& position, Player player, const std::vector<Play>& legal)
{
    const auto quiet = std::find_if(legal.begin(), legal.end(), [&](const Play& play) {
        return !hits_where_unmarked(moves, position, player, play);
    });
    Resolution result{.play = quiet == legal.end() ? legal.front() : *quiet};
    if (legal.size() == 1) return result;
    const std::optional<Position> board = after(position, player, result.play);
    result.ambiguous = std::any_of(legal.begin(), legal.end(),
                                   [&](const Play& play) { return after(position, player, play) != board; });
    return result;
}

}  // namespace

Result<Resolution> resolve(const Moves& moves, const Position& position, Player player, Dice dice)
{
    const Hops hops = hops_of(moves);
    std::vector<Play> legal = legal_readings(hops, position, player, dice);
    if (legal.empty() && hops.size() > Play::kMostSteps) {
        return failure("too-many-steps", fmt::format("a play has at most {} steps", Play::kMostSteps));
    }
    Resolution result = legal.empty() ? Resolution{.play = word_for_word(hops), .legal = false}
                                      : choose(moves, position, player, legal);
    result.hit_marks_wrong = marks_where_nothing_is_hit(moves, position, player);
    result.hit_unmarked = hits_where_unmarked(moves, position, player, result.play);
    return result;
}

}  // namespace gammonkit::notation
