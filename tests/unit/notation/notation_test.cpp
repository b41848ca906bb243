#include "formats/notation/notation.hpp"
#include "model/legal_plays.hpp"
#include "model/rules.hpp"

#include <gtest/gtest.h>

namespace gammonkit::notation {
namespace {

Dice roll(int first, int second)
{
    return *Dice::from(first, second);
}

const Position kStart = starting_position(Variant::standard);

/// A board with the first player's checkers and the second's on points of their own numbering.
Position board(std::initializer_list<std::pair<int, int>> first,
               std::initializer_list<std::pair<int, int>> second)
{
    ByPlayer<Side> sides{};
    for (const auto& [point, checkers] : first)
        sides.first[static_cast<std::size_t>(point)] = static_cast<std::uint8_t>(checkers);
    for (const auto& [point, checkers] : second)
        sides.second[static_cast<std::size_t>(point)] = static_cast<std::uint8_t>(checkers);
    return Position::from(sides).value();
}

/// How written moves are understood: "13/11 13/8", with what is remarkable behind it.
std::string meaning(std::string text, const Position& position, Dice dice)
{
    const SourceText source("play", std::move(text));
    const Result<Moves> moves = parse_moves(source, source.text());
    if (!moves) return to_string(moves.error(), source);
    const Result<Resolution> found = resolve(*moves, position, Player::first, dice);
    if (!found) return found.error().message;
    const bool legal = !why_illegal(position, Player::first, dice, found->play);
    return to_string(found->play) + (legal ? "" : " illegal") + (found->ambiguous ? " ambiguous" : "") +
           (found->hit_marks_wrong ? " false-hit" : "") + (found->hit_unmarked ? " unmarked" : "");
}

TEST(Notation, ReadsSingleSteps)
{
    EXPECT_EQ(meaning("8/5 6/5", kStart, roll(3, 1)), "8/5 6/5");
}

TEST(Notation, KeepsTheWrittenOrder)
{
    EXPECT_EQ(meaning("6/5 8/5", kStart, roll(3, 1)), "6/5 8/5");
}

TEST(Notation, TakesCommasAndDashes)
{
    EXPECT_EQ(meaning("8/5,6/5", kStart, roll(3, 1)), "8/5 6/5");
    EXPECT_EQ(meaning("8-5, 6-5 ", kStart, roll(3, 1)), "8/5 6/5");
}

TEST(Notation, TakesSemicolons)
{
    EXPECT_EQ(meaning("8/5;6/5", kStart, roll(3, 1)), "8/5 6/5");
}

TEST(Notation, TakesAnXForAHitOrInFrontOfACount)
{
    EXPECT_EQ(meaning("8/7x2 6/5X2", kStart, roll(1, 1)), "8/7 8/7 6/5 6/5");
    EXPECT_EQ(meaning("8/5x 6/5", kStart, roll(3, 1)), "8/5 6/5 false-hit");
    EXPECT_EQ(meaning("24/18X/13", kStart, roll(6, 5)), "24/18 18/13 false-hit");
}

TEST(Notation, SplitsAMergedWay)
{
    EXPECT_EQ(meaning("24/13", kStart, roll(6, 5)), "24/18 18/13");
}

TEST(Notation, SplitsAMergedWayOverTheOnlyOpenPoint)
{
    const Position position = board({{24, 2}, {6, 13}}, {{7, 2}, {2, 13}});  // His 7 point is our 18.
    EXPECT_EQ(meaning("24/13", position, roll(6, 5)), "24/19 19/13");
}

TEST(Notation, SplitsAMergedDouble)
{
    const Position position = board({{22, 2}, {6, 13}}, {{1, 15}});
    EXPECT_EQ(meaning("22/6", position, roll(4, 4)), "22/18 18/14 14/10 10/6");
    EXPECT_EQ(meaning("22/14(2)", position, roll(4, 4)), "22/18 18/14 22/18 18/14");
}

TEST(Notation, BearsOffWithSeveralDice)
{
    const Position position = board({{9, 1}, {4, 2}}, {{1, 15}});
    EXPECT_EQ(meaning("9/off", position, roll(6, 3)), "9/3 3/off");
    EXPECT_EQ(meaning("9/Off 4/1", position, roll(3, 3)), "9/6 6/3 3/off 4/1");
    EXPECT_EQ(meaning("4/o(2)", board({{4, 2}}, {{1, 15}}), roll(2, 2)), "4/2 2/off 4/2 2/off");
}

TEST(Notation, RepeatsAStepWithItsHitOnTheFirst)
{
    const Position position = board({{6, 3}, {13, 12}}, {{20, 1}, {24, 14}});
    EXPECT_EQ(meaning("6/5*(2) 13/12(2)", position, roll(1, 1)), "6/5 6/5 13/12 13/12");
    EXPECT_EQ(meaning("6/5(2)* 13/12(2)", position, roll(1, 1)), "6/5 6/5 13/12 13/12");
}

TEST(Notation, EntersFromTheBarAndHitsOnTheWay)
{
    const Position position = board({{25, 1}, {6, 14}}, {{1, 1}, {13, 14}});
    EXPECT_EQ(meaning("Bar/24*/18", position, roll(6, 1)), "bar/24 24/18");
    EXPECT_EQ(meaning("b/24* 24/18", position, roll(6, 1)), "bar/24 24/18");
    EXPECT_EQ(meaning("25/24 24/18", position, roll(6, 1)), "bar/24 24/18 unmarked");
}

TEST(Notation, PrefersTheWayThatHitsOnlyWhereItIsMarked)
{
    const Position position = board({{24, 2}, {6, 13}}, {{7, 1}, {2, 14}});  // His blot stands on our 18.
    EXPECT_EQ(meaning("24/13", position, roll(6, 5)), "24/19 19/13 ambiguous");
    EXPECT_EQ(meaning("24/18*/13", position, roll(6, 5)), "24/18 18/13");
}

TEST(Notation, SaysWhenAMarkedHitHitsNothing)
{
    EXPECT_EQ(meaning("13/8* 6/5", kStart, roll(5, 1)), "13/8 6/5 false-hit");
}

TEST(Notation, TakesAnIllegalPlayWordForWord)
{
    EXPECT_EQ(meaning("13/7/5", kStart, roll(3, 1)), "13/7 7/5 illegal");
}

TEST(Notation, RefusesMoreThanFourSteps)
{
    EXPECT_EQ(meaning("13/12(4) 6/5", kStart, roll(1, 1)), "a play has at most 4 steps");
}

TEST(Notation, UnderstandsNothingAsADance)
{
    const Position closed = board({{25, 1}, {1, 14}}, {{1, 2}, {2, 2}, {3, 2}, {4, 2}, {5, 2}, {6, 5}});
    EXPECT_EQ(meaning("", closed, roll(6, 5)), "");
    EXPECT_EQ(meaning("", kStart, roll(6, 5)), " illegal");
}

TEST(Notation, PointsAtWhatItCannotRead)
{
    EXPECT_EQ(meaning("13/11 13/", kStart, roll(5, 2)),
              "play:1:10: error: expected a point from 0 to 25 [syntax]\n"
              "    13/11 13/\n"
              "             ^\n");
    EXPECT_EQ(meaning("13/11 26/21", kStart, roll(5, 2)),
              "play:1:7: error: expected a checker move such as 13/8 [syntax]\n"
              "    13/11 26/21\n"
              "          ^\n");
    EXPECT_EQ(meaning("13/11(x)", kStart, roll(5, 2)),
              "play:1:7: error: expected a number of checkers from 1 to 4 [syntax]\n"
              "    13/11(x)\n"
              "          ^\n");
}

TEST(Notation, SaysWhereThereAreMoreStepsThanAPlayCanHave)
{
    EXPECT_EQ(meaning("8/7(4) 6/5", kStart, roll(1, 1)), "a play has at most 4 steps");
    EXPECT_EQ(meaning("8/7(4) 6/5(4) 5/4", kStart, roll(1, 1)),
              "play:1:1: error: a play has at most 4 steps [too-many-steps]\n"
              "    8/7(4) 6/5(4) 5/4\n"
              "    ^\n");
}

constexpr Style kMerged{.bar_and_off = BarAndOff::words_capitalized, .merge = true};

std::string written(const Play& play, const Position& position, const Style& style)
{
    return format_play(play, position, Player::first, style);
}

Step step(int from, int to)
{
    return {.from = Point(from), .to = Point(to)};
}

TEST(Notation, WritesSingleStepsWithTheHitOnce)
{
    const Position position = board({{25, 1}, {6, 14}}, {{1, 1}, {20, 1}, {13, 13}});
    EXPECT_EQ(written({step(25, 24), step(6, 5), step(6, 5)}, position, {}), "25/24* 6/5* 6/5");
    EXPECT_EQ(written({step(25, 24), step(6, 5), step(6, 5)}, position, kMerged), "Bar/24* 6/5*(2)");
    EXPECT_EQ(written({step(25, 24)}, position, {.mark_hits = false}), "25/24");
}

TEST(Notation, MergesOnlyWhatReadsBackAsTheSamePlay)
{
    EXPECT_EQ(written({step(24, 18), step(18, 13)}, kStart, kMerged), "24/13");
    EXPECT_EQ(written({step(24, 19), step(19, 13)}, kStart, kMerged), "24/19/13");
    EXPECT_EQ(written({step(24, 18), step(13, 8)}, kStart, kMerged), "24/18 13/8");
    EXPECT_EQ(written({step(7, 3), step(3, 0)}, board({{7, 1}}, {}), kMerged), "7/3/Off");
    EXPECT_EQ(written({step(13, 9), step(13, 9), step(9, 5), step(9, 5)}, kStart, kMerged), "13/9(2) 9/5(2)");
    EXPECT_EQ(written({step(13, 9), step(9, 5), step(13, 9), step(9, 5)}, kStart, kMerged), "13/5(2)");
    EXPECT_EQ(written({}, kStart, kMerged), "");
}

TEST(Notation, WritesPointsAsTheOpponentCountsThem)
{
    const Position position = board({{25, 1}, {6, 14}}, {{1, 1}, {20, 1}, {13, 13}});
    EXPECT_EQ(written({step(25, 24), step(6, 0)}, position, {.mirrored = true}), "0/1* 19/25");
    const Style fibs{.bar_and_off = BarAndOff::words_lower, .separator = '-', .mirrored = true};
    EXPECT_EQ(written({step(25, 24), step(6, 0)}, position, fibs), "bar-1* 19-off");
}

TEST(Notation, ReadsPointsAsTheOpponentCountsThem)
{
    const SourceText source("play", "0/1* 19/25 bar-1 19-off");
    const Moves moves = mirrored(parse_moves(source, source.text()).value());
    const Moves expected{{.from = kBar, .to = Point(24), .hit = true},
                         {.from = Point(6), .to = kOff},
                         {.from = kBar, .to = Point(24)},
                         {.from = Point(6), .to = kOff}};
    EXPECT_EQ(moves, expected);
}

TEST(Notation, TellsPeopleOnlyWhichBoardComesOut)
{
    const Style style{.bar_and_off = BarAndOff::words_lower, .merge = true, .keep_order = false};
    EXPECT_EQ(written({step(24, 23), step(23, 18)}, kStart, style), "24/18");
    EXPECT_EQ(written({step(7, 3), step(3, 0)}, board({{7, 1}}, {}), style), "7/off");
    EXPECT_EQ(written({step(13, 9), step(13, 9), step(9, 5), step(9, 5)}, kStart, style), "13/5(2)");
    EXPECT_EQ(written({step(24, 20), step(24, 20), step(20, 16)}, kStart, style), "24/16 24/20");
    const Position blots = board({{24, 1}}, {{2, 1}, {13, 1}});
    EXPECT_EQ(written({step(24, 23), step(23, 18)}, blots, style), "24/23*/18");
    EXPECT_EQ(written({step(24, 19), step(19, 18)}, blots, style), "24/19/18");
}

}  // namespace
}  // namespace gammonkit::notation
