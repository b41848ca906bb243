#include "analysis/bearoff/race.hpp"
#include "analysis/bearoff/table_set.hpp"
#include "analysis/evaluate/evaluator.hpp"
#include "support/files/file.hpp"

#include <filesystem>
#include <gtest/gtest.h>
#include <unistd.h>

namespace gammonkit::bearoff {
namespace {

namespace fs = std::filesystem;

/// The standard tables, and files of other sizes beside them, in a folder of its own for each test.
class TableSetTest : public testing::Test {
protected:
    TableSetTest() { fs::create_directory(folder_); }
    ~TableSetTest() override { fs::remove_all(folder_); }

    fs::path written(const char* name, const std::string& bytes)
    {
        const fs::path file = folder_ / name;
        EXPECT_TRUE(write_output(file, bytes, Overwrite::yes));
        return file;
    }

    std::string refusal_of(const char* name, const std::string& bytes)
    {
        const fs::path file = written(name, bytes);
        const Result<void> added = tables_.add(file);
        if (added) return "";
        const std::string& message = added.error().message;
        const std::size_t at = message.find(file.string());
        return at == std::string::npos ? message : message.substr(at + folder_.string().size() + 1);
    }

    fs::path folder_ = fs::path(testing::TempDir()) / ("table-set-" + std::to_string(getpid()));
    TableSet tables_ = *standard_tables({});
};

/// A side with checkers on two of its points, the rest of 15 off.
Side side(std::size_t point, std::uint8_t count, std::size_t other_point = 1, std::uint8_t others = 0)
{
    Side result{};
    result[point] = count;
    result[other_point] = static_cast<std::uint8_t>(result[other_point] + others);
    result[0] = static_cast<std::uint8_t>(kMostCheckers - count - others);
    return result;
}

TEST_F(TableSetTest, MakesTheEngineExactWhereALargerTwoSidedTableReaches)
{
    const Board beyond{.own = side(7, 1, 3, 1), .other = side(7, 2)};
    EXPECT_FALSE(Evaluator::shipped(tables_).known_with_cube(beyond));
    EXPECT_FALSE(Evaluator::shipped(tables_).known(beyond));

    const fs::path file = written("ts.bd", *build_two_sided({.points = 7, .checkers = 2}));
    ASSERT_TRUE(tables_.add(file));
    const Evaluator evaluator = Evaluator::shipped(tables_);
    const std::optional<TwoSidedEquities> exact = open_table<TwoSidedTable>(file)->equities(beyond);
    ASSERT_TRUE(exact && evaluator.known_with_cube(beyond) && evaluator.known(beyond));
    EXPECT_EQ(evaluator.known_with_cube(beyond)->own_cube, exact->own_cube);
    EXPECT_EQ(evaluator.known_with_cube(beyond)->centered, exact->centered);
    EXPECT_EQ(evaluator.known_with_cube(beyond)->other_cube, exact->other_cube);
    EXPECT_EQ(evaluator.known(beyond)->win, (exact->cubeless + 1) / 2);

    // What the engine says of many boards at once comes from there too.
    std::array<Chances, 1> chances;
    Evaluator::Scratch scratch;
    evaluator.evaluate(std::array{beyond}, chances, scratch);
    EXPECT_EQ(chances[0].win, (exact->cubeless + 1) / 2);
}

TEST_F(TableSetTest, KnowsMoreRacesWithALargerOneSidedTable)
{
    const Board beyond{.own = side(7, 5, 6, 10), .other = side(7, 3, 6, 12)};
    EXPECT_FALSE(tables_.chances(beyond));
    const fs::path file = written("os.bd", *build_one_sided({.points = 7}));
    ASSERT_TRUE(tables_.add(file));
    ASSERT_TRUE(tables_.chances(beyond));
    EXPECT_EQ(tables_.chances(beyond)->win, race_chances(*open_table<OneSidedTable>(file), beyond)->win);
    EXPECT_FALSE(tables_.equities_with_cube(beyond));
    EXPECT_FALSE(tables_.chances({.own = side(8, 1), .other = side(1, 1)}));
}

TEST_F(TableSetTest, SaysTheSameWhicheverTableReaches)
{
    const TableSet standard = tables_;
    ASSERT_TRUE(tables_.add(written("os.bd", *build_one_sided({.points = 7}))));
    ASSERT_TRUE(tables_.add(written("ts.bd", *build_two_sided({.checkers = 3}))));
    const Board few{.own = side(6, 2, 1, 1), .other = side(5, 3)};
    const Board many{.own = side(6, 10, 2, 5), .other = side(4, 9)};
    for (const Board& board : {few, many})
        EXPECT_EQ(tables_.chances(board)->win, standard.chances(board)->win);
    const OneSidedTable& large = tables_.one_sided().back();
    EXPECT_EQ(large.options().points, 7);
    EXPECT_EQ(race_chances(large, many)->win, standard.chances(many)->win);
}

TEST_F(TableSetTest, AsksExactTablesFirstAndThoseOfMeansLast)
{
    ASSERT_TRUE(tables_.add(written("nd.bd", *build_one_sided({.points = 4, .form = OneSidedForm::normal}))));
    ASSERT_TRUE(tables_.add(written("os.bd", *build_one_sided({.points = 7, .gammons = false}))));
    ASSERT_TRUE(tables_.add(written("ts.bd", *build_two_sided({.checkers = 7, .cubeful = false}))));
    std::vector<int> points;
    for (const OneSidedTable& table : tables_.one_sided())
        points.push_back(table.options().points);
    EXPECT_EQ(points, (std::vector{6, 7, 4}));

    // A table without the cube knows who wins, and nothing of the cube.
    const Board seven{.own = side(6, 7), .other = side(1, 2)};
    EXPECT_EQ(tables_.chances(seven)->win, (tables_.two_sided().back().equities(seven)->cubeless + 1) / 2);
    EXPECT_FALSE(tables_.equities_with_cube(seven));
}

TEST_F(TableSetTest, HasTheSmallestTableForARaceThatReachesBothSides)
{
    ASSERT_TRUE(tables_.add(written("os.bd", *build_one_sided({.points = 8}))));
    const auto points_for = [&](std::size_t own, std::size_t other) {
        return tables_.one_sided_for({.own = side(own, 2), .other = side(other, 2)}).options().points;
    };
    EXPECT_EQ(points_for(6, 5), 6);
    EXPECT_EQ(points_for(5, 7), 8);
    EXPECT_EQ(points_for(9, 1), 8);
}

TEST_F(TableSetTest, KnowsNothingExactlyWhereAGammonIsPossible)
{
    Side three{};
    three[6] = 3;
    EXPECT_FALSE(tables_.equities_with_cube({.own = three, .other = three}));
    EXPECT_TRUE(tables_.equities_with_cube({.own = side(6, 3), .other = side(6, 3)}));
}

TEST_F(TableSetTest, RefusesWhatIsNoTableOrIsDamaged)
{
    const std::string two = *build_two_sided({.checkers = 2});
    EXPECT_EQ(refusal_of("a.bd", "nonsense"), "a.bd is no bearoff table");
    EXPECT_EQ(refusal_of("b.bd", ""), "b.bd is no bearoff table");
    EXPECT_EQ(refusal_of("c.bd", "gnubg-TS-06-99" + two.substr(14)), "c.bd is no bearoff table");
    EXPECT_EQ(refusal_of("d.bd", two.substr(0, two.size() - 8)),
              "d.bd is a damaged bearoff table: it has 6304 bytes, and its header and index ask for 6312");
    EXPECT_EQ(refusal_of("e.bd", two + "x"),
              "e.bd is a damaged bearoff table: it has 6313 bytes, and its header and index ask for 6312");
    EXPECT_EQ(refusal_of("f.bd", *build_one_sided({.points = 3}) + "x").substr(0, 32),
              "f.bd is a damaged bearoff table:");
    EXPECT_EQ(tables_.add(folder_).error().code, "unreadable");
    EXPECT_EQ(tables_.one_sided().size(), 1U);
    EXPECT_EQ(tables_.two_sided().size(), 1U);
}

TEST_F(TableSetTest, DoesNotBelieveChancesThatDoNotAddUp)
{
    std::string damaged = *build_one_sided({.points = 7});
    damaged.replace(damaged.size() - 40, 40, std::string(40, '\0'));
    ASSERT_TRUE(tables_.add(written("os.bd", damaged)));
    EXPECT_FALSE(tables_.chances({.own = side(7, 15), .other = side(1, 1)}));
    EXPECT_TRUE(tables_.chances({.own = side(7, 1), .other = side(1, 1)}));
}

}  // namespace
}  // namespace gammonkit::bearoff
