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
    EngineOptions engine;
    OptionTable table;
    engine.bind_level(table);
    EXPECT_THAT(names, testing::ElementsAreArray(table.find("--level")->choices));
    EXPECT_TRUE(table.find("--ply")->give(std::to_string(kMostPlies)));
    EXPECT_FALSE(table.find("--ply")->give(std::to_string(kMostPlies + 1)));
}

}  // namespace
}  // namespace gammonkit::cli
