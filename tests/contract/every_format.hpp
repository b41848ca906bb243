#pragma once

#include "formats/catalogue/catalogue.hpp"
#include "formats/pipeline.hpp"
#include "support/files/file.hpp"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <ostream>
#include <string>
#include <vector>

namespace gammonkit {

/// How a failing test names its parameter.
inline void PrintTo(const Format& format, std::ostream* out)
{
    *out << format.id;
}

}  // namespace gammonkit

namespace gammonkit::contract {

inline const std::filesystem::path kRoot = GAMMONKIT_SOURCE_DIR;

/// The sample files of a format, sorted.
inline std::vector<std::filesystem::path> samples_of(const Format& format)
{
    std::vector<std::filesystem::path> files;
    const std::filesystem::path folder = kRoot / "samples" / format.id;
    if (!std::filesystem::is_directory(folder)) return files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.is_regular_file()) files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

inline Input input_of(const std::filesystem::path& path)
{
    Result<Input> input = read_input(path);
    return input ? *std::move(input) : Input{};
}

/// Reads bytes as a given format.
inline ReadSource read_as(const Format& format, std::string bytes)
{
    return read(catalogue(), {.name = "input", .bytes = std::move(bytes)}, {.from = &format});
}

inline Collection read_sample(const Format& format, const std::filesystem::path& path)
{
    const ReadSource reading = read_as(format, input_of(path).bytes);
    EXPECT_TRUE(reading.collection.has_value()) << path;
    return reading.collection.value_or(Collection{});
}

/// True for an option of classic pages, which pages with a script refuse.
inline bool needs_images(const Format& format, const OptionSpec& spec)
{
    return format.id == "html" && spec.name == "boards";
}

/// True for an option that has the engine think about every decision, which says nothing about a record:
/// tests/unit/report and tests/browser look at what it writes.
inline bool asks_the_engine(const Format& format, const OptionSpec& spec)
{
    return format.id == "html" && spec.name == "maps";
}

/// A format's write options: the defaults, then every choice that its options offer; "every=N" with a number.
inline std::vector<Options> write_variants(const Format& format)
{
    std::vector<Options> variants{Options(format.write_options)};
    for (const OptionSpec& spec : format.write_options) {
        if (needs_images(format, spec) || asks_the_engine(format, spec)) continue;
        for (const std::string_view choice : spec.choices) {
            std::string text = std::string(spec.name) + "=" + std::string(choice);
            if (text.ends_with("=N")) text.back() = '2';
            variants.push_back(Options::parse(text, format.write_options).value());
        }
    }
    return variants;
}

/// The rows of the catalogue for which `has` holds, as test parameters.
template <class Predicate>
std::vector<Format> formats_that(Predicate has)
{
    std::vector<Format> chosen;
    std::copy_if(catalogue().begin(), catalogue().end(), std::back_inserter(chosen), has);
    return chosen;
}

/// "xg-text" is no name for a test; "xg_text" is.
inline std::string test_name(const testing::TestParamInfo<Format>& info)
{
    std::string name(info.param.id);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

}  // namespace gammonkit::contract
