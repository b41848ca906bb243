// Smile, the binary JSON in BGBlitz's files. The bytes are those that the specification gives.
#include "importers/bgf/smile.hpp"

#include <gtest/gtest.h>

namespace gammonkit::bgf {
namespace {

Decoded decoded(std::string_view body, char features = '\x01')
{
    return decode_smile(std::string(":)\n") + features + std::string(body));
}

TEST(Smile, DecodesNumbers)
{
    EXPECT_EQ(decoded("\xC0").value, 0);
    EXPECT_EQ(decoded("\xDF").value, -16);
    EXPECT_EQ(decoded("\x24\x03\x85").value, -99);
    EXPECT_EQ(decoded("\x24\x1F\x7F\x7F\x7F\xBE").value, 2147483647);
    EXPECT_EQ(decoded(std::string_view("\x29\x00\x3F\x7C\x00\x00\x00\x00\x00\x00\x00", 11)).value, 1.5);
    EXPECT_EQ(decoded(std::string_view("\x28\x03\x7C\x00\x00\x00", 6)).value, 1.0);
}

TEST(Smile, DecodesNumbersThatAreFilledUpBehind)
{
    EXPECT_EQ(decoded(std::string_view("\x29\x1F\x7E\x00\x00\x00\x00\x00\x00\x00\x00", 11)).value, 1.5);
}

TEST(Smile, NamesAreWrittenOnce)
{
    const Decoded result = decoded("\xF8\xFA\x81to\xC2\xFB\xFA\x40\xC4\xFB\xF9");
    EXPECT_EQ(result.value.dump(), R"([{"to":1},{"to":2}])");
    EXPECT_FALSE(result.damage);
}

TEST(Smile, TextsAreWrittenOnceWhereTheHeaderSaysSo)
{
    EXPECT_EQ(decoded("\xF8\x41to\x01\xF9", '\x03').value.dump(), R"(["to","to"])");
    EXPECT_TRUE(decoded("\xF8\x41to\x01\xF9", '\x01').damage);
}

TEST(Smile, KeepsTheElementsThatAreWhole)
{
    const Decoded result = decoded("\xFA\x84games\xF8\xFA\x80"
                                   "a\xC2\xFB\xFA\x80"
                                   "b");
    EXPECT_EQ(result.value.dump(), R"({"games":[{"a":1}]})");
    EXPECT_EQ(result.damage, "it ends too early");
}

TEST(Smile, RefusesWhatIsNestedTooDeep)
{
    EXPECT_EQ(decoded(std::string(100'000, '\xF8')).damage, "it is nested too deep");
}

}  // namespace
}  // namespace gammonkit::bgf
