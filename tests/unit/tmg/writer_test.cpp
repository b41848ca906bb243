// What is written for which program's sake.
#include "formats/catalogue/catalogue.hpp"
#include "formats/losses.hpp"
#include "formats/tmg/format.hpp"
#include "tests/unit/tmg/reading.hpp"

#include <gmock/gmock.h>

namespace gammonkit::tmg_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const CheckerPlay kPlay{.dice = *Dice::from(3, 1), .play = {{Point(8), Point(5)}, {Point(6), Point(5)}}};

Match match_with(std::vector<Turn> turns)
{
    Match match{.rules = {.length = 5}, .players = {{.name = "al"}, {.name = "bo 2"}}};
    match.games.push_back({.turns = std::move(turns)});
    return match;
}

std::string written(Match match)
{
    return write_tmg({.matches = {std::move(match)}, .positions = {}}, {}).value();
}

std::vector<Loss> losses_of(Match match)
{
    return losses({.matches = {std::move(match)}, .positions = {}}, *find_format(catalogue(), "tmg"), {});
}

TEST(TmgWriter, WritesAQuestionMarkForARatingThatIsNotKnown)
{
    const std::string text = written(match_with({}));
    EXPECT_THAT(text, HasSubstr("Player1: 0 al ?\nPlayer2: 0 bo 2 ?\n"));
    EXPECT_EQ(match_of(text).players.second, (PlayerInfo{.name = "bo 2"}));
}

TEST(TmgWriter, TellsTheWinnerBySignNameAndNumber)
{
    EXPECT_THAT(written(match_with({{.player = Player::first, .action = kPlay},
                                    {.player = Player::first, .action = Resign{Stake::gammon}},
                                    {.player = Player::second, .action = AcceptResignation{}}})),
                HasSubstr("\nGame 1: 0-0\n  1 1 31:\n  1 4 8/5 6/5\n  -2 15 2 bo 2 wins 2 points\n"));
}

TEST(TmgWriter, EndsAGameThatNobodyWonIfAnotherFollows)
{
    Match match = match_with({{.player = Player::first, .action = kPlay}});
    EXPECT_THAT(written(match), testing::Not(HasSubstr("nobody")));
    match.games.push_back({.number = 2, .turns = {{.player = Player::first, .action = kPlay}}});
    EXPECT_THAT(written(match), HasSubstr("6/5\n  0 14 0 nobody wins 0 points\n\nGame 2: 0-0\n"));
}

TEST(TmgWriter, RefusesWhatHoldsNoGame)
{
    EXPECT_FALSE(write_tmg({.matches = {Match{}}, .positions = {}}, {}).has_value());
}

TEST(TmgLosses, CountWhatDoesNotFit)
{
    Match match = match_with({});
    EXPECT_THAT(losses_of(match), IsEmpty());
    match.rules.variant = Variant::hypergammon_3;
    match.rules.automatic_doubles = 1;
    match.players.first.rating = "Expert";
    match.time = "12:00";
    EXPECT_THAT(losses_of(match), ElementsAre(Loss{Feature::variants, 1}, Loss{Feature::ratings, 1},
                                              Loss{Feature::time, 1}, Loss{Feature::moot_rules, 1}));
}

TEST(TmgLosses, CountClaimsThatWouldBeReadAsResignations)
{
    Match match = match_with({{.player = Player::first, .action = kPlay}});
    match.games[0].claimed_outcome = {.winner = Player::first, .points = 1};
    EXPECT_THAT(losses_of(match), ElementsAre(Loss{Feature::claimed_outcomes, 1}));
    match.games[0].claimed_outcome->points = 5;
    EXPECT_THAT(losses_of(match), IsEmpty());
}

}  // namespace
}  // namespace gammonkit::tmg_test
