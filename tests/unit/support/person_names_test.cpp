#include "support/names/person_names.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

TEST(NameKey, IsTheSameHoweverPeopleWriteAName)
{
    for (const char* name : {"Kévin Unger", "kevin unger", "Unger, Kevin", "UNGER KÉVIN", "  Kevin\tUnger ",
                             "Ke\xCC\x81vin Unger", "Kévin\xC2\xA0Unger"})
        EXPECT_EQ(name_key(name), "kevin unger") << name;
}

TEST(NameKey, TellsOtherNamesApart)
{
    EXPECT_NE(name_key("Kevin Unger"), name_key("Kevin Ungar"));
    EXPECT_NE(name_key("Jean-Paul"), name_key("Jean Paul"));
    EXPECT_NE(name_key("bot_1"), name_key("bot 1"));
    EXPECT_NE(name_key("か"), name_key("が"));  // Marks that make another letter of it.
}

TEST(NameKey, OfAKeyIsThatKey)
{
    for (const char* name :
         {"Łukasz Żółć", "İstanbul", "Groß, Ørsted", "Ελένη", "Дмитрий", "山田太郎", ",", ""})
        EXPECT_EQ(name_key(name_key(name)), name_key(name)) << name;
    EXPECT_EQ(name_key(""), "");
    EXPECT_EQ(name_key(","), ",");
}

TEST(PlainLetters, HaveNeitherCaseNorAccents)
{
    EXPECT_EQ(plain_letters("Łukasz Żółć"), "lukasz zolc");
    EXPECT_EQ(plain_letters("SØREN Groß"), "soren gross");
    EXPECT_EQ(plain_letters("Bob ÇELIK"), "bob celik");
}

}  // namespace
}  // namespace gammonkit
