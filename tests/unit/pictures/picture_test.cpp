#include "report/pictures/picture.hpp"

#include "model/identifiers/identifier.hpp"
#include "report/pictures/png.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

BoardScene scene(const std::string& name = "Ann")
{
    const std::string_view id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
    return {.state = state_from_identifier(id).value().state, .names = {name, "Bob"}};
}

Result<std::string> drawn(PictureFormat format, int width, const std::string& name = "Ann")
{
    return draw_picture(scene(name), built_in_theme("classic").value(), format, width);
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

TEST(Picture, InPixelsHasAPaletteWhereNobodySeesIt)
{
    constexpr std::size_t kColorType = 25;
    for (const std::string_view name : theme_names()) {
        const std::string png =
            draw_picture(scene(), built_in_theme(name).value(), PictureFormat::png, 640).value();
        EXPECT_EQ(png[kColorType], 3) << name;
        EXPECT_LT(png.size(), 46'000U) << name;
    }
}

/// The chunks of a PNG with this type.
std::size_t chunks(const std::string& png, std::string_view type)
{
    std::size_t count = 0;
    for (std::size_t at = 8; at < png.size(); at += 12 + number_at(png, at))
        count += png.compare(at + 4, 4, type) == 0 ? 1 : 0;
    return count;
}

/// A board, and it again with other dice.
std::vector<TimedPage> pages()
{
    const auto page = [](BoardScene drawn, int milliseconds) {
        const auto paint = [drawn](Canvas& canvas, const Box& room) {
            paint_page(canvas, room, drawn, built_in_theme("modern").value());
        };
        return TimedPage{paint, milliseconds};
    };
    BoardScene other = scene();
    other.state.dice = Dice::from(6, 6);
    return {page(scene(), 500), page(other, 250), page(other, 250)};
}

TEST(Animation, OfAPngHasAFrameForEachPage)
{
    const std::string png = draw_animation(pages(), {.title = "T"}, PictureFormat::png, 400, 360).value();
    EXPECT_EQ(chunks(png, "acTL"), 1U);
    EXPECT_EQ(chunks(png, "fcTL"), 3U);
    EXPECT_EQ(chunks(png, "IDAT"), 1U);
    EXPECT_EQ(chunks(png, "fdAT"), 2U);
    EXPECT_EQ(chunks(png, "IEND"), 1U);
    EXPECT_EQ(number_at(png, 16), 400U);
    EXPECT_EQ(draw_animation(pages(), {.title = "T"}, PictureFormat::png, 400, 360), png);
}

TEST(Animation, OfAGifRepeatsItself)
{
    const std::string gif = draw_animation(pages(), {.title = "T"}, PictureFormat::gif, 400, 360).value();
    EXPECT_THAT(gif, testing::StartsWith("GIF89a"));
    EXPECT_THAT(gif, testing::HasSubstr("NETSCAPE2.0"));
    EXPECT_THAT(gif, testing::HasSubstr(std::string("\x21\xF9\x04\x05\x32\0",
                                                    6)));  // 0.5 seconds, with a transparent color.
}

TEST(Animation, StoresWhatChanges)
{
    const std::string still = draw_animation({pages().data(), 1}, {}, PictureFormat::gif, 400, 360).value();
    const std::string three = draw_animation(pages(), {}, PictureFormat::gif, 400, 360).value();
    EXPECT_LT(three.size(), still.size() + 2500);
}

TEST(Animation, IsRefusedWhereNothingCanMove)
{
    EXPECT_FALSE(draw_animation(pages(), {}, PictureFormat::pdf, 400, 360).has_value());
    EXPECT_FALSE(draw_animation({}, {}, PictureFormat::gif, 400, 360).has_value());
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

TEST(PngDensity, IsInPixelsToAMeter)
{
    // 300 to an inch are 11811 to a meter.
    const std::string header(33, 'h');
    const std::string png = with_png_density(header + "rest", 300);
    EXPECT_EQ(png.substr(33, 17), std::string("\0\0\0\x09pHYs\0\0\x2e\x23\0\0\x2e\x23\x01", 17));
    EXPECT_TRUE(png.ends_with("rest"));
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
