#pragma once

#include "formats/mat/format.hpp"
#include "model/match.hpp"
#include "tests/support/told.hpp"

#include <string>

namespace gammonkit::mat_test {

using testing_support::told;

/// What was read, with what was said about it: the collection and the codes of the diagnostics.
struct Told {
    Collection collection;
    std::string codes;
};

inline Told read(const std::string& text)
{
    CollectingReporter reporter;
    Told result;
    if (Result<Collection> found = read_mat(SourceText("game.mat", text), Options{}, reporter)) {
        result.collection = *std::move(found);
    } else {
        result.codes = "error:" + found.error().code;
    }
    for (const Diagnostic& diagnostic : reporter.seen)
        result.codes += (result.codes.empty() ? "" : " ") + diagnostic.code;
    return result;
}

/// All matches of a text, then "! " and the codes, if something was said.
inline std::string told(const std::string& text)
{
    const Told found = read(text);
    std::string lines;
    for (const Match& match : found.collection.matches)
        lines += told(match);
    return found.codes.empty() ? lines : lines + "! " + found.codes + "\n";
}

/// A match to 7 between Al and Bo with one game of these rows.
inline std::string game_of(const std::string& rows)
{
    return " 7 point match\n\n Game 1\n Al : 0                         Bo : 0\n" + rows;
}

/// What is told of a match that `game_of` makes.
inline std::string turns_of(const std::string& rows)
{
    std::string text = told(game_of(rows));
    const std::string heading = "Al - Bo to 7\ngame 1 0-0\n";
    return text.starts_with(heading) ? text.substr(heading.size()) : text;
}

}  // namespace gammonkit::mat_test
