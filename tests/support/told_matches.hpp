#pragma once

#include "formats/format.hpp"
#include "tests/support/told.hpp"

#include <string>

namespace gammonkit::telling {

/// What was read, with what was said about it: the collection and the codes of the diagnostics.
struct Told {
    Collection collection;
    std::string codes;
};

/// Reads a text with a format's reader.
inline Told read_with(Read reader, const std::string& text)
{
    Collecting reporter;
    Told result;
    if (Result<Collection> found = reader(SourceText("game.txt", text), Options{}, reporter)) {
        result.collection = *std::move(found);
    } else {
        result.codes = "error:" + found.error().code;
    }
    for (const Diagnostic& diagnostic : reporter.seen)
        result.codes += (result.codes.empty() ? "" : " ") + diagnostic.code;
    return result;
}

using testing_support::told;

/// All matches, then "! " and the codes, if something was said.
inline std::string told(const Told& found)
{
    std::string lines;
    for (const Match& match : found.collection.matches)
        lines += told(match);
    return found.codes.empty() ? lines : lines + "! " + found.codes + "\n";
}

}  // namespace gammonkit::telling
