// What goes into a database comes out of it, whatever it is.
#include "support/sql/sql_database.hpp"

#include "support/files/temporary_folder.hpp"

#include <gmock/gmock.h>
#include <limits>

namespace gammonkit {
namespace {

using namespace std::string_literals;
using testing::ElementsAre;

class SqlDatabaseTest : public testing::Test {
protected:
    void SetUp() override
    {
        ASSERT_TRUE(database_.run("CREATE TABLE t (a INTEGER, b TEXT, c REAL, PRIMARY KEY (a))"));
    }

    std::vector<SqlRow> all() { return database_.rows("SELECT a, b, c FROM t ORDER BY a").value(); }

    TemporaryFolder folder_ = TemporaryFolder::make().value();
    SqlDatabase database_ = SqlDatabase::open((folder_.path() / "t.db").string(), true).value();
};

constexpr std::int64_t kOne = 1;
constexpr std::int64_t kTwo = 2;

TEST_F(SqlDatabaseTest, PutsRowsInAsTheyAre)
{
    const std::vector<SqlRow> rows{{kOne, "it's"s, 0.1}, {kTwo, {}, {}}};
    ASSERT_TRUE(database_.insert({.table = "t", .rows = rows}));
    EXPECT_EQ(all(), rows);
}

TEST_F(SqlDatabaseTest, PutsRowsOfOtherTypesInByTheSameStatement)
{
    const SqlRow without{{}, {}};
    const SqlRow whole{"x"s, kTwo};
    ASSERT_TRUE(database_.insert({.table = "t", .first = {kOne}, .rows = std::span(&without, 1)}));
    ASSERT_TRUE(database_.insert({.table = "t", .first = {kTwo}, .rows = std::span(&whole, 1)}));
    EXPECT_THAT(all(), ElementsAre(SqlRow{kOne, {}, {}}, SqlRow{kTwo, "x"s, 2.0}));
}

TEST_F(SqlDatabaseTest, LeavesOutWhatNoServerTakes)
{
    const std::vector<SqlRow> rows{{kOne, "a\0b"s, std::numeric_limits<double>::quiet_NaN()},
                                   {kTwo, "c"s, 0.5}};
    ASSERT_TRUE(database_.insert({.table = "t", .rows = rows}));
    EXPECT_THAT(all(), ElementsAre(SqlRow{kOne, "ab"s, {}}, SqlRow{kTwo, "c"s, 0.5}));
}

TEST_F(SqlDatabaseTest, SkipsRowsThatAreKnownOnlyWhereThatIsWanted)
{
    const std::vector<SqlRow> first{{kOne, "first"s, {}}};
    const std::vector<SqlRow> both{{kOne, "again"s, {}}, {kTwo, "second"s, {}}};
    ASSERT_TRUE(database_.insert({.table = "t", .rows = first}));
    EXPECT_EQ(database_.insert({.table = "t", .rows = both}).error().code, "database");
    ASSERT_TRUE(database_.insert({.table = "t", .rows = both, .skips_known = true}));
    EXPECT_THAT(all(), ElementsAre(SqlRow{kOne, "first"s, {}}, SqlRow{kTwo, "second"s, {}}));
}

TEST_F(SqlDatabaseTest, PutsRowsInAfterOthersWereRefused)
{
    const std::vector<SqlRow> twice{{kOne, "first"s, {}}, {kOne, "again"s, {}}};
    const std::vector<SqlRow> next{{kTwo, "second"s, 0.5}};
    EXPECT_EQ(database_.insert({.table = "t", .rows = twice}).error().code, "database");
    ASSERT_TRUE(database_.insert({.table = "t", .rows = next}));
    EXPECT_EQ(all().back(), next.front());
}

}  // namespace
}  // namespace gammonkit
