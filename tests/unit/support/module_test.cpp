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

}  // namespace
}  // namespace gammonkit
