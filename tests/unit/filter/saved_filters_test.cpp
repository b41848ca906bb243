#include "decisions/filter/saved_filters.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

const SavedFilters kSaved{
    {"leaks", "me & blunder"}, {"cubes", "filter:leaks & cube"}, {"round", "filter:round | play"}};

TEST(SavedFilters, StandWhereTheyAreNamed)
{
    EXPECT_EQ(*with_saved_filters("filter:leaks & plan:holding", kSaved), "(me & blunder) & plan:holding");
    EXPECT_EQ(*with_saved_filters("!filter=cubes|race", kSaved), "!((me & blunder) & cube)|race");
    EXPECT_EQ(*with_saved_filters("comment:\"filter:leaks\" & event:'filter:x'", kSaved),
              "comment:\"filter:leaks\" & event:'filter:x'");
    EXPECT_EQ(*with_saved_filters("comment:\"filter:leaks", kSaved), "comment:\"filter:leaks");
    EXPECT_EQ(*with_saved_filters("", kSaved), "");
}

TEST(SavedFilters, MustBeThereAndNotMadeOfThemselves)
{
    EXPECT_EQ(with_saved_filters("filter:leak", kSaved).error().message, "there is no saved filter 'leak'");
    EXPECT_EQ(with_saved_filters("filter:leak", kSaved).error().hint, "did you mean 'leaks'?");
    EXPECT_EQ(with_saved_filters("filter:", kSaved).error().message, "there is no saved filter ''");
    EXPECT_EQ(with_saved_filters("filter:round", kSaved).error().message,
              "the saved filter 'round' is made of itself");
}

TEST(SavedFilters, BecomeNoLongerThanFilters)
{
    SavedFilters saved{{"f0", "blunder & blunder & blunder & blunder"}};
    for (int i = 1; i < 7; ++i) {
        const std::string below = "filter:f" + std::to_string(i - 1);
        std::string all = below;
        for (int times = 0; times < 20; ++times)
            all += "|" + below;
        saved["f" + std::to_string(i)] = all;
    }
    EXPECT_EQ(with_saved_filters("filter:f6", saved).error().message,
              "with what is saved, this filter is too long");
}

}  // namespace
}  // namespace gammonkit
