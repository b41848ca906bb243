#include "analysis/search/level.hpp"
#include "cli/options/engine_options.hpp"

#include <gmock/gmock.h>

namespace gammonkit::cli {
namespace {

TEST(Levels, OfTheOptionAreThoseOfTheEngine)
{
    std::vector<std::string> names{"fast", "standard", "deep"};
    for (const Level& level : named_levels())
        names.push_back(level.name);
    EXPECT_THAT(names, testing::ElementsAreArray(kLevelChoices));
    EXPECT_EQ(kPly.most, kMostPlies);
}

}  // namespace
}  // namespace gammonkit::cli
