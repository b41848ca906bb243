#include "support/file_slug.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

TEST(FileSlug, KeepsLettersAndDigits)
{
    EXPECT_EQ(file_slug("Kévin  Unger 2"), "kevin-unger-2");
    EXPECT_EQ(file_slug("O'Neil"), "oneil");
    EXPECT_EQ(file_slug("x_y.z"), "x-y-z");
}

TEST(FileSlug, WritesOtherScriptsInOurLetters)
{
    EXPECT_EQ(file_slug("Дмитрий"), "dmitrij");
    EXPECT_EQ(file_slug("ひかる"), "hikaru");
    EXPECT_EQ(file_slug("Groß"), "gross");
}

TEST(FileSlug, HoldsNothingThatAFileSystemMinds)
{
    EXPECT_EQ(file_slug("../../etc/passwd"), "etc-passwd");
    EXPECT_EQ(file_slug("<script>alert('x')</script>"), "script-alert-x-script");
    EXPECT_EQ(file_slug("a\\b:c*d?\n\xff\xfe"), "a-b-c-d");
    EXPECT_EQ(file_slug("///"), "");
    EXPECT_EQ(file_slug("CON"), "con-");
    EXPECT_EQ(file_slug("Com1"), "com1-");
    EXPECT_EQ(file_slug(std::string(10'000, 'x')), std::string(60, 'x'));
}

TEST(UniqueSlugs, GiveEachNameItsOwn)
{
    UniqueSlugs slugs;
    slugs.take("Bob");
    EXPECT_EQ(slugs.slug_of("Ann", "player"), "ann");
    EXPECT_EQ(slugs.slug_of("ann!", "player"), "ann-2");
    EXPECT_EQ(slugs.slug_of("Ann 2", "player"), "ann-2-2");
    EXPECT_EQ(slugs.slug_of("bob", "player"), "bob-2");
    EXPECT_EQ(slugs.slug_of("!", "player"), "player");
    EXPECT_EQ(slugs.slug_of("?", "player"), "player-2");
}

}  // namespace
}  // namespace gammonkit
