#include "model/transform/align.hpp"

#include <gmock/gmock.h>
#include <string_view>

namespace gammonkit {
namespace {

/// Letters of the same case are counterparts if they must be, those of different case never; "-" is none.
std::string aligned(std::string_view first, std::string_view second)
{
    const auto cost = [&](std::size_t i, std::size_t j) {
        if (first[i] == second[j]) return 0;
        const bool same_case = (first[i] < 'a') == (second[j] < 'a');
        return same_case ? 3 : 5;
    };
    std::string text;
    for (const Aligned& pair : align(first.size(), second.size(), 2, cost)) {
        text += pair.first ? first[*pair.first] : '-';
        text += pair.second ? second[*pair.second] : '-';
        text += ' ';
    }
    return text;
}

TEST(Align, PairsWhatIsAlike)
{
    EXPECT_EQ(aligned("abc", "abc"), "aa bb cc ");
    EXPECT_EQ(aligned("", ""), "");
}

TEST(Align, OneThatIsMissingMakesNoOtherDiffer)
{
    EXPECT_EQ(aligned("abcd", "acd"), "aa b- cc dd ");
    EXPECT_EQ(aligned("cd", "abcd"), "-a -b cc dd ");
}

TEST(Align, PairsWhatIsNearlyAlikeAndNothingElse)
{
    EXPECT_EQ(aligned("axd", "ayd"), "aa xy dd ");
    EXPECT_EQ(aligned("aXd", "ayd"), "aa X- -y dd ");
}

TEST(Align, TakesLongSequencesPieceByPiece)
{
    const std::string many(100000, 'x');
    std::string fewer = many;
    fewer.erase(50000, 3);
    const auto cost = [&](std::size_t i, std::size_t j) { return many[i] == fewer[j] ? 0 : 3; };
    const std::vector<Aligned> pairs = align(many.size(), fewer.size(), 2, cost);
    EXPECT_EQ(pairs.size(), many.size());
    const auto apart = [](std::size_t, std::size_t) { return 5; };
    EXPECT_EQ(align(5000, 5000, 2, apart).size(), 10000U);
}

}  // namespace
}  // namespace gammonkit
