#pragma once

#include "formats/format.hpp"
#include "tests/support/told.hpp"

#include <gtest/gtest.h>
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
    CollectingReporter reporter;
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

/// The only match of what was read.
inline Match only_match(const Told& found)
{
    EXPECT_EQ(found.collection.matches.size(), 1U) << found.codes;
    return found.collection.matches.empty() ? Match{} : found.collection.matches[0];
}

/// The turns of its first game, told; "! " and the codes behind, if something was said.
inline std::string first_game(const Told& found)
{
    if (found.collection.matches.empty()) return found.codes;
    std::string text = told(found.collection.matches[0].games[0]);
    text.erase(0, text.find('\n') + 1);
    return found.codes.empty() ? text : text + "! " + found.codes + "\n";
}

}  // namespace gammonkit::telling
