#pragma once

#include "importers/tmg/tmg_importer.hpp"
#include "tests/support/told.hpp"

#include <gtest/gtest.h>
#include <string>

namespace gammonkit::tmg_test {

/// What was read, and the codes of all that was said about it.
struct Read {
    Collection collection;
    std::string codes;
};

inline Read read(const std::string& text)
{
    Collecting reporter;
    Read result;
    Result<Collection> found = read_tmg(SourceText("game.tmg", text), Options{}, reporter);
    if (found) {
        result.collection = *std::move(found);
    } else {
        result.codes = "error:" + found.error().code;
    }
    for (const Diagnostic& diagnostic : reporter.seen)
        result.codes += (result.codes.empty() ? "" : " ") + diagnostic.code;
    return result;
}

/// The only match of a text.
inline Match match_of(const std::string& text)
{
    const Read found = read(text);
    EXPECT_EQ(found.collection.matches.size(), 1U) << found.codes;
    return found.collection.matches.empty() ? Match{} : found.collection.matches[0];
}

/// The first game of a match (to 5, unless `length` says otherwise) with these records, told; "! " and the
/// codes behind, if something was said.
inline std::string turns_of(const std::string& records, const std::string& length = "5")
{
    const Read found =
        read("Player1: 1 al 1500\nPlayer2: 2 bo 1600\nLength: " + length + "\n\nGame 1: 0-0\n" + records);
    if (found.collection.matches.empty()) return found.codes;
    std::string text = testing_support::told(found.collection.matches[0].games[0]);
    text.erase(0, text.find('\n') + 1);
    return found.codes.empty() ? text : text + "! " + found.codes + "\n";
}

}  // namespace gammonkit::tmg_test
