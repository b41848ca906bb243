#include "decisions/statistics/marks.hpp"

#include "decisions/statistics/statistics.hpp"
#include "formats/xg/format.hpp"

#include <fstream>
#include <gtest/gtest.h>
#include <iterator>

namespace gammonkit {
namespace {

/// A match that eXtreme Gammon has analyzed: it keeps no marks.
Collection analyzed_sample()
{
    std::ifstream file(GAMMONKIT_SOURCE_DIR "/samples/xg/stored.xg", std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    CollectingReporter reporter;
    return read_xg(SourceText("stored.xg", bytes), {}, reporter).value();
}

struct Marked {
    int skill = 0;
    int luck = 0;
    friend bool operator==(const Marked&, const Marked&) = default;
};

Marked marks_in(const Match& match)
{
    Marked marked;
    for (const Game& game : match.games) {
        for (const Turn& turn : game.turns) {
            marked.skill += turn.marks.play ? 1 : 0;
            marked.skill += turn.marks.cube ? 1 : 0;
            marked.luck += turn.marks.luck ? 1 : 0;
        }
    }
    return marked;
}

Marked marks_by_statistics(const Match& match, const CountingRules& counting)
{
    Marked marked;
    for (const DecisionError& judged : statistics_of(match, default_met(), counting).decisions) {
        marked.skill += judged.mark ? 1 : 0;
        marked.luck += judged.luck_mark ? 1 : 0;
    }
    return marked;
}

TEST(Marks, AreThoseOfTheStatisticsWhereThereAreNone)
{
    Collection collection = analyzed_sample();
    const Marked expected = marks_by_statistics(collection.matches[0], {});
    ASSERT_GT(expected.skill, 0);
    EXPECT_EQ(marks_in(collection.matches[0]), Marked{});
    EXPECT_TRUE(add_missing_marks(collection, KnownTables(), {}));
    EXPECT_EQ(marks_in(collection.matches[0]), expected);
    EXPECT_FALSE(add_missing_marks(collection, KnownTables(), {}));
}

TEST(Marks, FollowThresholds)
{
    Collection collection = analyzed_sample();
    const MarkThresholds strict = *thresholds_of_numbers("0.001,0.01,0.02,0.05,0.1");
    const Marked expected = marks_by_statistics(collection.matches[0], {.thresholds = strict});
    EXPECT_TRUE(add_missing_marks(collection, KnownTables(), {.thresholds = strict}));
    EXPECT_EQ(marks_in(collection.matches[0]), expected);
}

TEST(Marks, StayAsTheyAre)
{
    Collection collection = analyzed_sample();
    EXPECT_FALSE(add_missing_marks(collection, KnownTables(), {.adds = false}));
    collection.matches[0].games[0].turns[0].marks.play = SkillMark::very_good;
    EXPECT_EQ(marks_in(collection.matches[0]), (Marked{.skill = 1}));
    static_cast<void>(add_missing_marks(collection, KnownTables(), {}));
    EXPECT_EQ(marks_in(collection.matches[0]).skill, 1);
}

}  // namespace
}  // namespace gammonkit
