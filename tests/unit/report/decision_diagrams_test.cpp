#include "report/decision_diagrams.hpp"

#include "formats/catalogue/catalogue.hpp"
#include "formats/pipeline.hpp"
#include "support/files/file.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gammonkit::decision_diagrams_test {
namespace {

using testing::Contains;
using testing::ElementsAre;

Collection analyzed()
{
    const auto input = read_input(GAMMONKIT_SOURCE_DIR "/samples/sgf/analysed-game-3.sgf");
    return *read(catalogue(), *input, {}).collection;
}

DecisionDiagrams errors_of_at_least(double cost)
{
    return {.is_wanted =
                [cost](const MatchReport&, const DecisionError& judged) {
                    return judged.error && judged.error->normalized > cost;
                },
            .view_of = [](const GameState& state) { return BoardView{.bottom = state.to_decide()}; }};
}

TEST(DecisionDiagrams, TellNoCostOfWhatIsBest)
{
    const Reports reports(analyzed());
    const MatchReport& report = reports.matches().front();
    for (const DecisionError& judged : report.statistics.decisions) {
        if (!judged.decision.state) continue;
        const std::string answer = decision_answer(report, judged);
        EXPECT_EQ(answer.find("costs 0.000 (0.00%"), std::string::npos) << answer;
    }
}

TEST(DecisionDiagrams, TellHowMuchBetterTheBestIs)
{
    const Reports reports(analyzed());
    const MatchReport& report = reports.matches().front();
    std::vector<std::string> answers;
    for (const DecisionError& judged : report.statistics.decisions)
        answers.push_back(judged.decision.state ? decision_answer(report, judged) : "");
    EXPECT_THAT(answers, Contains("Played: 13/3, the best by 0.014."));
}

TEST(DecisionDiagrams, TellWhoPlayedWhatAndWhatWasBest)
{
    const Reports reports(analyzed());
    const DiagramSet set = decision_diagrams(reports, errors_of_at_least(0.03));
    EXPECT_EQ(set.title, "Kévin Unger – Maxence Job");
    ASSERT_EQ(set.items.size(), 2U);
    const Diagram& diagram = set.items[1].question;
    EXPECT_EQ(diagram.heading, "2. Maxence Job 33: 18/15(2) 7/4(2) ?? −0.166 (0.99%). Best: 7/4(2) 6/3(2).");
    EXPECT_THAT(diagram.lines,
                ElementsAre("g1-6 (game 1, move 3). Kévin Unger 3, Maxence Job 0, 7-point match",
                            "The block before the opponent is weaker. Does not make the 3 point. Wins a "
                            "gammon in 11.0%; after the best play, in 18.8%."));
    EXPECT_EQ(diagram.verdict,
              "Played: 18/15(2) 7/4(2) ??, which costs 0.166 (0.99% of the match). Best: 7/4(2) 6/3(2).");
    EXPECT_EQ(diagram.scene.plays.size(), 2U);
    EXPECT_EQ(diagram.scene.view.bottom, Player::second);
    EXPECT_FALSE(set.items[1].answer);
}

TEST(DecisionDiagrams, OfAQuizDoNotTellTheAnswerInTheQuestion)
{
    const Reports reports(analyzed());
    DecisionDiagrams settings = errors_of_at_least(0.1);
    settings.as_quiz = true;
    const DiagramSet set = decision_diagrams(reports, settings);
    ASSERT_EQ(set.items.size(), 1U);
    const auto& [question, answer] = set.items[0];
    EXPECT_EQ(question.heading, "1. Maxence Job to play 33");
    EXPECT_EQ(question.lines.size(), 1U);
    EXPECT_TRUE(question.scene.plays.empty());
    EXPECT_TRUE(tables_of(question).empty());
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->heading, "1. Maxence Job 33: 18/15(2) 7/4(2) ?? −0.166 (0.99%). Best: 7/4(2) 6/3(2).");
    EXPECT_EQ(question.verdict, "");
    EXPECT_EQ(answer->scene.plays.size(), 2U);
    EXPECT_EQ(tables_of(*answer).size(), 1U);
}

TEST(DecisionDiagrams, FindThePlayOfATurnRatherThanTheCubeBeforeIt)
{
    const Reports reports(analyzed());
    const auto kind_at = [&](std::size_t turn, bool before_roll) {
        const auto found = decision_at(reports, {.game = 1, .turn = turn, .before_roll = before_roll});
        return found ? std::optional(found->judged->decision.kind) : std::nullopt;
    };
    EXPECT_EQ(kind_at(6, false), DecisionKind::play);
    EXPECT_EQ(kind_at(6, true), DecisionKind::offer);
    EXPECT_EQ(kind_at(99, false), std::nullopt);
}

TEST(DecisionDiagrams, ComeWithoutArrowsIfNoneAreWanted)
{
    const Reports reports(analyzed());
    DecisionDiagrams settings = errors_of_at_least(0.1);
    settings.with_arrows = false;
    EXPECT_TRUE(decision_diagrams(reports, settings).items[0].question.scene.plays.empty());
}

}  // namespace
}  // namespace gammonkit::decision_diagrams_test
