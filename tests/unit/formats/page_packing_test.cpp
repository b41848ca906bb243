#include "formats/dump/format.hpp"
#include "formats/html/numbers_apart.hpp"
#include "formats/html/packed.hpp"
#include "support/files/file.hpp"
#include "support/number_text.hpp"

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

/// A text of words with numbers behind them, in several lines.
std::string apart(const std::vector<std::pair<std::string, double>>& words)
{
    NumbersApart out;
    for (const auto& [word, number] : words) {
        out += word;
        out.number(number);
    }
    return out.take();
}

TEST(NumbersApart, TakesDecimalsOutOfWords)
{
    EXPECT_EQ(apart({{"a=", 0.001}, {",", 0.5}}),
              std::string("5 1 1\na=\1,\1") + std::string("\xd0\x07\0\0\x40\x42\x0f\0", 8));
    EXPECT_EQ(numbers_together(apart({{"a=", 0.001}, {",", 0.5}})).value(), "a=0.001,0.5");
}

TEST(NumbersApart, GivesEveryNumberBack)
{
    for (const double number : {0.0, -0.0, 1.0, -1.0, 0.25, -0.25, 8.999999, -999.999999, 9.5, 1e-6, 0.00012,
                                1234.5, 0.1234567, 0.0001, 1e-9, 1e99}) {
        std::string text = "x ";
        append_shortest(text += "a=emg:", number);
        append_shortest(text += ",", number);
        EXPECT_EQ(numbers_together(apart({{"x a=emg:", number}, {",", number}})).value(), text);
    }
}

TEST(NumbersApart, StoresHowFarAColumnIsFromTheOneBefore)
{
    NumbersApart out;
    std::string text;
    const auto add = [&](std::string_view name, double number) {
        out += name;
        out.number(number);
        append_shortest(text += name, number);
    };
    for (int i = 0; i < 300; ++i) {
        const int equity = (i * 7919) % 2000 - 1000;
        add(" emg=", equity / 1000.0);
        add(" mwc=", (500000 + equity * (i < 150 ? 60 : 90)) / 1e6);
    }
    const std::string packed = out.take();
    EXPECT_EQ(packed.substr(0, packed.find('\n')), "3600 300 300~");
    EXPECT_EQ(numbers_together(packed).value(), text);
    EXPECT_FALSE(numbers_together("3 1~\na=\1\1\1\1\1"));
}

TEST(NumbersApart, NamesLinesThatItHasTwice)
{
    NumbersApart out;
    for (const std::string_view line : {"one", "two", "one", "ttt"})
        (out += line) += '\n';
    out += "two";
    const std::string packed = out.take();
    EXPECT_EQ(packed, "18\none\ntwo\n\2" + std::string(2, '\0') + "ttt\ntwo");
    EXPECT_EQ(numbers_together(packed).value(), "one\ntwo\none\nttt\ntwo");
}

TEST(NumbersApart, StopsAtManyNames)
{
    std::vector<std::pair<std::string, double>> words;
    std::string text;
    for (int i = 0; i < 200; ++i) {
        words.emplace_back(" name" + std::to_string(i) + "=", 0.25);
        text += words.back().first + "0.25";
    }
    EXPECT_EQ(numbers_together(apart(words)).value(), text);
}

TEST(NumbersApart, LeavesATextThatHasItsBytes)
{
    NumbersApart out;
    out.words("a \1");
    EXPECT_TRUE(out.is_refused());
    EXPECT_EQ(numbers_together(nothing_apart("a \1\2")).value(), "a \1\2");
}

TEST(NumbersApart, RefusesWhatItHasNotWritten)
{
    for (const std::string_view damaged : {"", "x\n", "9\nabc", "3 1\nabc", "3 99999999999999999999\nabc",
                                           "1 0\n\1", "2\n\2\1", "3\n\2\1\1", "1\n\1"})
        EXPECT_FALSE(numbers_together(damaged)) << damaged;
    EXPECT_FALSE(numbers_together(std::string("2 1\n\1\1\1\1\1\1", 10)));  // A number for one of two.
}

TEST(DumpApart, IsTheDump)
{
    const Input input = read_input(GAMMONKIT_SOURCE_DIR "/samples/dump/everything.dump").value();
    CollectingReporter reporter;
    const Collection collection = read_dump(SourceText("everything", input.bytes), {}, reporter).value();
    const std::string packed = packed_text(write_dump_apart(collection).value()).value();
    EXPECT_EQ(unpacked_dump(packed).value(), write_dump(collection, {}).value());
    EXPECT_FALSE(unpacked_dump("no dump"));
}

}  // namespace
}  // namespace gammonkit
