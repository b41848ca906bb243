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

}  // namespace gammonkit::record
