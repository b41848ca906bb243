#include "formats/html/numbers_apart.hpp"
#include "formats/html/packed.hpp"
#include "formats/html/page_letters.hpp"
#include "support/files/file.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

/// All bytes, from another one on, as often as it takes.
std::string bytes(std::size_t count)
{
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        text += static_cast<char>((i * 167 + count) % 256);
    return text;
}

TEST(PageLetters, HoldBytesOfEveryCount)
{
    for (std::size_t count = 0; count < 300; ++count)
        EXPECT_EQ(from_page_letters(page_letters(bytes(count))), bytes(count)) << count;
}

TEST(PageLetters, MayStandInAnElement)
{
    const std::string letters = page_letters(bytes(10000));
    EXPECT_EQ(letters.find_first_of("<>& \n"), std::string::npos);
    EXPECT_LE(letters.size(), 10000 * 16 / 13 + 2);
}

TEST(PageLetters, AreRefusedWhereTheyMeanNothing)
{
    EXPECT_EQ(from_page_letters("ab&d"), std::nullopt);
    EXPECT_EQ(from_page_letters("~~"), std::nullopt);  // More than 13 bits.
    EXPECT_EQ(from_page_letters("~"), std::nullopt);
}

TEST(NumbersApart, GiveEveryTextBack)
{
    const std::string texts[] = {
        "",
        "a=0.5",
        "a=0.5,-0.25,12.000001,1 b=emg:-3.5\n a=0.1,0.2\n",
        "a=0.50 b=00.5 c=1234.5 d=0.1234567 e=-0.0 f=.5 g=5. h=0.5x i=1.2.3",
        "x \"a=0.5 b\" 0.5 =0.5,",
        "one \1 two=0.5",
        "a \2\na \2\n",
        "a=0.5\nb\na=0.25\nb\na=0.25",
        std::string(500, 'x') + "=0.5 y=0.5,0.5",
        "999.999999=-999.999999,999.999999",
    };
    for (const std::string& text : texts)
        EXPECT_EQ(numbers_together(numbers_apart(text)).value(), text);
}

TEST(NumbersApart, TakesDecimalsOutOfWords)
{
    EXPECT_EQ(numbers_apart("a=0.000001,0.5\n"),
              std::string("6 1 1\na=\1,\1\n") + std::string("\2\0\0\0\x40\x42\x0f\0", 8));
}

TEST(NumbersApart, NamesLinesThatItHasTwice)
{
    EXPECT_EQ(numbers_apart("one\ntwo\none\ntwo"), "14\none\ntwo\n\2" + std::string(2, '\0') + "two");
}

TEST(NumbersApart, StopsAtManyNames)
{
    std::string text;
    for (int i = 0; i < 200; ++i)
        text += " name" + std::to_string(i) + "=0.25";
    EXPECT_EQ(numbers_together(numbers_apart(text)).value(), text);
}

TEST(NumbersApart, RefusesWhatItHasNotWritten)
{
    for (const std::string_view damaged :
         {"", "x\n", "9\nabc", "3 1\nabc", "3 99999999999999999999\nabc", "1 0\n\1", "2\n\2\1", "3\n\2\1\1"})
        EXPECT_FALSE(numbers_together(damaged)) << damaged;
    EXPECT_FALSE(numbers_together(std::string("2 1\n\1\1\1\1\1\1", 10)));  // A number for one of two.
}

TEST(PackedDump, ComesBack)
{
    const std::string dump = read_input(GAMMONKIT_SOURCE_DIR "/samples/dump/everything.dump")->bytes;
    EXPECT_EQ(unpacked_dump(packed_dump(dump).value()).value(), dump);
    EXPECT_FALSE(unpacked_dump("no dump"));
}

}  // namespace
}  // namespace gammonkit
