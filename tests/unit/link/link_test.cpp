// Addresses that carry matches.
#include "formats/link/format.hpp"
#include "model/match.hpp"
#include "tests/support/reading.hpp"

#include <gmock/gmock.h>

namespace gammonkit {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using testing_support::Told;

Collection with_a_match(std::string name)
{
    Match match{.rules = {.length = 7}, .players = {{.name = std::move(name)}, {.name = "Bo"}}};
    match.comment = "a\nlong evening";
    match.games.push_back({});
    return {.matches = {match}};
}

std::string address_of(const Collection& collection)
{
    return write_link(collection, Options(kLinkWriteOptions)).value();
}

Told read_text(std::string text)
{
    return testing_support::told_by(read_link, std::move(text));
}

TEST(Link, IsThePageWithTheMatchBehindIt)
{
    const Options options = Options::parse("page=https://club.example/g.html", kLinkWriteOptions).value();
    EXPECT_THAT(write_link(with_a_match("Ann"), options).value(),
                StartsWith("https://club.example/g.html#match="));
    EXPECT_THAT(address_of(with_a_match("Ann")), StartsWith("gammonkit.html#match="));
}

TEST(Link, CarriesAllButWhatIsAnalyzed)
{
    const Collection collection = with_a_match("Zoë \"7\"");
    const Told reading = read_text("look: " + address_of(collection) + " (round 3)");
    EXPECT_EQ(reading.said, "");
    EXPECT_EQ(reading.collection, collection);
}

TEST(Link, IsReadWhereverAddressesStand)
{
    const Told reading =
        read_text(address_of(with_a_match("Ann")) + "\nand\n" + address_of(with_a_match("Cy")));
    EXPECT_EQ(reading.said, "");
    ASSERT_EQ(reading.collection.matches.size(), 2U);
    EXPECT_EQ(reading.collection.matches[1].players.first.name, "Cy");
}

TEST(Link, SaysWhereAnAddressWasCut)
{
    const std::string whole = address_of(with_a_match("Ann"));
    const Told reading = read_text(whole + whole.substr(0, whole.size() - 9) + "\n");
    EXPECT_EQ(reading.collection.matches.size(), 1U);
    EXPECT_THAT(reading.said, HasSubstr("input:2:15: error: the address is cut or damaged [link]"));
    EXPECT_THAT(read_text("gammonkit.html#match=").said, HasSubstr("no address in it carries a match"));
    EXPECT_THAT(read_text("gammonkit.html#match=AAAA").said, HasSubstr("cut or damaged"));
}

TEST(Link, HasNothingToCarry)
{
    EXPECT_EQ(write_link({}, Options(kLinkWriteOptions)).error().code, "no-game");
}

}  // namespace
}  // namespace gammonkit
