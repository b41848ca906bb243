#pragma once

#include "model/match.hpp"
#include "report/shown_boards.hpp"
#include "support/result.hpp"

#include <array>
#include <string>

namespace gammonkit {

inline constexpr std::array kTextWriteOptions{boards_option("marked"), kWhereOption, kMeOption};

/// Writes matches and positions as text for people: what was played, boards in letters as GNU Backgammon
/// draws them, what analyses say, and statistics. Fails if the
/// filter of the option where means nothing.
[[nodiscard]] Result<std::string> write_text(const Collection& collection, const Options& options);

}  // namespace gammonkit
