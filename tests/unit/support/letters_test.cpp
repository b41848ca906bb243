#include "support/letters/letters.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

std::u32string characters_of(std::string_view utf8)
{
    std::u32string characters;
    while (!utf8.empty())
        characters += take_character(utf8);
    return characters;
}

TEST(Letters, AreTakenOffOneByOne)
{
    EXPECT_EQ(characters_of("a\u00DF\u738B\U0001F3B2\x7F"), U"a\u00DF\u738B\U0001F3B2\x7F");
    EXPECT_EQ(characters_of("a\xFF\xE7\x8E"), U"a\uFFFD\uFFFD\uFFFD");
}

TEST(Letters, BecomeTheBytesThatTheyWere)
{
    std::string utf8;
    for (const char32_t character : std::u32string(U"a\u0080\u07FF\u0800\uFFFD\U00010000\U0010FFFF"))
        append_character(utf8, character);
    EXPECT_EQ(utf8, "a\u0080\u07FF\u0800\uFFFD\U00010000\U0010FFFF");
}

TEST(Letters, BelongToScripts)
{
    EXPECT_EQ(script_of(U'a'), Script::latin);
    EXPECT_EQ(script_of(U'\u0436'), Script::cyrillic);
    EXPECT_EQ(script_of(U'\u03B1'), Script::greek);
    EXPECT_EQ(script_of(U'\u738B'), Script::han);
    EXPECT_EQ(script_of(U'\u30A2'), Script::kana);
    EXPECT_EQ(script_of(U'\u30FC'), Script::kana);
    EXPECT_EQ(script_of(U'1'), Script::common);
}

TEST(Letters, HaveCaseAndWidth)
{
    EXPECT_TRUE(is_capital(U'\u010C'));
    EXPECT_EQ(small_letter(U'\u010C'), U'\u010D');
    EXPECT_FALSE(is_letter(U'/'));
    EXPECT_EQ(columns_of_letter(U'a'), 1U);
    EXPECT_EQ(columns_of_letter(U'\u738B'), 2U);
    EXPECT_EQ(columns_of_letter(U'\u0301'), 0U);
}

TEST(Letters, LoseAccents)
{
    EXPECT_EQ(decomposed("\u00E9"), "e\u0301");
    EXPECT_EQ(in_latin_letters("\u0141\u00F3d\u017A"), "lodz");
    EXPECT_EQ(in_latin_letters("\u0410\u043D\u043D\u0430"), "anna");
}

}  // namespace
}  // namespace gammonkit
