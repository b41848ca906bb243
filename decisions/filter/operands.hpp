#pragma once

#include "decisions/filter/filter.hpp"
#include "decisions/filter/syntax.hpp"

#include <optional>
#include <string_view>

namespace gammonkit {

/// What a word is compared with, in its kind. Fails with code "filter", at the sign or the value.
[[nodiscard]] Result<Condition> comparison(const SourceText& source, const Syntax& syntax, const Word& word);

/// Of which one may be any number.
struct PairOfNumbers {
    std::optional<double> first = {};
    std::optional<double> second = {};
};
/// The whole numbers of "3-5", or of "3-*".
[[nodiscard]] std::optional<PairOfNumbers> pair_of_numbers(std::string_view text);

/// How this word may be compared: "away<=3".
[[nodiscard]] std::string example_of(const Word& word);

}  // namespace gammonkit
