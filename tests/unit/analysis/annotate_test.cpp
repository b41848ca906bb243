#include "analysis/annotate/annotate.hpp"

#include "analysis/annotate/decisions.hpp"
#include "analysis/annotate/luck.hpp"
#include "formats/extra_keys.hpp"
#include "formats/mat/format.hpp"
#include "model/for_each_turn.hpp"
#include "model/legal_plays.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

const NetEngine& engine()
{
    static const NetEngine engine({.threads = 1});
    return engine;
}

const char* const kMatch = " 3 point match\n\n"
                           " Game 1\n"
                           " Al : 0                              Bo : 0\n"
                           "  1)                                 31: 8/5 6/5\n"
                           "  2) 62: 24/18 13/11                 44: 24/20 24/20 13/9 13/9\n"
                           "  3)  Doubles => 2                    Takes\n"
                           "  4) 65: 13/8 8/2                    21: 6/5 6/4\n"
                           "\n"
                           " Game 2\n"
                           " Al : 0                              Bo : 0\n"
                           "  1) 21: 6/5 6/4                     62: 24/18 13/11\n";

Collection read_match(std::string_view text)
{
    CollectingReporter reporter;
    return read_mat(SourceText("match.mat", std::string(text)), {}, reporter).value();
}

Collection annotated(Collection collection, const AnnotateSettings& settings, int threads = 1)
{
    EXPECT_TRUE(annotate(collection, engine(), settings, threads).has_value());
    return collection;
}

Collection annotated(const AnnotateSettings& settings, int threads = 1)
{
    return annotated(read_match(kMatch), settings, threads);
}

const AnnotateSettings kFast{.depth = *depth_named("fast")};

const Turn& turn_of(const Collection& collection, std::size_t index, std::size_t game = 0)
{
    return collection.matches[0].games[game].turns[index];
}

TEST(Annotate, IsTheSameFromThreeShares)
{
    Collection shared = read_match(kMatch);
    AnnotateSettings settings = kFast;
    for (std::size_t number = 1; number <= 3; ++number) {
        settings.share = {.number = number, .count = 3};
        ASSERT_TRUE(take_share(shared, annotated(settings), settings).has_value());
    }
    EXPECT_EQ(shared.matches, annotated(kFast).matches);
}

TEST(Annotate, RefusesSharesThatAreNone)
{
    for (const DecisionShare share : {DecisionShare{0, 1}, DecisionShare{3, 2}, DecisionShare{1, 0}}) {
        Collection collection = annotated(kFast);
        const Collection before = collection;
        AnnotateSettings settings = kFast;
        settings.share = share;
        const auto judged = annotate(collection, engine(), settings, 1);
        ASSERT_FALSE(judged);
        EXPECT_EQ(judged.error().code, "share");
        const auto taken = take_share(collection, before, settings);
        ASSERT_FALSE(taken);
        EXPECT_EQ(taken.error().code, "share");
        EXPECT_EQ(collection.matches, before.matches);
    }
}

TEST(Annotate, JudgesPlaysCubesAndLuck)
{
    const Collection collection = annotated(kFast);
    const Turn& opening = turn_of(collection, 0);
    EXPECT_TRUE(opening.cubes.empty());
    ASSERT_EQ(opening.plays.size(), 1U);
    EXPECT_EQ(opening.plays[0].played, 0U);
    EXPECT_EQ(opening.plays[0].candidates.size(), 10U);
    EXPECT_EQ(opening.plays[0].by, (Provenance{"GammonKit", "Kazaross XG2"}));
    EXPECT_EQ(opening.marks, Marks{});
    EXPECT_TRUE(std::holds_alternative<Emg>(*opening.luck));
    const Turn& reply = turn_of(collection, 1);
    ASSERT_EQ(reply.cubes.size(), 1U);
    EXPECT_LT(number_of(*reply.cubes[0].double_take.estimate.cubeful),
              number_of(*reply.cubes[0].no_double.estimate.cubeful));
    EXPECT_EQ(reply.cubes[0].double_drop, Value(Emg{1}));
}

TEST(Annotate, GivesAnOfferAndItsAnswerTheSameCubeAnalysis)
{
    const Collection collection = annotated(kFast);
    const Turn& offer = turn_of(collection, 3);
    const Turn& answer = turn_of(collection, 4);
    ASSERT_TRUE(std::holds_alternative<Double>(offer.action));
    EXPECT_EQ(offer.cubes, answer.cubes);
    EXPECT_EQ(offer.marks.play, SkillMark::very_bad);
    EXPECT_EQ(answer.marks.play, std::nullopt);
}

TEST(Annotate, MarksWhatIsWorseThanTheThresholdsSay)
{
    const Turn opening = turn_of(annotated(kFast), 0, 1);
    EXPECT_EQ(opening.marks.play, SkillMark::very_bad);
    AnnotateSettings generous = kFast;
    generous.thresholds = *thresholds_of_numbers("0.1,0.2,0.9");
    EXPECT_EQ(turn_of(annotated(generous), 0, 1).marks.play, SkillMark::bad);
}

TEST(Annotate, JudgesThePlayedMoveAndAnotherAtTheSameLevel)
{
    const Collection collection = annotated({.depth = *depth_of_plies(1)});
    int deeper = 0;
    for (const Game& game : collection.matches[0].games) {
        for_each_turn(game.turns, [&](const Turn& turn) {
            if (turn.plays.empty()) return;
            const PlayAnalysis& analysis = turn.plays[0];
            const auto plies = [&](std::size_t i) {
                return analysis.candidates[i].assessment->context->plies;
            };
            EXPECT_EQ(plies(0), plies(1));
            EXPECT_EQ(plies(0), plies(*analysis.played));
            deeper += plies(0);
        });
    }
    EXPECT_GT(deeper, 2);
}

TEST(Annotate, SaysTheSameWithAnyNumberOfThreads)
{
    const AnnotateSettings settings{.depth = *depth_of_plies(1)};
    EXPECT_EQ(annotated(settings, 1), annotated(settings, 3));
}

TEST(Annotate, FindsTheSameAgain)
{
    const Collection once = annotated(kFast);
    EXPECT_EQ(annotated(once, kFast), once);
    AnnotateSettings keep = kFast;
    keep.keep = true;
    EXPECT_EQ(annotated(once, keep), once);
}

TEST(Annotate, PutsItsAnalysisBesideThatOfOthers)
{
    Collection collection = read_match(kMatch);
    Turn& turn = collection.matches[0].games[0].turns[0];
    turn.plays.push_back({.by = {.engine = "Other"}, .candidates = {}});
    turn.luck = Value(Emg{0.5});
    AnnotateSettings settings = kFast;
    settings.keep = true;
    const Turn kept = turn_of(annotated(collection, settings), 0);
    ASSERT_EQ(kept.plays.size(), 2U);
    EXPECT_EQ(kept.plays[0].by.engine, "Other");
    EXPECT_EQ(kept.luck, Value(Emg{0.5}));
    const Turn replaced = turn_of(annotated(collection, kFast), 0);
    ASSERT_EQ(replaced.plays.size(), 1U);
    EXPECT_EQ(replaced.plays[0].by.engine, "GammonKit");
    EXPECT_NE(replaced.luck, Value(Emg{0.5}));
}

TEST(Annotate, BecomesTheSourceWhereItHasJudgedMost)
{
    Collection collection = read_match(kMatch);
    Match& match = collection.matches[0];
    match.source = "Other";
    AnnotateSettings keep = kFast;
    keep.keep = true;
    const PlayAnalysis others = {.by = {.engine = "Other"}, .candidates = {}};
    match.games[0].turns[0].plays = {others};
    EXPECT_EQ(annotated(collection, kFast).matches[0].source, "GammonKit");
    EXPECT_EQ(annotated(collection, keep).matches[0].source, "GammonKit");
    for (Game& game : match.games)
        for (Turn& turn : game.turns)
            turn.plays = {others};
    EXPECT_EQ(annotated(collection, keep).matches[0].source, "Other");
    match.rules.variant = Variant::hypergammon_1;
    EXPECT_EQ(annotated(collection, kFast).matches[0].source, "Other");
}

TEST(Annotate, ForgetsStatisticsOfOldAnalyses)
{
    Collection collection = read_match(kMatch);
    for (Game& game : collection.matches[0].games)
        game.extras = {{.key = "sgf:GS", .values = {"M:"}}, {.key = "sgf:XX", .values = {}}};
    AnnotateSettings second = kFast;
    second.extras_of_analysis = kExtrasOfAnalysis;
    second.games = {{.first = 2, .last = 2}};
    const Match match = annotated(collection, second).matches[0];
    EXPECT_EQ(match.games[0].extras.size(), 2U);
    EXPECT_EQ(match.games[1].extras.size(), 1U);
    AnnotateSettings keep = second;
    keep.keep = true;
    EXPECT_EQ(annotated(collection, keep).matches[0].games[1].extras.size(), 2U);
}

TEST(Annotate, JudgesOnlyOnePlayerAndSomeGames)
{
    AnnotateSettings settings = kFast;
    settings.player_name = "BO";
    settings.games = {{.first = 1, .last = 1}};
    const Collection collection = annotated(settings);
    EXPECT_FALSE(turn_of(collection, 0).plays.empty());
    EXPECT_TRUE(turn_of(collection, 1).plays.empty());
    EXPECT_TRUE(turn_of(collection, 3).cubes.empty());
    EXPECT_FALSE(turn_of(collection, 4).cubes.empty());
    EXPECT_TRUE(turn_of(collection, 1, 1).plays.empty());
}

TEST(Annotate, GoesOnBehindIllegalPlays)
{
    const Collection collection = annotated(read_match(" 3 point match\n\n Game 1\n"
                                                       " Al : 0                  Bo : 0\n"
                                                       "  1) 31: 8/5 13/5        62: 24/18 13/11\n"),
                                            kFast);
    EXPECT_EQ(turn_of(collection, 0).plays[0].played, std::nullopt);
    EXPECT_EQ(turn_of(collection, 0).marks.play, std::nullopt);
    EXPECT_TRUE(turn_of(collection, 1).plays[0].played.has_value());
}

TEST(Annotate, CountsInPointsInMoneyPlay)
{
    Collection collection = read_match(kMatch);
    collection.matches[0].rules = {};
    const Collection money = annotated(collection, kFast);
    const Turn& turn = turn_of(money, 1);
    EXPECT_TRUE(std::holds_alternative<Equity>(*turn.luck));
    EXPECT_TRUE(std::holds_alternative<Equity>(*turn.plays[0].candidates[0].assessment->estimate.cubeful));
    EXPECT_EQ(turn.cubes[0].by.match_equity_table, "");
    EXPECT_EQ(turn.cubes[0].double_drop, Value(Equity{1}));
}

TEST(Annotate, LeavesOutWhatTheEngineDoesNotPlay)
{
    Collection collection = read_match(kMatch);
    collection.matches[0].rules.variant = Variant::hypergammon_3;
    const Result<AnnotateReport> report = annotate(collection, engine(), kFast, 1);
    EXPECT_EQ(report->decisions, 0U);
    EXPECT_GT(report->left_out, 0U);
}

TEST(Annotate, CanBeStopped)
{
    Collection collection = read_match(kMatch);
    const auto stop = [](double /*part*/) { return false; };
    EXPECT_EQ(annotate(collection, engine(), kFast, 2, stop).error().code, "interrupted");
}

TEST(Annotate, MarksTheResignationOfTooMuch)
{
    Collection collection = read_match(kMatch);
    std::vector<Turn>& turns = collection.matches[0].games[1].turns;
    turns.push_back({.player = Player::first, .action = Resign{.stake = Stake::gammon}});
    turns.push_back({.player = Player::second, .action = AcceptResignation{}});
    const Collection judged = annotated(collection, kFast);
    EXPECT_EQ(turn_of(judged, 2, 1).marks.play, SkillMark::very_bad);
    EXPECT_EQ(turn_of(judged, 3, 1).marks.play, std::nullopt);
}

TEST(Annotate, JudgesPositionsThatStandAlone)
{
    PositionRecord record;
    record.state = start_of_game({}, {}, false);
    record.state.phase = GamePhase::playing;
    Collection collection{.positions = {record, record}};
    collection.positions[1].state.dice = Dice::from(3, 1);
    const Collection judged = annotated(collection, kFast);
    EXPECT_EQ(judged.positions[0].cubes.size(), 1U);
    ASSERT_EQ(judged.positions[1].plays.size(), 1U);
    EXPECT_EQ(to_string(judged.positions[1].plays[0].candidates[0].play), "8/5 6/5");
}

TEST(Luck, AddsUpToNothingOverAllRolls)
{
    GameState state = start_of_game({}, {}, false);
    state.phase = GamePhase::playing;
    double sum = 0;
    for (const WeightedRoll& roll : kAllRolls)
        sum += static_cast<double>(roll.probability) * luck_of(state, roll.dice, engine());
    EXPECT_NEAR(sum, 0, 1e-6);
    EXPECT_GT(luck_of(state, *Dice::from(6, 6), engine()), luck_of(state, *Dice::from(2, 1), engine()));
}

TEST(Luck, IsCountedOnePlyAheadBeyondTheLevelFast)
{
    EXPECT_EQ(luck_plies(kFast), 0);
    EXPECT_EQ(luck_plies({.depth = *depth_named("standard")}), 1);
    EXPECT_EQ(luck_plies({.depth = *depth_named("deep"), .luck_plies = 0}), 0);
}

TEST(Luck, IsTheSameWhereRollsWereLookedAtBefore)
{
    const AnnotateSettings all{.depth = *depth_named("standard")};
    AnnotateSettings alone = all;
    alone.parts = {.plays = false, .cube = false};
    const Collection with_all = annotated(all);
    const Collection luck_alone = annotated(alone);
    for (std::size_t turn = 0; turn < with_all.matches[0].games[0].turns.size(); ++turn)
        EXPECT_EQ(turn_of(with_all, turn).luck, turn_of(luck_alone, turn).luck) << turn;
}

TEST(RollMemory, KnowsWhatPlaysAndTheCubeWereJudgedBy)
{
    const auto memory = std::make_shared<RollMemory>();
    NetEngine judge(engine(), 1);
    judge.remember_rolls(memory);
    GameState state = start_of_game({.length = 3}, {}, false);
    state.dice = Dice::from(3, 1);
    const Position behind =
        *after(state.position, state.on_roll, {{Point{8}, Point{5}}, {Point{6}, Point{5}}});
    ASSERT_TRUE(judge.rank_plays(state, level_of_plies(2), {}, std::span(&behind, 1)));
    state.position = behind;
    const Player next = opponent(state.on_roll);
    EXPECT_TRUE(memory->find(state, next, 1));
    EXPECT_FALSE(memory->find(state, next, 0));
    EXPECT_FALSE(memory->find(state, opponent(next), 1));
    state.cube.value = 2;
    EXPECT_FALSE(memory->find(state, next, 1));
    state.on_roll = next;
    state.dice.reset();
    ASSERT_TRUE(judge.judge_cube(state, level_of_plies(2)));
    EXPECT_TRUE(memory->find(state, next, 1));
}

TEST(Luck, OfTheFirstRollIsWhatItBrings)
{
    const GameState state = start_of_game({}, {}, false);
    GameState rolled = state;
    rolled.dice = Dice::from(3, 1);
    NetEngine own(engine(), 1);
    const auto plays = own.rank_plays(rolled, level_of_plies(0));
    EXPECT_NEAR(luck_of(state, *rolled.dice, engine()), plays->front().equity, 1e-6);
}

TEST(ErrorOfChoice, IsWhatItCostsTheOneWhoMakesIt)
{
    const CubeSides values{.no_double = 0.7, .double_take = 1.2, .double_drop = 1};
    const CubeDecision decision{
        .values = values, .normalized = values, .verdict = cube_verdict(values, VerdictRules{})};
    EXPECT_NEAR(error_of(CubeChoice::no_double, decision), 0.3, 1e-12);
    EXPECT_NEAR(error_of(CubeChoice::doubled, decision), 0, 1e-12);
    EXPECT_NEAR(error_of(CubeChoice::taken, decision), 0.2, 1e-12);
    EXPECT_NEAR(error_of(CubeChoice::dropped, decision), 0, 1e-12);
    EXPECT_NEAR(error_of(CubeChoice::beavered, decision), 1.4, 1e-12);
    EXPECT_NEAR(error_of(CubeChoice::raccooned, decision), 0, 1e-12);
}

TEST(Thresholds, HaveNamesOrNumbers)
{
    EXPECT_EQ(mark_for_error(0.06, *thresholds_named("gnubg")), SkillMark::doubtful);
    EXPECT_EQ(mark_for_error(0.07, *thresholds_named("gnubg-manual")), SkillMark::doubtful);
    EXPECT_EQ(mark_for_error(0.021, *thresholds_named("xg")), SkillMark::bad);
    EXPECT_EQ(mark_for_error(0.081, *thresholds_named("xg")), SkillMark::very_bad);
    EXPECT_EQ(mark_for_luck(-0.61, MarkThresholds{}), LuckMark::very_unlucky);
    EXPECT_EQ(thresholds_of_numbers("0.1,0.2,0.3,0.4,0.5")->very_lucky, 0.5);
    EXPECT_EQ(thresholds_named("other"), std::nullopt);
    for (const char* wrong : {"", "1", "1,2", "0.3,0.2,0.1", "-1,2,3", "1,2,3,4", "1,2,3,5,4", "1,2,3,4,5,6"})
        EXPECT_EQ(thresholds_of_numbers(wrong), std::nullopt) << wrong;
}

}  // namespace
}  // namespace gammonkit
