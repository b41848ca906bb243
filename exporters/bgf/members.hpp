#pragma once

#include "model/match.hpp"
#include "support/json/json.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace gammonkit::bgf {

/// The member that an extra is: its name and value, if BGBlitz's files hold it ("bgf:gameMode" "0") under a
/// name that is not among `known`, and its value is JSON. Nothing otherwise.
struct Member {
    std::string name;
    nlohmann::json value;
};
[[nodiscard]] std::optional<Member> member_of(const Extra& extra, std::span<const std::string_view> known);

/// Puts all such members into an object.
void add_members(const Extras& extras, std::span<const std::string_view> known, nlohmann::json& object);

/// How many extras with BGBlitz's prefix are none.
[[nodiscard]] std::size_t extras_that_are_no_members(const Extras& extras,
                                                     std::span<const std::string_view> known);

/// Players, rules, event, place and date.
void add_match_members(const Match& match, nlohmann::json& document);

/// True if a rating comes back as it is written: "1480.10" is a number there, 1480.1.
[[nodiscard]] bool keeps_rating(const std::string& rating);

/// The text that stands for a date that could not be read, as the file had it; empty if there is none.
[[nodiscard]] std::string other_date(const Match& match);

}  // namespace gammonkit::bgf
