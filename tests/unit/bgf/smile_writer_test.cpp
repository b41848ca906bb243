// Smile as it is written. The bytes are those that the specification gives; what is longer is read back.
#include "exporters/bgf/smile_writer.hpp"

#include "importers/bgf/smile.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace gammonkit::bgf {
namespace {

using nlohmann::json;

/// What stands behind the header.
std::string body_of(const json& document)
{
    const std::string bytes = encode_smile(document);
    EXPECT_TRUE(bytes.starts_with(":)\n\x01"));
    return bytes.substr(4);
}

void expect_comes_back(const json& document)
{
    const Decoded decoded = decode_smile(encode_smile(document));
    EXPECT_FALSE(decoded.damage) << *decoded.damage;
    EXPECT_EQ(decoded.value, document);
}

TEST(SmileWriter, WritesNumbers)
{
    EXPECT_EQ(body_of(0), "\xC0");
    EXPECT_EQ(body_of(-16), "\xDF");
    EXPECT_EQ(body_of(-99), "\x24\x03\x85");
    EXPECT_EQ(body_of(2147483647), "\x24\x1F\x7F\x7F\x7F\xBE");
    EXPECT_EQ(body_of(1.5), std::string("\x29\x00\x3F\x7C\x00\x00\x00\x00\x00\x00\x00", 11));
}

TEST(SmileWriter, WritesTextsByTheirLengthAndLetters)
{
    EXPECT_EQ(body_of(""), "\x20");
    EXPECT_EQ(body_of("a"), "\x40"
                            "a");
    EXPECT_EQ(body_of(std::string(64, 'a')), "\x7F" + std::string(64, 'a'));
    EXPECT_EQ(body_of(std::string(65, 'a')), "\xE0" + std::string(65, 'a') + "\xFC");
    EXPECT_EQ(body_of("é"), "\x80é");
    EXPECT_EQ(body_of("é" + std::string(64, 'a')), "\xE4é" + std::string(64, 'a') + "\xFC");
}

TEST(SmileWriter, WritesANameOnce)
{
    EXPECT_EQ(body_of(json::parse(R"([{"to":1},{"to":2}])")), "\xF8\xFA\x81to\xC2\xFB\xFA\x40\xC4\xFB\xF9");
}

TEST(SmileWriter, BeginsItsTableOfNamesAnew)
{
    json document = json::array();
    for (int round = 0; round < 2; ++round) {
        for (int i = 0; i < 1500; ++i)
            document.push_back({{fmt::format("name {}", i), i}});
    }
    expect_comes_back(document);
}

TEST(SmileWriter, WritesNamesOfEveryLength)
{
    json document = json::object();
    for (std::size_t length = 0; length < 130; ++length) {
        document[std::string(length, 'n')] = length;
        document["ж" + std::string(length, 'n')] = length;
    }
    expect_comes_back({document, document});
}

TEST(SmileWriter, WritesWhatJsonHolds)
{
    expect_comes_back(json::parse(R"({"a":[true,false,null,"",[],{}],"b":-9223372036854775808,
        "c":[0.1,-1e300,5e-324,"control \u0001\n","🎲"],"d":[15,16,-16,-17,4294967296]})"));
}

}  // namespace
}  // namespace gammonkit::bgf
