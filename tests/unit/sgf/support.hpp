#pragma once

#include "formats/sgf/format.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

namespace gammonkit::sgf_test {

/// A reading of a text, with all that was said about it, as printed.
struct FileRead {
    Collection collection;
    std::string said;
    bool failed = false;
};

inline FileRead read(const std::string& text)
{
    const SourceText source("x.sgf", text);
    CollectingReporter reporter;
    Result<Collection> result = read_sgf(source, {}, reporter);
    FileRead outcome;
    for (const Diagnostic& diagnostic : reporter.seen)
        outcome.said += to_string(diagnostic, source);
    outcome.failed = !result.has_value();
    if (result) {
        outcome.collection = *std::move(result);
    } else {
        outcome.said += to_string(result.error(), source);
    }
    return outcome;
}

/// A game of a match to 7 points that gnubg wrote, with these nodes after the root.
inline std::string game(const std::string& nodes)
{
    return "(;FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.07.001]MI[length:7][game:0][ws:0][bs:0]"
           "PW[Al]PB[Bo]RU[Crawford]" +
           nodes + ")\n";
}

/// The turns of the first game of a text.
inline std::vector<Turn> turns_of(const std::string& text)
{
    const FileRead outcome = read(text);
    EXPECT_FALSE(outcome.collection.matches.empty()) << outcome.said;
    return outcome.collection.matches.empty() ? std::vector<Turn>{}
                                              : outcome.collection.matches[0].games[0].turns;
}

inline std::string written(const Collection& collection)
{
    return write_sgf(collection, {}).value_or("not written");
}

}  // namespace gammonkit::sgf_test
