#pragma once

#include <string>
#include <vector>

namespace gammonkit::cli {

/// An XGID without its prefix may begin with a dash, and would be taken for an option: those get the prefix.
[[nodiscard]] std::vector<std::string> with_marked_xgids(std::vector<std::string> words);

/// Puts a Position ID and a Match ID that come after each other, and name no files, together: gnubg prints
/// them in two lines.
[[nodiscard]] std::vector<std::string> with_joined_ids(std::vector<std::string> words);

/// True for a Match ID alone: it tells score, cube and dice, but of no checkers.
[[nodiscard]] bool is_match_id_alone(const std::string& word);

}  // namespace gammonkit::cli
