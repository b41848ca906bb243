#include "support/json/json_text.hpp"

#include <gtest/gtest.h>
#include <limits>

namespace gammonkit {
namespace {

std::string string_of(std::string_view text)
{
    JsonText json;
    json.string(text);
    return json.take();
}

TEST(JsonText, PartsMembersAndElements)
{
    JsonText json;
    {
        const auto object = json.object();
        json.key("a").integer(-1);
        {
            const auto array = json.key("b").array();
            json.boolean(true);
            json.null();
            const auto inner = json.array();
        }
        json.key("c").string(",");
        json.key("d").number(0.5);
    }
    EXPECT_EQ(json.take(), R"({"a":-1,"b":[true,null,[]],"c":",","d":0.5})");
}

TEST(JsonText, IndentsLevels)
{
    JsonText json(2);
    {
        const auto object = json.object();
        json.key("a").string("x: ");
        {
            const auto array = json.key("b").array();
            json.boolean(false);
            const auto inner = json.object();
        }
        json.key("c").integer(1);
    }
    EXPECT_EQ(json.take(), "{\n  \"a\": \"x: \",\n  \"b\": [\n    false,\n    {}\n  ],\n  \"c\": 1\n}");
}

TEST(JsonText, EscapesWhatEndsAString)
{
    EXPECT_EQ(string_of("\"x\" \\ \n"), R"("\"x\" \\ \n")");
    EXPECT_EQ(string_of("ß </b>"), "\"ß </b>\"");
}

TEST(JsonText, IsUtf8WhateverItHolds)
{
    EXPECT_EQ(string_of("\xFFx ü"), "\"\xEF\xBF\xBDx ü\"");
}

TEST(JsonText, HasNullForWhatIsNoNumber)
{
    JsonText json;
    {
        const auto array = json.array();
        json.fixed(std::numeric_limits<double>::quiet_NaN(), 3);
        json.fixed(-0.25, 3);
        json.number(std::numeric_limits<double>::infinity());
    }
    EXPECT_EQ(json.take(), "[null,-0.250,null]");
}

}  // namespace
}  // namespace gammonkit
