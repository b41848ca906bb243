#pragma once

#include "model/match.hpp"
#include "support/json/json.hpp"

#include <optional>
#include <string>

namespace gammonkit::bgf {

/// Players, rules, event, place and date.
void add_match_members(const Match& match, nlohmann::json& document);

/// A rating as the number that it is; 0 stands for none.
[[nodiscard]] std::optional<double> rating_number(const std::string& rating);

/// The text that stands for a date that could not be read, as the file had it; empty if there is none.
[[nodiscard]] std::string other_date(const Match& match);

}  // namespace gammonkit::bgf
