#include "support/files/module.hpp"

#include <gmock/gmock.h>

namespace gammonkit {
namespace {

TEST(Modules, AreMissedByTheirNameAndByWhatNeedsThem)
{
    const auto found =
        address_in_module({.file = "gammonkit-dice.so", .what = "loaded dice"}, "gammonkit_throw_dice");
    ASSERT_FALSE(found.has_value());
    EXPECT_EQ(found.error().code, "no-module");
    EXPECT_THAT(found.error().message, testing::StartsWith("loaded dice need gammonkit-dice.so: "));
    EXPECT_EQ(found.error().hint, "it is built and installed together with the command");
}

TEST(Modules, StandBesideFontsOnlyWhereTheseCameAlong)
{
    const std::filesystem::path folder =
        std::filesystem::read_symlink("/proc/self/exe").parent_path() / "fonts";
    ASSERT_FALSE(std::filesystem::exists(folder));
    EXPECT_EQ(own_fonts(), "");
    std::filesystem::create_directory(folder);
    EXPECT_EQ(own_fonts(), folder);
    std::filesystem::remove(folder);
}

TEST(Modules, OfAnotherVersionAreRefused)
{
    const auto found =
        address_in_module({.file = "gammonkit-other.so", .what = "others"}, "gammonkit_answer");
    ASSERT_FALSE(found.has_value());
    EXPECT_EQ(found.error().code, "module-version");
    EXPECT_THAT(found.error().message,
                testing::MatchesRegex("others need gammonkit-other.so: /.*/gammonkit-other.so is of 0.0.1, "
                                      "not of GammonKit [0-9.]+"));
    EXPECT_EQ(found.error().hint, "it is built and installed together with the command");
}

TEST(Modules, WithoutAVersionAreRefused)
{
    const auto found =
        address_in_module({.file = "gammonkit-unversioned.so", .what = "others"}, "gammonkit_answer");
    ASSERT_FALSE(found.has_value());
    EXPECT_EQ(found.error().code, "module-version");
    EXPECT_THAT(found.error().message, testing::HasSubstr("is of an older version, not of"));
}

}  // namespace
}  // namespace gammonkit
