#include "analysis/evaluate/evaluation_cache.hpp"

#include "support/thread_pool.hpp"
#include "tests/unit/model/random_positions.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

Board board(int index)
{
    return board_of(random_position(index), Player::first);
}

Chances chances_of(std::uint64_t key)
{
    const auto part = static_cast<float>(key % 1000) / 1000;
    return {part, part / 2, part / 4, 1 - part, part / 8};
}

TEST(EvaluationCache, FindsWhatItKept)
{
    EvaluationCache cache(10);
    const std::uint64_t key = EvaluationCache::key_of(board(1));
    EXPECT_FALSE(cache.find(key).has_value());
    cache.keep(key, {0.5F, 0.25F, 0.125F, 0.0625F, 0.03125F});
    const std::optional<Chances> found = cache.find(key);
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->win, 0.5F);
    EXPECT_EQ(found->win_gammon, 0.25F);
    EXPECT_EQ(found->win_backgammon, 0.125F);
    EXPECT_EQ(found->lose_gammon, 0.0625F);
    EXPECT_EQ(found->lose_backgammon, 0.03125F);
}

TEST(EvaluationCache, TellsBoardsApart)
{
    std::vector<std::uint64_t> keys;
    for (int i = 0; i < 500; ++i)
        keys.push_back(EvaluationCache::key_of(board(i)));
    std::ranges::sort(keys);
    EXPECT_EQ(std::ranges::adjacent_find(keys), keys.end());
    EXPECT_NE(EvaluationCache::key_of(opposite(board(0))), EvaluationCache::key_of(board(0)));
}

TEST(EvaluationCache, TellsApartWhereACheckerIs)
{
    std::vector<std::uint64_t> keys;
    for (Board board{.own = {14}, .other = {15}}; Side * side : {&board.own, &board.other}) {
        for (std::uint8_t& place : *side) {
            ++place;
            keys.push_back(EvaluationCache::key_of(board));
            --place;
        }
    }
    std::ranges::sort(keys);
    EXPECT_EQ(std::ranges::adjacent_find(keys), keys.end());
}

TEST(EvaluationCache, NeverMixesWhatThreadsWrite)
{
    EvaluationCache cache(4);
    ThreadPool thread_pool(4);
    std::atomic<int> wrong = 0;
    thread_pool.run(20'000, [&](std::size_t i) {
        const std::uint64_t key = (i * 0x9E3779B97F4A7C15ULL) | 1U;
        cache.keep(key, chances_of(key));
        const std::uint64_t other = ((i ^ 1U) * 0x9E3779B97F4A7C15ULL) | 1U;
        const std::optional<Chances> found = cache.find(other);
        if (found && found->win != chances_of(other).win) ++wrong;
    });
    EXPECT_EQ(wrong, 0);
}

}  // namespace
}  // namespace gammonkit
