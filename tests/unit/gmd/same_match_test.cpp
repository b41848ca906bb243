// One match as six formats have it: the play is the same.
#include "formats/catalogue/catalogue.hpp"
#include "formats/pipeline.hpp"
#include "support/files/file.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

/// A line for each turn; rolls without a play have no place in all formats.
std::string play_of(const Match& match)
{
    std::string text;
    for (const Game& game : match.games) {
        text += fmt::format("game at {}-{}\n", game.score.first, game.score.second);
        for (const Turn& turn : game.turns) {
            if (std::holds_alternative<Roll>(turn.action)) continue;
            text += fmt::format("{} {}", turn.player == Player::first ? 1 : 2, action_name(turn.action));
            if (const auto* play = std::get_if<CheckerPlay>(&turn.action)) {
                text += fmt::format(" {}{} {}", play->dice.high(), play->dice.low(),
                                    to_string(sorted(play->play)));
            }
            text += '\n';
        }
    }
    return text;
}

std::string play_in(const std::string& sample)
{
    Result<Input> input = read_input(std::string(GAMMONKIT_SOURCE_DIR) + "/samples/" + sample);
    if (!input) return input.error().message;
    const ReadSource reading = read(catalogue(), *std::move(input), {});
    EXPECT_EQ(reading.diagnostics.errors, 0U) << sample;
    return reading.collection ? play_of(reading.collection->matches.at(0)) : "";
}

TEST(OneMatch, IsTheSameInAllFormats)
{
    const std::string expected = play_in("mat/xg-7-point.mat");
    EXPECT_GT(expected.size(), 5000U);
    for (const char* sample : {"bgammon/7-point.match", "bgf/7-point.bgf", "gmd/7-point.gmd",
                               "javafibs/7-point.match", "ogxm/7-point.ogxm"}) {
        EXPECT_EQ(play_in(sample), expected) << sample;
    }
}

}  // namespace
}  // namespace gammonkit
