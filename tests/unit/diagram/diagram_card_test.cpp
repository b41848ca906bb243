#include "report/diagram/diagram_card.hpp"

#include "model/identifiers/identifier.hpp"

#include <gtest/gtest.h>

namespace gammonkit::diagram_card_test {
namespace {

constexpr std::string_view kRolled = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
constexpr std::string_view kDoubled = "XGID=-b----E-C---eE---c-e----B-:1:1:1:D:0:0:0:0:10";

Diagram diagram_of(std::string_view id)
{
    return {.scene = {.state = state_from_identifier(id).value().state, .names = {"Al", "Bo"}}};
}

PlayAnalysis analysis()
{
    const auto candidate = [](const Play& play, double equity) {
        return Candidate{.play = play,
                         .assessment = Assessment{.estimate = {.cubeful = Equity{equity}}, .level = "3-ply"}};
    };
    return {.by = {.engine = "GammonKit"},
            .candidates = {candidate({{Point{8}, Point{5}}, {Point{6}, Point{5}}}, 0.159),
                           candidate({{Point{24}, Point{23}}, {Point{13}, Point{10}}}, -0.01)},
            .played = 1};
}

TEST(DiagramCard, AsksWhatIsNotKnown)
{
    const Card play = card_of(diagram_of(kRolled));
    EXPECT_EQ(play.question, "Bo to play 31");
    EXPECT_EQ(play.call, "Your play?");
    const Card answer = card_of(diagram_of(kDoubled));
    EXPECT_EQ(answer.question, "Al is doubled to 4");
    EXPECT_EQ(answer.call, "Take or drop?");
    Diagram cube = diagram_of(kRolled);
    cube.scene.state.dice.reset();
    EXPECT_EQ(card_of(cube).question, "Bo on roll");
    EXPECT_EQ(card_of(cube).call, "Cube action?");
}

TEST(DiagramCard, SaysWhatAnAnalysisSays)
{
    Diagram diagram = diagram_of(kRolled);
    diagram.plays.push_back(analysis());
    const Card card = card_of(diagram);
    EXPECT_EQ(card.call, "");
    EXPECT_EQ(card.verdict, "Best: 8/5 6/5.");
    EXPECT_EQ(card.source, "GammonKit, 3-ply");
    ASSERT_EQ(card.choices.size(), 2U);
    EXPECT_EQ(card.choices[0].words, "8/5 6/5");
    EXPECT_EQ(card.choices[0].value, "+0.159");
    EXPECT_TRUE(card.choices[0].best);
    EXPECT_EQ(card.choices[1].value, "(−0.169)");
    EXPECT_DOUBLE_EQ(card.choices[1].loss, 0.169);
    EXPECT_TRUE(card.choices[1].made);
}

TEST(DiagramCard, CountsAWrongAnswerAsALossOfTheOneWhoAnswers)
{
    Diagram diagram = diagram_of(kDoubled);
    const auto value = [](double equity) {
        return Assessment{.estimate = {.cubeful = Equity{equity}}, .level = "3-ply"};
    };
    diagram.cubes.push_back({.no_double = value(0.5), .double_take = value(0.6)});
    diagram.made = CubeChoice::dropped;
    const Card card = card_of(diagram);
    ASSERT_EQ(card.choices.size(), 2U);
    EXPECT_EQ(card.choices[0].words, "Take");
    EXPECT_EQ(card.choices[0].value, "−0.600");
    EXPECT_TRUE(card.choices[0].best && !card.choices[0].made);
    EXPECT_EQ(card.choices[1].words, "Pass");
    EXPECT_EQ(card.choices[1].value, "−1.000");
    EXPECT_NEAR(card.choices[1].loss, 0.4, 1e-9);
    EXPECT_TRUE(card.choices[1].made && !card.choices[1].best);
}

TEST(DiagramCard, MarksADoubleThatWasWrongAtWhatItIsWorth)
{
    Diagram diagram = diagram_of(kRolled);
    diagram.scene.state.dice.reset();
    const auto value = [](double equity) { return Assessment{.estimate = {.cubeful = Equity{equity}}}; };
    diagram.cubes.push_back({.no_double = value(0.5), .double_take = value(0.4)});
    diagram.made = CubeChoice::doubled;
    const Card card = card_of(diagram);
    ASSERT_EQ(card.choices.size(), 3U);
    EXPECT_EQ(card.choices.back().words, "Double, take");
    for (const CardChoice& choice : card.choices)
        EXPECT_EQ(choice.made, choice.words == "Double, take") << choice.words;
}

TEST(DiagramCard, PrefersTheVerdictOfTheDiagram)
{
    Diagram diagram = diagram_of(kRolled);
    diagram.lines = {"g1-1 (game 1, move 1). Al 0, Bo 0, money session"};
    diagram.verdict = "Played: 24/23 13/10 ??.";
    const Card card = card_of(diagram);
    EXPECT_EQ(card.place, "g1-1 (game 1, move 1). Al 0, Bo 0, money session");
    EXPECT_EQ(card.verdict, "Played: 24/23 13/10 ??.");
    EXPECT_EQ(card.call, "");
}

}  // namespace
}  // namespace gammonkit::diagram_card_test
