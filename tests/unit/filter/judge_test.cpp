#include "decisions/filter/filter.hpp"
#include "tests/unit/filter/asked.hpp"
#include "tests/unit/model/boards.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

Truth judged(const std::string& text, const AskedDecision& asked = asked_play(),
             const std::string& me = "Ann")
{
    const SourceText source("filter", text);
    const Result<Filter> filter = parse_filter(source, {.me = me});
    return filter.value().judge(asked);
}

/// The same of which nobody has analyzed anything.
AskedDecision unanalyzed()
{
    AskedDecision asked = asked_play();
    asked.row.decision.judgement.reset();
    asked.judged = {.phase = Phase::opening, .in_rate = RateEligibility::not_analyzed};
    return asked;
}

/// Ann did not double, which cost 0.05.
AskedDecision missed_double()
{
    AskedDecision asked = asked_play();
    asked.row.decision.kind = DecisionKind::offer;
    asked.row.decision.choice = MadeChoice::waited;
    asked.row.decision.made = "no double";
    asked.judged.mistake = CubeMistake::missed_double_above_cash;
    return asked;
}

TEST(Filter, KnowsThePlayers)
{
    EXPECT_EQ(judged("me"), Truth::yes);
    EXPECT_EQ(judged("me", asked_play(), "somebody, ANN"), Truth::yes);
    EXPECT_EQ(judged("me", asked_play(), "Bob Çelik"), Truth::no);
    EXPECT_EQ(judged("first & !second"), Truth::yes);
    EXPECT_EQ(judged("name=ann & name:AN & name!=an"), Truth::yes);
    EXPECT_EQ(judged("opponent:ÇEL"), Truth::yes);
    EXPECT_EQ(judged("opponent=\"bob çelik\""), Truth::yes);
    EXPECT_EQ(judged("opponent=\"Celik, Bob\" & opponent:cel"), Truth::yes);
    EXPECT_EQ(judged("me", asked_play(), "Änn"), Truth::yes);
}

/// Ann, who asked_play is about, has her 4 to 7 points and an anchor on Bob's 5 point, with a checker on
/// the bar; Bob has two on her ace point and a blot on his 9 point.
AskedDecision with_structure()
{
    AskedDecision asked = asked_play();
    asked.row.decision.state->position =
        board({{25, 1}, {20, 2}, {9, 1}, {7, 2}, {6, 3}, {5, 2}, {4, 2}, {2, 1}, {13, 1}},
              {{24, 2}, {9, 1}, {6, 5}, {3, 4}});
    return asked;
}

TEST(Filter, KnowsHowTheCheckersStand)
{
    const auto is = [](const std::string& text) { return judged(text, with_structure()) == Truth::yes; };
    EXPECT_TRUE(is("point=4 & point=5,9 & point!=9 & point=20"));
    EXPECT_FALSE(is("point=9"));
    EXPECT_TRUE(is("prime=4 & back=3 & bar=1 & off=0 & blots=3 & home-blots=1"));
    EXPECT_TRUE(is("anchor & anchor=20 & anchor!=21 & opponent-anchor=24 & their-anchor"));
    EXPECT_TRUE(is("their-point=6,24 & opponent-back=2 & opponent-off=3 & opponent-blots=1"));
    EXPECT_TRUE(is("builders=2 & timing=12 & !stripped"));
    EXPECT_TRUE(is("plan=priming & opponent-plan=mixed"));
    EXPECT_TRUE(is("shots>0 & double-shots=0"));
    EXPECT_EQ(judged("shots-left>0", with_structure()), Truth::unknown);
    EXPECT_EQ(judged("close", with_structure()), Truth::unknown);
    EXPECT_EQ(judged("!flagged", with_structure()), Truth::yes);
}

TEST(Filter, RefusesPointsThatAreNone)
{
    for (const char* text : {"point=0", "point=25", "point>3", "anchor=18", "anchor=x", "point=4-5"})
        EXPECT_FALSE(parse_filter(SourceText("filter", text), {})) << text;
}

TEST(Filter, KnowsHowFarBehindTheSecondBestIs)
{
    AskedDecision asked = asked_play();
    asked.judged.gap = 0.02;
    EXPECT_EQ(judged("close & close<=0.02 & gap>0.01", asked), Truth::yes);
    asked.judged.gap = 0.021;
    EXPECT_EQ(judged("close", asked), Truth::no);
}

TEST(Filter, TakesSeveralValuesForAnyOfThem)
{
    EXPECT_EQ(judged("dice=51,62"), Truth::yes);
    EXPECT_EQ(judged("dice=51,61"), Truth::no);
    EXPECT_EQ(judged("dice!=51,61"), Truth::yes);
    EXPECT_EQ(judged("dice!=51,62"), Truth::no);
    EXPECT_EQ(judged("away=2,3 & away=2-5,3-5"), Truth::yes);
    const SourceText source("filter", "away<2,3");
    EXPECT_FALSE(parse_filter(source, {}).has_value());
}

TEST(Filter, TakesAStarForAnyNumberOfAPair)
{
    EXPECT_EQ(judged("away=3-* & away=*-5"), Truth::yes);
    EXPECT_EQ(judged("away=4-*"), Truth::no);
}

TEST(Filter, KnowsPhasesByNameAndHits)
{
    EXPECT_EQ(judged("phase=opening & phase!=race"), Truth::yes);
    EXPECT_EQ(judged("hit"), Truth::no);
    AskedDecision asked = asked_play();
    asked.row.decision.made = "24/18*";
    EXPECT_EQ(judged("hit", asked), Truth::yes);
    asked.row.decision.made.clear();
    EXPECT_EQ(judged("hit", asked), Truth::unknown);
}

TEST(Filter, DoesNotKnowWhoHasNoName)
{
    AskedDecision asked = asked_play();
    asked.row.decision.player = Player::second;
    Match nameless = *asked.row.match;
    nameless.players.second.name.clear();
    asked.row.match = &nameless;
    EXPECT_EQ(judged("me", asked), Truth::unknown);
    EXPECT_EQ(judged("name!=ann", asked), Truth::unknown);
}

TEST(Filter, KnowsKindsOfDecisions)
{
    EXPECT_EQ(judged("checker & move & play & !cube & !double & !take"), Truth::yes);
    EXPECT_EQ(judged("double & cube & !take & !doubled", missed_double()), Truth::yes);
}

TEST(Filter, KnowsMarks)
{
    EXPECT_EQ(judged("bad & error & marked & !blunder & !doubtful"), Truth::yes);
    EXPECT_EQ(judged("unlucky & !very-unlucky & !lucky"), Truth::yes);
}

TEST(Filter, KnowsCubeErrorsByAllTheirNames)
{
    EXPECT_EQ(judged("missed-double & missed-cash & missed-double-above-cp & wrong-cube", missed_double()),
              Truth::yes);
    EXPECT_EQ(judged("missed-double-below-cp | wrong-double | wrong-take | wrong-pass", missed_double()),
              Truth::no);
    EXPECT_EQ(judged("missed-double"), Truth::no);
}

TEST(Filter, ComparesNumbersToSixDecimals)
{
    EXPECT_EQ(judged("error=0.1 & error>=0.1 & error<=0.1 & error:0.1"), Truth::yes);
    EXPECT_EQ(judged("error>0.1 | error<0.1 | error!=0.1"), Truth::no);
    EXPECT_EQ(judged("error>0.09999 & error<1e-0"), Truth::yes);
    EXPECT_EQ(judged("luck<-0.3"), Truth::yes);
}

TEST(Filter, ComparesChancesInPercentOrNot)
{
    EXPECT_EQ(judged("error-mwc>=1.5% & error-mwc=0.015 & win=60% & lose=0.4"), Truth::yes);
    EXPECT_EQ(judged("win>60%"), Truth::no);
}

TEST(Filter, ComparesWhatBothPlayersHaveAtOnce)
{
    EXPECT_EQ(judged("away=3-5 & score=4-2 & pips=167-167 & away!=5-3"), Truth::yes);
    EXPECT_EQ(judged("away=3 & opponent-away=5 & game=2 & ply=3 & turn=1 & cube=1 & length=7"), Truth::yes);
}

TEST(Filter, KnowsEffectivePipsOfRacesOnly)
{
    EXPECT_EQ(judged("epc>1"), Truth::unknown);
    AskedDecision asked = asked_play();
    asked.row.decision.state->position = board({{1, 7}}, {{1, 1}});
    EXPECT_EQ(judged("epc=29 & effective-pips>28.9 & wastage>21.9 & waste<22.1", asked), Truth::yes);
    EXPECT_EQ(judged("opponent-epc=8.17 & opponent-wastage<8", asked), Truth::yes);
}

TEST(Filter, TakesDiceInAnyOrder)
{
    EXPECT_EQ(judged("dice=26 & dice=6-2 & dice!=66 & !doublet"), Truth::yes);
    EXPECT_EQ(judged("dice=62", missed_double()), Truth::yes);
}

TEST(Filter, ComparesDatesAsFarAsTheyAreWritten)
{
    EXPECT_EQ(judged("date=2020 & date=2020-05 & date=2020-05-31 & date<=2020 & date>2019 & date<2020-06"),
              Truth::yes);
    EXPECT_EQ(judged("date>2020 | date<2020 | date!=2020"), Truth::no);
}

TEST(Filter, ComparesTexts)
{
    EXPECT_EQ(judged("event=open & played:'24/18 13' & best!=played & position=4HPwATDgc/ABMA"), Truth::yes);
}

TEST(Filter, KnowsPhaseAndScore)
{
    EXPECT_EQ(judged("opening & !contact & !race & !bearoff & centered & !owns-cube"), Truth::yes);
    EXPECT_EQ(judged("!money & !dmp & !post-crawford & !crawford"), Truth::yes);
}

TEST(Filter, LeavesOutWhatIsNotKnown)
{
    for (const char* condition :
         {"error<0.1", "error>=0", "error", "blunder", "marked", "luck>0", "lucky", "win<60%", "best:24"}) {
        EXPECT_EQ(judged(condition, unanalyzed()), Truth::unknown) << condition;
        EXPECT_EQ(judged(std::string("!") + condition, unanalyzed()), Truth::unknown) << condition;
    }
    EXPECT_EQ(judged("unanalyzed & !analyzed & !wrong-take", unanalyzed()), Truth::yes);
}

TEST(Filter, DecidesWithoutWhatIsNotKnownWhereItCan)
{
    EXPECT_EQ(judged("blunder | opening", unanalyzed()), Truth::yes);
    EXPECT_EQ(judged("blunder & race", unanalyzed()), Truth::no);
    EXPECT_EQ(judged("blunder & opening", unanalyzed()), Truth::unknown);
    EXPECT_EQ(judged("!(blunder & race)", unanalyzed()), Truth::yes);
}

TEST(Filter, DoesNotKnowTheBoardBehindATurnThatCannotBeFollowed)
{
    AskedDecision asked = asked_play();
    asked.row.decision.state.reset();
    for (const char* condition : {"contact", "pips>3", "centered", "cube=1", "crawford"})
        EXPECT_EQ(judged(condition, asked), Truth::unknown) << condition;
}

TEST(Filter, KnowsWhatBreaksTheRules)
{
    AskedDecision asked = asked_play();
    EXPECT_EQ(judged("illegal", asked), Truth::no);
    asked.breaks_the_rules = true;
    EXPECT_EQ(judged("illegal", asked), Truth::yes);
}

}  // namespace
}  // namespace gammonkit
