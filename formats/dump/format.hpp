#pragma once

#include "formats/format.hpp"

#include <array>
#include <string_view>

namespace gammonkit {

/// Certain where the first line is the heading of a dump.
[[nodiscard]] Confidence sniff_dump(const Sample& sample);

/// Reads what `write_dump` writes; see docs/formats/dump.md. A dump is made by a program: the first thing in
/// it that is not right ends the reading.
[[nodiscard]] Result<Collection> read_dump(const SourceText& source, const Options& options,
                                           Reporter& reporter);

/// The whole collection as lines of text, made to be compared: see docs/formats/dump.md. Reading it gives an
/// equal collection. Fails only if variations nest deeper than `kDeepestNesting`.
[[nodiscard]] Result<std::string> write_dump(const Collection& collection, const Options& options);
/// The same as NumbersApart gives it, of which numbers_together makes the dump again.
[[nodiscard]] Result<std::string> write_dump_apart(const Collection& collection);

/// Match by match.
[[nodiscard]] std::unique_ptr<MatchStream> stream_dump(const Format& format, const Options& options);

inline constexpr std::array<std::string_view, 1> kDumpExtensions{"dump"};

/// The row of the catalogue. See docs/formats/dump.md.
inline constexpr Format kDumpFormat{.id = "dump",
                                    .title = "everything GammonKit knows, as lines of text to compare",
                                    .extensions = kDumpExtensions,
                                    .evidence = "500 random collections are read back equal",
                                    .carries = FeatureSet::everything(),
                                    .sniff = sniff_dump,
                                    .read = read_dump,
                                    .write = write_dump,
                                    .stream = stream_dump,
                                    .fallback_charset = "UTF-8"};

}  // namespace gammonkit
