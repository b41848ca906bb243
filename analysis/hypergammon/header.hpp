#pragma once

#include "analysis/hypergammon/record.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace gammonkit::hypergammon {

/// How the files of GNU Backgammon's hypergammon tables begin: "gnubg-H", the checkers, "x" up to 39
/// characters and a line feed.
inline constexpr std::size_t kHeaderSize = 40;

/// Each position has nine numbers of three bytes, lowest first, and a zero: the chances, 0xFFFFFF being 1,
/// and the equities with the cube, 0 being -3 and 0xFFFFFF +3. Those in which the player on roll stands alike
/// follow each other.
inline constexpr std::size_t kRecordSize = 28;

[[nodiscard]] std::string header_of(int checkers);

/// How many checkers the table is for that begins so; nothing if it is none.
[[nodiscard]] std::optional<int> checkers_from(std::string_view bytes);

void put_record(char* at, const Record& record);

/// The equity without the cube is that of the chances.
[[nodiscard]] Record get_record(const char* at);

}  // namespace gammonkit::hypergammon
