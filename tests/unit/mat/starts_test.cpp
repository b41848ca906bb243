#include "formats/mat/format.hpp"
#include "tests/support/reading.hpp"

#include <gmock/gmock.h>

namespace gammonkit {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using testing_support::Told;

constexpr std::string_view kBegin = " 5 point match\n\n Game 1\n ann : 0                           bob : 0\n"
                                    "  1)                               31: 23/22 23/20\n"
                                    "  2) 42: 8/4 6/4                   65: 24/18 18/13\n";

std::string nackgammon()
{
    return std::string(kBegin) + "  3) 21: 13/11 6/5                 21: 13/11 6/5\n"
                                 "  4) 21: 13/11 6/5                 21: 13/11 6/5\n"
                                 "  5) 31: 8/5 6/5                   31: 8/5 6/5\n";
}

Told read_from(std::string_view text, std::string_view options = "")
{
    return testing_support::told_by(read_mat, std::string(text),
                                    Options::parse(options, kMatFormat.read_options).value());
}

TEST(MatStarts, TakesTheVariantThatCanBeFollowed)
{
    const Told told = read_from(nackgammon());
    EXPECT_THAT(told.said, HasSubstr("note: this can be followed as nackgammon, and not as backgammon"));
    EXPECT_EQ(told.collection.matches[0].rules.variant, Variant::nackgammon);
    EXPECT_EQ(told.collection.matches[0].rules.length, 5);
}

TEST(MatStarts, TakesTheVariantThatIsAskedFor)
{
    const Told told = read_from(nackgammon(), "variant=standard");
    EXPECT_THAT(told.said, HasSubstr("the game cannot be followed"));
    EXPECT_EQ(told.collection.matches[0].rules.variant, Variant::standard);
}

TEST(MatStarts, NamesTheVariantOfWhatIsTooShortToTell)
{
    const Told told = read_from(kBegin);
    EXPECT_THAT(told.said, HasSubstr("variant=nackgammon of the format reads it so"));
    EXPECT_THAT(told.said, HasSubstr("the game cannot be followed"));
    EXPECT_EQ(told.collection.matches[0].rules.variant, Variant::standard);
}

TEST(MatStarts, StaysWithBackgammonWhereNoStartIsRight)
{
    const Told told = read_from(nackgammon() + "  6) 21: 24/22 2/1                 11: 3/1\n");
    EXPECT_THAT(told.said, Not(HasSubstr("variant-found")));
    EXPECT_THAT(told.said, HasSubstr("the game cannot be followed"));
    EXPECT_EQ(told.collection.matches[0].rules.variant, Variant::standard);
}

}  // namespace
}  // namespace gammonkit
