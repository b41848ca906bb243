// How long the parts of a conversion take. The end to end comparison is bench/compare_with_gnubg.

#include "formats/catalogue/catalogue.hpp"
#include "formats/pipeline.hpp"
#include "model/legal_plays.hpp"
#include "model/rules.hpp"
#include "model/validation/validate.hpp"
#include "support/files/file.hpp"

#include <benchmark/benchmark.h>

namespace gammonkit {
namespace {

Input sample()
{
    return read_input(GAMMONKIT_SOURCE_DIR "/samples/mat/galaxy.txt").value_or(Input{});
}

Collection sample_match()
{
    return read(catalogue(), sample(), {}).collection.value_or(Collection{});
}

void legal_plays_of_the_opening(benchmark::State& state)
{
    const Position start = starting_position(Variant::standard);
    const Dice dice = *Dice::from(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    for (auto _ : state)
        benchmark::DoNotOptimize(legal_plays(start, Player::first, dice));
}
BENCHMARK(legal_plays_of_the_opening)->Args({3, 1})->Args({1, 1});

/// One match, written as the format before.
void reading(benchmark::State& state, const std::string& id, bool validates)
{
    const Format& format = *find_format(catalogue(), id);
    const Result<Writing> written = write(format, sample_match(), Options(format.write_options));
    for (auto _ : state)
        benchmark::DoNotOptimize(
            read(catalogue(), {"sample", written->bytes}, {.from = &format, .validate = validates}));
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK_CAPTURE(reading, mat, "mat", true);
BENCHMARK_CAPTURE(reading, mat_without_validation, "mat", false);
BENCHMARK_CAPTURE(reading, sgf, "sgf", true);
BENCHMARK_CAPTURE(reading, json, "json", true);

void writing(benchmark::State& state, const std::string& id)
{
    const Format& format = *find_format(catalogue(), id);
    const Collection collection = sample_match();
    for (auto _ : state)
        benchmark::DoNotOptimize(write(format, collection, Options(format.write_options)));
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK_CAPTURE(writing, mat, "mat");
BENCHMARK_CAPTURE(writing, sgf, "sgf");
BENCHMARK_CAPTURE(writing, json, "json");

}  // namespace
}  // namespace gammonkit
