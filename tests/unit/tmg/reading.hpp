#pragma once

#include "formats/tmg/format.hpp"
#include "tests/support/told_matches.hpp"

#include <string>

namespace gammonkit::tmg_test {

using Read = telling::Told;

inline Read read(const std::string& text)
{
    return telling::read_with(read_tmg, text);
}

/// The only match of a text.
inline Match match_of(const std::string& text)
{
    return telling::only_match(read(text));
}

/// The first game of a match (to 5, unless `length` says otherwise) with these records, told; "! " and the
/// codes behind, if something was said.
inline std::string turns_of(const std::string& records, const std::string& length = "5")
{
    const Read found =
        read("Player1: 1 al 1500\nPlayer2: 2 bo 1600\nLength: " + length + "\n\nGame 1: 0-0\n" + records);
    return telling::first_game(found);
}

}  // namespace gammonkit::tmg_test
