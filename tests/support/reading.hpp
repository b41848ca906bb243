#pragma once

#include "formats/format.hpp"

#include <string>

namespace gammonkit::testing_support {

/// A reading of a text, with all that was said about it, as printed.
struct Told {
    Collection collection;
    std::string said;
    bool failed = false;
};

inline Told told_by(Read reader, std::string bytes, const Options& options = {},
                    SourceKind kind = SourceKind::text)
{
    const SourceText source("input", std::move(bytes), kind);
    CollectingReporter reporter;
    Result<Collection> result = reader(source, options, reporter);
    Told told;
    for (const Diagnostic& diagnostic : reporter.seen)
        told.said += to_string(diagnostic, source);
    told.failed = !result.has_value();
    if (result) {
        told.collection = *std::move(result);
    } else {
        told.said += to_string(result.error(), source);
    }
    return told;
}

/// How often one feature occurs in a census.
inline std::size_t count_of(const Census& census, Feature feature)
{
    return census[static_cast<std::size_t>(feature)];
}

}  // namespace gammonkit::testing_support
