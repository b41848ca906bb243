#include "include/gammonkit/reading.hpp"

#include "formats/catalogue/catalogue.hpp"
#include "formats/pipeline.hpp"
#include "library/format_choice.hpp"
#include "support/files/file.hpp"
#include "support/result.hpp"

#include <utility>

namespace gammonkit {

/// Puts together what users of the library see of an input.
struct ReadingMaker {
    static Reading of(ReadSource read)
    {
        Reading reading;
        reading.ok_ = read.collection.has_value();
        if (read.collection) reading.collection_ = *std::move(read.collection);
        if (read.format != nullptr) reading.format_ = read.format->id;
        reading.charset_ = std::move(read.charset);
        reading.source_ = std::move(read.source);
        reading.diagnostics_ = std::move(read.diagnostics.seen);
        return reading;
    }

    static Reading failed(std::string name, Diagnostic why)
    {
        Reading reading;
        reading.source_ = SourceText(std::move(name), {});
        reading.diagnostics_.push_back(std::move(why));
        return reading;
    }
};

namespace {

Result<ReadSettings> settings_of(const ReadOptions& options)
{
    ReadSettings settings{.validate = options.validate};
    if (!options.charset.empty()) {
        GK_TRY([[maybe_unused]] const std::string probe, encode("", options.charset));
        settings.charset = options.charset;
    }
    if (options.format.empty()) return settings;
    GK_TRY(ChosenFormat chosen, chosen_format(catalogue(), options.format, Direction::read));
    settings.from = chosen.format;
    settings.options = std::move(chosen.options);
    return settings;
}

}  // namespace

std::string Reading::messages(Severity least) const
{
    std::string text;
    for (const Diagnostic& diagnostic : diagnostics_) {
        if (diagnostic.severity >= least) text += to_string(diagnostic, source_);
    }
    return text;
}

Reading read_bytes(std::string bytes, std::string name, const ReadOptions& options)
{
    const Result<ReadSettings> settings = settings_of(options);
    if (!settings) return ReadingMaker::failed(std::move(name), settings.error());
    return ReadingMaker::of(
        read(catalogue(), {.name = std::move(name), .bytes = std::move(bytes)}, *settings));
}

Reading read_file(const std::filesystem::path& path, const ReadOptions& options)
{
    Result<Input> input = guarded([&] { return read_input(path); });
    if (!input) return ReadingMaker::failed(path.generic_string(), std::move(input).error());
    return read_bytes(std::move(input->bytes), std::move(input->name), options);
}

}  // namespace gammonkit
