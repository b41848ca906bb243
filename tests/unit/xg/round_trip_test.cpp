// What is written is read back.
#include "formats/losses.hpp"
#include "formats/xg/mapping/boards.hpp"
#include "tests/unit/xg/support.hpp"

namespace gammonkit::xg {
namespace {

Match read_back(const Match& match)
{
    return match_in(written(match));
}

/// The turns without what only XG knows of them.
std::vector<Turn> turns_of(Match match)
{
    std::vector<Turn> turns = match.games.at(0).turns;
    for (Turn& turn : turns)
        turn.extras.clear();
    return turns;
}

Estimate estimate(double win, double equity)
{
    return {.probabilities = Probabilities{.win = win, .win_gammon = 0.125, .lose_gammon = 0.25},
            .cubeful = Emg{equity}};
}

TEST(XgWriter, KeepsBeaversAndRaccoons)
{
    Match match = small_match(0);
    match.rules.beavers = true;
    auto& turns = match.games[0].turns;
    turns.push_back({.player = Player::second, .action = Double{}});
    turns.push_back({.player = Player::first, .action = Beaver{}});
    turns.push_back({.player = Player::second, .action = Raccoon{}});
    turns.push_back({.player = Player::first, .action = Take{}});
    turns.push_back(played(Player::second, 6, 2, {{Point(24), Point(18)}, {Point(13), Point(11)}}));
    EXPECT_EQ(turns_of(read_back(match)), turns);
}

/// All comments of a game, in their order.
std::vector<std::string> comments_of(const Match& match)
{
    std::vector<std::string> comments;
    for (const Turn& turn : match.games.at(0).turns) {
        if (!turn.comment.empty()) comments.push_back(turn.comment.str());
    }
    return comments;
}

TEST(XgWriter, KeepsCommentsOnTurnsThatHaveNoRecord)
{
    Match match = small_match(7);
    auto& turns = match.games[0].turns;
    turns.push_back({.player = Player::second, .action = Resign{}, .comment = "enough"});
    turns.push_back({.player = Player::first, .action = RefuseResignation{}, .comment = "not yet"});
    turns.push_back({.player = Player::second,
                     .action = SetPosition{starting_position(Variant::nackgammon)},
                     .comment = "the board was knocked over"});
    turns.push_back(played(Player::second, 6, 2, {{Point(24), Point(18)}, {Point(13), Point(11)}}));
    turns.push_back({.player = Player::first, .action = Resign{}, .comment = "now I do"});
    turns.push_back({.player = Player::second, .action = AcceptResignation{}, .comment = "thanks"});
    EXPECT_THAT(comments_of(read_back(match)),
                testing::ElementsAre("enough\nnot yet\nthe board was knocked over", "now I do", "thanks"));
}

TEST(XgWriter, KeepsADropThatEndsTheGame)
{
    Match match = small_match(7);
    auto& turns = match.games[0].turns;
    turns.push_back({.player = Player::second, .action = Double{}, .comment = "Too early?"});
    turns.push_back({.player = Player::first, .action = Drop{}});
    const Match again = read_back(match);
    EXPECT_EQ(turns_of(again), turns);
    EXPECT_FALSE(again.games[0].claimed_outcome);
}

TEST(XgWriter, KeepsAResignationBeforeTheRollAndAForfeit)
{
    Match resigned = small_match(7);
    resigned.games[0].turns.push_back({.player = Player::second, .action = Resign{.stake = Stake::gammon}});
    resigned.games[0].turns.push_back({.player = Player::first, .action = AcceptResignation{}});
    EXPECT_EQ(turns_of(read_back(resigned)), resigned.games[0].turns);
    Match forfeited = small_match(7);
    forfeited.games[0].claimed_outcome = Outcome{.winner = Player::second, .points = 1};
    const Match again = read_back(forfeited);
    EXPECT_EQ(turns_of(again), forfeited.games[0].turns);
    EXPECT_EQ(again.games[0].claimed_outcome, forfeited.games[0].claimed_outcome);
}

TEST(XgWriter, KeepsAnUnfinishedGameOfOneRoll)
{
    const Match match = small_match(7);
    EXPECT_EQ(turns_of(read_back(match)), match.games[0].turns);
}

TEST(XgWriter, KeepsRolloutsWithTrialsSettingsAndStandardErrors)
{
    Match match = small_match(7);
    RolloutRecord rollout{.trials = 1296, .standard_error = Estimate{.cubeful = Emg{0.25}}};
    RolloutContext& context = rollout.context.emplace();
    context.cubeful = context.variance_reduction = context.quasi_random_dice = context.truncated = true;
    context.truncated_at = 11;
    context.seed = 4711;
    const RolloutPlayer player{
        .cube = {.plies = 2, .cubeful = true}, .checker = {.plies = 1, .cubeful = true}, .filters = {}};
    context.players = {player, player};
    const RolloutPlayer late{.cube = {.cubeful = true}, .checker = {.cubeful = true}, .filters = {}};
    context.late_players = {late, late};
    Turn& turn = match.games[0].turns[0];
    PlayAnalysis analysis{.by = {.engine = "eXtreme Gammon"}, .candidates = {}, .played = 0};
    analysis.candidates.push_back(
        {.play = std::get<CheckerPlay>(turn.action).play,
         .assessment = Assessment{.estimate = estimate(0.5, 0.125), .rollout = rollout}});
    turn.plays.push_back(analysis);
    Turn again = turns_of(read_back(match)).at(0);
    Boxed<RolloutRecord>& read = again.plays.at(0).candidates.at(0).assessment->rollout;
    ASSERT_TRUE(read);
    EXPECT_NEAR(number_of(*read->standard_error->cubeful), 0.25, 1e-6);
    read->standard_error = rollout.standard_error;
    EXPECT_EQ(again, turn);
}

TEST(XgWriter, KeepsTheAnalysisOfACubeDecisionForMoney)
{
    Match match = small_match(0);
    const auto side = [](double cubeless, double cubeful) {
        return Assessment{.estimate = {.probabilities = Probabilities{.win = 0.75, .win_gammon = 0.25},
                                       .cubeless = Equity{cubeless},
                                       .cubeful = Equity{cubeful}},
                          .context = EvaluationContext{.plies = 2, .cubeful = true}};
    };
    auto& turns = match.games[0].turns;
    turns.push_back({.player = Player::second, .action = Double{}});
    turns.back().cubes.push_back({.by = {.engine = "GNU Backgammon:1.07.001"},
                                  .no_double = side(0.5, 0.625),
                                  .double_take = side(1.0, 0.875),
                                  .double_drop = Equity{1}});
    turns.push_back({.player = Player::first, .action = Take{}});
    EXPECT_EQ(turns_of(read_back(match)), turns);
}

/// What XG and BGBlitz print of a cube decision.
TEST(XgWriter, KeepsACubeDecisionOfWhichOnlyTheChancesWithoutADoubleAreKnown)
{
    Match match = small_match(7);
    auto& turns = match.games[0].turns;
    turns.push_back({.player = Player::second, .action = Double{}});
    turns.back().cubes.push_back({.no_double = {.estimate = estimate(0.75, 0.75)},
                                  .double_take = {.estimate = {.cubeful = Emg{1.25}}},
                                  .double_drop = Emg{1}});
    turns.push_back({.player = Player::first, .action = Drop{}});
    const std::vector<Turn> again = turns_of(read_back(match));
    const Estimate& take = again.at(1).cubes.at(0).double_take.estimate;
    EXPECT_EQ(take, (Estimate{.cubeful = Emg{1.25}}));
    EXPECT_TRUE(again[1].cubes[0].no_double.estimate.probabilities.has_value());
}

TEST(XgWriter, TakesTheAnalysisOfADoubleFromItsAnswerIfItHasNoneItself)
{
    Match match = small_match(7);
    auto& turns = match.games[0].turns;
    turns.push_back({.player = Player::second, .action = Double{}});
    turns.push_back({.player = Player::first, .action = Drop{}});
    turns.back().cubes.push_back(
        {.no_double = {.estimate = estimate(0.75, 0.75)}, .double_take = {.estimate = estimate(0.75, 1.25)}});
    const std::vector<Turn> again = turns_of(read_back(match));
    ASSERT_EQ(again.size(), 3U);
    ASSERT_EQ(again[1].cubes.size(), 1U);
    EXPECT_EQ(again[1].cubes[0].double_take.estimate.cubeful, Value(Emg{1.25}));
}

TEST(XgWriter, BearsOffWithTheDiceThatXgWouldNote)
{
    const Play play{{Point(5), kOff}, {Point(3), kOff}};
    EXPECT_THAT(steps_of(play, Dice::from(6, 5)), testing::ElementsAre(4, -1, 2, -4, -1, -1, -1, -1));
    EXPECT_THAT(steps_of({{Point(24), Point(18)}}, Dice::from(6, 5)),
                testing::ElementsAre(23, 17, -1, -1, -1, -1, -1, -1));
}

TEST(XgWriter, KeepsThePlayThatWasMadeAmongTheCandidatesThatFit)
{
    Match match = small_match(7);
    Turn& turn = match.games[0].turns[0];
    PlayAnalysis& analysis = turn.plays.emplace_back();
    for (int i = 0; i < 40; ++i)
        analysis.candidates.push_back(
            {.play = {{Point(24), Point(23)}}, .assessment = Assessment{.estimate = estimate(0.5, 0)}});
    analysis.played = 39;
    analysis.candidates[39].play = std::get<CheckerPlay>(turn.action).play;
    analysis.candidates[39].assessment->estimate = estimate(0.25, -0.5);
    const PlayAnalysis again = turns_of(read_back(match)).at(0).plays.at(0);
    EXPECT_EQ(again.candidates.size(), 32U);
    EXPECT_EQ(again.played, 31U);
    EXPECT_EQ(again.candidates[31].assessment->estimate, estimate(0.25, -0.5));
}

TEST(XgWriter, WritesThePositionsOfXgAgain)
{
    for (const std::string name : {"cube.xgp", "play.xgp"}) {
        const Collection collection = collection_in(sample(name));
        EXPECT_EQ(collection_in(write_xg(collection, {}).value()), collection) << name;
    }
}

TEST(XgPartialLosses, TellWhatAnXgFileHasNoPlaceFor)
{
    const Format& xg = *find_format(catalogue(), "xg");
    Match match = small_match(7);
    match.match_id = "final";
    match.players.first.name = std::string(129, 'A');
    match.games[0].turns[0].cubes.push_back(
        {.no_double = {.estimate = estimate(0.5, 0)}, .double_take = {.estimate = estimate(0.5, 0)}});
    match.games[0].turns[0].cubes[0].no_double.estimate.cubeful = Mwc{0.5};
    const std::vector<Loss> found = losses({.matches = {match}, .positions = {PositionRecord{}}}, xg, {});
    std::vector<Feature> features;
    for (const Loss& loss : found)
        features.push_back(loss.feature);
    EXPECT_THAT(features, testing::ElementsAre(Feature::positions, Feature::player_names, Feature::match_id,
                                               Feature::cube_analysis, Feature::analysis_depths));
}

/// XG says nothing of engines: what others have analyzed must not come back as its work.
TEST(XgWriter, SaysWhoElseMadeAnAnalysis)
{
    Match match = small_match(7);
    auto& turns = match.games[0].turns;
    turns.push_back({.player = Player::second, .action = Double{}});
    turns.back().cubes.push_back({.by = {.engine = "GammonKit 0.1.0"},
                                  .no_double = {.estimate = estimate(0.75, 0.75)},
                                  .double_take = {.estimate = estimate(0.75, 1.25)},
                                  .double_drop = Emg{1}});
    turns.push_back({.player = Player::first, .action = Drop{}});
    Match again = read_back(match);
    EXPECT_EQ(again.source, "GammonKit 0.1.0");
    EXPECT_EQ(again.games[0].turns[1].cubes.at(0).by.engine, "GammonKit 0.1.0");
    PlayAnalysis play{.by = {.engine = "eXtreme Gammon"}, .candidates = {}, .played = 0};
    play.candidates.push_back({.play = std::get<CheckerPlay>(turns[0].action).play,
                               .assessment = Assessment{.estimate = estimate(0.5, 0.125),
                                                        .context = EvaluationContext{.plies = 2}}});
    turns[0].plays.push_back(play);
    again = read_back(match);
    EXPECT_EQ(again.source, "eXtreme Gammon, GammonKit 0.1.0");
    EXPECT_EQ(again.games[0].turns[1].cubes.at(0).by.engine, "eXtreme Gammon, GammonKit 0.1.0");
}

TEST(XgLosses, CountWhatIsSetBehindAnUnplayedRoll)
{
    Game game;
    game.turns = {{.player = Player::first, .action = Roll{.dice = *Dice::from(3, 1)}},
                  {.player = Player::second, .action = SetCube{.cube = {.value = 4, .owner = Player::first}}},
                  {.player = Player::second, .action = SetPosition{}}};
    const std::vector<Loss> found =
        losses({.matches = {{.rules = {.length = 5}, .games = {game}}}}, *find_format(catalogue(), "xg"), {});
    const auto set = std::ranges::find(found, Feature::set_positions, &Loss::feature);
    ASSERT_NE(set, found.end());
    EXPECT_EQ(set->count, 2U);
}

}  // namespace
}  // namespace gammonkit::xg
