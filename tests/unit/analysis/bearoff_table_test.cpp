#include "analysis/bearoff/header.hpp"
#include "analysis/bearoff/race.hpp"
#include "analysis/bearoff/two_sided_table.hpp"
#include "model/identifiers/position_id.hpp"
#include "model/race/effort.hpp"

#include <cmath>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <numeric>

namespace gammonkit::bearoff {
namespace {

OneSidedTable one_sided(const OneSidedOptions& options)
{
    return *OneSidedTable::from(TableBytes(*build_one_sided(options)));
}

TwoSidedTable two_sided(const TwoSidedOptions& options)
{
    return *TwoSidedTable::from(TableBytes(*build_two_sided(options)));
}

Board board(std::string_view id)
{
    return board_of(*position_from_id(id, Player::first), Player::first);
}

/// A side with these checkers on the ace point and up, the rest of 15 off.
Side side(std::initializer_list<int> counts)
{
    Side result{};
    std::size_t point = 0;
    int off = kMostCheckers;
    for (const int count : counts) {
        result[++point] = static_cast<std::uint8_t>(count);
        off -= count;
    }
    result[0] = static_cast<std::uint8_t>(off);
    return result;
}

/// The chances to need 3 to 8 rolls, in percent.
std::array<double, 6> percents(const Distribution& distribution)
{
    std::array<double, 6> result{};
    for (std::size_t k = 0; k < result.size(); ++k)
        result[k] = 100.0 * distribution[k + 3] / kCertain;
    return result;
}

void expect_near(const std::array<double, 6>& found, const std::array<double, 6>& expected)
{
    for (std::size_t k = 0; k < found.size(); ++k)
        EXPECT_NEAR(found[k], expected[k], 0.0006) << k + 3 << " rolls";
}

// The examples of this and the next three tests stand in the manual of GNU Backgammon.
TEST(TwoSidedTable, KnowsTheEquitiesOfTheManualsPosition)
{
    const std::optional<TwoSidedEquities> found = two_sided({}).equities(board("CgAAEAEAAAAAAA"));
    ASSERT_TRUE(found);
    EXPECT_NEAR((found->cubeless + 1) / 2, 0.671, 0.0005);
    const TwoSidedEquities best = with_doubling(*found);
    EXPECT_NEAR(best.own_cube, 0.3441, 0.00005);
    EXPECT_NEAR(best.centered, 0.3210, 0.00005);
    EXPECT_NEAR(best.other_cube, 0.1605, 0.00005);
}

TEST(OneSidedTable, KnowsTheDistributionsOfTheManualsPosition)
{
    const OneSidedTable table = one_sided({});
    const Board race = board("2x0AAOi2AQAAAA");
    expect_near(percents(table.rolls(*table.number_of(race.own))),
                {1.917, 18.749, 44.271, 32.998, 2.029, 0.037});
    expect_near(percents(table.rolls(*table.number_of(race.other))),
                {2.811, 28.403, 50.307, 18.114, 0.363, 0.002});
}

TEST(RaceChances, AreThoseOfTheManual)
{
    const std::optional<Chances> found = race_chances(one_sided({}), board("2x0AAOi2AQAAAA"));
    ASSERT_TRUE(found);
    EXPECT_NEAR(found->win, 0.567, 0.0005);
    EXPECT_EQ(found->win_gammon, 0);
    EXPECT_EQ(found->lose_gammon, 0);
}

TEST(OneSidedTable, KnowsTheEffectivePipsOfTheManual)
{
    const OneSidedTable table = one_sided({});
    const Moments found = table.moments(*table.number_of(side({5, 4})));
    EXPECT_NEAR(found.mean, 4.41, 0.005);
    EXPECT_NEAR(effective_pips(found.mean), 36.02, 0.005);
}

TEST(RaceChances, AreExactInTheLastRolls)
{
    // All rolls with a six, and 22 to 55.
    // off.
    const OneSidedTable table = one_sided({});
    const Chances found = *race_chances(table, {.own = side({1, 0, 0, 0, 0, 1}), .other = side({1})});
    EXPECT_NEAR(found.win, 15.0 / 36, 0.0001);
}

TEST(RaceChances, CountGammonsWhileASideHasAllItsCheckers)
{
    const OneSidedTable table = one_sided({});
    const Side all = side({3, 3, 3, 3, 2, 1});
    const Chances ahead = *race_chances(table, {.own = side({1}), .other = all});
    EXPECT_EQ(ahead.win, 1);
    EXPECT_EQ(ahead.win_gammon, 1);
    EXPECT_EQ(ahead.win_backgammon, 0);

    // All checkers are home: the first is off after one roll.
    const Chances behind = *race_chances(table, {.own = all, .other = side({1})});
    EXPECT_EQ(behind.win, 0);
    EXPECT_NEAR(behind.lose_gammon, 0, 0.0001);
}

TEST(RaceChances, CountBackgammonsWhileACheckerIsLeftBehind)
{
    const SideRolls last_roll{.to_bear_off = distribution_of(std::array{0.0F, 1.0F})};
    const SideRolls long_way{.to_bear_off = distribution_of(std::array{0.0F, 0.0F, 0.0F, 0.0F, 1.0F}),
                             .to_save_gammon = distribution_of(std::array{0.0F, 0.0F, 0.0F, 1.0F}),
                             .to_save_backgammon = distribution_of(std::array{0.0F, 0.75F, 0.25F})};
    const Side ahead = side({2});
    Side behind{};
    behind[5] = 14;
    behind[19] = 1;
    const Chances won = race_chances({.own = ahead, .other = behind}, last_roll, long_way);
    EXPECT_EQ(won.win_gammon, 1);
    EXPECT_EQ(won.win_backgammon, 1);
    const Chances lost = race_chances({.own = behind, .other = ahead}, long_way, last_roll);
    EXPECT_EQ(lost.win, 0);
    EXPECT_EQ(lost.lose_gammon, 1);
    EXPECT_NEAR(lost.lose_backgammon, 0.25, 0.0001);
    behind[19] = 0;
    behind[18] = 1;
    EXPECT_EQ(race_chances({.own = behind, .other = ahead}, long_way, last_roll).lose_backgammon, 0);
}

TEST(Distribution, AddsUpToOneInAnyProportions)
{
    const Distribution thirds = distribution_of(std::array{1.0F, 0.0F, 1.0F, 1.0F});
    EXPECT_EQ(thirds, (Distribution{21845, 0, 21845, 21845}));
    std::vector<float> proportions;
    for (std::size_t k = 0; k < kSlots; ++k)
        proportions.push_back(std::exp(-static_cast<float>(k * k) / 7));
    const Distribution found = distribution_of(proportions);
    EXPECT_EQ(std::accumulate(found.begin(), found.end(), 0U), kCertain);
}

TEST(RaceChances, AreUnknownWhereTheTableDoesNotReach)
{
    const OneSidedTable table = one_sided({.points = 4});
    const OneSidedTable no_gammons = one_sided({.points = 4, .gammons = false});
    const Side all = side({5, 5, 5});
    Side behind = side({1});
    behind[24] = 1;
    EXPECT_TRUE(race_chances(table, {.own = all, .other = side({1})}));
    EXPECT_FALSE(race_chances(no_gammons, {.own = all, .other = side({1})}));
    EXPECT_TRUE(race_chances(no_gammons, {.own = side({1, 1}), .other = side({1})}));
    EXPECT_FALSE(race_chances(table, {.own = side({0, 0, 0, 0, 1}), .other = side({1})}));
    EXPECT_FALSE(race_chances(table, {.own = behind, .other = side({1})}));
}

TEST(OneSidedTable, SaysTheSameInEveryForm)
{
    const OneSidedTable compressed = one_sided({.points = 3});
    const OneSidedTable plain = one_sided({.points = 3, .form = OneSidedForm::plain});
    const OneSidedTable bare = one_sided({.points = 3, .gammons = false});
    const OneSidedTable normal = one_sided({.points = 3, .form = OneSidedForm::normal});
    for (int number = 0; number < compressed.numbering().size(); ++number) {
        EXPECT_EQ(plain.rolls(number), compressed.rolls(number));
        EXPECT_EQ(bare.rolls(number), compressed.rolls(number));
        EXPECT_EQ(plain.rolls_to_save_gammon(number), compressed.rolls_to_save_gammon(number));
        EXPECT_NEAR(normal.moments(number).mean, compressed.moments(number).mean, 0.001);
        EXPECT_NEAR(moments_of(normal.rolls(number)).mean, compressed.moments(number).mean, 0.04);
    }
}

TEST(TwoSidedTable, KnowsOnlyRacesOfFewCheckers)
{
    const TwoSidedTable table = two_sided({.points = 6, .checkers = 2});
    EXPECT_TRUE(table.equities({.own = side({1, 1}), .other = side({0, 0, 0, 0, 0, 2})}));
    EXPECT_FALSE(table.equities({.own = side({1, 2}), .other = side({1})}));
    EXPECT_FALSE(table.equities({.own = side({1}), .other = side({0, 0, 0, 0, 0, 0, 1})}));
}

TEST(TwoSidedTable, SaysTheSameWithoutTheCube)
{
    const TwoSidedTable cubeful = two_sided({.points = 3, .checkers = 2});
    const TwoSidedTable cubeless = two_sided({.points = 3, .checkers = 2, .cubeful = false});
    for (int own = 0; own < cubeful.numbering().size(); ++own) {
        for (int other = 0; other < cubeful.numbering().size(); ++other)
            EXPECT_EQ(cubeless.equities(own, other).cubeless, cubeful.equities(own, other).cubeless);
    }
}

std::string message(const Result<OneSidedTable>& result)
{
    return result ? "" : result.error().message;
}

TEST(BearoffTables, ThatAreDamagedAreRefused)
{
    const std::string good = *build_one_sided({.points = 2});
    const auto read = [](std::string bytes) {
        return message(OneSidedTable::from(TableBytes(std::move(bytes))));
    };
    EXPECT_EQ(read(good), "");
    EXPECT_EQ(read(""), "the table is no one-sided bearoff table");
    EXPECT_EQ(read(*build_two_sided({.checkers = 1})), "the table is no one-sided bearoff table");
    EXPECT_EQ(read("gnubg-OS-19" + good.substr(11)), "the table is no one-sided bearoff table");
    const auto lengths = [](std::size_t found, std::size_t wanted) {
        return fmt::format(
            "the table is a damaged bearoff table: it has {} bytes, and its header and index ask for {}",
            found, wanted);
    };
    const std::size_t index_end = kHeaderSize + 136 * 8;  // 136 ways to place 0 to 15 checkers on 2 points.
    EXPECT_EQ(read(good.substr(0, 100)), lengths(100, index_end));
    EXPECT_EQ(read(good + "x"), lengths(good.size() + 1, good.size()));
    std::string count_changed = good;
    count_changed[kHeaderSize + 8 + 4] = '\x7f';  // Of the second entry.
    EXPECT_EQ(read(count_changed), "the table is a damaged bearoff table: its index is wrong at byte 52");
    std::string start_changed = good;
    start_changed[kHeaderSize + 16] = '\x7f';
    EXPECT_EQ(read(start_changed), "the table is a damaged bearoff table: its index is wrong at byte 56");
    EXPECT_FALSE(TwoSidedTable::from(TableBytes(good)));
    EXPECT_FALSE(TwoSidedTable::from(TableBytes(build_two_sided({.checkers = 1})->substr(0, 99))));
}

/// Asks a table for everything that its numbering has; the sanitizers see whether it stays within its bytes.
int ask_all(const OneSidedTable& table)
{
    int asked = 0;
    for (int number = 0; number < table.numbering().size(); ++number) {
        (void)table.rolls(number);
        if (table.options().gammons) (void)table.rolls_to_save_gammon(number);
        ++asked;
    }
    return asked;
}

TEST(BearoffTables, ThatAreDamagedAreReadWithinTheirBytesOrNotAtAll)
{
    const std::string good = *build_one_sided({.points = 2});
    for (std::size_t at = 0; at < good.size(); at += 3) {
        std::string damaged = good;
        damaged[at] ^= static_cast<char>(1U << (at % 8));
        const Result<OneSidedTable> table = OneSidedTable::from(TableBytes(std::move(damaged)));
        EXPECT_TRUE(!table || ask_all(*table) == 136);
    }
}

TEST(BearoffTables, ThatCannotBeOpenedSayWhy)
{
    EXPECT_EQ(message(open_table<OneSidedTable>("missing.bd")),
              "cannot read missing.bd: no such file or directory");
    EXPECT_EQ(message(open_table<OneSidedTable>("/")), "cannot read /: it is no plain file");
}

}  // namespace
}  // namespace gammonkit::bearoff
