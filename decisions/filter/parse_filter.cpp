#include "decisions/filter/filter.hpp"
#include "decisions/filter/operands.hpp"
#include "decisions/filter/syntax.hpp"
#include "support/names/person_names.hpp"
#include "support/suggest.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// Names are written with any case, and with _ in place of -, as the columns of tables have them.
std::string word_name(std::string_view written)
{
    std::string name = lowered(written);
    std::ranges::replace(name, '_', '-');
    return name;
}

/// The keys of the names of a list; all of it is one, too, because names may have commas.
std::vector<std::string> names_in(const std::string& list)
{
    std::vector<std::string> names = {name_key(list)};
    for (const std::string_view part : split(list, ',')) {
        if (!trimmed(part).empty()) names.push_back(name_key(part));
    }
    return names;
}

}  // namespace

/// Gives the syntax of a filter its meaning.
class FilterMaker {
public:
    FilterMaker(const SourceText& source, const FilterSettings& settings)
        : source_(source), settings_(settings)
    {
    }

    [[nodiscard]] Result<Filter> made_of(const Syntax& syntax) const
    {
        if (syntax.kind == Syntax::Kind::condition) return condition(syntax);
        std::vector<Filter> parts;
        for (const Syntax& part : syntax.parts) {
            GK_TRY(Filter filter, made_of(part));
            parts.push_back(std::move(filter));
        }
        return joined_by(kind_of(syntax.kind), std::move(parts));
    }

private:
    static Filter::Kind kind_of(Syntax::Kind kind)
    {
        if (kind == Syntax::Kind::negation) return Filter::Kind::negation;
        return kind == Syntax::Kind::all ? Filter::Kind::all : Filter::Kind::any;
    }

    static Filter joined_by(Filter::Kind kind, std::vector<Filter> parts)
    {
        Filter filter;
        filter.kind_ = kind;
        filter.parts_ = std::move(parts);
        return filter;
    }

    static Filter holding(Condition condition)
    {
        Filter filter;
        filter.condition_ = std::move(condition);
        return filter;
    }

    [[nodiscard]] tl::unexpected<Diagnostic> wrong(std::string_view part, std::string message,
                                                   std::string hint = {}) const
    {
        return tl::unexpected(error_at(source_, part, "filter", std::move(message), std::move(hint)));
    }

    [[nodiscard]] tl::unexpected<Diagnostic> unknown_word(const Syntax& syntax) const
    {
        std::string hint = did_you_mean(word_name(syntax.word), filter_word_names());
        if (hint.empty()) hint = "docs/filters.md lists all words";
        return wrong(syntax.word, fmt::format("there is no word '{}'", syntax.word), std::move(hint));
    }

    [[nodiscard]] Result<Filter> condition(const Syntax& syntax) const
    {
        const bool compared = !syntax.sign.empty();
        const Word* word = find_word(word_name(syntax.word), compared);
        if (word == nullptr) return unknown_word(syntax);
        if (compared != (word->kind != WordKind::flag)) return wrong_sort(syntax, *word);
        if (word->name == kMeWord) return me(syntax, *word);
        if (!compared) return holding({.word = word});
        const bool is_text = word->kind == WordKind::text || word->kind == WordKind::name;
        const bool may_be_list = !is_text && !syntax.quoted;
        if (may_be_list && syntax.value.find(',') != std::string_view::npos) return one_of(syntax, *word);
        return compared_with(syntax, *word);
    }

    /// "dice=62,51": either; "dice!=62,51": neither.
    [[nodiscard]] Result<Filter> one_of(const Syntax& syntax, const Word& word) const
    {
        const bool is_negated = syntax.sign == "!=" || syntax.sign == "<>";
        if (!is_negated && syntax.sign != "=" && syntax.sign != "==" && syntax.sign != ":")
            return wrong(syntax.sign, "several values are compared with = or != only");
        std::vector<Filter> parts;
        for (const std::string_view value : split(syntax.value, ',')) {
            Syntax one = syntax;
            one.value = value;
            GK_TRY(Filter made, compared_with(one, word));
            parts.push_back(std::move(made));
        }
        return joined_by(is_negated ? Filter::Kind::all : Filter::Kind::any, std::move(parts));
    }

    [[nodiscard]] Result<Filter> compared_with(const Syntax& syntax, const Word& word) const
    {
        const Word* twin = find_word(fmt::format("opponent-{}", word.name), true);
        if (word.kind == WordKind::number && twin != nullptr) {
            if (const std::optional<PairOfNumbers> pair = pair_of_numbers(syntax.value))
                return both(syntax, word, *twin, *pair);
        }
        GK_TRY(Condition made, comparison(source_, syntax, word));
        return holding(std::move(made));
    }

    [[nodiscard]] tl::unexpected<Diagnostic> wrong_sort(const Syntax& syntax, const Word& word) const
    {
        if (word.kind == WordKind::flag)
            return wrong(syntax.sign,
                         fmt::format("'{}' stands alone: it is compared with nothing", word.name));
        return wrong(syntax.word, fmt::format("'{}' must be compared with something", word.name),
                     fmt::format("such as {}", example_of(word)));
    }

    [[nodiscard]] Result<Filter> me(const Syntax& syntax, const Word& word) const
    {
        if (trimmed(settings_.me).empty())
            return wrong(syntax.word, "the filter does not know who 'me' is", "say whom it stands for");
        return holding({.word = &word, .texts = names_in(settings_.me)});
    }

    /// "score=3-5": the player's and his opponent's.
    [[nodiscard]] Result<Filter> both(const Syntax& syntax, const Word& own, const Word& others,
                                      PairOfNumbers pair) const
    {
        if (syntax.sign != "=" && syntax.sign != "==" && syntax.sign != ":" && syntax.sign != "!=")
            return wrong(syntax.sign, fmt::format("two numbers are compared with = or != only"));
        std::vector<Filter> parts;
        if (pair.first) parts.push_back(holding({.word = &own, .number = *pair.first}));
        if (pair.second) parts.push_back(holding({.word = &others, .number = *pair.second}));
        Filter filter = joined_by(Filter::Kind::all, std::move(parts));
        if (syntax.sign != "!=") return filter;
        std::vector<Filter> negated = {std::move(filter)};
        return joined_by(Filter::Kind::negation, std::move(negated));
    }

    const SourceText& source_;
    const FilterSettings& settings_;
};

bool is_me(const FilterSettings& settings, std::string_view name)
{
    const std::vector<std::string> names = names_in(settings.me);
    return std::ranges::find(names, name_key(name)) != names.end();
}

Result<Filter> parse_filter(const SourceText& source, const FilterSettings& settings)
{
    GK_TRY(const Syntax syntax, parse_syntax(source));
    return FilterMaker(source, settings).made_of(syntax);
}

}  // namespace gammonkit
