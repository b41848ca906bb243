#include "decisions/filter/saved_filters.hpp"

#include "decisions/filter/syntax.hpp"
#include "support/suggest.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <vector>

namespace gammonkit {
namespace {

constexpr std::string_view kWord = "filter";
constexpr int kDeepest = 8;

bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool is_in_name(char c)
{
    return is_letter(c) || is_digit(c) || c == '-' || c == '_';
}

/// Puts saved filters into others.
class Insertion {
public:
    explicit Insertion(const SavedFilters& saved) : saved_(saved) {}

    [[nodiscard]] Result<std::string> into(std::string_view filter, int depth) const
    {
        std::string text;
        for (std::size_t at = 0; at < filter.size() && text.size() <= kLongestFilter;) {
            const std::size_t end = end_of_part(filter, at);
            const std::string_view part = filter.substr(at, end - at);
            at = end;
            if (const std::optional<std::string_view> name = saved_name(part)) {
                GK_TRY(const std::string inserted, saved(*name, depth));
                text += fmt::format("({})", inserted);
            } else {
                text += part;
            }
        }
        if (text.size() > kLongestFilter)
            return failure("usage", "with what is saved, this filter is too long");
        return text;
    }

private:
    /// The name in "filter:leaks".
    static std::optional<std::string_view> saved_name(std::string_view part)
    {
        if (part.size() <= kWord.size() || !part.starts_with(kWord)) return std::nullopt;
        const char sign = part[kWord.size()];
        if (sign != ':' && sign != '=') return std::nullopt;
        return part.substr(kWord.size() + 1);
    }

    static std::size_t end_of_word(std::string_view filter, std::size_t at)
    {
        while (at < filter.size() && is_in_name(filter[at]))
            ++at;
        return at;
    }

    /// A quoted text, a word, the name of a saved filter with the word before it, or any other letter.
    static std::size_t end_of_part(std::string_view filter, std::size_t at)
    {
        const char first = filter[at];
        if (first == '"' || first == '\'') return std::min(filter.find(first, at + 1), filter.size() - 1) + 1;
        const std::size_t end = end_of_word(filter, at);
        if (end == at) return at + 1;
        const bool is_name = end < filter.size() && saved_name(filter.substr(at, end + 1 - at));
        return is_name ? end_of_word(filter, end + 1) : end;
    }

    [[nodiscard]] Result<std::string> saved(std::string_view name, int depth) const
    {
        const auto found = saved_.find(name);
        if (found == saved_.end()) return unknown(name);
        if (depth == kDeepest)
            return failure("usage", fmt::format("the saved filter '{}' is made of itself", name));
        return into(found->second, depth + 1);
    }

    [[nodiscard]] tl::unexpected<Diagnostic> unknown(std::string_view name) const
    {
        std::vector<std::string_view> names;
        for (const auto& [known, filter] : saved_)
            names.push_back(known);
        std::string hint = did_you_mean(name, names);
        if (hint.empty()) hint = fmt::format("the setting 'filter.{} = FILTER' saves one", name);
        return failure("usage", fmt::format("there is no saved filter '{}'", name), std::move(hint));
    }

    const SavedFilters& saved_;
};

}  // namespace

bool is_filter_name(std::string_view name)
{
    return !name.empty() && is_letter(name.front()) && std::ranges::all_of(name, is_in_name);
}

Result<std::string> with_saved_filters(std::string_view filter, const SavedFilters& saved)
{
    return Insertion(saved).into(filter, 0);
}

}  // namespace gammonkit
