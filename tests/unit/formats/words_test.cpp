#include "formats/fields/words.hpp"

#include <gtest/gtest.h>
#include <limits>

namespace gammonkit {
namespace {

/// The word of a value, after a check that it is read back to an equal value.
template <class T>
std::string word_of(const T& value)
{
    const std::string word = to_word(value);
    T again = blank<T>();
    EXPECT_TRUE(from_word(word, again)) << word;
    EXPECT_TRUE(again == value) << word;
    return word;
}

template <class T>
bool refuses(std::string_view word)
{
    T value = blank<T>();
    return !from_word(word, value);
}

TEST(Words, SayNumbersAsShortAsTheyCanBeReadBack)
{
    EXPECT_EQ(word_of(0.1), "0.1");
    EXPECT_EQ(word_of(1.0 / 3), "0.3333333333333333");
    EXPECT_EQ(word_of(1e300), "1e+300");
    EXPECT_EQ(word_of(std::numeric_limits<double>::infinity()), "inf");
    EXPECT_EQ(word_of(std::numeric_limits<std::uint64_t>::max()), "18446744073709551615");
    EXPECT_EQ(word_of(std::numeric_limits<std::int64_t>::min()), "-9223372036854775808");
}

TEST(Words, QuoteStringsOnOneLine)
{
    EXPECT_EQ(word_of(std::string("a \"b\" \\ \n\r\t\x1B")), R"("a \"b\" \\ \n\r\t\x1B")");
    EXPECT_EQ(word_of(std::string("J\xC3\xBCrg")), "\"J\xC3\xBCrg\"");
    EXPECT_EQ(word_of(std::string()), "\"\"");
}

TEST(Words, EscapeBytesThatAreNotUtf8)
{
    EXPECT_EQ(word_of(std::string("J\xFCrg\0", 5)), R"("J\xFCrg\x00")");
}

TEST(Words, RefuseDamagedStrings)
{
    for (const char* word :
         {"", "a", "\"", "\"a", "\"a\"b\"", "\"\\\"", "\"\\q\"", "\"\\x1\"", "\"\\xG0\""}) {
        EXPECT_TRUE(refuses<std::string>(word)) << word;
    }
}

TEST(Words, SayPositionsAsIdsSeenByTheFirstPlayer)
{
    EXPECT_EQ(word_of(starting_position(Variant::standard)), "4HPwATDgc/ABMA");
    Side runner{};
    runner[24] = 1;
    EXPECT_EQ(word_of(*Position::from({runner, Side{}})), "AAAAAAAAAQAAAA");
}

TEST(Words, SayHowManyCheckersThereAreIfNotFifteen)
{
    EXPECT_EQ(word_of(Position()), "AAAAAAAAAAAAAA:0,0");
    const std::string word = word_of(starting_position(Variant::hypergammon_3));
    EXPECT_EQ(word.substr(word.find(':')), ":3,3");
}

TEST(Words, RefusePositionsThatCannotBe)
{
    EXPECT_TRUE(refuses<Position>("4HPwATDgc/ABM"));
    EXPECT_TRUE(refuses<Position>("//////////////"));
    EXPECT_TRUE(refuses<Position>("4HPwATDgc/ABMA:14,15"));
    EXPECT_TRUE(refuses<Position>("4HPwATDgc/ABMA:15"));
}

TEST(Words, SaySteps)
{
    EXPECT_EQ(word_of(Step{kBar, Point(20)}), "bar/20");
    EXPECT_EQ(word_of(Step{Point(6), kOff}), "6/off");
    EXPECT_TRUE(refuses<Step>("25/20"));
    EXPECT_TRUE(refuses<Step>("6/0"));
    EXPECT_TRUE(refuses<Step>("24/18/13"));
}

TEST(Words, SayValuesWithTheirUnit)
{
    EXPECT_EQ(word_of(Value(Emg{-0.25})), "emg:-0.25");
    EXPECT_EQ(word_of(Value(Equity{1})), "equity:1");
    EXPECT_EQ(word_of(Value(Mwc{0.5})), "mwc:0.5");
    EXPECT_TRUE(refuses<Value>("0.5"));
    EXPECT_TRUE(refuses<Value>("points:0.5"));
}

TEST(Words, SayCubesAndOutcomes)
{
    EXPECT_EQ(word_of(Cube{}), "1");
    EXPECT_EQ(word_of(Cube{.value = 4, .owner = Player::second}), "4,second");
    EXPECT_EQ(word_of(Outcome{.winner = Player::first, .points = 2}), "first,2");
    EXPECT_TRUE(refuses<Cube>("4,"));
}

TEST(Words, SayHowAnEvaluationWasMade)
{
    EXPECT_EQ(word_of(EvaluationContext{}), "0");
    const EvaluationContext all{
        .plies = 2, .cubeful = true, .deterministic_noise = true, .noise = 0.05, .pruning_nets = true};
    EXPECT_EQ(word_of(all), "2,cubeful,deterministic_noise,noise:0.05,pruning_nets");
    EXPECT_EQ(word_of(std::vector<MoveFilter>{{0, 8, 0.16}, {0, 2, 0.04}}), "0,8,0.16;0,2,0.04");
    EXPECT_TRUE(refuses<EvaluationContext>("2,fast"));
}

TEST(Words, RefuseDaysAndDiceThatCannotBe)
{
    EXPECT_EQ(word_of(Date{.year = 2004, .month = 2, .day = 29}), "2004-02-29");
    EXPECT_TRUE(refuses<Date>("2005-02-29"));
    EXPECT_TRUE(refuses<Dice>("70"));
    EXPECT_TRUE(refuses<Dice>("5"));
}

TEST(Words, NameEveryAction)
{
    for (const char* name :
         {"play", "roll", "double", "take", "drop", "beaver", "raccoon", "resign", "accept-resignation",
          "refuse-resignation", "set-position", "set-cube", "remark"}) {
        const std::optional<Action> action = action_from(name);
        ASSERT_TRUE(action) << name;
        EXPECT_EQ(action_name(*action), name);
    }
    EXPECT_FALSE(action_from("fold"));
}

}  // namespace
}  // namespace gammonkit
