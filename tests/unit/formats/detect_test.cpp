#include "formats/detect.hpp"

#include <array>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

Result<Collection> read_nothing(const SourceText&, const Options&, Reporter&)
{
    return Collection{};
}

Confidence sniff_alpha(const Sample& sample)
{
    return sample.text.starts_with("alpha") ? Confidence::certain : Confidence::none;
}

Confidence sniff_letters(const Sample& sample)
{
    return sample.text.starts_with("a") ? Confidence::plausible : Confidence::none;
}

Confidence sniff_any_a(const Sample& sample)
{
    return sample.text.starts_with("ab") ? Confidence::plausible : Confidence::none;
}

constexpr std::array kFormats{
    Format{.id = "letters", .sniff = sniff_letters, .read = read_nothing},
    Format{.id = "alpha", .sniff = sniff_alpha, .read = read_nothing},
    Format{.id = "ab", .sniff = sniff_any_a, .read = read_nothing},
    Format{.id = "write-only"},
};

TEST(Detection, TakesTheSurestSniffer)
{
    const Result<const Format*> format = detect(kFormats, {.name = "x", .bytes = "alpha"});
    ASSERT_TRUE(format.has_value());
    EXPECT_EQ((*format)->id, "alpha");
}

TEST(Detection, DoesNotAskAFormatThatCannotWin)
{
    static int asked = 0;
    constexpr Sniff kCounting = [](const Sample&) {
        ++asked;
        return Confidence::faint;
    };
    const std::array formats{
        Format{.id = "faint", .sniff = kCounting, .surest = Confidence::faint, .read = read_nothing},
        Format{.id = "alpha", .sniff = sniff_alpha, .read = read_nothing}};
    EXPECT_EQ(detect(formats, {.name = "x", .bytes = "alpha"}).value()->id, "alpha");
    EXPECT_EQ(asked, 0);
    EXPECT_EQ(detect(formats, {.name = "x", .bytes = "beta"}).value()->id, "faint");
    EXPECT_EQ(asked, 1);
}

TEST(Detection, LooksThroughUtf16)
{
    const Result<const Format*> format = detect(kFormats, {.name = "x",
                                                           .bytes = std::string("\xFF\xFE"
                                                                                "a\0l\0p\0h\0a\0",
                                                                                12)});
    ASSERT_TRUE(format.has_value());
    EXPECT_EQ((*format)->id, "alpha");
}

TEST(Detection, LooksThroughTheCharsetThatTheUserNamed)
{
    const Input unmarked{.name = "x", .bytes = std::string("a\0l\0p\0h\0a\0", 10)};
    EXPECT_FALSE(detect(std::span(kFormats).subspan(1, 1), unmarked).has_value());
    EXPECT_TRUE(detect(std::span(kFormats).subspan(1, 1), unmarked, "UTF-16LE").has_value());
}

TEST(Detection, RefusesATieAndNamesBoth)
{
    const Result<const Format*> format = detect(kFormats, {.name = "x", .bytes = "abc"});
    ASSERT_FALSE(format.has_value());
    EXPECT_EQ(format.error().code, "ambiguous-format");
    EXPECT_EQ(format.error().message, "both 'letters' and 'ab' claim this file");
}

TEST(Detection, NeverGuesses)
{
    EXPECT_EQ(detect(kFormats, {.name = "x.alpha", .bytes = "zzz"}).error().code, "unknown-format");
    EXPECT_EQ(detect(kFormats, {.name = "x", .bytes = ""}).error().message, "the file is empty");
}

}  // namespace
}  // namespace gammonkit
