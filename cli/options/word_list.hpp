#pragma once

#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace gammonkit::cli {

/// A word of a list, and the parts of something that it names.
template <class Parts>
struct PartWord {
    std::string_view word;
    std::array<bool Parts::*, 3> parts;  ///< Null behind the last.
};

/// Sets what a list names, "pips,names", to a value. Returns the first word that names nothing, if there is
/// one.
template <class Parts>
[[nodiscard]] std::optional<std::string_view> set_parts(Parts& parts, bool value, std::string_view list,
                                                        std::span<const PartWord<Parts>> words)
{
    for (const std::string_view word : split(list, ',')) {
        const auto found = std::ranges::find(words, trimmed(word), &PartWord<Parts>::word);
        if (found == words.end()) return word;
        for (bool Parts::* const part : found->parts) {
            if (part != nullptr) parts.*part = value;
        }
    }
    return std::nullopt;
}

}  // namespace gammonkit::cli
