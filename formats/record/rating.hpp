#pragma once

#include <optional>
#include <string_view>

namespace gammonkit::record {

/// A rating and the number of games behind it, as texts; the latter may be empty.
struct Rating {
    std::string_view number;
    std::string_view experience = {};
};

/// Takes "1850.5", "1850.5/120" and GNU Backgammon's "1850.50 (Exp 120)" apart; nothing for other texts.
[[nodiscard]] std::optional<Rating> rating_in(std::string_view text);

}  // namespace gammonkit::record
