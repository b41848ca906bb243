#include "formats/notation/notation.hpp"
#include "formats/notation/too_many_steps.hpp"
#include "model/legal_plays.hpp"

#include <algorithm>

namespace gammonkit::notation {
namespace {

/// Adds moves word for word, each hop as one step.
void add_word_for_word(Play& play, const Moves& moves)
{
    for (const WrittenStep& hop : moves)
        play.add({.from = hop.from, .to = hop.to});
}

/// Steps of `die` pips from one place to another, the last of which may be shorter if it bears off. Nothing
/// if they don't fit, or don't fit into what is left of `play`.
bool add_in_steps(Play& play, const WrittenStep& hop, int die)
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
std::optional<Play> in_steps_of(int die, const Moves& hops)
{
    Play play;
    const bool fits = std::all_of(hops.begin(), hops.end(),
                                  [&](const WrittenStep& hop) { return add_in_steps(play, hop, die); });
    return fits ? std::optional(play) : std::nullopt;
}

bool is_as_long_as_a_die(const WrittenStep& hop, Dice dice)
{
    const int length = hop.from.number() - hop.to.number();
    return length == dice.first() || length == dice.second();
}

/// True if each hop is as long as a die and ends on the board: a step, and nothing else.
bool are_steps(const Moves& hops, Dice dice)
{
    return std::all_of(hops.begin(), hops.end(), [dice](const WrittenStep& hop) {
        return hop.to != kOff && is_as_long_as_a_die(hop, dice);
    });
}

/// False if a hop that ends on the board has not the length of a die: it is no single step.
bool may_be_steps(const Moves& hops, Dice dice)
{
    return std::all_of(hops.begin(), hops.end(), [dice](const WrittenStep& hop) {
        return hop.to == kOff || is_as_long_as_a_die(hop, dice);
    });
}

/// A hop that uses both dice of a roll, `first_die` first.
std::optional<Play> over(int first_die, const WrittenStep& hop)
{
    const int middle = hop.from.number() - first_die;
    if (middle <= hop.to.number()) return std::nullopt;
    return Play{{.from = hop.from, .to = Point(middle)}, {.from = Point(middle), .to = hop.to}};
}

/// A legal play that merged hops may mean, and where it leads.
struct Reading {
    Play play;
    Position board;
};
/// A double can be read in one way, another roll with either die first.
using Readings = StaticVector<Reading, 2>;

/// Every legal play that merged hops may mean, the likeliest first.
Readings merged_readings(const Moves& hops, const Position& position, Player player, Dice dice)
{
    Readings readings;
    const auto add = [&](const std::optional<Play>& play) {
        const auto board = play ? after_legal(position, player, dice, *play) : std::nullopt;
        if (board) readings.add({.play = *play, .board = *board});
    };
    if (dice.is_double()) {
        add(in_steps_of(dice.high(), hops));
    } else if (hops.size() == 1) {
        add(over(dice.high(), hops[0]));
        add(over(dice.low(), hops[0]));
    }
    return readings;
}

bool hits_where_unmarked(const Moves& moves, const Position& position, Player player, const Play& play)
{
    const auto is_marked = [&](Point point) {
        return std::any_of(moves.begin(), moves.end(),
                           [&](const WrittenStep& hop) { return hop.hit && hop.to == point; });
    };
    return std::any_of(play.begin(), play.end(),
                       [&](Step step) { return position.is_blot(player, step.to) && !is_marked(step.to); });
}

bool marks_where_nothing_is_hit(const Moves& moves, const Position& position, Player player)
{
    return std::any_of(moves.begin(), moves.end(),
                       [&](const WrittenStep& hop) { return hop.hit && !position.is_blot(player, hop.to); });
}

/// True if each hop that ends on a blot is marked as a hit, and no other is.
bool are_marked_as_they_hit(const Moves& moves, const Position& position, Player player)
{
    return std::all_of(moves.begin(), moves.end(),
                       [&](const WrittenStep& hop) { return hop.hit == position.is_blot(player, hop.to); });
}

/// Chooses among legal readings: one that hits only where a hit is marked goes before one that hits in
/// passing.
Resolution choose(const Moves& moves, const Position& position, Player player, const Readings& legal)
{
    const auto* quiet = std::find_if(legal.begin(), legal.end(), [&](const Reading& reading) {
        return !hits_where_unmarked(moves, position, player, reading.play);
    });
    const Reading& chosen = quiet == legal.end() ? legal[0] : *quiet;
    const bool ambiguous = std::any_of(legal.begin(), legal.end(),
                                       [&](const Reading& reading) { return reading.board != chosen.board; });
    return {.play = chosen.play, .ambiguous = ambiguous};
}

/// 24 for 1; off the board, `place`.
Point seen_by_other(Point point, Point place)
{
    return point.is_on_board() ? point.mirrored() : place;
}

}  // namespace

Moves mirrored(Moves moves)
{
    for (WrittenStep& hop : moves) {
        hop.from = seen_by_other(hop.from, kBar);
        hop.to = seen_by_other(hop.to, kOff);
    }
    return moves;
}

Result<Resolution> resolve(const Moves& moves, const Position& position, Player player, Dice dice)
{
    const auto is_legal = [&](const Play& play) {
        return may_be_steps(moves, dice) && after_legal(position, player, dice, play).has_value();
    };
    const bool fits = moves.size() <= Play::kMostSteps;
    // With a hop for each die, or only single steps, there is no other reading, legal or not. With less of
    // them, if they are legal word for word, there is none either: they use as many dice as can be used.
    const bool is_settled =
        moves.size() == (dice.is_double() ? Play::kMostSteps : 2) || (fits && are_steps(moves, dice));
    Resolution result;
    add_word_for_word(result.play, moves);
    if (!is_settled && (!fits || !is_legal(result.play))) {
        const Readings merged = merged_readings(moves, position, player, dice);
        if (merged.empty() && !fits) return failure("too-many-steps", too_many_steps());
        if (merged.empty()) return result;
        result = choose(moves, position, player, merged);
    }
    // As nearly always; steps that are not written may hit where nothing is marked.
    if (is_settled && are_marked_as_they_hit(moves, position, player)) return result;
    const bool wrong = marks_where_nothing_is_hit(moves, position, player);
    const bool unmarked = hits_where_unmarked(moves, position, player, result.play);
    if ((wrong || unmarked) && (!is_settled || is_legal(result.play))) {
        result.hit_marks_wrong = wrong;
        result.hit_unmarked = unmarked;
    }
    return result;
}

}  // namespace gammonkit::notation
