#include "model/decisions/decision.hpp"

#include "formats/decision_table_losses.hpp"
#include "model/decisions/columns.hpp"
#include "tests/unit/model/boards.hpp"
#include "tests/unit/model/turns.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace gammonkit {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;
using testing::Optional;

constexpr Player kAnn = Player::first;
constexpr Player kBob = Player::second;

const Turn kAnnOpens = play(kAnn, 3, 1, {step(8, 5), step(6, 5)});
const Turn kBobAnswers = play(kBob, 6, 5, {step(24, 18), step(18, 13)});

Match match_to(int length, std::vector<Turn> turns)
{
    return {.rules = {.length = length}, .games = {Game{.turns = std::move(turns)}}};
}

std::vector<Decision> decisions(const std::vector<Turn>& turns, int length = 5)
{
    return decisions_of(match_to(length, turns), 0);
}

/// "1 play 8/5 6/5", one for each decision.
std::vector<std::string> told(const std::vector<Turn>& turns)
{
    std::vector<std::string> lines;
    for (const Decision& decision : decisions(turns))
        lines.push_back(fmt::format("{} {} {}", decision.ply, to_string(decision.kind), decision.made));
    return lines;
}

TEST(Decisions, AreEveryPlayAndEveryChanceToDouble)
{
    EXPECT_THAT(told({kAnnOpens, kBobAnswers}),
                ElementsAre("1 play 8/5 6/5", "2 double no double", "2 play 24/13"));
}

TEST(Decisions, AreDoublesAndTheirAnswers)
{
    EXPECT_THAT(told({kAnnOpens, act(kBob, Double{}), act(kAnn, Take{}), kBobAnswers}),
                ElementsAre("1 play 8/5 6/5", "2 double double", "2 take take", "2 play 24/13"));
}

TEST(Decisions, NameARollThatCannotBePlayed)
{
    const Position shut_out = board({{6, 2}, {5, 2}, {4, 2}, {3, 2}, {2, 2}, {1, 2}}, {{25, 1}, {6, 2}});
    EXPECT_THAT(told({act(kBob, SetPosition{shut_out}), play(kBob, 6, 1, {})}),
                ElementsAre("1 double no double", "1 play cannot move"));
}

TEST(Decisions, DoNotInventThePlayOfARoll)
{
    EXPECT_THAT(told({kAnnOpens, act(kBob, Roll{.dice = *Dice::from(6, 5)})}),
                ElementsAre("1 play 8/5 6/5", "2 double no double", "2 play "));
}

TEST(Decisions, ShowTheStateWithTheDice)
{
    const Decision opening = decisions({kAnnOpens})[0];
    ASSERT_TRUE(opening.state.has_value());
    EXPECT_EQ(opening.state->dice, Dice::from(3, 1));
    EXPECT_EQ(opening.state->on_roll, kAnn);
    EXPECT_EQ(opening.state->phase, GamePhase::playing);
}

TEST(Decisions, BehindATurnThatCannotBeFollowedHaveNoState)
{
    const std::vector<Decision> found = decisions({kAnnOpens, play(kBob, 5, 2, {step(23, 18)}), kAnnOpens});
    EXPECT_FALSE(found.back().state.has_value());
    EXPECT_EQ(found.back().made, "8/5 6/5");
}

TEST(Decisions, TakeNoWordsOfAPlayForADeed)
{
    Turn unread{.player = kAnn,
                .action = CheckerPlay{.dice = *Dice::from(3, 1), .play = {}, .notation = "no double"}};
    const Decision decision = decisions({unread})[0];
    EXPECT_EQ(decision.made, "no double");
    EXPECT_EQ(decision.choice, MadeChoice::played);
}

TEST(Phases, FollowContactAndHomeBoards)
{
    EXPECT_EQ(phase_of(starting_position(Variant::standard), 1), Phase::opening);
    EXPECT_EQ(phase_of(starting_position(Variant::standard), 7), Phase::contact);
    EXPECT_EQ(phase_of(board({{13, 1}}, {{11, 1}}), 1), Phase::race);
    EXPECT_EQ(phase_of(board({{13, 1}}, {{13, 1}}), 9), Phase::contact);
    EXPECT_EQ(phase_of(board({{6, 1}}, {{2, 1}}), 9), Phase::bearoff);
}

Candidate candidate(const Play& play, const Value& value, int plies)
{
    return {.play = play,
            .assessment =
                Assessment{.estimate = {.probabilities = Probabilities{.win = 0.5}, .cubeful = value},
                           .context = EvaluationContext{.plies = plies, .cubeful = true}}};
}

const Play kSplit{step(24, 23), step(13, 10)};
const Play kPoint{step(6, 5), step(8, 5)};

Turn analyzed(const Value& best, const Value& played)
{
    Turn turn = kAnnOpens;
    turn.plays = {{.by = {.engine = "Some Engine 1", .match_equity_table = "Some MET"},
                   .candidates = {candidate(kSplit, best, 2), candidate(kPoint, played, 0)}}};
    return turn;
}

TEST(Judgements, CompareThePlayWithTheBest)
{
    const Judgement judgement = *decisions({analyzed(Emg{0.25}, Emg{0.125})})[0].judgement;
    EXPECT_EQ(judgement.best, "24/23 13/10");
    EXPECT_EQ(judgement.error, (DecisionValue{.equity = 0.125}));
    EXPECT_EQ(judgement.value_of_best, (DecisionValue{.equity = 0.25}));
    EXPECT_EQ(judgement.level, "2-ply");
    EXPECT_EQ(judgement.level_of_made, "0-ply");
    EXPECT_EQ(judgement.left_out, 0U);
}

TEST(Judgements, NeverCompareDifferentUnits)
{
    EXPECT_EQ(decisions({analyzed(Emg{0.25}, Mwc{0.5})})[0].judgement->error, DecisionValue{});
    EXPECT_EQ(decisions({analyzed(Mwc{0.75}, Mwc{0.5})})[0].judgement->error, (DecisionValue{.mwc = 0.25}));
}

TEST(Judgements, NeverCompareCubefulWithCubeless)
{
    Turn turn = analyzed(Emg{0.25}, Emg{0.125});
    Estimate& played = turn.plays[0].candidates[1].assessment->estimate;
    played.cubeless = std::exchange(played.cubeful, std::nullopt);
    EXPECT_EQ(decisions({turn})[0].judgement->error, DecisionValue{});
}

CubeAnalysis cube(const Value& no_double, const Value& take, std::optional<Value> drop = {})
{
    return {.no_double = {.estimate = {.probabilities = Probabilities{.win = 0.75}, .cubeful = no_double}},
            .double_take = {.estimate = {.probabilities = Probabilities{.win = 0.75, .win_gammon = 0.25},
                                         .cubeful = take}},
            .double_drop = drop};
}

/// Bob doubles, or does not, and Ann answers with `answer`.
std::vector<Decision> doubled(const CubeAnalysis& analysis, bool doubles, const Action& answer)
{
    std::vector<Turn> turns{kAnnOpens};
    if (doubles) turns.push_back(act(kBob, Double{}));
    if (doubles) turns.push_back(act(kAnn, answer));
    if (!doubles) turns.push_back(kBobAnswers);
    turns[1].cubes = {analysis};
    return decisions(turns);
}

TEST(CubeJudgements, TellWhatAMissedDoubleCosts)
{
    const Decision offer = doubled(cube(Equity{0.5}, Equity{0.75}), false, Take{})[1];
    EXPECT_EQ(offer.judgement->best, "double");
    EXPECT_EQ(offer.judgement->error, (DecisionValue{.equity = 0.25}));
}

TEST(CubeJudgements, KnowThatTheOpponentDropsWhereThatIsBetter)
{
    const Decision offer = doubled(cube(Equity{0.75}, Equity{1.25}), false, Take{})[1];
    EXPECT_EQ(offer.judgement->error, (DecisionValue{.equity = 0.25}));
    const Decision too_good = doubled(cube(Equity{1.25}, Equity{1.5}), true, Take{})[1];
    EXPECT_EQ(too_good.judgement->best, "no double");
    EXPECT_EQ(too_good.judgement->error, (DecisionValue{.equity = 0.25}));
}

TEST(CubeJudgements, SeeTheAnswerWithTheEyesOfWhoAnswers)
{
    const Decision answer = doubled(cube(Equity{0.75}, Equity{1.25}), true, Take{})[2];
    EXPECT_EQ(answer.player, kAnn);
    EXPECT_EQ(answer.judgement->best, "drop");
    EXPECT_EQ(answer.judgement->value_of_made, (DecisionValue{.equity = -1.25}));
    EXPECT_EQ(answer.judgement->error, (DecisionValue{.equity = 0.25}));
    EXPECT_DOUBLE_EQ(answer.judgement->probabilities->win, 0.25);
    EXPECT_DOUBLE_EQ(answer.judgement->probabilities->lose_gammon, 0.25);
}

TEST(CubeJudgements, LeaveOpenWhatOnlyAMatchEquityTableCouldTell)
{
    const Decision offer = doubled(cube(Mwc{0.5}, Mwc{0.75}), false, Take{})[1];
    EXPECT_EQ(offer.judgement->best, "");
    EXPECT_EQ(offer.judgement->error, DecisionValue{});
    EXPECT_EQ(offer.judgement->double_take, (DecisionValue{.mwc = 0.75}));
}

TEST(CubeJudgements, NeedNoTableWhereDoublingGainsNothingEvenIfItIsTaken)
{
    const Decision offer = doubled(cube(Mwc{0.75}, Mwc{0.5}), false, Take{})[1];
    EXPECT_EQ(offer.judgement->best, "no double");
    EXPECT_EQ(offer.judgement->error, (DecisionValue{.mwc = 0.0}));
}

TEST(CubeJudgements, TakeTheDropFromTheSourceWhereItSaysOne)
{
    const Decision answer = doubled(cube(Mwc{0.5}, Mwc{0.75}, Mwc{0.625}), true, Take{})[2];
    EXPECT_EQ(answer.judgement->best, "drop");
    EXPECT_EQ(answer.judgement->error, (DecisionValue{.mwc = 0.125}));
}

std::size_t count(const Census& census, Feature feature)
{
    return census[static_cast<std::size_t>(feature)];
}

TEST(DecisionTableLosses, CountWhatTheRowsDoNotTell)
{
    Turn turn = analyzed(Emg{0.25}, Emg{0.125});
    turn.plays[0].candidates.push_back(candidate({step(6, 3), step(6, 5)}, Emg{0.0625}, 0));
    turn.plays.push_back(turn.plays[0]);
    Turn resigns = act(kBob, Resign{});
    resigns.marks.play = SkillMark::bad;
    resigns.luck = Value(Emg{0.1});
    const Census census = decision_table_losses({.matches = {match_to(5, {turn, resigns})}}, {});
    EXPECT_EQ(count(census, Feature::other_candidates), 1U);
    EXPECT_EQ(count(census, Feature::play_analysis), 1U);
    EXPECT_EQ(count(census, Feature::marks), 1U);
    EXPECT_EQ(count(census, Feature::luck), 1U);
}

TEST(DecisionTableLosses, AreNoneWhereAllIsTold)
{
    Turn turn = analyzed(Emg{0.25}, Emg{0.125});
    turn.marks = {.play = SkillMark::doubtful, .luck = LuckMark::lucky};
    turn.luck = Value(Emg{0.1});
    EXPECT_EQ(decision_table_losses({.matches = {match_to(5, {turn})}}, {}), Census{});
}

TEST(Decimals, HaveSixPlacesAtMost)
{
    EXPECT_EQ(decimal(0.5), "0.5");
    EXPECT_EQ(decimal(-0.1234567), "-0.123457");
    EXPECT_EQ(decimal(-0.0000001), "0");
    EXPECT_EQ(decimal(20), "20");
}

}  // namespace
}  // namespace gammonkit
