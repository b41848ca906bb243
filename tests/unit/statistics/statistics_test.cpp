#include "decisions/statistics/statistics.hpp"
#include "model/structure/game_plan.hpp"

#include "analysis/met/named_tables.hpp"
#include "decisions/statistics/figures.hpp"
#include "tests/unit/model/boards.hpp"
#include "tests/unit/model/turns.hpp"

#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <iterator>
#include <set>

namespace gammonkit {
namespace {

using testing::ElementsAre;

constexpr Player kAnn = Player::first;
constexpr Player kBob = Player::second;

const Play kSplit{step(24, 23), step(13, 10)};
const Play kPoint{step(6, 5), step(8, 5)};

Candidate candidate(const Play& play, double equity)
{
    return {.play = play, .assessment = Assessment{.estimate = {.cubeful = Equity{equity}}}};
}

/// Ann opens with 31, and makes her 5 point, which loses `error`.
Turn opening(double error)
{
    Turn turn = play(kAnn, 3, 1, kPoint);
    if (error > 0) {
        turn.plays = {{.candidates = {candidate(kSplit, 0.25), candidate(kPoint, 0.25 - error)}}};
    } else {
        turn.plays = {{.candidates = {candidate(kPoint, 0.25), candidate(kSplit, 0.125)}}};
    }
    return turn;
}

Turn with_cube(Turn turn, double no_double, double double_take)
{
    turn.cubes = {{.no_double = {.estimate = {.cubeful = Equity{no_double}}},
                   .double_take = {.estimate = {.cubeful = Equity{double_take}}}}};
    return turn;
}

const Turn kBobAnswers = play(kBob, 6, 5, {step(24, 18), step(18, 13)});

Match session(std::vector<Turn> turns)
{
    return {.games = {Game{.turns = std::move(turns)}}};
}

MatchStatistics statistics(std::vector<Turn> turns)
{
    return statistics_of(session(std::move(turns)));
}

/// The cube decisions and what each counts for.
std::vector<std::string> told(const std::vector<Turn>& turns)
{
    std::vector<std::string> lines;
    const MatchStatistics all = statistics(turns);
    for (const DecisionError& judged : all.decisions) {
        if (judged.decision.kind == DecisionKind::play) continue;
        const std::string_view mistake = judged.mistake ? to_string(*judged.mistake) : "right";
        lines.push_back(fmt::format("{}: {}, {}", judged.decision.made, mistake, to_string(judged.in_rate)));
    }
    return lines;
}

TEST(CubeStatistics, CountNoDecisionBeforeARollThatWasNotPlayed)
{
    const std::vector<std::string> lines = told({opening(0), with_cube(kBobAnswers, 0.1, 0),
                                                 with_cube(act(kAnn, Roll{*Dice::from(2, 1)}), 0.1, 0),
                                                 act(kAnn, Resign{}), act(kBob, AcceptResignation{})});
    EXPECT_THAT(lines, ElementsAre("no double: right, counted", "no double: right, not played"));
}

TEST(CubeStatistics, MissNoAnalysisOfADeadCube)
{
    Match match =
        session({opening(0), with_cube(kBobAnswers, 0.1, 0), play(kAnn, 2, 1, {step(13, 11), step(6, 5)}),
                 play(kBob, 2, 1, {step(13, 11), step(6, 5)})});
    match.rules.length = 3;
    EXPECT_EQ(statistics_of(match).match.players.second.cube->not_analyzed, 1);
    match.games[0].score = {0, 2};
    match.games[0].crawford = false;
    EXPECT_EQ(statistics_of(match).match.players.second.cube->not_analyzed, 0);
}

TEST(CheckerStatistics, CountAnErrorWithItsMark)
{
    const MatchStatistics all = statistics({opening(0.125)});
    const CheckerStatistics checker = all.match.players.first.checker.value();
    EXPECT_EQ(checker.very_bad, 1);
    EXPECT_EQ(checker.rate, (Rate{.decisions = 1, .error = {0.125, 0.125}}));
    EXPECT_THAT(all.match.players.first.biggest_errors, ElementsAre(0U));
}

TEST(CheckerStatistics, MarkNothingThatOnlyReachesTheThreshold)
{
    const CountingRules rules{.thresholds = MarkThresholds{.very_bad = 0.125}};
    const MatchStatistics all = statistics_of(session({opening(0.125)}), default_met(), rules);
    EXPECT_EQ(all.match.players.first.checker->bad, 1);
}

TEST(CheckerStatistics, AreUnknownAndNotZeroWithoutAnAnalysis)
{
    const MatchStatistics all = statistics({play(kAnn, 3, 1, kPoint), kBobAnswers});
    EXPECT_FALSE(all.match.players.first.checker);
    EXPECT_FALSE(all.match.players.first.luck);
    EXPECT_EQ(all.match.players.first.moves, 1);
    EXPECT_TRUE(all.nothing_analyzed);
    EXPECT_FALSE(all.match.players.first.overall());
}

TEST(CheckerStatistics, CountAForcedRollAsAMoveOnlyEvenWithoutAnAnalysis)
{
    const Position shut_out = board({{6, 2}, {5, 2}, {4, 2}, {3, 2}, {2, 2}, {1, 2}}, {{25, 1}, {6, 2}});
    const MatchStatistics all =
        statistics({opening(0.125), act(kBob, SetPosition{shut_out}), play(kBob, 6, 1, {})});
    const PlayerStatistics& bob = all.match.players.second;
    EXPECT_EQ(bob.checker->unmarked, 1);
    EXPECT_EQ(bob.checker->not_analyzed, 0);
    EXPECT_EQ(bob.checker->rate.decisions, 0);
    EXPECT_FALSE(bob.overall()->per_decision());
}

TEST(CubeStatistics, TellTheDirectionOfMistakes)
{
    const auto missed = [](double nd, double dt) {
        return told({opening(0), with_cube(kBobAnswers, nd, dt)});
    };
    EXPECT_THAT(missed(0.5, 0.75), ElementsAre("no double: missed double below the cash point, counted"));
    EXPECT_THAT(missed(0.5, 1.25), ElementsAre("no double: missed double above the cash point, counted"));
    EXPECT_THAT(missed(1.25, 1.5), ElementsAre("no double: right, not close"));
    EXPECT_THAT(missed(0.5, 0.25), ElementsAre("no double: right, not close"));
    EXPECT_THAT(missed(0.5, 0.375), ElementsAre("no double: right, counted"));
    EXPECT_THAT(missed(0.5, 0.34), ElementsAre("no double: right, not close"));
}

TEST(CubeStatistics, JudgeDoublesAndTheirAnswers)
{
    const auto answered = [](double nd, double dt, Action answer) {
        return told({opening(0), with_cube(act(kBob, Double{}), nd, dt), act(kAnn, std::move(answer))});
    };
    EXPECT_THAT(answered(0.5, 0.25, Take{}),
                ElementsAre("double: wrong double below the double point, counted", "take: right, counted"));
    EXPECT_THAT(
        answered(1.25, 1.5, Take{}),
        ElementsAre("double: wrong double above the too good point, counted", "take: wrong take, counted"));
    EXPECT_THAT(answered(0.5, 0.75, Drop{}),
                ElementsAre("double: right, counted", "drop: wrong drop, counted"));
}

TEST(CubeStatistics, DoNotJudgeBeavers)
{
    EXPECT_THAT(told({opening(0), with_cube(act(kBob, Double{}), 0.5, 0.25), act(kAnn, Beaver{}),
                      with_cube(act(kBob, Take{}), 0.5, 0.25)}),
                ElementsAre("double: wrong double below the double point, counted", "beaver: right, beaver",
                            "take: right, counted"));
}

/// GNU Backgammon prints that of such records: the last analysis before the take counts for it.
TEST(CubeStatistics, JudgeTheTakeOfABeaverByWhatIsSaidBeforeIt)
{
    const auto beavered = [](Turn beaver) {
        return std::vector<Turn>{opening(0), with_cube(act(kBob, Double{}), 0, 0.5), std::move(beaver),
                                 act(kBob, Take{})};
    };
    EXPECT_THAT(told(beavered(act(kAnn, Beaver{}))),
                ElementsAre("double: right, counted", "beaver: right, beaver", "take: right, counted"));
    const MatchStatistics all = statistics(beavered(with_cube(act(kAnn, Beaver{}), 0, 1.5)));
    const CubeStatistics cube = all.match.players.second.cube.value();
    EXPECT_EQ(cube[CubeMistake::wrong_take], (Tally{.count = 1, .error = {0.5, 1}}));
    EXPECT_EQ(cube.rate.decisions, 2);
    EXPECT_EQ(all.match.players.second.performance.decisions, 1) << "nobody else judges it";
}

TEST(CubeStatistics, MeasurePointsByTheCube)
{
    const MatchStatistics all =
        statistics({opening(0), with_cube(act(kBob, Double{}), 0.5, 0.25), act(kAnn, Take{}), kBobAnswers,
                    with_cube(play(kAnn, 6, 1, {step(13, 7), step(8, 7)}), 0.5, 0.75)});
    const CubeStatistics cube = all.match.players.first.cube.value();
    EXPECT_EQ(cube[CubeMistake::missed_double_below_cash], (Tally{.count = 1, .error = {0.25, 0.5}}));
    EXPECT_EQ(cube.takes, 1);
}

TEST(Performance, LeavesOutTheObvious)
{
    const MatchStatistics all = statistics({opening(0.125), with_cube(kBobAnswers, 0.5, 0.25)});
    EXPECT_EQ(all.match.players.second.performance.decisions, 0);
    EXPECT_EQ(all.match.players.first.performance.rating(), 62.5);
    EXPECT_EQ(all.match.players.first.by_phase[0].decisions, 1);
    EXPECT_EQ(all.match.players.first.with_plan(static_cast<std::size_t>(GamePlan::opening)).decisions, 1);
}

/// How many decisions count, and what they cost: Ann opens, then Bob decides.
Performance bobs(std::vector<Turn> turns)
{
    turns.insert(turns.begin(), opening(0));
    return statistics(turns).match.players.second.performance;
}

TEST(Performance, CountsWhatWasDoneWithTheCubeHoweverClearItWas)
{
    EXPECT_EQ(bobs({with_cube(kBobAnswers, 0.5, 0.9)}).decisions, 1) << "not to double was wrong";
    EXPECT_EQ(bobs({with_cube(kBobAnswers, 0.5, 0.2)}).decisions, 0) << "nobody would double";
    EXPECT_EQ(bobs({with_cube(act(kBob, Double{}), 0.5, 0.9), act(kAnn, Take{})}).decisions, 1);
    const MatchStatistics dropped =
        statistics({opening(0), with_cube(act(kBob, Double{}), 0.5, 1.9), act(kAnn, Drop{})});
    EXPECT_EQ(dropped.match.players.first.performance.decisions, 2);
}

/// Bob's answer, with what lies between its two candidates.
Turn with_spread(double spread)
{
    Turn turn = kBobAnswers;
    const Play made = std::get<CheckerPlay>(turn.action).play;
    turn.plays = {{.candidates = {candidate(made, 0), candidate({step(24, 13)}, -spread)}}};
    return turn;
}

TEST(Performance, CountsPlaysBetweenWhichThereIsADifference)
{
    EXPECT_EQ(bobs({with_spread(0.00016)}).decisions, 1);
    EXPECT_EQ(bobs({with_spread(0.000084)}).decisions, 0);
}

TEST(Performance, HasNoErrorForAPlayThatIsNotLegal)
{
    Turn turn = play(kAnn, 3, 1, {step(8, 4)});
    turn.plays = {{.candidates = {candidate(kPoint, 0.25), candidate({step(8, 4)}, 0.125)}}};
    const MatchStatistics all = statistics({turn});
    EXPECT_EQ(all.match.players.first.performance.error, 0);
    ASSERT_EQ(all.decisions.size(), 1U);
    EXPECT_FALSE(all.decisions[0].error.has_value());
    EXPECT_EQ(all.decisions[0].in_rate, RateEligibility::illegal);
}

TEST(Results, AreAdjustedByTheLuckOfBoth)
{
    std::vector<Turn> turns{opening(0), kBobAnswers, act(kAnn, Double{}), act(kBob, Drop{})};
    turns[0].luck = Value(Equity{0.5});
    turns[1].luck = Value(Equity{0.25});
    const MatchStatistics all = statistics(turns);
    EXPECT_EQ(all.match.results.actual, 1);
    EXPECT_EQ(all.match.results.luck_adjusted, 0.75);
    EXPECT_EQ(all.match.players.first.luck->lucky, 1);
}

/// So does GNU Backgammon.
TEST(Results, TakeAGameWithoutAnEndForLuckAlone)
{
    std::vector<Turn> turns{opening(0), kBobAnswers};
    turns[0].luck = Value(Equity{0.5});
    Match match = session({opening(0), kBobAnswers, act(kAnn, Double{}), act(kBob, Drop{})});
    match.games.push_back({.turns = turns});
    const MatchStatistics all = statistics_of(match);
    EXPECT_FALSE(all.games[1].results.luck_adjusted.has_value());
    EXPECT_EQ(all.actual_advantage->mean, 0.5);
    EXPECT_EQ(all.luck_adjusted_advantage->mean, 0.25);
}

TEST(Results, TellTheChanceAgainstThisOpponentByTheErrorsOfBoth)
{
    Match match = session({opening(0.125), kBobAnswers});
    match.games[0].turns[1].plays = opening(0).plays;
    match.rules.length = 5;
    const MatchStatistics all = statistics_of(match);
    const double lost = all.match.players.first.overall()->error.absolute;
    EXPECT_GT(lost, 0);
    EXPECT_EQ(all.chance_against_opponent(all.match, kAnn), 0.5 - lost);
    EXPECT_EQ(all.chance_against_opponent(all.match, kBob), 0.5 + lost);
    EXPECT_FALSE(all.chance_by_luck(all.match, kAnn).has_value());
}

TEST(Results, AreAlsoToldFromNothingToAll)
{
    Match match = session({opening(0.125), with_spread(0.1), act(kAnn, Double{}), act(kBob, Drop{})});
    match.rules.length = 1;
    const MatchStatistics all = statistics_of(match);
    EXPECT_EQ(all.actual_chance(all.match, kAnn), 1);
    EXPECT_EQ(all.actual_chance(all.match, kBob), 0);
    const double rate = all.match.players.first.overall()->per_decision()->normalized;
    EXPECT_EQ(all.error_based_rating_difference(all.match, kBob), depd_rating_difference(rate, 1));
    match.rules.length = 0;
    const MatchStatistics money = statistics_of(match);
    EXPECT_FALSE(money.actual_chance(money.match, kAnn).has_value());
    EXPECT_FALSE(money.error_based_rating_difference(money.match, kAnn).has_value());
}

TEST(Summary, SaysTheSameAndKeepsTheErrorsAlone)
{
    for (const double error : {0.125, 0.0}) {
        const Match match = session({opening(error), kBobAnswers});
        const MatchStatistics all = statistics_of(match);
        const MatchStatistics summary = summary_of(match, default_met());
        EXPECT_EQ(all.decisions.size(), 3U);
        EXPECT_EQ(summary.decisions.size(), error > 0 ? 1U : 0U);
        EXPECT_EQ(summary.match.players.first.biggest_errors.size(), summary.decisions.size());
        EXPECT_EQ(summary.match.players.first.checker, all.match.players.first.checker);
        EXPECT_FALSE(summary.nothing_analyzed);
    }
    EXPECT_TRUE(summary_of(session({kBobAnswers}), default_met()).nothing_analyzed);
}

TEST(Figures, HaveNamesOfTheirOwn)
{
    std::set<std::string> names;
    for (const Figure& figure : figures())
        EXPECT_TRUE(names.insert(fmt::format("{}.{}", to_string(figure.section), figure.name)).second);
}

TEST(Figures, HaveASourceWhereverTheyHaveAFormula)
{
    for (const Figure& figure : figures()) {
        for (const auto rules : {StatisticsRules::gnubg, StatisticsRules::manual, StatisticsRules::xg}) {
            if (figure.belongs_to(rules)) {
                EXPECT_NE(figure.source[rules], "") << figure.name;
            }
        }
    }
}

TEST(Figures, AreAllInTheDocumentation)
{
    std::ifstream file(GAMMONKIT_SOURCE_DIR "/docs/statistics.md");
    const std::string documentation{std::istreambuf_iterator<char>(file), {}};
    for (const Figure& figure : figures())
        EXPECT_THAT(documentation, testing::HasSubstr(fmt::format("`{}`", figure.name)));
}

}  // namespace
}  // namespace gammonkit
