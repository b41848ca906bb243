#pragma once

#include "model/match.hpp"
#include "support/json/json.hpp"

#include <string>

namespace gammonkit::bgf {

/// Players, rules, event, place and date.
void add_match_members(const Match& match, nlohmann::json& document);

/// True if a rating comes back as it is written: "1480.10" is a number there, 1480.1.
[[nodiscard]] bool keeps_rating(const std::string& rating);

/// The text that stands for a date that could not be read, as the file had it; empty if there is none.
[[nodiscard]] std::string other_date(const Match& match);

}  // namespace gammonkit::bgf
