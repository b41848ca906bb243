// fuzz_damage FORMAT VERSIONS SAMPLE...: reads that many damaged versions of the samples as FORMAT, and
// checks that the library keeps its promises. Keeps the version that breaks one, in the working directory,
// and says which. GAMMONKIT_TEST_SEED asks for others; it is printed.

#include "formats/catalogue/catalogue.hpp"
#include "formats/pipeline.hpp"
#include "tests/fuzz/damage.hpp"
#include "tests/fuzz/promises.hpp"
#include "tests/support/sampled.hpp"

#include <cstdlib>
#include <ctime>
#include <fmt/format.h>
#include <fstream>
#include <iterator>

namespace gammonkit::fuzz {
namespace {

constexpr double kMostSeconds =
    10;  // Of the processor, with sanitizers: what else the machine does must not count.
constexpr unsigned long kUsualSeed = 2024;
constexpr std::size_t kLargestSample = 200'000;
constexpr std::size_t kDetectedStep = 4;
constexpr std::size_t kWriterStep = 5;  ///< Each version is written in a fifth of the formats, in turn.

std::string read_file(const std::string& path)
{
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// `bytes` in the wanted format, whatever they are in; nothing if they cannot be converted.
std::string sample_as(const Format& format, std::string bytes)
{
    const ReadSource reading = read(catalogue(), {"sample", bytes}, {});
    if (reading.format == &format || !reading.collection || format.write == nullptr) return bytes;
    Result<Writing> written = write(format, *reading.collection, Options(format.write_options));
    return written ? std::move(written->bytes) : std::string{};
}

void keep(const std::string& path, const std::string& bytes)
{
    std::ofstream(path, std::ios::binary) << bytes;
}

/// What is wrong with one damaged version; its time counts too. Of some the format is not told.
std::vector<std::string> complaints_about(const Format& format, const std::string& bytes, std::size_t round)
{
    const std::clock_t start = std::clock();
    const Format* const from = round % kDetectedStep == 0 ? nullptr : &format;
    std::vector<std::string> complaints = broken_promises(from, bytes, {.first = round, .step = kWriterStep});
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    if (seconds > kMostSeconds) complaints.emplace_back("it took too long");
    return complaints;
}

int run(const Format& format, std::size_t versions, const std::vector<std::string>& samples)
{
    const unsigned long seed = testing_support::test_seed().value_or(kUsualSeed);
    std::mt19937 random(static_cast<std::mt19937::result_type>(seed));
    int failures = 0;
    const std::string current = fmt::format("damaged.{}", format.id);  // Stays behind if we crash.
    for (std::size_t version = 0; version < versions; ++version) {
        const std::string bytes = damaged(samples[version % samples.size()], random);
        keep(current, bytes);
        const std::vector<std::string> complaints = complaints_about(format, bytes, version / samples.size());
        if (complaints.empty()) continue;
        ++failures;
        keep(fmt::format("{}.{}", current, version), bytes);
        fmt::print("{}.{}: {}\n", current, version, complaints.front());
    }
    fmt::print("{}: {} damaged versions of {} samples, {} of them break a promise (GAMMONKIT_TEST_SEED={})\n",
               format.id, versions, samples.size(), failures, seed);
    return failures == 0 ? 0 : 1;
}

}  // namespace
}  // namespace gammonkit::fuzz

int main(int argc, char** argv)
{
    using namespace gammonkit;
    const Format* format = argc > 3 ? find_format(catalogue(), argv[1]) : nullptr;
    if (format == nullptr) {
        fmt::print(stderr, "usage: fuzz_damage FORMAT VERSIONS SAMPLE...\n");
        return 2;
    }
    std::vector<std::string> samples;
    for (int i = 3; i < argc; ++i) {
        std::string sample = fuzz::sample_as(*format, fuzz::read_file(argv[i]));
        if (!sample.empty() && sample.size() <= fuzz::kLargestSample) samples.push_back(std::move(sample));
    }
    if (samples.empty()) {
        fmt::print(stderr, "fuzz_damage: no sample that can be read\n");
        return 2;
    }
    return fuzz::run(*format, std::strtoul(argv[2], nullptr, 10), samples);
}
