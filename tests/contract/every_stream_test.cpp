// What every format promises that can be written match by match: the same file as from all matches at once.
#include "formats/losses.hpp"
#include "formats/match_stream.hpp"
#include "library/match_writing.hpp"
#include "tests/contract/every_format.hpp"

namespace gammonkit::contract {
namespace {

/// All samples of all formats but tables, beside whose lists of positions no match can stand.
Collection all_samples()
{
    Collection all;
    for (const Format& format : catalogue()) {
        if (format.read == nullptr || format.table != nullptr) continue;
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

    static const KnownTables& tables()
    {
        static const KnownTables known;
        return known;
    }

    /// The same where analyses are converted, and what all pieces together lose.
    static Result<ConvertedWriting> written_one_by_one(const Collection& all, const Options& options)
    {
        MatchWriting writing(GetParam(), options, tables);
        ConvertedWriting sum;
        Census lost{};
        const auto add = [&](const ConvertedWriting& piece) {
            sum.bytes += piece.bytes;
            for (const Loss& loss : piece.losses)
                lost[static_cast<std::size_t>(loss.feature)] += loss.count;
        };
        for (const Match& match : all.matches) {
            GK_TRY(const ConvertedWriting piece, writing.add(match));
            add(piece);
        }
        GK_TRY(const ConvertedWriting end, writing.end(all.positions));
        add(end);
        sum.losses = losses_of(lost);
        return sum;
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

TEST_P(EveryStream, IsTheWholeAndLosesAsMuchWhereUnitsAreConverted)
{
    const Options options(GetParam().write_options);
    const Collection all = all_samples();
    const Result<ConvertedWriting> whole = write_in_any_unit(GetParam(), all, options, tables);
    const Result<ConvertedWriting> pieces = written_one_by_one(all, options);
    ASSERT_TRUE(whole && pieces);
    EXPECT_TRUE(whole->bytes == pieces->bytes) << "the pieces of " << GetParam().id << " are not the whole";
    EXPECT_EQ(whole->losses, pieces->losses);
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryStream,
                         testing::ValuesIn(formats_that([](const Format& f) { return f.stream != nullptr; })),
                         test_name);

}  // namespace
}  // namespace gammonkit::contract
