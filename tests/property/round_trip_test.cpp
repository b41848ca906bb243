#include "formats/dump/format.hpp"
#include "formats/json/format.hpp"
#include "tests/support/random_collection.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

using Reader = Result<Collection> (*)(const SourceText&, const Options&, Reporter&);
using Writer = Result<std::string> (*)(const Collection&, const Options&);

/// Writes 500 collections, reads each back and writes it again.
void expect_round_trips(Reader read, Writer write)
{
    testing_support::RandomCollections random(1);
    for (int i = 0; i < 500; ++i) {
        Collection collection = random.next();
        if (collection.matches.empty() && collection.positions.empty()) continue;
        const std::string text = write(collection, {}).value();
        CollectingReporter reporter;
        const SourceText source("text", text);
        const Result<Collection> again = read(source, {}, reporter);
        ASSERT_TRUE(again) << to_string(again.error(), source) << text;
        ASSERT_TRUE(reporter.seen.empty()) << to_string(reporter.seen[0], source);
        ASSERT_EQ(write(*again, {}), text);
        ASSERT_TRUE(*again == collection) << text;
    }
}

TEST(RoundTrip, ADumpIsReadBackToAnEqualCollection)
{
    expect_round_trips(read_dump, write_dump);
}

TEST(RoundTrip, JsonIsReadBackToAnEqualCollection)
{
    expect_round_trips(read_json, write_json);
}

}  // namespace
}  // namespace gammonkit
