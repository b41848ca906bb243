// What every format promises that can be written match by match: the same file as from all matches at once.
#include "formats/losses.hpp"
#include "formats/match_stream.hpp"
#include "tests/contract/every_format.hpp"

namespace gammonkit::contract {
namespace {

/// All samples of all formats.
Collection all_samples()
{
    Collection all;
    for (const Format& format : catalogue()) {
        if (format.read == nullptr) continue;
        for (const auto& path : samples_of(format)) {
            const ReadSource reading = read_as(format, input_of(path).bytes);
            if (!reading.collection) continue;
            all.matches.insert(all.matches.end(), reading.collection->matches.begin(),
                               reading.collection->matches.end());
            all.positions.insert(all.positions.end(), reading.collection->positions.begin(),
                                 reading.collection->positions.end());
        }
    }
    return all;
}

class EveryStream : public testing::TestWithParam<Format> {
protected:
    /// What the format makes of matches one by one, and of the positions at the end.
    static Result<std::string> streamed(const Collection& all, const Options& options)
    {
        const std::unique_ptr<MatchStream> stream = GetParam().stream(GetParam(), options);
        std::string text;
        for (const Match& match : all.matches) {
            GK_TRY(const std::string piece, stream->add({.matches = {match}}));
            text += piece;
        }
        GK_TRY(const std::string end, stream->end({.positions = all.positions}));
        return text + end;
    }

    static void expect_same(const Collection& all, const Options& options)
    {
        const Result<std::string> whole = GetParam().write(all, options);
        const Result<std::string> pieces = streamed(all, options);
        const auto told = [](const Result<std::string>& text) {
            return text ? *text : "error: " + text.error().message;
        };
        EXPECT_TRUE(told(whole) == told(pieces)) << "the pieces of " << GetParam().id << " are not the whole";
    }
};

TEST_P(EveryStream, MakesTheSameFileAsTheWhole)
{
    const Collection all = all_samples();
    ASSERT_GT(all.matches.size(), 20U);
    for (const Options& options : write_variants(GetParam())) {
        if (capacity_of(GetParam(), options) != Capacity::collection) continue;
        ASSERT_TRUE(GetParam().write(all, options).has_value());
        expect_same(all, options);
    }
}

TEST_P(EveryStream, MakesTheSameOfMatchesWithoutGamesOfPositionsAndOfNothing)
{
    const Options options(GetParam().write_options);
    const Collection all = all_samples();
    expect_same({}, options);
    expect_same({.matches = {Match{}}}, options);
    expect_same({.matches = {Match{}, all.matches.front(), Match{}}}, options);
    expect_same({.positions = all.positions}, options);
}

TEST_P(EveryStream, LosesAsMuchAsTheWhole)
{
    const Options options(GetParam().write_options);
    const Collection all = all_samples();
    Census lost{};
    const auto add = [&](const std::vector<Loss>& losses) {
        for (const Loss& loss : losses)
            lost[static_cast<std::size_t>(loss.feature)] += loss.count;
    };
    for (std::size_t i = 0; i < all.matches.size(); ++i) {
        add(losses({.matches = {all.matches[i]}}, GetParam(), options));
        if (i > 0 && are_merged(all.matches[i - 1], all.matches[i], GetParam()))
            add({{.feature = Feature::several_matches, .count = 1}});
    }
    add(losses({.positions = all.positions}, GetParam(), options));
    EXPECT_EQ(losses_of(lost), losses(all, GetParam(), options));
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryStream,
                         testing::ValuesIn(formats_that([](const Format& f) { return f.stream != nullptr; })),
                         test_name);

}  // namespace
}  // namespace gammonkit::contract
