#include "model/identifiers/identifier.hpp"
#include "model/identifiers/match_id.hpp"
#include "model/identifiers/ogid.hpp"
#include "model/identifiers/position_id.hpp"
#include "model/identifiers/xgid.hpp"
#include "tests/random_state.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

// A failure names the seed: random_state of a generator that starts with it is the state.
namespace gammonkit {
namespace {

GameState state_of(unsigned seed)
{
    std::mt19937 random(seed);
    return random_state(random);
}

GameState without_resignation(GameState state)
{
    if (state.offer != Offer::resignation) return state;
    state.offer = Offer::none;
    state.offered_by = Player::first;
    state.resigned_stake = Stake::single;
    return state;
}

/// With a beaver, or the raccoon that answers it, in place of whatever was offered.
GameState beavered(GameState state, Offer offer)
{
    state = without_resignation(state);
    state.dice.reset();
    state.offer = offer;
    state.offered_by = offer == Offer::beaver ? opponent(state.on_roll) : state.on_roll;
    state.cube = {offer == Offer::beaver ? 2 : 4, opponent(state.on_roll)};
    return state;
}

std::optional<Dice> ordered(const std::optional<Dice>& dice, bool high_first)
{
    if (!dice) return dice;
    return high_first ? Dice::from(dice->high(), dice->low()) : Dice::from(dice->low(), dice->high());
}

GameState as_in_gnubg_id(GameState state)
{
    state.dice = ordered(state.dice, true);
    return state;
}

GameState as_in_xgid(GameState state)
{
    state = without_resignation(state);
    if (state.rules.is_money()) state.rules.beavers = state.rules.beavers.value_or(false);
    return state;
}

GameState as_in_ogid(GameState state)
{
    state = without_resignation(state);
    state.dice = ordered(state.dice, false);
    state.rules.jacoby.reset();
    return state;
}

RC_GTEST_PROP(RandomState, SurvivesItsPositionId, (unsigned seed))
{
    const Position position = state_of(seed).position;
    for (const Player player : kPlayers) {
        RC_ASSERT(position_from_id(position_id(position, player), player).value() == position);
    }
}

RC_GTEST_PROP(RandomState, SurvivesItsMatchIdButForThePosition, (unsigned seed))
{
    GameState state = as_in_gnubg_id(state_of(seed));
    const std::string id = match_id(state).value();
    state.position = {};
    RC_ASSERT(state_from_match_id(id).value() == state);
}

RC_GTEST_PROP(RandomState, SurvivesItsGnubgId, (unsigned seed))
{
    const GameState state = as_in_gnubg_id(state_of(seed));
    RC_ASSERT(state_from_identifier(gnubg_id(state).value()).value().state == state);
}

RC_GTEST_PROP(RandomState, SurvivesItsXgid, (unsigned seed))
{
    const GameState state = as_in_xgid(state_of(seed));
    RC_ASSERT(state_from_identifier(xgid(state)).value().state == state);
}

RC_GTEST_PROP(RandomState, SurvivesItsOgid, (unsigned seed))
{
    const GameState state = as_in_ogid(state_of(seed));
    RC_ASSERT(state_from_identifier(ogid(state)).value().state == state);
}

RC_GTEST_PROP(RandomState, SurvivesWithABeaverOrARaccoon, (unsigned seed))
{
    for (const Offer offer : {Offer::beaver, Offer::raccoon}) {
        const GameState state = beavered(state_of(seed), offer);
        RC_ASSERT(state_from_gnubg_id(gnubg_id(state).value()).value() == state);
        RC_ASSERT(state_from_xgid(xgid(as_in_xgid(state))).value() == as_in_xgid(state));
    }
}

/// `text` with some of its letters replaced by letters that identifiers have.
std::string damaged(std::string text, std::mt19937& random)
{
    constexpr std::string_view kLetters = "-:=ABCDNWPabcopq01269+/ \"%|";
    for (int times = any_number(random, 1, 3); times > 0; --times) {
        const auto at = static_cast<std::size_t>(any_number(random, 0, static_cast<int>(text.size()) - 1));
        text[at] = kLetters[static_cast<std::size_t>(any_number(random, 0, 26))];
    }
    return text;
}

std::string written_as(IdentifierKind kind, const GameState& state)
{
    if (kind == IdentifierKind::xgid) return xgid(state);
    if (kind == IdentifierKind::ogid) return ogid(state);
    return gnubg_id(state).value();
}

RC_GTEST_PROP(DamagedIdentifier, IsRefusedOrMeansWhatItIsWrittenBackAs, (unsigned seed))
{
    std::mt19937 random(seed);
    const GameState state = random_state(random);
    for (const std::string& text : {gnubg_id(state).value(), xgid(state), ogid(state)}) {
        const Result<IdentifiedState> read = state_from_identifier(damaged(text, random));
        if (!read) continue;
        const std::string written = written_as(read->kind, read->state);
        RC_ASSERT(written_as(read->kind, state_from_identifier(written).value().state) == written);
    }
}

}  // namespace
}  // namespace gammonkit
