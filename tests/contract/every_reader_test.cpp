// What every format that can be read promises, on its own samples and on bad input.
#include "formats/detect.hpp"
#include "tests/contract/every_format.hpp"

#include <gmock/gmock.h>

namespace gammonkit::contract {
namespace {

class EveryReader : public testing::TestWithParam<Format> {};

TEST_P(EveryReader, HasSamples)
{
    EXPECT_FALSE(samples_of(GetParam()).empty()) << "samples/" << GetParam().id << " holds no file";
}

TEST_P(EveryReader, AloneClaimsItsSamples)
{
    for (const auto& path : samples_of(GetParam())) {
        const Result<const Format*> format = detect(catalogue(), input_of(path));
        ASSERT_TRUE(format.has_value()) << path << ": " << format.error().message;
        EXPECT_EQ((*format)->id, GetParam().id) << path;
    }
}

TEST_P(EveryReader, FindsSomethingInEachSample)
{
    for (const auto& path : samples_of(GetParam())) {
        const Collection collection = read_sample(GetParam(), path);
        EXPECT_TRUE(!collection.matches.empty() || !collection.positions.empty()) << path;
    }
}

TEST_P(EveryReader, RefusesAnEmptyFile)
{
    const Reading reading = read_as(GetParam(), "");
    EXPECT_FALSE(reading.collection.has_value());
    ASSERT_EQ(reading.diagnostics.errors, 1U);
    EXPECT_THAT(reading.diagnostics.seen.back().message, testing::HasSubstr("empty"));
}

TEST_P(EveryReader, RefusesWhatHoldsNoGame)
{
    for (const std::string text : {"\n\n", " ", "hello\nworld\n", "\x01\x02\x03", "(", "{", "[[[[", ";;;;"}) {
        const Reading reading = read_as(GetParam(), text);
        EXPECT_FALSE(reading.collection.has_value()) << "'" << text << "'";
        EXPECT_GE(reading.diagnostics.errors, 1U) << "'" << text << "'";
    }
}

TEST_P(EveryReader, DoesNotClaimProse)
{
    const std::string prose = "Dear Al,\n\nGame 3 of 4 was a 7 point lesson; I lost 2-1 and :) 52 pickup.\n";
    EXPECT_EQ(GetParam().sniff({.name = "letter", .bytes = prose, .text = prose}), Confidence::none);
}

TEST_P(EveryReader, NeverFallsSilentOnATruncatedFile)
{
    const auto samples = samples_of(GetParam());
    ASSERT_FALSE(samples.empty());
    const auto smallest = *std::min_element(samples.begin(), samples.end(), [](const auto& a, const auto& b) {
        return std::filesystem::file_size(a) < std::filesystem::file_size(b);
    });
    const std::string bytes = input_of(smallest).bytes;
    const std::size_t stride = std::max<std::size_t>(1, bytes.size() / 500);
    for (std::size_t size = 0; size < bytes.size(); size += stride) {
        const Reading reading = read_as(GetParam(), bytes.substr(0, size));
        EXPECT_TRUE(reading.collection.has_value() || reading.diagnostics.errors > 0) << size;
    }
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryReader,
                         testing::ValuesIn(formats_that([](const Format& f) { return f.read != nullptr; })),
                         test_name);

}  // namespace
}  // namespace gammonkit::contract
