#include "support/charset.hpp"
#include "support/text.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using namespace std::string_literals;

/// What bytes were decoded to, and the diagnostics as printed.
struct Decoded {
    std::string text;
    std::string said;
};

Decoded decoded(const std::string& bytes, const CharsetOptions& options = {})
{
    CollectingReporter reporter;
    const Result<SourceText> source = decode({.name = "a.mat", .bytes = bytes}, options, reporter);
    if (!source) return {.text = {}, .said = to_string(source.error(), SourceText("a.mat", ""))};
    Decoded result{.text = std::string(source->text()), .said = {}};
    for (const Diagnostic& diagnostic : reporter.seen)
        result.said += to_string(diagnostic, *source);
    return result;
}

TEST(Decode, LeavesUtf8AsItIs)
{
    EXPECT_EQ(decoded("J\xC3\xBCrgen").text, "J\xC3\xBCrgen");
}

TEST(Decode, TakesUtf8OverTheCharsetTheUserNamed)
{
    EXPECT_EQ(decoded("J\xC3\xBCrgen", {.charset = "ISO-8859-1"}).text, "J\xC3\xBCrgen");
}

TEST(Decode, RemovesAByteOrderMark)
{
    EXPECT_EQ(decoded("\xEF\xBB\xBF"
                      "abc")
                  .text,
              "abc");
}

TEST(Decode, ReadsUtf16ByItsMark)
{
    EXPECT_EQ(decoded("\xFF\xFE"
                      "a\0\xFC\0"s)
                  .text,
              "a\xC3\xBC");
    EXPECT_EQ(decoded("\xFE\xFF\0a\0\xFC"s).text, "a\xC3\xBC");
}

TEST(Decode, ReadsUtf32ByItsMark)
{
    EXPECT_EQ(decoded("\xFF\xFE\0\0a\0\0\0"s).text, "a");
    EXPECT_EQ(decoded("\0\0\xFE\xFF\0\0\0a"s).text, "a");
}

TEST(Decode, ReadsUtf16WithoutAMarkIfTheUserSaysSo)
{
    EXPECT_EQ(decoded("a\0b\0"s, {.charset = "UTF-16LE"}).text, "ab");
}

TEST(Decode, ReadsIso2022IfTheUserSaysSo)
{
    EXPECT_EQ(decoded("\x1B$B$\"\x1B(B", {.charset = "ISO-2022-JP"}).text, "\xE3\x81\x82");
}

TEST(Decode, KeepsNulBytesInText)
{
    EXPECT_EQ(decoded("a\0b"s).text, "a\0b"s);
}

TEST(Decode, TakesTheUsersCharsetOverTheFallback)
{
    EXPECT_EQ(decoded("\xCF\xF0", {.charset = "windows-1251"}).text, "\xD0\x9F\xD1\x80");
}

TEST(Decode, FallsBackOnTheCharsetOfTheFormat)
{
    const Decoded result = decoded("J\xFCrgen \x80");
    EXPECT_EQ(result.text, "J\xC3\xBCrgen \xE2\x82\xAC");
    EXPECT_EQ(result.said, "");
}

TEST(Decode, SaysNothingOfWesternNames)
{
    EXPECT_EQ(decoded("J\xFCrgen M\xF6\xDF"
                      "ler : 0   Fran\xE7ois \xC9toil\xE9 : 0")
                  .said,
              "");
}

TEST(Decode, TakesTheCharsetInWhichWordsLookRight)
{
    const Decoded result = decoded("\xE9\xD7\xC1\xCE \xF0\xC5\xD4\xD2\xCF\xD7 \xED\xC1\xD2\xC9\xD1 : 0");
    EXPECT_EQ(result.text, "Иван Петров Мария : 0");
    EXPECT_EQ(result.said, "a.mat: warning: not UTF-8: decoded as KOI8-R, in which its words look right "
                           "[charset-guessed]\n    hint: say which it is\n");
}

TEST(Decode, BelievesTheFileOverTheFallback)
{
    EXPECT_EQ(decoded("\xCF\xF0", {.declared = "cp1251"}).text, "\xD0\x9F\xD1\x80");
    EXPECT_EQ(decoded("\xCF\xF0", {.charset = "KOI8-R", .declared = "cp1251"}).text, "\xD0\xBE\xD0\x9F");
}

TEST(Decode, DoesNotBelieveAFileThatSaysUtf8AndIsNot)
{
    EXPECT_EQ(decoded("J\xFCrgen", {.declared = "UTF-8"}).text, "J\xC3\xBCrgen");
}

TEST(Decode, PassesOverACharsetThatNobodyKnows)
{
    const Decoded result = decoded("J\xFCrgen", {.declared = "martian"});
    EXPECT_EQ(result.text, "J\xC3\xBCrgen");
    EXPECT_EQ(result.said, "a.mat: warning: the file says that its charset is \"martian\", which is not "
                           "known [unknown-charset]\n"
                           "    hint: name the right charset\n");
}

TEST(Decode, KeepsUtf8AroundANameThatWasCut)
{
    const Decoded result = decoded("\u0141ukasz Brz\u0119czyszczykiewic\xC5");
    EXPECT_EQ(result.text, "\u0141ukasz Brz\u0119czyszczykiewic\uFFFD");
    EXPECT_NE(result.said.find("1 place is not valid UTF-8"), std::string::npos);
}

TEST(Decode, SaysThatItGuessesWhereTheFormatHasNoDefault)
{
    const std::string russian = "\xCF\xE5\xF0\xE2\xFB\xE9 \xE8\xE3\xF0\xEE\xEA \xE2\xFB\xE8\xE3\xF0\xE0\xEB "
                                "\xEC\xE0\xF2\xF7, \xE2\xF2\xEE\xF0\xEE\xE9 \xEF\xF0\xEE\xE8\xE3\xF0\xE0\xEB";
    const Decoded result = decoded(russian, {.fallback = ""});
    EXPECT_EQ(result.text.substr(0, 12), "\xD0\x9F\xD0\xB5\xD1\x80\xD0\xB2\xD1\x8B\xD0\xB9");
    EXPECT_EQ(result.said, "a.mat: note: not UTF-8: decoded as windows-1251 by guess [charset-guessed]\n"
                           "    hint: say which it is\n");
}

TEST(Decode, GuessesIfTheUserAsksForIt)
{
    EXPECT_NE(decoded("\xCF\xE5\xF0\xE2\xFB\xE9 \xE8\xE3\xF0\xEE\xEA", {.charset = "auto"}).said, "");
}

TEST(Decode, ReplacesWhatItCannotDecodeAndSaysWhere)
{
    const Decoded result = decoded("\xEF\xBB\xBFok\n a\xFF"
                                   "b\xFF\xFF");
    EXPECT_EQ(result.text, "ok\n a\xEF\xBF\xBD"
                           "b\xEF\xBF\xBD\xEF\xBF\xBD");
    EXPECT_EQ(result.said,
              "a.mat:2:3: warning: 3 places are not valid UTF-8, replaced by U+FFFD [undecodable]\n"
              "     a\xEF\xBF\xBD"
              "b\xEF\xBF\xBD\xEF\xBF\xBD\n"
              "      ^\n"
              "    hint: name the right charset\n");
}

TEST(Decode, ReplacesHalfAUtf16Unit)
{
    EXPECT_EQ(decoded("\xFF\xFE"
                      "a\0b"s)
                  .text,
              "a\xEF\xBF\xBD");
}

TEST(Decode, DecodesMoreThanOneBufferful)
{
    std::string utf16 = "\xFF\xFE";
    for (int i = 0; i < 100'000; ++i)
        utf16 += "\xFC\0"s;
    const std::string text = decoded(utf16).text;
    EXPECT_EQ(text.size(), 200'000U);
    EXPECT_EQ(code_points(text), 100'000U);
}

TEST(Decode, RefusesAnUnknownCharset)
{
    EXPECT_EQ(decoded("\xFF", {.charset = "klingon"}).said,
              "a.mat: error: there is no charset 'klingon' [unknown-charset]\n"
              "    hint: for instance: UTF-8, windows-1252, ISO-8859-2, KOI8-R, Shift_JIS\n");
}

TEST(DecodedHead, TakesUtf8WhoseLastCharacterIsCutOff)
{
    EXPECT_EQ(decoded_head("J\xC3\xBCrgen \xE2\x82"), "J\xC3\xBCrgen \xE2\x82");
}

TEST(DecodedHead, DecodesByMarkOrAsWindows1252)
{
    EXPECT_EQ(decoded_head("\xFF\xFE"
                           "a\0"s),
              "a");
    EXPECT_EQ(decoded_head("J\xFCrgen"), "J\xC3\xBCrgen");
    EXPECT_EQ(decoded_head("\xEF\xBB\xBF"
                           "a"),
              "a");
    EXPECT_EQ(decoded_head(""), "");
}

TEST(ValidUtf8, AcceptsEveryLength)
{
    EXPECT_TRUE(is_valid_utf8(""));
    EXPECT_TRUE(is_valid_utf8(std::string(100, 'a') + "\xC3\xBC\xE2\x82\xAC\xF0\x9F\x8E\xB2" +
                              std::string(100, 'a')));
}

TEST(ValidUtf8, RefusesWhatTheStandardForbids)
{
    for (const std::string bad : {"\xC0\x80", "\xC1\xBF", "\xE0\x9F\xBF", "\xED\xA0\x80", "\xF0\x8F\xBF\xBF",
                                  "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\x80", "\xFF", "\xC3", "\xE2\x82",
                                  "\xE2\x82"
                                  "a",
                                  "\xC3\xBC\xBC"}) {
        EXPECT_FALSE(is_valid_utf8(bad)) << testing::PrintToString(bad);
        EXPECT_FALSE(is_valid_utf8(std::string(33, 'a') + bad + std::string(40, 'a')));
    }
}

TEST(ValidUtf8, AcceptsExactlyTheThreeByteCharactersThatExist)
{
    int valid = 0;
    for (int lead = 0xE0; lead <= 0xEF; ++lead) {
        for (int second = 0; second <= 0xFF; ++second) {
            valid +=
                is_valid_utf8(std::string{static_cast<char>(lead), static_cast<char>(second), char(0x80)})
                    ? 1
                    : 0;
        }
    }
    // U+0800 to U+FFFF in steps of 64, less the surrogates.
    EXPECT_EQ(valid, (0x10000 - 0x800 - 0x800) / 64);
}

TEST(Encode, CountsWhatTheCharsetCannotHold)
{
    std::size_t unmappable = 0;
    const Result<std::string> bytes = encode("\xC3\xBC\xD0\x96"
                                             "a",
                                             "ISO-8859-1", &unmappable);
    EXPECT_EQ(bytes, "\xFC\x1A"
                     "a");
    EXPECT_EQ(unmappable, 1U);
}

TEST(Encode, UndoesDecode)
{
    EXPECT_EQ(decoded(encode("Łódź", "ISO-8859-2").value(), {.charset = "ISO-8859-2"}).text, "Łódź");
}

TEST(Encode, RefusesAnUnknownCharset)
{
    EXPECT_EQ(encode("a", "klingon").error().code, "unknown-charset");
    EXPECT_EQ(encode("a", "").error().code, "unknown-charset");
}

}  // namespace
}  // namespace gammonkit
