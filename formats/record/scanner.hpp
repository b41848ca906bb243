#pragma once

#include <optional>
#include <string_view>

namespace gammonkit::record {

/// Takes a line apart from its front; blanks don't count, and what does not fit stays where it is.
class Scanner {
public:
    explicit Scanner(std::string_view text) : rest_(text) {}

    /// True if `part` came next.
    bool take(std::string_view part);

    /// A number, with a minus or without.
    std::optional<int> number();

    /// What is left, without blanks around it.
    [[nodiscard]] std::string_view rest() const;
    [[nodiscard]] bool at_end() const { return rest().empty(); }

private:
    std::string_view rest_;
};

/// A rating and the number of games behind it, as texts; the latter may be empty.
struct Rating {
    std::string_view number;
    std::string_view experience = {};
};

/// Takes "1850.5", "1850.5/120" and GNU Backgammon's "1850.50 (Exp 120)" apart; nothing for other texts.
[[nodiscard]] std::optional<Rating> rating_in(std::string_view text);

}  // namespace gammonkit::record
