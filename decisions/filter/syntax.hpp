#pragma once

#include "support/result.hpp"
#include "support/source_text.hpp"

#include <string_view>
#include <vector>

namespace gammonkit {

/// A filter as it is written, before anybody knows what its words mean. Texts are views into the source.
struct Syntax {
    enum class Kind { condition, all, any, negation };
    Kind kind = Kind::condition;
    std::vector<Syntax> parts = {};  ///< One of a negation; none of a condition.
    std::string_view word = {};
    std::string_view sign = {};  ///< "<=" ...; empty if the word stands alone.
    std::string_view value = {};
    bool quoted = false;  ///< Whether the value stands in quotes, which are left out.
};

/// How long a filter may be, and how deep its parentheses.
inline constexpr std::size_t kLongestFilter = 10'000;
inline constexpr int kDeepestFilter = 50;

/// Fails with code "filter", at the place where the filter cannot be understood.
[[nodiscard]] Result<Syntax> parse_syntax(const SourceText& source);

}  // namespace gammonkit
