#include "formats/losses.hpp"
#include "formats/report_options.hpp"

#include <array>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>

namespace gammonkit {
namespace {

using testing::ElementsAre;

constexpr Format kPlainFormat{.id = "plain",
                              .carries = {Feature::matches, Feature::match_scores, Feature::several_games}};

constexpr FeatureSet kAllButRules = FeatureSet::everything().without(
    {Feature::crawford_rule, Feature::jacoby_rule, Feature::beaver_rules, Feature::raccoon_rules});

Collection seven_point_match()
{
    Match match;
    match.rules.length = 7;
    match.games.resize(1);
    return {.matches = {match}, .positions = {}};
}

TEST(Losses, AreNoneWhereTheFormatCarriesAll)
{
    EXPECT_THAT(losses(seven_point_match(), kPlainFormat, {}), ElementsAre());
}

TEST(Losses, CountWhatTheFormatCannotCarry)
{
    Collection collection = seven_point_match();
    collection.matches[0].games[0].turns.push_back(
        {.comment = "nice", .plays = {PlayAnalysis{}, PlayAnalysis{}}});
    EXPECT_THAT(losses(collection, kPlainFormat, {}),
                ElementsAre(Loss{Feature::turn_comments, 1}, Loss{Feature::play_analysis, 2}));
    EXPECT_EQ(to_diagnostic({Feature::play_analysis, 2}, "plain").message,
              "plain cannot carry 2 analyzed rolls");
    EXPECT_EQ(to_diagnostic({Feature::play_analysis, 1}, "plain").message,
              "plain cannot carry 1 analyzed roll");
}

/// Of each feature one.
std::string features_of(Concern concern)
{
    std::string names;
    for (std::size_t i = 0; i < kFeatures; ++i) {
        const auto feature = static_cast<Feature>(i);
        if (concern_of(feature) == concern) names += std::string(to_string(feature)) + " ";
    }
    return names;
}

TEST(Losses, ConcernPlayOrAnalysisOrWhatStandsBeside)
{
    EXPECT_EQ(features_of(Concern::record), "game-numbers cube-limit ratings event place date time annotator "
                                            "clock-times match-id moot-rules extras ");
    EXPECT_EQ(features_of(Concern::analysis),
              "match-comment turn-comments marks luck play-analysis other-candidates cube-analysis rollouts "
              "analysis-levels analysis-depths analysis-sources analysis-settings analysis-details "
              "variations ");
    EXPECT_EQ(to_diagnostic({Feature::match_id, 1}, "plain").severity, Severity::note);
    EXPECT_EQ(to_diagnostic({Feature::luck, 1}, "plain").severity, Severity::warning);
    EXPECT_EQ(to_diagnostic({Feature::cube_actions, 1}, "plain").severity, Severity::warning);
}

TEST(Losses, TellApartRulesThatGoWithoutSaying)
{
    const auto losses_of_rules = [](const Rules& rules) {
        return losses({.matches = {{.rules = rules}}}, {.id = "plain", .carries = kAllButRules}, {});
    };
    EXPECT_THAT(losses_of_rules({.length = 7, .crawford = true, .jacoby = false, .beavers = false}),
                ElementsAre(Loss{Feature::moot_rules, 3}));
    EXPECT_THAT(losses_of_rules({.length = 1, .crawford = false}), ElementsAre(Loss{Feature::moot_rules, 1}));
    EXPECT_THAT(losses_of_rules({.crawford = false}), ElementsAre(Loss{Feature::moot_rules, 1}));
    EXPECT_THAT(losses_of_rules({.length = 7, .crawford = false}),
                ElementsAre(Loss{Feature::crawford_rule, 1}));
    EXPECT_THAT(losses_of_rules({.jacoby = true, .beavers = true}),
                ElementsAre(Loss{Feature::jacoby_rule, 1}, Loss{Feature::beaver_rules, 1}));
}

TEST(Losses, AreNoneOfWhatOptionsLeaveOut)
{
    constexpr std::array kWritten{kAnalysisOption, kCommentsOption};
    Format format = kPlainFormat;
    format.write_options = kWritten;
    Collection collection = seven_point_match();
    collection.matches[0].games[0].turns.push_back(
        {.comment = "nice", .luck = Value{}, .plays = {PlayAnalysis{}}});
    const Result<Options> plain = Options::parse("analysis=none,no-comments", kWritten);
    ASSERT_TRUE(plain.has_value());
    EXPECT_THAT(losses(collection, format, *plain), ElementsAre());
    EXPECT_THAT(losses(collection, format, Options(kWritten)).size(), 3);
}

TEST(Losses, LookInsideVariations)
{
    Collection collection = seven_point_match();
    Turn turn;
    turn.variations.push_back({.turns = {Turn{.comment = "instead"}}});
    collection.matches[0].games[0].turns.push_back(turn);
    EXPECT_THAT(losses(collection, kPlainFormat, {}),
                ElementsAre(Loss{Feature::turn_comments, 1}, Loss{Feature::variations, 1}));
}

TEST(Losses, DoNotCountWhatTheFormatItselfLeftForItself)
{
    Collection collection = seven_point_match();
    collection.matches[0].extras = {{.key = "plain:XX", .values = {"1"}},
                                    {.key = "plainer:XX", .values = {"1"}}};
    EXPECT_THAT(losses(collection, kPlainFormat, {}), ElementsAre(Loss{Feature::extras, 1}));
}

TEST(Losses, CountWhatDoesNotFitThoughItsFeatureIsCarried)
{
    Format format = kPlainFormat;
    format.partial_losses = [](const Collection&, const Options&) {
        Census census{};
        census[static_cast<std::size_t>(Feature::match_scores)] = 3;
        return census;
    };
    EXPECT_THAT(losses(seven_point_match(), format, {}), ElementsAre(Loss{Feature::match_scores, 3}));
}

TEST(Losses, CountMatchesWithoutGames)
{
    Collection collection = seven_point_match();
    collection.matches[0].games.clear();
    EXPECT_THAT(losses(collection, kPlainFormat, {}), ElementsAre(Loss{Feature::empty_matches, 1}));
}

TEST(Losses, CountGamesThatAreNotNumberedAsTheyStand)
{
    Collection collection = seven_point_match();
    std::vector<Game>& games = collection.matches[0].games;
    games.push_back({.number = 2});
    const Loss further_game{Feature::several_games, 1};
    EXPECT_THAT(losses(collection, {.id = "x", .carries = {Feature::matches, Feature::match_scores}}, {}),
                ElementsAre(further_game));
    games[0].number = 3;
    games[1].number = 4;
    EXPECT_THAT(losses(collection, kPlainFormat, {}), ElementsAre(Loss{Feature::game_numbers, 2}));
}

TEST(Losses, CountResignationsThatNobodyAnswered)
{
    const Turn resign{.action = Resign{}};
    const Turn accept{.action = AcceptResignation{}};
    Collection collection = seven_point_match();
    Game& game = collection.matches[0].games[0];
    game.turns = {resign, accept};
    EXPECT_THAT(losses(collection, kPlainFormat, {}), ElementsAre(Loss{Feature::resignations, 1}));
    game.turns = {resign, resign, accept, resign};
    EXPECT_THAT(losses(collection, kPlainFormat, {}),
                ElementsAre(Loss{Feature::resignations, 3}, Loss{Feature::open_resignations, 2}));
}

TEST(Losses, CountStatementsOfTheCrawfordGameThatTheScoresDoNotShow)
{
    Collection collection = seven_point_match();
    Game& game = collection.matches[0].games[0];
    game.crawford = false;
    EXPECT_THAT(losses(collection, kPlainFormat, {}), testing::IsEmpty());
    game.crawford = true;
    EXPECT_THAT(losses(collection, kPlainFormat, {}), ElementsAre(Loss{Feature::crawford_games, 1}));
}

TEST(Losses, CountEvaluationsOfUnknownDepth)
{
    Collection collection = seven_point_match();
    const Assessment evaluated{.estimate = {}, .context = EvaluationContext{}};
    Turn& turn = collection.matches[0].games[0].turns.emplace_back();
    turn.plays = {{.candidates = {
                       {.play = {}, .assessment = evaluated}, {.play = {}, .assessment = Assessment{}}, {}}}};
    const Loss analysis{Feature::play_analysis, 1};
    EXPECT_THAT(losses(collection, kPlainFormat, {}),
                ElementsAre(analysis, Loss{Feature::analysis_depths, 1}));
}

TEST(Features, HaveNamesOfTheirOwn)
{
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < kFeatures; ++i)
        names.insert(to_string(static_cast<Feature>(i)));
    EXPECT_EQ(names.size(), kFeatures);
}

}  // namespace
}  // namespace gammonkit
