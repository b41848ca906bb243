#include "analysis/met/named_tables.hpp"
#include "model/identifiers/xgid.hpp"
#include "model/legal_plays.hpp"
#include "report/answers/evaluation.hpp"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gammonkit::answers::named_choices_test {
namespace {

using testing::HasSubstr;

const char* const kDice = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
const char* const kNoDice = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";

NamedPosition position_of(std::string_view xgid)
{
    return {.state = *state_from_xgid(xgid)};
}

Result<NamedChoices> named(const NamedPosition& position, const std::vector<std::string>& asked)
{
    return named_choices(position, asked, MarkThresholds{});
}

/// Why a choice is refused: "code: message | hint".
std::string refusal(std::string_view xgid, const std::string& asked)
{
    const auto choices = named(position_of(xgid), {asked});
    if (choices) return "none";
    const Diagnostic& why = choices.error();
    return why.code + ": " + why.message + " | " + why.hint;
}

CubeDecision decision_of(const CubeSides& sides, bool redouble = false)
{
    CubeDecision decision;
    decision.values = decision.normalized = sides;
    decision.verdict = cube_verdict(sides, {.redouble = redouble});
    return decision;
}

TEST(NamedChoices, AreEachThereOnceHoweverOftenAndInWhateverOrderTheyAreWritten)
{
    NamedPosition position = position_of(kDice);
    position.made_play = Play{{Point(24), Point(21)}, {Point(6), Point(5)}};
    const NamedChoices choices = named(position, {"6/5 24/21", "24/21 6/5", "8/5 6/5"}).value();
    ASSERT_EQ(choices.plays.size(), 2U);
    EXPECT_TRUE(choices.plays[0].made);
    EXPECT_FALSE(choices.plays[1].made);
}

TEST(NamedChoices, OfTheCubeAreReadAsPlayersAndGnubgWriteThem)
{
    const auto first = [](const std::string& text) {
        return named(position_of(kNoDice), {text}).value().cube.at(0).choice;
    };
    for (const char* text : {"double", "Redouble", "DOUBLE"})
        EXPECT_EQ(first(text), CubeChoice::doubled) << text;
    for (const char* text : {"no double", "no-double", "No redouble", "roll"})
        EXPECT_EQ(first(text), CubeChoice::no_double) << text;
    EXPECT_EQ(first("take"), CubeChoice::taken);
    EXPECT_EQ(first("pass"), CubeChoice::dropped);
    EXPECT_EQ(first("drop"), CubeChoice::dropped);
}

TEST(NamedChoices, ThatCannotBeReadAreRefusedWithWhatWouldBeRight)
{
    EXPECT_EQ(refusal(kDice, "24/21 8/5"),
              "illegal-play: 24/21 8/5 is not legal: 8/5 is not a 1 | a legal play is 24/23 24/21");
    EXPECT_THAT(refusal(kDice, "mumble"), HasSubstr("usage: 'mumble' is no play"));
    EXPECT_THAT(refusal(kDice, "take"), HasSubstr("usage: 'take' is no play of the 31 on the table"));
    EXPECT_THAT(refusal(kNoDice, "8/5 6/5"),
                HasSubstr("usage: '8/5 6/5' is no choice about the cube, and there are no dice"));
    EXPECT_THAT(refusal(kNoDice, "beaver"), HasSubstr("illegal-play: there are no beavers here"));
}

TEST(NamedChoices, AboutTheCubeCostWhatTheirMakerLoses)
{
    const NamedChoices choices = named(position_of(kNoDice), {"double", "no double", "take", "pass"}).value();
    const auto judged =
        judged_cube_choices(choices, decision_of({.no_double = 0.5, .double_take = 0.45}, true));
    ASSERT_EQ(judged.size(), 4U);
    EXPECT_EQ(judged[0].words, "redouble");
    EXPECT_NEAR(judged[0].judgement.error, 0.05, 1e-9);
    EXPECT_EQ(judged[0].judgement.mark, SkillMark::doubtful);
    EXPECT_EQ(judged[1].words, "no redouble");
    EXPECT_EQ(judged[1].judgement.error, 0);
    EXPECT_EQ(judged[2].judgement.error, 0);
    EXPECT_NEAR(judged[3].judgement.error, 0.55, 1e-9);
    EXPECT_EQ(judged[3].judgement.mark, SkillMark::very_bad);
}

TEST(NamedChoices, AreNoneWhereThePlayerMayNotDouble)
{
    const NamedPosition position = position_of(kNoDice);
    const NamedChoices choices = named(position, {"double"}).value();
    CubeDecision decision;
    EXPECT_EQ(has_cube_decision(choices, decision, position).error().code, "no-decision");
    EXPECT_TRUE(judged_cube_choices(choices, decision).empty());
    EXPECT_TRUE(has_cube_decision({}, decision, position).has_value());
}

/// Each play is 0.1 worse than the one before. The last comes far, and so second, only if it is named.
class Far : public PositionJudge {
public:
    [[nodiscard]] const MatchEquityTable& match_equity_table() const override { return table_; }
    [[nodiscard]] Result<std::vector<PlayEvaluation>> rank_plays(const GameState& state, const Level&,
                                                                 const Progress&,
                                                                 std::span<const Position> always) override
    {
        const auto legal = legal_plays(state.position, state.on_roll, *state.dice);
        std::vector<PlayEvaluation> plays;
        for (std::size_t i = 0; i < legal.size(); ++i)
            plays.push_back({.play = legal[i].play, .equity = -0.1 * static_cast<double>(i)});
        if (always.empty()) return plays;
        plays.back().plies = 2;
        std::rotate(plays.begin() + 1, plays.end() - 1, plays.end());
        return plays;
    }
    [[nodiscard]] Result<CubeEvaluation> judge_cube(const GameState&, const Level&, const Progress&) override
    {
        return CubeEvaluation{};
    }

private:
    MatchEquityTable table_ = default_met();
};

TEST(NamedPlays, StandWithThoseThatWereLookedAtAsFarAhead)
{
    const NamedPosition position = position_of(kDice);
    Far judge;
    const Level level = level_of_plies(2);
    const Progress progress;
    const PositionQuestion question{
        .position = position, .judge = judge, .level = level, .progress = progress};
    const auto legal = legal_plays(position.state.position, position.state.on_roll, *position.state.dice);
    NamedChoices choices;
    choices.plays.push_back({.play = legal.back().play, .board = legal.back().result});
    const PlayRanking ranking = rank_plays(question, 1, choices).value();
    ASSERT_EQ(ranking.plays.size(), 2U);
    EXPECT_EQ(ranking.plays[1].rank, 2U);
    ASSERT_TRUE(ranking.plays[1].named.has_value());
    EXPECT_NEAR(ranking.plays[1].named->error, 1.5, 1e-9);
    EXPECT_THAT(answer_text(question, ranking), HasSubstr("\n* 2. "));
    EXPECT_THAT(answer_text(question, ranking), HasSubstr("    2  very bad\n"));
    EXPECT_THAT(answer_json(question, ranking),
                HasSubstr(R"("loss":1.5,"rank":2,"named":true,"error":1.5,"mark":"very-bad")"));
}

}  // namespace
}  // namespace gammonkit::answers::named_choices_test
