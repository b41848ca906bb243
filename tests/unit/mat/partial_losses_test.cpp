// What match text leaves out of features that it carries is told.
#include "formats/catalogue/catalogue.hpp"
#include "formats/losses.hpp"
#include "formats/mat/format.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<Loss> losses_of(Match match, std::string_view options = "")
{
    return losses({.matches = {std::move(match)}, .positions = {}}, *find_format(catalogue(), "mat"),
                  Options::parse(options, kMatWriteOptions).value());
}

Match commented_match()
{
    Match match{.rules = {.length = 7}, .games = {{.comment = "a good game"}}};
    match.players.first = {.name = "Ann", .rating = "1800"};
    match.place = "Paris";
    return match;
}

TEST(MatLosses, AreNoneWithHeaderAndComments)
{
    EXPECT_THAT(losses_of(commented_match()), IsEmpty());
    EXPECT_THAT(losses_of(commented_match(), "dialect=xg"), IsEmpty());
}

TEST(MatLosses, CountTagsAndCommentsInTheDialectOfSnowie)
{
    EXPECT_THAT(losses_of(commented_match(), "dialect=snowie"),
                ElementsAre(Loss{Feature::place, 1}, Loss{Feature::turn_comments, 1}));
}

TEST(MatLosses, CountRatingsThatSnowieWouldTakeForAPartOfTheName)
{
    Match match{.rules = {.length = 7}, .games = {{}}};
    match.players.first = {.name = "Ann", .rating = "Expert"};
    EXPECT_THAT(losses_of(match, "dialect=snowie"), ElementsAre(Loss{Feature::ratings, 1}));
}

TEST(MatLosses, CountWhatStandsInTheHeaderWhereThereIsNone)
{
    EXPECT_THAT(
        losses_of(commented_match(), "no-header"),
        ElementsAre(Loss{Feature::match_scores, 1}, Loss{Feature::ratings, 1}, Loss{Feature::place, 1}));
}

TEST(MatLosses, CountItsOwnTagsWhereNoneAreWritten)
{
    Match match{.rules = {.length = 7}, .games = {{}}};
    match.extras = {{.key = "mat:Clock", .values = {"10"}}};
    EXPECT_THAT(losses_of(match), IsEmpty());
    EXPECT_THAT(losses_of(match, "dialect=snowie"), ElementsAre(Loss{Feature::extras, 1}));
}

TEST(MatLosses, CountACubeSetInTheMiddleAboveOne)
{
    Match match{.rules = {.length = 7}, .games = {{.turns = {{.action = SetCube{{.value = 4}}}}}}};
    EXPECT_THAT(losses_of(match), ElementsAre(Loss{Feature::set_positions, 1}));
    match.games[0].turns[0].action = SetCube{{.value = 4, .owner = Player::first}};
    EXPECT_THAT(losses_of(match), IsEmpty());
}

}  // namespace
}  // namespace gammonkit
