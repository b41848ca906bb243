// Every sample as a dump, and one rich collection through every writer, compared with files that were looked
// at.
//
// After a change that is meant: GAMMONKIT_UPDATE_GOLDENS=1 build/dev/tests/golden, then read the diff.
#include "tests/contract/every_format.hpp"

#include <cstdlib>
#include <fmt/format.h>

namespace gammonkit {
namespace {

namespace fs = std::filesystem;
using contract::kRoot;

/// Compares with the golden file, or writes it when asked to.
void expect_golden(const fs::path& path, const std::string& actual)
{
    if (std::getenv("GAMMONKIT_UPDATE_GOLDENS") != nullptr) {
        ASSERT_TRUE(write_output(path, actual, Overwrite::yes).has_value()) << path;
        return;
    }
    const Result<Input> expected = read_input(path);
    ASSERT_TRUE(expected.has_value()) << path << " is missing";
    // Compared as a bool first: a diff of two large texts says less than the tool that follows.
    EXPECT_TRUE(expected->bytes == actual)
        << "differs from " << path << "; update the goldens and read the diff";
}

std::string dumped(const Collection& collection)
{
    const Format& dump = *find_format(catalogue(), "dump");
    const Result<Writing> writing = write(dump, collection, Options(dump.write_options));
    EXPECT_TRUE(writing.has_value());
    return writing ? writing->bytes : std::string{};
}

/// All that was said about a sample: part of its golden, so that a lost diagnostic is seen.
std::string diagnostics_of(const ReadSource& reading)
{
    std::string text;
    for (const Diagnostic& diagnostic : reading.diagnostics.seen) {
        const std::size_t line = diagnostic.where ? reading.source.place_of(*diagnostic.where).line : 0;
        text += fmt::format("# line {}: {}: {} [{}]\n", line, to_string(diagnostic.severity),
                            diagnostic.message, diagnostic.code);
    }
    return text;
}

class Goldens : public testing::TestWithParam<Format> {};

TEST_P(Goldens, OfEverySample)
{
    for (const fs::path& sample : contract::samples_of(GetParam())) {
        const ReadSource reading = contract::read_as(GetParam(), contract::input_of(sample).bytes);
        ASSERT_TRUE(reading.collection.has_value()) << sample;
        const fs::path name = sample.filename().string() + ".dump";
        expect_golden(kRoot / "tests" / "golden" / std::string(GetParam().id) / name,
                      diagnostics_of(reading) + dumped(*reading.collection));
    }
}

INSTANTIATE_TEST_SUITE_P(Catalogue, Goldens, testing::ValuesIn(contract::formats_that([](const Format& f) {
                             return f.read != nullptr && f.id != "dump";
                         })),
                         contract::test_name);

/// What pages hold of our own sources says nothing about a collection: a mark stands in its place.
std::string without_sources(std::string page)
{
    for (const std::string_view begin :
         {"<style>", R"(<script id="gammonkit-script" type="text/javascript">)",
          R"(<script id="gammonkit-style" type="application/x-gammonkit">)",
          R"(<script id="gammonkit-code" type="application/x-gammonkit">)"}) {
        const std::size_t at = page.find(begin);
        if (at == std::string::npos) continue;
        const std::size_t from = at + begin.size();
        page.replace(from, page.find("</s", from) - from, "(ours)");
    }
    return page;
}

/// The bytes of pictures depend on the versions of cairo and zlib: a mark stands in their place.
std::string without_pictures(std::string document)
{
    constexpr std::string_view kBegin = "data:image/png;base64,";
    for (std::size_t at = document.find(kBegin); at != std::string::npos; at = document.find(kBegin, at)) {
        at += kBegin.size();
        document.replace(at, document.find('"', at) - at, "(picture)");
    }
    return document;
}

std::string without_what_varies(const Format& format, const std::string& bytes)
{
    if (format.id == "html") return without_sources(bytes);
    return format.id == "pandoc" ? without_pictures(bytes) : bytes;
}

/// With the sanitizers the library that draws pictures is not built: boards are letters there.
#ifdef __SANITIZE_ADDRESS__
constexpr bool kDrawsPictures = false;
#else
constexpr bool kDrawsPictures = true;
#endif

class WriterGoldens : public testing::TestWithParam<Format> {};

TEST_P(WriterGoldens, OfACollectionThatHoldsEverything)
{
    const Format& dump = *find_format(catalogue(), "dump");
    const Collection everything = contract::read_sample(dump, kRoot / "samples" / "dump" / "everything.dump");
    const Result<Writing> writing = write(GetParam(), everything, Options(GetParam().write_options));
    ASSERT_TRUE(writing.has_value()) << writing.error().message;
    expect_golden(kRoot / "tests" / "golden" / "everything" / fmt::format("everything.{}", GetParam().id),
                  without_what_varies(GetParam(), writing->bytes));
}

INSTANTIATE_TEST_SUITE_P(Catalogue, WriterGoldens,
                         testing::ValuesIn(contract::formats_that([](const Format& f) {
                             // Their bytes depend on the font's and zlib's versions: see unit_report,
                             // tests/pdf and tests/independent, which compare what is in them.
                             return f.write != nullptr && f.id != "pdf" && f.id != "ps" && f.id != "bgf" &&
                                    f.id != "link" && (kDrawsPictures || f.id != "pandoc");
                         })),
                         contract::test_name);

}  // namespace
}  // namespace gammonkit
