#include "pictures/picture.hpp"

#include "model/identifier.hpp"

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
    EXPECT_THAT(drawn(PictureFormat::svg, 400).value(), testing::HasSubstr("<svg "));
    EXPECT_THAT(drawn(PictureFormat::pdf, 400).value(), testing::StartsWith("%PDF-"));
    EXPECT_THAT(drawn(PictureFormat::ps, 400).value(), testing::StartsWith("%!PS-Adobe-3.0\n"));
    EXPECT_THAT(drawn(PictureFormat::eps, 400).value(), testing::StartsWith("%!PS-Adobe-3.0 EPSF-3.0\n"));
}

TEST(Picture, IsAsWideAsItIsAskedFor)
{
    const std::string png = drawn(PictureFormat::png, 120).value();
    EXPECT_EQ(number_at(png, 16), 120U);
    EXPECT_NEAR(number_at(png, 20), 108, 1);
    EXPECT_THAT(drawn(PictureFormat::svg, 333).value(), testing::HasSubstr(R"(width="333)"));
}

TEST(Picture, IsTheSameEachTime)
{
    EXPECT_EQ(drawn(PictureFormat::png, 300), drawn(PictureFormat::png, 300));
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
