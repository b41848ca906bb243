// What is written is read back as it was: random matches in the dialects that lose nothing of the play.
#include "exporters/mat/mat_exporter.hpp"
#include "tests/random_game.hpp"
#include "tests/unit/mat/telling.hpp"

#include <gtest/gtest.h>

namespace gammonkit::mat_test {
namespace {

bool is_roll_before_play(const Game& game, std::size_t i)
{
    return std::holds_alternative<Roll>(game.turns[i].action) && i + 1 < game.turns.size() &&
           game.turns[i + 1].player == game.turns[i].player;
}

bool is_refused(const Game& game, std::size_t i)
{
    const bool refusal = std::holds_alternative<RefuseResignation>(game.turns[i].action);
    const bool refused = std::holds_alternative<Resign>(game.turns[i].action) && i + 1 < game.turns.size() &&
                         std::holds_alternative<RefuseResignation>(game.turns[i + 1].action);
    return refusal || refused;
}

/// Without what MAT has no place for: rolls told apart from their plays, refused resignations, and which game
/// is the Crawford game. By the Jacoby rule a resignation of a gammon is that of a single game.
Match as_mat_tells(Match match)
{
    for (Game& game : match.games) {
        std::vector<Turn> turns;
        for (std::size_t i = 0; i < game.turns.size(); ++i) {
            if (!is_roll_before_play(game, i) && !is_refused(game, i)) turns.push_back(game.turns[i]);
        }
        game.turns = std::move(turns);
        game.crawford.reset();
    }
    return match;
}

void expect_round_trips(const Rules& rules, std::string_view option)
{
    std::mt19937 random(7);
    const Options options = Options::parse(option, kMatWriteOptions).value();
    for (int i = 0; i < 12; ++i) {
        Match match = as_mat_tells(random_match(random, rules));
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
