#pragma once

#include "support/result.hpp"

#include <map>
#include <span>
#include <string>
#include <string_view>

namespace gammonkit {

/// One option of a format: `-t mat,dialect=xg`.
struct OptionSpec {
    enum class Type { flag, integer, choice, text };

    std::string_view name;
    Type type;
    std::string_view default_value;                  ///< "no", "0", one of `choices`, or text.
    std::string_view help;                           ///< One line, lower case, no full stop.
    std::span<const std::string_view> choices = {};  ///< For Type::choice; "every=N": any N from 1.
    int least = 0;                                   ///< For Type::integer.
    int most = 0;
};

/// The options of one format with the values the user gave, checked against their specs; others have their
/// defaults.
class Options {
public:
    Options() = default;
    explicit Options(std::span<const OptionSpec> specs) : specs_(specs) {}

    /// Reads "name=value,flag,no-flag". Fails on unknown names (with the nearest one as hint) and wrong
    /// values.
    [[nodiscard]] static Result<Options> parse(std::string_view text, std::span<const OptionSpec> specs);

    /// Gives an option that the format declares a value where the user gave none.
    void prefer(std::string_view name, std::string_view value);

    /// The value of an option that the format declares; asking for another is a bug and gives "", 0 or false.
    [[nodiscard]] std::string_view text(std::string_view name) const;
    [[nodiscard]] int integer(std::string_view name) const;
    [[nodiscard]] bool flag(std::string_view name) const;

private:
    std::span<const OptionSpec> specs_;
    std::map<std::string, std::string, std::less<>> given_;
};

}  // namespace gammonkit
