#include "formats/catalogue/catalogue.hpp"
#include "formats/pipeline.hpp"
#include "formats/report_options.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

TEST(Writing, RefusesReportsThatAreTooLarge)
{
    Collection collection;
    collection.matches.resize(1);
    collection.matches.front().games.resize(kMostReportedGames + 1);
    for (const char* id : {"html", "pdf", "ps", "latex", "text"}) {
        const Result<Writing> written = write(*find_format(catalogue(), id), collection, {});
        ASSERT_FALSE(written) << id;
        EXPECT_EQ(written.error().code, "too-many");
        EXPECT_EQ(written.error().message, std::string("a file of the format '") + id +
                                               "' shows at most 5000 games or positions, and here are 5001");
    }
    EXPECT_TRUE(write(*find_format(catalogue(), "dump"), collection, {}));
}

TEST(Writing, RefusesReportsOfTooManyTurns)
{
    Collection collection;
    collection.matches.resize(1);
    collection.matches.front().games.resize(1);
    collection.matches.front().games.front().turns.resize(kMostReportedTurns + 1);
    for (const char* id : {"html", "pdf", "ps", "latex", "text"}) {
        const Result<Writing> written = write(*find_format(catalogue(), id), collection, {});
        ASSERT_FALSE(written) << id;
        EXPECT_EQ(written.error().message, std::string("a file of the format '") + id +
                                               "' shows at most 150000 turns, and here are 150001");
    }
    EXPECT_TRUE(write(*find_format(catalogue(), "dump"), collection, {}));
}

}  // namespace
}  // namespace gammonkit
