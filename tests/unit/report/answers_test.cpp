#include "analysis/met/named_tables.hpp"
#include "model/identifiers/identifier.hpp"
#include "report/answers/bearoff_facts.hpp"
#include "report/answers/evaluation.hpp"
#include "report/answers/met_answers.hpp"
#include "report/answers/rollout_answer.hpp"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace gammonkit::answers {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

/// Says of everything that both win as often.
class EvenJudge : public PositionJudge {
public:
    [[nodiscard]] std::string name() const override { return "Even 1.0"; }
    [[nodiscard]] const MatchEquityTable& match_equity_table() const override { return table_; }
    [[nodiscard]] Result<std::vector<PlayEvaluation>>
    rank_plays(const GameState&, const Level&, const Progress&, std::span<const Position>) override
    {
        PlayEvaluation even;
        even.chances.win = 0.5F;
        return std::vector<PlayEvaluation>(3, even);
    }
    [[nodiscard]] Result<CubeEvaluation> judge_cube(const GameState&, const Level&, const Progress&) override
    {
        CubeEvaluation even;
        even.chances.win = 0.5F;
        return even;
    }

private:
    MatchEquityTable table_ = default_met();
};

NamedPosition position_of(const std::string& identifier)
{
    return {.state = state_from_identifier(identifier)->state};
}

/// What an even judge is asked.
struct Asked {
    explicit Asked(const std::string& identifier) : position(position_of(identifier)) {}

    NamedPosition position;
    EvenJudge judge = {};
    Level level = level_of_plies(1);
    Progress progress = {};
    PositionQuestion question{.position = position, .judge = judge, .level = level, .progress = progress};
};

const std::string kNoDice = "XGID=--A--A------------------a-:0:0:1:00:0:0:0:0:10";
const std::string kDice = "XGID=--A--A------------------a-:0:0:1:52:0:0:0:0:10";

TEST(Answers, TellWhoJudgedAndHow)
{
    const Asked asked(kNoDice);
    const EvaluationAnswer evaluation = evaluate_cube(asked.question).value();
    EXPECT_THAT(answer_text(asked.question, evaluation), HasSubstr("Even 1.0, 1-ply"));
    const auto json = nlohmann::json::parse(answer_json(asked.question, evaluation));
    EXPECT_EQ(json["engine"], "Even 1.0");
    EXPECT_EQ(json["position"], kNoDice);
    EXPECT_EQ(json["chances"]["win"], 0.5);
}

TEST(Answers, ShowTheBestPlaysAndCountTheOthers)
{
    const Asked asked(kDice);
    const PlayRanking ranking = rank_plays(asked.question, 2).value();
    EXPECT_EQ(ranking.plays.size(), 2U);
    EXPECT_THAT(answer_text(asked.question, ranking), HasSubstr("and 1 other play\n"));
    const auto json = nlohmann::json::parse(answer_json(asked.question, ranking));
    EXPECT_EQ(json["legal_plays"], 3);
    EXPECT_EQ(json["plays"].size(), 2U);
}

TEST(Answers, ThereAreNoneWhenTheGameIsOver)
{
    Asked asked(kNoDice);
    asked.position.state.phase = GamePhase::over;
    const auto evaluation = evaluate_cube(asked.question);
    ASSERT_FALSE(evaluation);
    EXPECT_EQ(evaluation.error().code, "game-over");
}

TEST(Answers, OfRolloutsTellTheirSettings)
{
    RolloutSettings settings = rollout_of_plies(0);
    settings.cubeful = false;
    settings.truncated_at = 7;
    settings.seed = 5;
    const NamedPosition position = position_of(kNoDice);
    const MatchEquityTable table = default_met();
    const CubeContext context = CubeContext::of(position.state, table);
    CubeRollout cube;
    cube.no_double.trials = 36;
    const RolloutQuestion asked{
        .position = position, .settings = settings, .table = table, .context = context};
    const auto json = nlohmann::json::parse(answer_json(asked, cube));
    EXPECT_EQ(json["kind"], "rollout-cube");
    EXPECT_EQ(json["trials"], 36);
    EXPECT_EQ(json["rollout"]["truncated_at"], 7);
    EXPECT_THAT(answer_text(asked, cube),
                testing::HasSubstr("without the cube, played 0-ply, truncated after 7 plies, seed 5"));
}

TEST(BearoffFacts, AreThoseOfTheTables)
{
    const bearoff::StandardTables tables = bearoff::standard_tables({}).value();
    const BearoffFacts facts = bearoff_facts(tables, asked_position("1,1/1").value()).value();
    EXPECT_EQ(facts.own.pips, 3);
    EXPECT_EQ(facts.own.moments.mean, 1);
    EXPECT_EQ(facts.chances->win, 1);
    EXPECT_THAT(bearoff_text(facts), HasSubstr("pips                     3         1\n"));
    EXPECT_EQ(nlohmann::json::parse(bearoff_json(facts))["on_roll"]["rolls"]["1"], 1);
    const auto beyond = bearoff_facts(tables, asked_position("0,0,0,0,0,0,1").value());
    EXPECT_EQ(beyond.error().code, "out-of-reach");
}

TEST(MetText, ShowsAsManyPointsAsAreAskedFor)
{
    EXPECT_THAT(met_text(default_met(), 2), HasSubstr("\naway      1      2\n   1  50.00  67."));
    EXPECT_EQ(nlohmann::json::parse(met_json(default_met(), 3))["pre_crawford"].size(), 3U);
}

TEST(MetScore, TellsTheChanceAndTheTakePoints)
{
    const MatchScore score{.away = {2, 2}};
    EXPECT_THAT(met_score_text(default_met(), score), StartsWith("2-away against 2-away: 50.00 %"));
    EXPECT_EQ(nlohmann::json::parse(met_score_json(default_met(), score))["chance"], 0.5);
}

}  // namespace
}  // namespace gammonkit::answers
