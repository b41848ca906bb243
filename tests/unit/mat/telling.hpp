#pragma once

#include "formats/mat/format.hpp"
#include "model/match.hpp"
#include "tests/support/told_matches.hpp"

#include <string>

namespace gammonkit::mat_test {

using testing_support::told;

using telling::Told;

inline Told read(const std::string& text)
{
    return telling::read_with(read_mat, text);
}

/// All matches of a text, then "! " and the codes, if something was said.
inline std::string told(const std::string& text)
{
    return telling::told(read(text));
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
