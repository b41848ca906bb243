#include "model/legal_plays.hpp"
#include "model/replay.hpp"
#include "model/validation/validate.hpp"
#include "tests/random_game.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

// A failure names the seed from which position, dice and game are made again.
namespace gammonkit {
namespace {

/// A position and a roll with all legal plays of Player::first.
struct Choice {
    explicit Choice(unsigned seed) : random(seed) {}
    std::mt19937 random;
    Position position = random_position(random);
    Dice dice = any_dice(random);
    std::vector<LegalPlay> plays = legal_plays(position, Player::first, dice);
};

int blots_hit(const Choice& choice, const LegalPlay& legal)
{
    return legal.result.checkers(Player::second, kBar) - choice.position.checkers(Player::second, kBar);
}

RC_GTEST_PROP(LegalPlays, KeepAllCheckers, (unsigned seed))
{
    const Choice choice(seed);
    for (const LegalPlay& legal : choice.plays) {
        for (const Player player : kPlayers)
            RC_ASSERT(legal.result.total(player) == choice.position.total(player));
    }
}

RC_GTEST_PROP(LegalPlays, TakeTheirPipsFromTheMover, (unsigned seed))
{
    const Choice choice(seed);
    const int before = choice.position.pip_count(Player::first);
    for (const LegalPlay& legal : choice.plays) {
        int moved = 0;
        for (const Step step : legal.play)
            moved += step.from.number() - step.to.number();
        RC_ASSERT(legal.result.pip_count(Player::first) == before - moved);
        RC_ASSERT(moved > 0);
    }
}

RC_GTEST_PROP(LegalPlays, SendWhatTheyHitToTheBar, (unsigned seed))
{
    const Choice choice(seed);
    const int before = choice.position.pip_count(Player::second);
    for (const LegalPlay& legal : choice.plays) {
        const int lost = legal.result.pip_count(Player::second) - before;
        RC_ASSERT(blots_hit(choice, legal) >= 0);
        RC_ASSERT((lost > 0) == (blots_hit(choice, legal) > 0));
    }
}

RC_GTEST_PROP(LegalPlays, LeadToDifferentBoards, (unsigned seed))
{
    const Choice choice(seed);
    for (auto a = choice.plays.begin(); a != choice.plays.end(); ++a) {
        RC_ASSERT(
            std::none_of(choice.plays.begin(), a, [&](const auto& b) { return b.result == a->result; }));
    }
}

RC_GTEST_PROP(LegalPlays, DoNotDependOnTheOrderOfTheDice, (unsigned seed))
{
    const Choice choice(seed);
    const Dice other = *Dice::from(choice.dice.second(), choice.dice.first());
    const std::vector<LegalPlay> plays = legal_plays(choice.position, Player::first, other);
    RC_ASSERT(std::equal(plays.begin(), plays.end(), choice.plays.begin(), choice.plays.end(),
                         [](const auto& a, const auto& b) { return a.result == b.result; }));
}

RC_GTEST_PROP(LegalPlays, AreTheSameForBothPlayers, (unsigned seed))
{
    const Choice choice(seed);
    const std::vector<LegalPlay> plays = legal_plays(choice.position.opposite(), Player::second, choice.dice);
    RC_ASSERT(std::equal(plays.begin(), plays.end(), choice.plays.begin(), choice.plays.end(),
                         [](const auto& a, const auto& b) { return a.result.opposite() == b.result; }));
}

RC_GTEST_PROP(LegalPlays, ExistIfThePlayerCanMove, (unsigned seed))
{
    const Choice choice(seed);
    RC_ASSERT(can_move(choice.position, Player::first, choice.dice) == !choice.plays.empty());
    const bool may_pass = !why_illegal(choice.position, Player::first, choice.dice, {});
    RC_ASSERT(may_pass == choice.plays.empty());
}

RC_GTEST_PROP(WhyIllegal, TakesTheStepsInAnyOrder, (unsigned seed))
{
    Choice choice(seed);
    for (const LegalPlay& legal : choice.plays) {
        std::vector<Step> steps(legal.play.begin(), legal.play.end());
        std::shuffle(steps.begin(), steps.end(), choice.random);
        Play shuffled;
        for (const Step step : steps)
            shuffled.add(step);
        RC_ASSERT(!why_illegal(choice.position, Player::first, choice.dice, shuffled));
        RC_ASSERT(after(choice.position, Player::first, shuffled) == legal.result);
    }
}

/// Any steps at all, from point 0 to 30.
Play any_play(std::mt19937& random)
{
    Play play;
    for (int left = any_number(random, 0, 4); left > 0; --left)
        play.add({.from = Point(any_number(random, 0, 30)), .to = Point(any_number(random, 0, 30))});
    return play;
}

/// Steps that have the length of a die, from anywhere: near to legal plays.
Play likely_play(std::mt19937& random, Dice dice)
{
    Play play;
    for (int left = any_number(random, 0, dice.is_double() ? 4 : 2); left > 0; --left) {
        const int from = any_number(random, 1, 25);
        const int die = one_in(random, 2) ? dice.high() : dice.low();
        play.add({.from = Point(from), .to = Point(std::max(0, from - die))});
    }
    return play;
}

RC_GTEST_PROP(WhyIllegal, IsSilentOnlyIfThePlayLeadsToALegalBoard, (unsigned seed))
{
    Choice choice(seed);
    for (int i = 0; i < 20; ++i) {
        const Play play =
            one_in(choice.random, 4) ? any_play(choice.random) : likely_play(choice.random, choice.dice);
        if (play.empty() || why_illegal(choice.position, Player::first, choice.dice, play)) continue;
        const auto board = after(choice.position, Player::first, play);
        RC_ASSERT(std::any_of(choice.plays.begin(), choice.plays.end(),
                              [&](const LegalPlay& legal) { return legal.result == board; }));
    }
}

Rules any_rules(std::mt19937& random)
{
    const auto variant = kVariants[static_cast<std::size_t>(any_number(random, 0, 5))];
    return {.variant = variant,
            .length = one_in(random, 3) ? 0 : any_number(random, 1, 9),
            .jacoby = one_in(random, 2),
            .beavers = one_in(random, 2)};
}

RC_GTEST_PROP(Validate, FindsNothingInAMatchPlayedByTheRules, (unsigned seed))
{
    std::mt19937 random(seed);
    CollectingReporter reporter;
    validate(random_match(random, any_rules(random)), std::nullopt, reporter);
    RC_ASSERT(reporter.seen == std::vector<Diagnostic>{});
}

RC_GTEST_PROP(MayDouble, SaysWhetherReplayFindsADoubleRight, (unsigned seed))
{
    std::mt19937 random(seed);
    const Match match = random_match(random, any_rules(random));
    const Game& game = match.games.back();
    GameReplayer replayer(match.rules, game, is_crawford_game(match, match.games.size() - 1));
    for (const Turn& turn : game.turns) {
        for (const Player player : kPlayers) {
            // A roll that cannot be played may be passed over without a play.
            if (replayer.state().dice && replayer.state().on_roll != player) continue;
            GameReplayer copy = replayer;
            std::vector<Breach> breaches;
            copy.apply({.player = player, .action = Double{}}, &breaches);
            RC_ASSERT(breaches.empty() == may_double(replayer.state(), player));
        }
        replayer.apply(turn);
    }
}

Action any_action(std::mt19937& random)
{
    const Dice dice = any_dice(random);
    switch (any_number(random, 0, 12)) {
    case 0:
        return Roll{dice};
    case 1:
        return Double{.value = any_number(random, -1, 5)};
    case 2:
        return Take{};
    case 3:
        return one_in(random, 20) ? Action(Drop{}) : Action(Remark{});
    case 4:
        return Beaver{};
    case 5:
        return Raccoon{};
    case 6:
        return Resign{};
    case 7:
        return one_in(random, 20) ? Action(AcceptResignation{}) : Action(RefuseResignation{});
    case 8:
        return SetPosition{random_position(random)};
    case 9:
        return SetCube{{.value = any_number(random, -1, 1 << 21)}};
    case 10:
        return CheckerPlay{.dice = dice, .play = any_play(random)};
    case 11:
        return CheckerPlay{.dice = dice, .notation = one_in(random, 2) ? "????" : ""};
    default:
        return CheckerPlay{.dice = dice, .play = any_play(random), .result = random_position(random)};
    }
}

RC_GTEST_PROP(GameReplayer, SurvivesAnything, (unsigned seed))
{
    std::mt19937 random(seed);
    GameReplayer replayer(any_rules(random), {}, one_in(random, 2));
    bool going = true;
    for (int i = 0; i < 200; ++i) {
        const Turn turn{.player = one_in(random, 2) ? Player::first : Player::second,
                        .action = any_action(random)};
        const GameState before = replayer.state();
        std::vector<Breach> breaches;
        going = replayer.apply(turn, &breaches) && going;
        const bool stops =
            std::any_of(breaches.begin(), breaches.end(), [](const Breach& b) { return b.stops; });
        RC_ASSERT(going == !replayer.stopped());
        RC_ASSERT(!stops || replayer.state() == before);
        RC_ASSERT(is_cube_value(replayer.state().cube.value));
    }
}

RC_GTEST_PROP(GameReplayer, GoesTheSameWayWhetherOrNotItReports, (unsigned seed))
{
    std::mt19937 random(seed);
    GameReplayer reporting({}, {}, false);
    GameReplayer silent({}, {}, false);
    std::vector<Breach> breaches;
    for (int i = 0; i < 50; ++i) {
        const Turn turn{.player = one_in(random, 2) ? Player::first : Player::second,
                        .action = any_action(random)};
        RC_ASSERT(reporting.apply(turn, &breaches) == silent.apply(turn));
        RC_ASSERT(reporting.state() == silent.state());
        RC_ASSERT(reporting.outcome() == silent.outcome());
    }
}

}  // namespace
}  // namespace gammonkit
