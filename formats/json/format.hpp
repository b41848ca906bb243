#pragma once

#include "formats/format.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// Certain where the text is an object that says that it is of GammonKit.
[[nodiscard]] Confidence sniff_json(const Sample& sample);

/// Reads what `write_json` writes, and what other programs write by docs/gammonkit-match.schema.json. The
/// first value that is not of its kind ends the reading and is named by its path; unknown fields are reported
/// and left out.
[[nodiscard]] Result<Collection> read_json(const SourceText& source, const Options& options,
                                           Reporter& reporter);

inline constexpr std::array kJsonWriteOptions{OptionSpec{
    .name = "indent",
    .type = OptionSpec::Type::integer,
    .default_value = "2",
    .help = "blanks a level of nesting is indented by, down to turns, each in one line; 0 writes all in "
            "one line",
    .least = 0,
    .most = 16}};

/// Match by match; the contexts of analyses, which stand at the end, are kept.
[[nodiscard]] std::unique_ptr<MatchStream> stream_json(const Format& format, const Options& options);

/// The whole collection as JSON for other programs: see docs/formats/json.md and its schema. Reading it gives
/// an equal collection. Fails only if variations nest deeper than `kDeepestNesting`.
[[nodiscard]] Result<std::string> write_json(const Collection& collection, const Options& options);

inline constexpr std::array<std::string_view, 1> kJsonExtensions{"json"};

/// The row of the catalogue. See docs/formats/json.md.
inline constexpr Format kJsonFormat{.id = "json",
                                    .title = "everything GammonKit knows, as JSON for other programs",
                                    .extensions = kJsonExtensions,
                                    .evidence = "500 random collections are read back equal",
                                    .carries = FeatureSet::everything(),
                                    .write_options = kJsonWriteOptions,
                                    .sniff = sniff_json,
                                    .read = read_json,
                                    .write = write_json,
                                    .stream = stream_json,
                                    .fallback_charset = "UTF-8"};

}  // namespace gammonkit
