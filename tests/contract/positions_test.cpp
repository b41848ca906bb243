// Random states through every format of positions: what comes back is what went in, or the losses say that
// something is missing.
#include "tests/contract/every_format.hpp"
#include "tests/random_state.hpp"
#include "tests/support/sampled.hpp"

namespace gammonkit::contract {
namespace {

constexpr unsigned kStates = 200;
constexpr std::size_t kOneStateIn = 11;  // Of states in each variant, in a quick run.

/// Rules that a format states although nobody said anything of them are no loss.
GameState without_additions(GameState back, const Rules& stated)
{
    if (!stated.crawford) back.rules.crawford.reset();
    if (!stated.jacoby) back.rules.jacoby.reset();
    if (!stated.beavers) back.rules.beavers.reset();
    if (!stated.raccoons) back.rules.raccoons.reset();
    if (!stated.automatic_doubles) back.rules.automatic_doubles.reset();
    if (!stated.cube_limit) back.rules.cube_limit.reset();
    return back;
}

class EveryFormatOfPositions : public testing::TestWithParam<Format> {};

void expect_state_survives(const Format& format, const Options& options, const GameState& state)
{
    const Result<Writing> written = write(format, {.positions = {PositionRecord{.state = state}}}, options);
    ASSERT_TRUE(written.has_value()) << written.error().message;
    const ReadSource back = read_as(format, written->bytes);
    ASSERT_TRUE(back.collection.has_value());
    ASSERT_EQ(back.collection->positions.size(), 1U);
    const GameState& kept = back.collection->positions[0].state;
    EXPECT_EQ(kept.position, state.position);
    EXPECT_EQ(kept.on_roll, state.on_roll);
    const bool whole = without_additions(kept, state.rules) == state;
    EXPECT_TRUE(whole || !written->losses.empty()) << written->bytes;
}

TEST_P(EveryFormatOfPositions, GivesStatesBackOrCountsWhatIsLost)
{
    std::size_t number = 0;
    for (const Options& options : write_variants(GetParam())) {
        for (unsigned seed = 1; seed <= kStates && !HasFailure(); ++seed) {
            if (!testing_support::is_sampled(number++, kOneStateIn)) continue;
            SCOPED_TRACE(seed);
            std::mt19937 random(seed);
            expect_state_survives(GetParam(), options, random_state(random));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryFormatOfPositions,
                         testing::ValuesIn(formats_that([](const Format& f) {
                             return f.read != nullptr && f.write != nullptr && f.table == nullptr &&
                                    f.carries.has(Feature::positions);
                         })),
                         test_name);

}  // namespace
}  // namespace gammonkit::contract
