#include "formats/left_out.hpp"

#include "formats/extra_keys.hpp"

#include <gmock/gmock.h>

namespace gammonkit {
namespace {

/// What a match, its game and its turn keep for their formats.
Collection told()
{
    Match match;
    match.extras = {{"mat:Site", {}}};
    match.games = {{.turns = {Turn{.extras = {{"xg:rtf", {}}, {"xg:move", {}}, {"gmd:time", {}}}}},
                    .extras = {{"sgf:GS", {}}, {"sgf:LB", {}}}}};
    return {.matches = {match}};
}

std::set<std::string> keys_without(const LeftOut& parts)
{
    Collection collection = told();
    leave_out_with_extras(collection, parts);
    return extra_keys(collection, "");
}

TEST(LeftOutExtras, AreStatisticsAndEquitiesOfAnalyses)
{
    EXPECT_THAT(keys_without({.plays = true, .cubes = true}),
                testing::ElementsAre("gmd:time", "mat:Site", "sgf:LB", "xg:rtf"));
}

TEST(LeftOutExtras, AreTheFontsOfComments)
{
    // The turn is a remark, which stays for its analysis' sake.
    Collection collection = told();
    collection.matches.front().games.front().turns.front().plays = {PlayAnalysis{}};
    leave_out_with_extras(collection, {.comments = true});
    EXPECT_THAT(extra_keys(collection, ""),
                testing::ElementsAre("gmd:time", "mat:Site", "sgf:GS", "sgf:LB", "xg:move"));
}

TEST(LeftOutExtras, StayWithHalfOfTheAnalyses)
{
    EXPECT_THAT(keys_without({.plays = true}), testing::SizeIs(6));
}

}  // namespace
}  // namespace gammonkit
