#include "formats/catalogue/catalogue.hpp"
#include "formats/pipeline.hpp"
#include "formats/report_options.hpp"

#include <array>
#include <gtest/gtest.h>
#include <new>
#include <stdexcept>

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

Result<Collection> throw_as_reader(const SourceText& source, const Options&, Reporter&)
{
    if (source.text() == "no memory") throw std::bad_alloc();
    throw std::out_of_range("basic_string_view::substr");
}

Result<std::string> throw_as_writer(const Collection&, const Options&)
{
    throw std::logic_error("nobody thought of this\nat all");
}

constexpr std::array kThrowing{Format{.id = "throwing",
                                      .title = "a format with defects",
                                      .sniff =
                                          [](const Sample& sample) {
                                              if (sample.bytes == "sniffed")
                                                  throw std::length_error("a sniffer");
                                              return Confidence::certain;
                                          },
                                      .read = throw_as_reader,
                                      .write = throw_as_writer}};

std::string said_of(const std::string& bytes)
{
    const ReadSource reading = read(kThrowing, {.name = "a.txt", .bytes = bytes}, {});
    EXPECT_FALSE(reading.collection);
    return reading.diagnostics.seen.size() == 1 ? to_string(reading.diagnostics.seen[0], reading.source) : "";
}

TEST(Reading, MakesAnErrorOfWhatAReaderThrows)
{
    EXPECT_EQ(said_of("anything"),
              "a.txt: error: GammonKit has failed here, which is a defect of it: basic_string_view::substr "
              "[internal-error]\n    hint: please report this, with the input\n");
    EXPECT_EQ(said_of("no memory"), "a.txt: error: there is not enough memory for this [internal-error]\n");
    EXPECT_EQ(said_of("sniffed"),
              "a.txt: error: GammonKit has failed here, which is a defect of it: a sniffer [internal-error]\n"
              "    hint: please report this, with the input\n");
}

TEST(Writing, MakesAnErrorOfWhatAWriterThrows)
{
    const Result<Writing> written = write(kThrowing.front(), {}, {});
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().code, "internal-error");
    EXPECT_EQ(written.error().message,
              "GammonKit has failed here, which is a defect of it: nobody thought of this at all");
}

}  // namespace
}  // namespace gammonkit
