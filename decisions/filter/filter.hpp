#pragma once

#include "decisions/filter/words.hpp"
#include "support/result.hpp"
#include "support/source_text.hpp"

#include <string>
#include <vector>

namespace gammonkit {

/// What a filter says of a decision. What is not known satisfies neither a condition nor its opposite.
enum class Truth : std::uint8_t { no, unknown, yes };

/// How a condition compares.
enum class Relation : std::uint8_t { equal, unequal, less, at_most, more, at_least, contains };

/// One word of a filter, with what it is compared with.
struct Condition {
    const Word* word = nullptr;
    Relation how = Relation::equal;
    double number = 0;
    std::vector<std::string> texts = {};  ///< As `compared_text` makes them; one of them is enough.
    std::string written = {};             ///< A text as the filter has it.
};

/// Whether it asks for one of a set of points.
[[nodiscard]] inline bool is_of_points(const Condition& condition)
{
    return condition.word->kind == WordKind::point || condition.word->kind == WordKind::anchor;
}

/// Numbers are compared as tables write them: to six decimals.
inline constexpr double kSameNumber = 5e-7;

/// A text as the condition compares it: case folded, and names so that accents and order don't matter.
[[nodiscard]] std::string compared_text(const Condition& condition, std::string_view text);

/// Which decisions are meant: conditions joined by and, or and not. docs/filters.md tells the language.
class Filter {
public:
    /// What the filter says of a decision.
    [[nodiscard]] Truth judge(const AskedDecision& asked) const;
    /// Whether the decision is meant: known to satisfy the filter.
    [[nodiscard]] bool matches(const AskedDecision& asked) const { return judge(asked) == Truth::yes; }
    /// Whether any of its conditions is about the word of this name.
    [[nodiscard]] bool uses(std::string_view name) const;

    /// What it is made of: a condition, or parts (one of a negation).
    enum class Kind : std::uint8_t { condition, all, any, negation };
    [[nodiscard]] Kind kind() const { return kind_; }
    [[nodiscard]] const Condition& condition() const { return condition_; }
    [[nodiscard]] const std::vector<Filter>& parts() const { return parts_; }

private:
    friend class FilterMaker;

    Kind kind_ = Kind::condition;
    Condition condition_ = {};
    std::vector<Filter> parts_ = {};
};

/// Whom the filter is for.
struct FilterSettings {
    /// The names that `me` stands for, with commas between; empty if nobody said.
    std::string me = {};
};

/// Whether this is one of the names that `me` stands for, as people write names (see `name_key`).
[[nodiscard]] bool is_me(const FilterSettings& settings, std::string_view name);

/// Understands a filter. Fails with code "filter", at the place of the source that is wrong, and where a word
/// is not known with the nearest as hint.
[[nodiscard]] Result<Filter> parse_filter(const SourceText& source, const FilterSettings& settings = {});

}  // namespace gammonkit
