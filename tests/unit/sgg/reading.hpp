#pragma once

#include "formats/sgg/format.hpp"
#include "tests/support/told_matches.hpp"

#include <string>

namespace gammonkit::sgg_test {

using Read = telling::Told;

inline Read read(const std::string& text)
{
    return telling::read_with(read_sgg, text);
}

/// The only match of a text.
inline Match match_of(const std::string& text)
{
    return telling::only_match(read(text));
}

/// The rows of one game of a match to 5, told; "! " and the codes behind, if something was said.
inline std::string turns_of(const std::string& rows, const std::string& heading = "Game 1.0-0/5")
{
    const Read found = read("Al vs. Bo\n" + heading + "\n\n" + rows);
    return telling::first_game(found);
}

}  // namespace gammonkit::sgg_test
