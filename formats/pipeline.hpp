#pragma once

#include "formats/format.hpp"
#include "formats/losses.hpp"
#include "support/charset.hpp"

#include <optional>
#include <string>

namespace gammonkit {

struct ReadSettings {
    const Format* from = nullptr;  ///< Nothing: detect.
    Options options = {};          ///< Of `from`.
    std::optional<std::string> charset = {};
    bool validate = true;
};

/// An input that was read: decoded text to print diagnostics against, what it held, and all that was said
/// about it.
struct ReadSource {
    SourceText source;
    const Format* format = nullptr;        ///< Nothing if it was not recognized.
    std::string charset;                   ///< The one that it was decoded by; "binary" if it is no text.
    std::optional<Collection> collection;  ///< Nothing if reading failed; the last error says why.
    CollectingReporter diagnostics;
    std::string_view other_kind = {};  ///< See other_kind.hpp: of this file only the identifiers were read,
                                       ///< and nobody had asked for them. Empty: it is what it was read as.
};

/// bytes -> detect -> charset -> parse -> lower -> validate. Never fails: a failure is in the diagnostics.
[[nodiscard]] ReadSource read(Catalogue catalogue, Input input, const ReadSettings& settings);

/// What came out of writing.
struct Writing {
    std::string bytes;
    std::vector<Loss> losses;
};

/// What a format makes of a collection. Fails if it cannot be written or cannot hold the collection.
[[nodiscard]] Result<std::string> bytes_of(const Format& format, const Collection& collection,
                                           const Options& options);

/// losses -> write. Fails as `bytes_of` does.
[[nodiscard]] Result<Writing> write(const Format& format, const Collection& collection,
                                    const Options& options);

}  // namespace gammonkit
