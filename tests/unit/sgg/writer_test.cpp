// What is written for which program's sake.
#include "formats/catalogue/catalogue.hpp"
#include "formats/losses.hpp"
#include "formats/sgg/format.hpp"
#include "tests/unit/sgg/reading.hpp"

#include <gmock/gmock.h>

namespace gammonkit::sgg_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::string written(Match match)
{
    return write_sgg({.matches = {std::move(match)}, .positions = {}}, {}).value();
}

Match match_with(std::vector<Turn> turns)
{
    Match match{.rules = {.length = 5}, .players = {{.name = "Al"}, {.name = "Bo"}}};
    match.games.push_back({.turns = std::move(turns)});
    return match;
}

const CheckerPlay kPlay{.dice = *Dice::from(3, 1), .play = {{Point(8), Point(5)}, {Point(6), Point(5)}}};
const Roll kRoll{.dice = *Dice::from(6, 5)};

TEST(SggWriter, AnnouncesThePlayButNeitherADanceNorARollThatIsResigned)
{
    const std::string text =
        written(match_with({{.player = Player::first, .action = kPlay},
                            {.player = Player::second, .action = CheckerPlay{.dice = *Dice::from(6, 6)}},
                            {.player = Player::first, .action = kRoll},
                            {.player = Player::first, .action = Resign{}},
                            {.player = Player::second, .action = AcceptResignation{}}}));
    EXPECT_THAT(text,
                HasSubstr("\n1\t31:\n1\t31: 8/5, 6/5\n1\t\t66: O-O\n2\t65: resign\nBo wins 1 point.\n"));
}

TEST(SggWriter, EndsAGameThatNobodyWonIfAnotherFollows)
{
    Match match = match_with({{.player = Player::first, .action = kPlay}});
    EXPECT_THAT(written(match), testing::Not(HasSubstr("Nobody")));
    match.games.push_back({.number = 2, .turns = {{.player = Player::first, .action = kPlay}}});
    EXPECT_THAT(written(match), HasSubstr("6/5\nNobody wins 0 points.\n\nGame 2.0-0/5\n"));
}

TEST(SggWriter, QuotesChatThatWouldBeReadAsSomethingElse)
{
    Turn turn{.player = Player::first, .action = kPlay};
    turn.comment = "12\n\nGame 1.0-0/5\nA vs. B\nhe wins 3\n  indented";
    const std::string text = written(match_with({turn}));
    EXPECT_THAT(text, HasSubstr("\n> 12\n>\n> Game 1.0-0/5\n> A vs. B\nhe\twins 3\n  indented\n1\t31:\n"));
    EXPECT_EQ(match_of(text).games[0].turns[0].comment, turn.comment);
}

TEST(SggWriter, WritesRatingsOfEveryProgram)
{
    Match match = match_with({});
    match.players.first.rating = "1878.22 (Exp 1034)";
    match.players.second.rating = "1850.5";
    EXPECT_THAT(written(match), HasSubstr("\nELO: 1878.22 1034  1850.5 -\n"));
    match.players.second.rating = "Expert player";
    EXPECT_THAT(written(match), HasSubstr("\nELO: 1878.22 1034  - -\n"));
}

TEST(SggWriter, RefusesWhatHoldsNoGame)
{
    EXPECT_FALSE(write_sgg({.matches = {Match{}}, .positions = {}}, {}).has_value());
}

std::vector<Loss> losses_of(Match match)
{
    return losses({.matches = {std::move(match)}, .positions = {}}, *find_format(catalogue(), "sgg"), {});
}

TEST(SggLosses, CountWhatDoesNotFit)
{
    Match match = match_with({});
    match.place = "GamesGrid";
    EXPECT_THAT(losses_of(match), IsEmpty());
    match.place = "Paris";
    match.players.first.rating = "Expert player";
    match.rules.variant = Variant::long_gammon;
    EXPECT_THAT(losses_of(match),
                ElementsAre(Loss{Feature::variants, 1}, Loss{Feature::ratings, 1}, Loss{Feature::place, 1}));
}

TEST(SggLosses, CountAFirstNameThatNoResultShows)
{
    Match match = match_with({});
    match.players.second.name = "Bo vs. Cy";
    EXPECT_THAT(losses_of(match), IsEmpty());
    match.players.first.name = "Al vs. Bo";
    EXPECT_THAT(losses_of(match), ElementsAre(Loss{Feature::player_names, 1}));
    match.games[0].claimed_outcome = {.winner = Player::first, .points = 1};
    EXPECT_THAT(losses_of(match), IsEmpty());
    EXPECT_EQ(match_of(written(match)).players.first.name, "Al vs. Bo");
}

TEST(SggLosses, CountTheWordThatAGameIsNotTheCrawfordGame)
{
    Match match = match_with({});
    match.games[0].score = {3, 0};
    match.games.push_back({.number = 2, .score = {4, 0}});
    EXPECT_THAT(losses_of(match), IsEmpty());
    match.games[1].crawford = false;
    EXPECT_THAT(losses_of(match), ElementsAre(Loss{Feature::crawford_games, 1}));
}

}  // namespace
}  // namespace gammonkit::sgg_test
