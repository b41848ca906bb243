#include "formats/mat/format.hpp"
#include "tests/support/reading.hpp"

#include <gmock/gmock.h>

namespace gammonkit {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using testing_support::Told;

constexpr std::string_view kNackgammon =
    " 5 point match\n\n Game 1\n ann : 0                           bob : 0\n"
    "  1)                               31: 23/22 23/20\n"
    "  2) 42: 8/4 6/4                   65: 24/18 18/13\n";

Told read_from(std::string_view text, std::string_view options = "")
{
    return testing_support::told_by(read_mat, std::string(text),
                                    Options::parse(options, kMatFormat.read_options).value());
}

TEST(MatStarts, TakesTheVariantThatCanBeFollowed)
{
    const Told told = read_from(kNackgammon);
    EXPECT_THAT(told.said, HasSubstr("note: this can be followed as nackgammon, and not as backgammon"));
    EXPECT_EQ(told.collection.matches[0].rules.variant, Variant::nackgammon);
    EXPECT_EQ(told.collection.matches[0].rules.length, 5);
}

TEST(MatStarts, TakesTheVariantThatIsAskedFor)
{
    const Told told = read_from(kNackgammon, "variant=standard");
    EXPECT_THAT(told.said, HasSubstr("the game cannot be followed"));
    EXPECT_EQ(told.collection.matches[0].rules.variant, Variant::standard);
}

TEST(MatStarts, StaysWithBackgammonWhereNoStartIsRight)
{
    std::string text(kNackgammon);
    text += "  3) 21: 23/21 5/4                 11: 3/1\n";
    const Told told = read_from(text);
    EXPECT_THAT(told.said, Not(HasSubstr("variant-found")));
    EXPECT_THAT(told.said, HasSubstr("the game cannot be followed"));
    EXPECT_EQ(told.collection.matches[0].rules.variant, Variant::standard);
}

}  // namespace
}  // namespace gammonkit
