#include "report/pictures/picture.hpp"

#include "model/identifiers/identifier.hpp"
#include "report/pictures/gif.hpp"
#include "report/pictures/png_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

Result<std::string> drawn(PictureFormat format, int width, const std::string& name = "Ann")
{
    const BoardScene scene{
        .state = state_from_identifier("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10").value().state,
        .names = {name, "Bob"}};
    return draw_picture(scene, built_in_theme("classic").value(), format, width);
}

/// The big-endian number at an offset.
unsigned number_at(const std::string& bytes, std::size_t offset)
{
    unsigned number = 0;
    for (std::size_t i = offset; i < offset + 4; ++i)
        number = number << 8 | static_cast<unsigned char>(bytes[i]);
    return number;
}

TEST(Picture, IsAFileOfItsFormat)
{
    EXPECT_THAT(drawn(PictureFormat::png, 400).value(), testing::StartsWith("\x89PNG\r\n"));
    EXPECT_THAT(drawn(PictureFormat::gif, 400).value(), testing::StartsWith("GIF89a"));
    EXPECT_THAT(drawn(PictureFormat::svg, 400).value(), testing::HasSubstr("<svg "));
    EXPECT_THAT(drawn(PictureFormat::pdf, 400).value(), testing::StartsWith("%PDF-"));
    EXPECT_THAT(drawn(PictureFormat::ps, 400).value(), testing::StartsWith("%!PS-Adobe-3.0\n"));
    EXPECT_THAT(drawn(PictureFormat::eps, 400).value(), testing::StartsWith("%!PS-Adobe-3.0 EPSF-3.0\n"));
}

TEST(Gif, HoldsTheColorsThatAreUsedMost)
{
    std::vector<std::uint32_t> pixels(4096, 0x123456U);
    for (std::uint32_t i = 0; i < 1000; ++i)
        pixels[i] = i * 7919U;
    const std::string gif = write_gif(pixels, 64, "words").value();
    EXPECT_THAT(gif, testing::StartsWith("GIF89a\x40"));
    EXPECT_NE(gif.substr(0, 13 + 3 * 256).find("\x12\x34\x56"), std::string::npos);
    EXPECT_NE(gif.find("words"), std::string::npos);
    EXPECT_EQ(gif.back(), ';');
}

TEST(Gif, IsRefusedWhereItIsTooWide)
{
    EXPECT_TRUE(drawn(PictureFormat::gif, 1500).has_value());
    EXPECT_FALSE(write_gif(std::vector<std::uint32_t>(70000), 70000, "").has_value());
}

TEST(Picture, IsAsWideAsItIsAskedFor)
{
    const std::string png = drawn(PictureFormat::png, 120).value();
    EXPECT_EQ(number_at(png, 16), 120U);
    EXPECT_NEAR(number_at(png, 20), 108, 1);
    EXPECT_THAT(drawn(PictureFormat::svg, 333).value(), testing::HasSubstr(R"(width="333)"));
}

TEST(Picture, SaysItsPositionInWords)
{
    for (const PictureFormat format : kPictureFormats) {
        const std::string bytes = drawn(format, 300).value();
        for (const std::string_view words :
             {"Backgammon position", "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10",
              "GNU ID: 4HPwATDgc/ABMA:cInlAAAAAAAA"})
            EXPECT_NE(bytes.find(words), std::string::npos) << to_string(format) << ": " << words;
    }
}

TEST(PngText, FollowsTheHeaderAndIsSummed)
{
    const std::string header(33, 'h');
    EXPECT_EQ(with_png_text(header + "rest", "Title", "Al"),
              header + std::string("\0\0\0\x08tEXtTitle\0Al\x5e\xa7\xe8\xbb", 20) + "rest");
    EXPECT_EQ(with_png_text(header, "Title", "ß"),
              header + std::string("\0\0\0\x0ciTXtTitle\0\0\0\0\0\xc3\x9f\x2b\x06\xb0\xff", 24));
}

TEST(Picture, IsTheSameEachTime)
{
    for (const PictureFormat format : kPictureFormats)
        EXPECT_TRUE(drawn(format, 300) == drawn(format, 300)) << to_string(format);
}

TEST(Picture, TakesAnyName)
{
    for (const std::string& name :
         {std::string("O'Neil <b>&%$#_{}\\~^ \"x\" ß 王 İ"), std::string(10000, 'w'),
          std::string("two\nlines"), std::string("\xff broken")}) {
        EXPECT_TRUE(drawn(PictureFormat::svg, 300, name)) << name;
    }
}

TEST(Picture, IsRefusedWhereItsWidthMakesNoSense)
{
    EXPECT_EQ(drawn(PictureFormat::png, 39).error().message, "a picture cannot be 39 wide");
    EXPECT_EQ(drawn(PictureFormat::png, 1'000'000).error().hint, "its width is 40 to 8000");
}

}  // namespace
}  // namespace gammonkit
