#include "model/decisions/likeness.hpp"

#include "model/structure/shots.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <fmt/format.h>
#include <functional>
#include <numeric>

namespace gammonkit {
namespace {

using Part = LikenessPart;

constexpr std::size_t kMostNamed = 2;
/// A prime that is worth a word.
constexpr int kNamedPrime = 4;

SideTraits side_traits(const Position& position, Player player, GamePlan plan)
{
    const SideStructure structure = structure_of(position.side(player));
    return {.plan = plan,
            .made = structure.made,
            .back = structure.back,
            .bar = structure.bar,
            .off = structure.off,
            .blots = structure.blots,
            .home_blots = structure.home_blots,
            .pips = position.pip_count(player)};
}

double points_apart(PointSet one, PointSet other, PointSet among)
{
    return std::popcount((one ^ other) & among);
}

double apart(int one, int other)
{
    return std::abs(one - other);
}

/// Some number of both sides.
template <class Number>
double both(const DecisionTraits& one, const DecisionTraits& other, Number number)
{
    return apart(number(one.own), number(other.own)) + apart(number(one.other), number(other.other));
}

double score_apart(const DecisionTraits& one, const DecisionTraits& other)
{
    using namespace likeness;
    const bool is_money = one.away == 0;
    if (is_money != (other.away == 0)) return kMoney;
    const auto far = [](int away) { return std::min(away, kMostAway); };
    return kAway * (apart(far(one.away), far(other.away)) +
                    apart(far(one.opponent_away), far(other.opponent_away))) +
           (one.crawford != other.crawford ? kCrawford : 0);
}

double cube_apart(const DecisionTraits& one, const DecisionTraits& other)
{
    const auto doublings = [](int cube) { return std::countr_zero(static_cast<unsigned>(cube)); };
    return likeness::kCubeValue * apart(doublings(one.cube), doublings(other.cube)) +
           (one.holder != other.holder ? likeness::kCubeOwner : 0);
}

/// How many dice of the one roll the other does not have.
int dice_apart(const DecisionTraits& one, const DecisionTraits& other)
{
    if (one.high_die == other.high_die) return one.low_die == other.low_die ? 0 : 1;
    const bool shares =
        one.low_die == other.low_die || one.high_die == other.low_die || one.low_die == other.high_die;
    return shares ? 1 : 2;
}

/// Whether it says anything that two decisions have this in common.
bool is_telling(Part part, const DecisionTraits& traits)
{
    switch (part) {
    case Part::plan:
        return traits.own.plan != GamePlan::mixed;
    case Part::opponent_plan:
        return traits.other.plan != GamePlan::mixed;
    case Part::anchor:
        return (traits.own.made & kFarHome) != 0;
    case Part::opponent_anchor:
        return (traits.other.made & kFarHome) != 0;
    case Part::prime:
        return std::max(longest_run(traits.own.made), longest_run(traits.other.made)) >= kNamedPrime;
    case Part::bar:
        return traits.own.bar + traits.other.bar > 0;
    case Part::points:
    case Part::opponent_points:
    case Part::race:
    case Part::score:
        return true;
    default:
        return false;
    }
}

/// All but the shots, which take longest.
DecisionTraits bare_traits(const GameState& state, DecisionKind kind, Player player)
{
    const ByPlayer<GamePlan> plans = game_plans_of(state.position);
    DecisionTraits traits{.kind = kind,
                          .own = side_traits(state.position, player, plans[player]),
                          .other = side_traits(state.position, opponent(player), plans[opponent(player)]),
                          .away = away(state, player),
                          .opponent_away = away(state, opponent(player)),
                          .cube = state.cube.value};
    if (state.crawford_game) traits.crawford = CrawfordPhase::crawford;
    if (is_post_crawford(state)) traits.crawford = CrawfordPhase::after;
    if (!state.cube.is_centered())
        traits.holder = state.cube.owner == player ? CubeHolder::player : CubeHolder::opponent;
    if (kind == DecisionKind::play && state.dice) {
        traits.high_die = state.dice->high();
        traits.low_die = state.dice->low();
    }
    return traits;
}

template <class Name>
std::string names_of(const std::vector<Part>& parts, Name name)
{
    std::string names;
    for (const Part part : parts)
        names += fmt::format("{}{}", names.empty() ? "" : ", ", name(part));
    return names;
}

std::string with_both(std::string same, std::string_view other)
{
    return same.empty() || other.empty() ? same.append(other) : fmt::format("{}; {}", same, other);
}

}  // namespace

std::string_view to_string(LikenessPart part)
{
    static constexpr std::array<std::string_view, kLikenessParts> kNames{"plan",   "opponent-plan",
                                                                         "anchor", "opponent-anchor",
                                                                         "points", "opponent-points",
                                                                         "prime",  "bar",
                                                                         "back",   "off",
                                                                         "blots",  "shots",
                                                                         "pips",   "race",
                                                                         "score",  "cube",
                                                                         "dice"};
    return kNames[static_cast<std::size_t>(part)];
}

Result<DecisionTraits> traits_of(const GameState& state)
{
    const bool is_over = state.position.has_won(Player::first) || state.position.has_won(Player::second);
    if (is_over || (state.phase != GamePhase::playing && state.phase != GamePhase::not_started))
        return failure("usage", "the game is over, so the position asks for no decision");
    if (state.phase == GamePhase::not_started)
        return failure("usage", "the game has not begun, so the position asks for no decision");
    if (state.offer == Offer::resignation)
        return failure("usage", "a resignation is offered: what is like that is not known");
    const DecisionKind kind = state.cube_is_offered() ? DecisionKind::answer
                              : state.dice            ? DecisionKind::play
                                                      : DecisionKind::offer;
    DecisionTraits traits = bare_traits(state, kind, state.to_decide());
    traits.shots = shots_of(state.position, state.on_roll).any;
    return traits;
}

PartDistances part_distances(const DecisionTraits& one, const DecisionTraits& other)
{
    using namespace likeness;
    constexpr PointSet kNearer = ~kFarHome;
    const auto lead = [](const DecisionTraits& traits) { return traits.other.pips - traits.own.pips; };
    const auto blots_of = [](const SideTraits& side) { return side.blots + side.home_blots; };
    const auto prime_of = [](const SideTraits& side) { return longest_run(side.made); };
    PartDistances all{};
    const auto put = [&](Part part, double far) { all[static_cast<std::size_t>(part)] = far; };
    put(Part::plan, one.own.plan != other.own.plan ? kPlan : 0);
    put(Part::opponent_plan, one.other.plan != other.other.plan ? kOpponentPlan : 0);
    put(Part::anchor, kAnchor * points_apart(one.own.made, other.own.made, kFarHome));
    put(Part::opponent_anchor, kAnchor * points_apart(one.other.made, other.other.made, kFarHome));
    put(Part::points, kPoint * points_apart(one.own.made, other.own.made, kNearer));
    put(Part::opponent_points, kPoint * points_apart(one.other.made, other.other.made, kNearer));
    put(Part::prime, kPrime * both(one, other, prime_of));
    put(Part::bar, kBarChecker * both(one, other, [](const SideTraits& side) { return side.bar; }));
    put(Part::back, kBackChecker * both(one, other, [](const SideTraits& side) { return side.back; }));
    put(Part::off, kOffChecker * both(one, other, [](const SideTraits& side) { return side.off; }));
    put(Part::blots, kBlot * both(one, other, blots_of));
    put(Part::shots, kShot * apart(one.shots, other.shots));
    put(Part::pips, kPip * both(one, other, [](const SideTraits& side) { return side.pips; }));
    put(Part::race, kRacePip * apart(lead(one), lead(other)));
    put(Part::score, score_apart(one, other));
    put(Part::cube, cube_apart(one, other));
    put(Part::dice, kDie * dice_apart(one, other));
    return all;
}

double distance(const DecisionTraits& one, const DecisionTraits& other)
{
    const PartDistances parts = part_distances(one, other);
    return std::accumulate(parts.begin(), parts.end(), 0.0);
}

Likeness likeness_of(const DecisionTraits& asked, const DecisionTraits& found)
{
    const PartDistances parts = part_distances(asked, found);
    Likeness likeness{.distance = distance(asked, found)};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto part = static_cast<Part>(i);
        const bool is_same = parts[i] == 0;
        if (!is_same) likeness.differs.push_back(part);
        if (is_same && is_telling(part, asked) && likeness.same.size() < kMostNamed)
            likeness.same.push_back(part);
    }
    const auto far = [&](Part part) { return parts[static_cast<std::size_t>(part)]; };
    std::ranges::stable_sort(likeness.differs, std::greater(), far);
    likeness.differs.resize(std::min(likeness.differs.size(), kMostNamed));
    return likeness;
}

std::optional<Likeness> likeness_of(const DecisionTraits& asked, const Decision& found, double most)
{
    if (found.kind != asked.kind || !found.state) return std::nullopt;
    DecisionTraits traits = bare_traits(*found.state, found.kind, found.player);
    traits.shots = asked.shots;
    if (distance(asked, traits) > most) return std::nullopt;
    traits.shots = shots_of(found.state->position, found.state->on_roll).any;
    Likeness likeness = likeness_of(asked, traits);
    return likeness.distance > most ? std::nullopt : std::optional(std::move(likeness));
}

std::string why(const Likeness& likeness)
{
    const auto named = [](std::string_view how, const std::vector<Part>& parts) {
        const auto name = [](Part part) { return to_string(part); };
        return parts.empty() ? "" : fmt::format("{} {}", how, names_of(parts, name));
    };
    return with_both(named("same", likeness.same), named("other", likeness.differs));
}

std::string_view title_of(LikenessPart part)
{
    static constexpr std::array<std::string_view, kLikenessParts> kTitles{
        "game plan"_say,     "opponent's game plan"_say, "anchor"_say, "opponent's anchor"_say,
        "own points"_say,    "opponent's points"_say,    "primes"_say, "checkers on the bar"_say,
        "checkers back"_say, "checkers off"_say,         "blots"_say,  "shots"_say,
        "pip counts"_say,    "lead in the race"_say,     "score"_say,  "cube"_say,
        "dice"_say};
    return kTitles[static_cast<std::size_t>(part)];
}

std::string why(const Likeness& likeness, const Translator& words)
{
    const auto name = [&](Part part) { return words.say(title_of(part)); };
    return with_both(likeness.same.empty() ? "" : words.say("same: {0}", names_of(likeness.same, name)),
                     likeness.differs.empty() ? ""
                                              : words.say("other: {0}", names_of(likeness.differs, name)));
}

}  // namespace gammonkit
