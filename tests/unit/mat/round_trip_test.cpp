// What is written is read back as it was: random matches in the dialects that lose nothing of the play.
#include "formats/mat/format.hpp"
#include "tests/random_game.hpp"
#include "tests/support/plainer_match.hpp"
#include "tests/unit/mat/telling.hpp"

#include <gtest/gtest.h>

namespace gammonkit::mat_test {
namespace {

void expect_round_trips(const Rules& rules, std::string_view option)
{
    std::mt19937 random(7);
    const Options options = Options::parse(option, kMatWriteOptions).value();
    for (int i = 0; i < 12; ++i) {
        Match match = plainer(random_match(random, rules), {.refused_resignations = false});
        match.players = {{.name = "Al"}, {.name = "Bo"}};
        const std::string text = write_mat({.matches = {match}, .positions = {}}, options).value();
        const Told again = read(text);
        ASSERT_EQ(again.codes, "") << text;
        ASSERT_EQ(again.collection.matches.size(), 1U);
        ASSERT_EQ(told(again.collection.matches[0]), told(match)) << text;
        ASSERT_TRUE(again.collection.matches[0] == match) << text;
    }
}

TEST(MatRoundTrip, KeepsMatches)
{
    expect_round_trips({.length = 5}, "dialect=jellyfish");
    expect_round_trips({.length = 5}, "dialect=xg");
    expect_round_trips({.length = 5}, "dialect=snowie");
}

TEST(MatRoundTrip, KeepsCommentsThatLookAsIfTheyMeantSomething)
{
    const auto remark = [](std::string text) { return Turn{.action = Remark{}, .comment = std::move(text)}; };
    Match match{.rules = {.length = 5}, .players = {{.name = "Al"}, {.name = "Bo"}}};
    match.games.push_back(
        {.turns = {remark("set pos=-b----E-C---eE---c-e----B-/0"),
                   {.player = Player::first,
                    .action = CheckerPlay{*Dice::from(3, 1), {{Point(8), Point(5)}, {Point(6), Point(5)}}}},
                   remark("[Event \"none\"]"),
                   {.player = Player::second, .action = Resign{}},
                   {.player = Player::first, .action = AcceptResignation{}},
                   remark("the result is claimed"),
                   remark("played as 8/5\nrecorded as 8/5"),
                   remark("He should not forfeit: it timed out")}});
    const std::string text =
        write_mat({.matches = {match}, .positions = {}}, Options(kMatWriteOptions)).value();
    const Told again = read(text);
    ASSERT_EQ(again.collection.matches.size(), 1U);
    EXPECT_EQ(told(again.collection.matches[0]), "Al - Bo to 5\n"
                                                 "game 1 0-0\n"
                                                 "1 remark ; set pos=-b----E-C---eE---c-e----B-/0\n"
                                                 "1 31: 8/5 6/5\n"
                                                 "1 remark ; [Event \"none\"]\n"
                                                 "1 remark ; the result is claimed\n"
                                                 "1 remark ; played as 8/5\nrecorded as 8/5\n"
                                                 "1 remark ; He should not forfeit: it timed out\n"
                                                 "2 resign 1\n"
                                                 "1 accept-resignation\n")
        << text;
}

TEST(MatRoundTrip, KeepsMoneySessions)
{
    expect_round_trips({.length = 0}, "dialect=jellyfish");
    expect_round_trips({.length = 0}, "dialect=xg");
}

TEST(MatRoundTrip, KeepsVariants)
{
    for (const Variant variant : kVariants) {
        expect_round_trips({.variant = variant, .length = 3}, "dialect=jellyfish");
        expect_round_trips({.variant = variant, .length = 3}, "dialect=xg");
    }
}

}  // namespace
}  // namespace gammonkit::mat_test
