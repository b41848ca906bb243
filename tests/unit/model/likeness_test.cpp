#include "model/decisions/likeness.hpp"

#include "model/identifiers/xgid.hpp"
#include "support/text.hpp"
#include "tests/unit/model/random_positions.hpp"

#include <fstream>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

struct Labelled {
    DecisionTraits traits;
    std::string plans;  ///< What a player called the plan of the side that decides: one, or "a/b".
    std::string half;
};

/// The positions that game_plan_test tells of, those that ask for a decision.
std::vector<Labelled> labelled()
{
    std::ifstream file(GAMMONKIT_SOURCE_DIR "/tests/unit/model/game_plans.tsv");
    std::vector<Labelled> all;
    for (std::string line; std::getline(file, line);) {
        const std::vector<std::string_view> cells = split(line, '\t');
        if (cells.size() != 4 || cells[0] == "xgid") continue;
        const GameState state = state_from_xgid(cells[0]).value();
        all.push_back({traits_of(state).value(), std::string(cells[1]), std::string(cells[3])});
    }
    return all;
}

bool agree(std::string_view one, std::string_view other)
{
    for (const std::string_view plan : split(one, '/')) {
        for (const std::string_view same : split(other, '/'))
            if (plan == same) return true;
    }
    return false;
}

/// Of how many positions of a half the nearest other of all has a plan that a player called the same. The
/// kind of the decision is left out of account: there are too few of each.
std::pair<int, int> agreement_of_nearest(std::string_view half)
{
    const std::vector<Labelled> all = labelled();
    int agreed = 0;
    int asked = 0;
    for (const Labelled& one : all) {
        if (one.half != half) continue;
        const Labelled* nearest = nullptr;
        for (const Labelled& other : all) {
            if (&other == &one) continue;
            if (nearest == nullptr ||
                distance(one.traits, other.traits) < distance(one.traits, nearest->traits))
                nearest = &other;
        }
        ++asked;
        agreed += agree(one.plans, nearest->plans) ? 1 : 0;
    }
    return {agreed, asked};
}

TEST(Likeness, FindsThePlanThatAPlayerSees)
{
    const auto [agreed, asked] = agreement_of_nearest("test");
    EXPECT_EQ(asked, 100);
    EXPECT_GE(agreed, 81);
}

TEST(Likeness, FindsThePlansThatItsWeightsWereSetBy)
{
    const auto [agreed, asked] = agreement_of_nearest("tune");
    EXPECT_EQ(asked, 100);
    EXPECT_GE(agreed, 84);
}

/// A state in which Player::first decides how to play, to double or to take.
GameState random_state(int index)
{
    SplitMix random(static_cast<std::uint64_t>(index) + 77);
    GameState state{.position = random_position(index), .rules = {.length = random.between(0, 3) * 4}};
    state.cube.value = 1 << random.between(0, 3);
    if (random.between(0, 1) == 1) state.cube.owner = kPlayers[random.between(0, 1)];
    if (!state.rules.is_money()) state.score = {random.between(0, 3), random.between(0, 3)};
    const int kind = random.between(0, 2);
    if (kind == 0) state.dice = Dice::from(random.between(1, 6), random.between(1, 6));
    if (kind == 1) {
        state.offer = Offer::cube;
        state.offered_by = Player::second;
        state.on_roll = Player::second;
    }
    return state;
}

/// The same seen from the other side of the board.
GameState exchanged(GameState state)
{
    state.position = state.position.opposite();
    state.on_roll = opponent(state.on_roll);
    state.offered_by = opponent(state.offered_by);
    if (state.cube.owner) state.cube.owner = opponent(*state.cube.owner);
    std::swap(state.score.first, state.score.second);
    return state;
}

TEST(Likeness, IsADistance)
{
    for (int i = 0; i < 500; ++i) {
        const DecisionTraits one = traits_of(random_state(i)).value();
        const DecisionTraits other = traits_of(random_state(i + 1)).value();
        EXPECT_EQ(distance(one, one), 0) << i;
        EXPECT_EQ(distance(one, other), distance(other, one)) << i;
        EXPECT_GT(distance(one, other), 0) << i;
        EXPECT_EQ(traits_of(exchanged(random_state(i))).value(), one) << i;
        const DecisionTraits third = traits_of(random_state(i + 2)).value();
        EXPECT_LE(distance(one, third), distance(one, other) + distance(other, third) + 1e-9) << i;
    }
}

TEST(Likeness, SaysWhy)
{
    const auto traits = [](std::string_view xgid) {
        return traits_of(state_from_xgid(xgid).value()).value();
    };
    const DecisionTraits asked = traits("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10");
    EXPECT_EQ(why(likeness_of(asked, asked)), "same plan, opponent-plan");
    const DecisionTraits other = traits("XGID=-b----E-C---eE---c-e----B-:1:1:1:61:2:0:0:7:10");
    const Likeness likeness = likeness_of(asked, other);
    EXPECT_EQ(why(likeness), "same plan, opponent-plan; other cube, score");
    EXPECT_DOUBLE_EQ(likeness.distance, 2 + 0.5 + 0.5);
    EXPECT_EQ(why(likeness, Translator()), "same: game plan, opponent's game plan; other: cube, score");
    EXPECT_EQ(why(likeness, Translator::of("de").value()),
              "gleich: Spielplan, Spielplan des Gegners; anders: Doppler, Stand");
    EXPECT_EQ(why(Likeness{.differs = {LikenessPart::shots}}, Translator()), "other: shots");
}

TEST(Likeness, RefusesWhatAsksForNoDecision)
{
    GameState state = state_from_xgid("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10").value();
    state.phase = GamePhase::over;
    EXPECT_EQ(traits_of(state).error().message, "the game is over, so the position asks for no decision");
    state.phase = GamePhase::playing;
    state.offer = Offer::resignation;
    EXPECT_EQ(traits_of(state).error().message, "a resignation is offered: what is like that is not known");
}

}  // namespace
}  // namespace gammonkit
