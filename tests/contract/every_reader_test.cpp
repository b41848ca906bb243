// What every format that can be read promises, on its own samples and on bad input.
#include "formats/detect.hpp"
#include "tests/contract/every_format.hpp"

#include <array>
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
    const ReadSource reading = read_as(GetParam(), "");
    EXPECT_FALSE(reading.collection.has_value());
    ASSERT_EQ(reading.diagnostics.errors, 1U);
    EXPECT_THAT(reading.diagnostics.seen.back().message, testing::HasSubstr("empty"));
}

TEST_P(EveryReader, RefusesWhatHoldsNoGame)
{
    for (const std::string text : {"\n\n", " ", "hello\nworld\n", "\x01\x02\x03", "(", "{", "[[[[", ";;;;"}) {
        const ReadSource reading = read_as(GetParam(), text);
        EXPECT_FALSE(reading.collection.has_value()) << "'" << text << "'";
        EXPECT_GE(reading.diagnostics.errors, 1U) << "'" << text << "'";
    }
}

TEST_P(EveryReader, DoesNotClaimProse)
{
    const std::string prose = "Dear Al,\n\nGame 3 of 4 was a 7 point lesson; I lost 2-1 and :) 52 pickup.\n";
    EXPECT_EQ(GetParam().sniff({.name = "letter", .bytes = prose, .text = prose}), Confidence::none);
}

/// The smallest sample of a format.
std::string smallest_sample(const Format& format)
{
    const auto samples = samples_of(format);
    const auto smallest = std::min_element(samples.begin(), samples.end(), [](const auto& a, const auto& b) {
        return std::filesystem::file_size(a) < std::filesystem::file_size(b);
    });
    return smallest == samples.end() ? "" : input_of(*smallest).bytes;
}

/// Formats whose files say where they end, so that every cut shows.
bool has_an_end(const Format& format)
{
    constexpr std::array<std::string_view, 9> kWithEnd{"bgf",  "gva",  "hedgehog", "html", "json",
                                                       "link", "ogxm", "sgf",      "xg"};
    return std::find(kWithEnd.begin(), kWithEnd.end(), format.id) != kWithEnd.end();
}

/// "Wins", which some programs write without the points: nobody can know that they were cut off.
bool ends_in_a_bare_result(const std::string& text)
{
    const std::size_t end = text.find_last_not_of(' ') + 1;
    return std::string_view(text).substr(0, end).ends_with("Wins");
}

bool is_beginning(const std::vector<Turn>& cut, const std::vector<Turn>& whole)
{
    const auto same = [](const Turn& a, const Turn& b) {
        return a.player == b.player && a.action == b.action;
    };
    return cut.size() <= whole.size() && std::equal(cut.begin(), cut.end(), whole.begin(), same);
}

bool is_beginning(const Match& cut, const Match& whole)
{
    const auto begins = [](const Game& a, const Game& b) { return is_beginning(a.turns, b.turns); };
    return cut.games.size() <= whole.games.size() &&
           std::equal(cut.games.begin(), cut.games.end(), whole.games.begin(), begins);
}

/// True if the play of one is where that of the other begins.
bool is_beginning(const Collection& cut, const Collection& whole)
{
    const auto begins = [](const Match& a, const Match& b) { return is_beginning(a, b); };
    return cut.matches.size() <= whole.matches.size() && cut.positions.size() <= whole.positions.size() &&
           std::equal(cut.matches.begin(), cut.matches.end(), whole.matches.begin(), begins);
}

TEST_P(EveryReader, NeverFallsSilentOnATruncatedFile)
{
    const std::string bytes = smallest_sample(GetParam());
    ASSERT_FALSE(bytes.empty());
    const ReadSource whole = read_as(GetParam(), bytes);
    ASSERT_TRUE(whole.collection.has_value());
    const std::size_t end = bytes.find_last_not_of(" \r\n") + 1;
    const std::size_t stride = std::max<std::size_t>(1, end / 500);
    for (std::size_t size = 0; size < end; size += stride) {
        const ReadSource cut = read_as(GetParam(), bytes.substr(0, size));
        if (!cut.diagnostics.seen.empty() || ends_in_a_bare_result(bytes.substr(0, size))) continue;
        EXPECT_FALSE(has_an_end(GetParam())) << "nothing is said of a file cut at " << size << " of " << end;
        ASSERT_TRUE(cut.collection.has_value()) << size;
        EXPECT_TRUE(is_beginning(*cut.collection, *whole.collection))
            << "a file cut at " << size << " of " << end << " tells another play, silently";
    }
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryReader,
                         testing::ValuesIn(formats_that([](const Format& f) { return f.read != nullptr; })),
                         test_name);

}  // namespace
}  // namespace gammonkit::contract
