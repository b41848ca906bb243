#include "cli/options/option_table.hpp"

#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace gammonkit::cli {
namespace {

/// "0.000001", "1": without an exponent.
std::string plain_number(double number)
{
    std::string text = fmt::format("{:f}", number);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.')) text.pop_back();
    return text;
}

}  // namespace

std::optional<double> percentage(std::string_view text)
{
    text = trimmed(text);
    if (text.ends_with('%')) text = trimmed(without_last(text));
    const std::optional<double> percent = parse_double(text);
    if (!percent || !(*percent >= 0 && *percent <= 100)) return std::nullopt;
    return *percent / 100;
}

std::string_view Option::short_name() const
{
    const std::size_t comma = names.find(',');
    return comma == std::string_view::npos ? std::string_view{} : names.substr(0, comma);
}

Result<void> Option::give(const std::string& text)
{
    if (text.empty() && !is_flag())
        return failure("usage", fmt::format("{} needs a value: {}", long_name(), value));
    GK_TRY_VOID(take(text));
    if (!is_list) given.clear();
    given.push_back(text);
    return {};
}

Option& OptionTable::start(std::string_view names, std::string_view value)
{
    Option& option = options_.emplace_back();
    option.names = names;
    option.value = value;
    option.group = group_;
    return option;
}

Option& OptionTable::flag(std::string_view names, bool& member)
{
    Option& option = start(names, "");
    option.take = [&member](const std::string&) -> Result<void> {
        member = true;
        return {};
    };
    return option;
}

Option& OptionTable::add(std::string_view names, std::string_view value, std::string& member,
                         Completes completes)
{
    Option& option = start(names, value);
    option.completes = completes;
    option.take = [&member](const std::string& text) -> Result<void> {
        member = text;
        return {};
    };
    return option;
}

Option& OptionTable::add(std::string_view names, std::string_view value, std::vector<std::string>& member,
                         Completes completes)
{
    Option& option = start(names, value);
    option.is_list = true;
    option.completes = completes;
    option.take = [&member](const std::string& text) -> Result<void> {
        member.push_back(text);
        return {};
    };
    return option;
}

Option& OptionTable::add(std::string_view names, std::string_view value, std::optional<int>& member,
                         Range range)
{
    Option& option = start(names, value);
    option.take = [&option, &member, range](const std::string& text) -> Result<void> {
        const std::optional<int> number = parse_int(text);
        if (!number || *number < range.least || *number > range.most) {
            return failure("usage", fmt::format("{} needs a number from {} to {}, not '{}'",
                                                option.long_name(), range.least, range.most, text));
        }
        member = number;
        return {};
    };
    return option;
}

Option& OptionTable::number(std::string_view names, std::string_view value, std::optional<double>& member,
                            std::optional<double> least, std::optional<double> most)
{
    Option& option = start(names, value);
    option.take = [&option, &member, least, most](const std::string& text) -> Result<void> {
        const std::optional<double> number = parse_double(text);
        const bool is_one = number && std::isfinite(*number);
        const bool is_within =
            is_one && (least ? *number >= *least : *number > 0) && (!most || *number <= *most);
        if (!is_within) {
            const std::string range =
                most    ? fmt::format("from {} to {}", plain_number(*least), plain_number(*most))
                : least ? fmt::format("from {}", plain_number(*least))
                        : "above 0";
            return failure("usage",
                           fmt::format("{} needs a number {}, not '{}'", option.long_name(), range, text));
        }
        member = number;
        return {};
    };
    return option;
}

Option& OptionTable::percent(std::string_view names, std::string_view value, std::optional<double>& member)
{
    Option& option = start(names, value);
    option.take = [&option, &member](const std::string& text) -> Result<void> {
        const std::optional<double> part = percentage(text);
        if (!part) {
            return failure("usage", fmt::format("{} needs a percentage from 0 to 100, not '{}'",
                                                option.long_name(), printable(text)));
        }
        member = part;
        return {};
    };
    return option;
}

Option& OptionTable::choice(std::string_view names, std::string_view value, std::string& member,
                            std::span<const std::string_view> words, char separator)
{
    Option& option = start(names, value);
    option.completes = Completes::choice;
    option.choices.assign(words.begin(), words.end());
    option.take = [&option, &member, separator](const std::string& text) -> Result<void> {
        const std::string_view word = std::string_view(text).substr(0, text.find(separator));
        GK_TRY_VOID(index_of(option, word));
        member = text;
        return {};
    };
    return option;
}

Result<std::size_t> OptionTable::index_of(const Option& option, std::string_view word)
{
    std::string hyphened(word);
    std::ranges::replace(hyphened, ' ', '-');
    const auto found = std::ranges::find(option.choices, hyphened);
    if (found != option.choices.end()) return static_cast<std::size_t>(found - option.choices.begin());
    if (option.choices.size() == 1)
        return failure("usage", fmt::format("{} takes only '{}', not '{}'", option.long_name(),
                                            first_or_empty(option.choices), word));
    return failure("usage", fmt::format("{} is one of {}, not '{}'", option.long_name(),
                                        fmt::join(option.choices, ", "), word));
}

const Option* OptionTable::find(std::string_view long_name) const
{
    const auto found = std::ranges::find(options_, long_name, &Option::long_name);
    return found == options_.end() ? nullptr : &*found;
}

Option* OptionTable::find(std::string_view long_name)
{
    const auto found = std::ranges::find(options_, long_name, &Option::long_name);
    return found == options_.end() ? nullptr : &*found;
}

bool OptionTable::is_given(std::string_view long_name) const
{
    const Option* const option = find(long_name);
    return option != nullptr && !option->given.empty();
}

bool OptionTable::is_typed(std::string_view long_name) const
{
    return is_given(long_name) && !find(long_name)->is_from_settings;
}

std::string OptionTable::said(std::string_view long_name) const
{
    const Option* const option = find(long_name);
    return option == nullptr ? std::string() : std::string(last_or_empty(option->given));
}

}  // namespace gammonkit::cli
