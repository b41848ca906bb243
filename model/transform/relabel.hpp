#pragma once

#include "model/match.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace gammonkit {

/// What is to be written over a match: nothing stays as it is.
struct Labels {
    ByPlayer<std::optional<std::string>> names = {};
    ByPlayer<std::optional<std::string>> ratings = {};
    std::optional<std::string> event = {};
    std::optional<std::string> round = {};
    std::optional<std::string> place = {};
    std::optional<std::string> annotator = {};
    std::optional<Date> date = {};
    friend bool operator==(const Labels&, const Labels&) = default;
};

/// Sets what labels name. Says what it changed, a line each.
[[nodiscard]] std::vector<std::string> relabel(Match& match, const Labels& labels);

/// Sets names alone.
[[nodiscard]] std::vector<std::string> relabel(ByPlayer<PlayerInfo>& players,
                                               const ByPlayer<std::optional<std::string>>& names);

/// Gives each player the name that `new_name` has for the old one. Says what it changed.
[[nodiscard]] std::vector<std::string>
rename(ByPlayer<PlayerInfo>& players, const std::function<std::string(const std::string& name)>& new_name);

/// Sets the length of a match, 0 for a money session. Statements of the Crawford rule don't outlive a match
/// that becomes a money session. Says what it changed.
[[nodiscard]] std::vector<std::string> set_length(Match& match, int length);

}  // namespace gammonkit
