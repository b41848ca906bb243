#include "cli/options/option_table.hpp"

#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <vector>

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

/// Whatever these say, an output is the same. What lists all outputs is made anew each time.
constexpr std::string_view kOfNoMatter[] = {
    "--output",   "--output-dir", "--force",         "--strict", "--resume",      "--shard",   "--jobs",
    "--progress", "--index",      "--no-progress",   "--quiet",  "--diagnostics", "--verbose", "--help",
    "--event",    "--name",       "--min-decisions", "--once",   "--report",      "--db",      "--newest"};

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
    GK_TRY_VOID(take(*this, text));
    if (!is_list) given.clear();
    given.push_back(text);
    return {};
}

Option& OptionTable::start(std::string_view names, std::string_view value, Completes completes,
                           decltype(Option::take) take, std::vector<std::string_view> choices)
{
    return options_.emplace_back(Option{.names = names,
                                        .value = value,
                                        .group = group_,
                                        .completes = completes,
                                        .choices = std::move(choices),
                                        .take = std::move(take)});
}

Option& OptionTable::flag(std::string_view names, bool& member)
{
    return start(names, "", Completes::nothing, [&member](const Option&, const std::string&) -> Result<void> {
        member = true;
        return {};
    });
}

Option& OptionTable::add(std::string_view names, std::string_view value, std::string& member,
                         Completes completes)
{
    return start(names, value, completes, [&member](const Option&, const std::string& text) -> Result<void> {
        member = text;
        return {};
    });
}

Option& OptionTable::add(std::string_view names, std::string_view value, std::vector<std::string>& member,
                         Completes completes)
{
    const auto take = [&member](const Option&, const std::string& text) -> Result<void> {
        member.push_back(text);
        return {};
    };
    Option& option = start(names, value, completes, take);
    option.is_list = true;
    return option;
}

Option& OptionTable::add(std::string_view names, std::string_view value, std::optional<int>& member,
                         Range range)
{
    const auto take = [&member, range](const Option& option, const std::string& text) -> Result<void> {
        member = parse_int(text);
        if (member && *member >= range.least && *member <= range.most) return {};
        return failure("usage", fmt::format("{} needs a number from {} to {}, not '{}'", option.long_name(),
                                            range.least, range.most, text));
    };
    return start(names, value, Completes::nothing, take);
}

Option& OptionTable::number(std::string_view names, std::string_view value, std::optional<double>& member,
                            std::optional<double> least, std::optional<double> most)
{
    const auto take = [&member, least, most](const Option& option, const std::string& text) -> Result<void> {
        member = parse_double(text);
        const bool is_one = member && std::isfinite(*member);
        const bool is_enough = is_one && (least ? *member >= *least : *member > 0);
        if (is_enough && (!most || *member <= *most)) return {};
        const std::string range =
            most    ? fmt::format("from {} to {}", plain_number(*least), plain_number(*most))
            : least ? fmt::format("from {}", plain_number(*least))
                    : "above 0";
        return failure("usage",
                       fmt::format("{} needs a number {}, not '{}'", option.long_name(), range, text));
    };
    return start(names, value, Completes::nothing, take);
}

Option& OptionTable::percent(std::string_view names, std::string_view value, std::optional<double>& member)
{
    const auto take = [&member](const Option& option, const std::string& text) -> Result<void> {
        member = percentage(text);
        if (member) return {};
        return failure("usage", fmt::format("{} needs a percentage from 0 to 100, not '{}'",
                                            option.long_name(), printable(text)));
    };
    return start(names, value, Completes::nothing, take);
}

Option& OptionTable::choice(std::string_view names, std::string_view value, std::string& member,
                            std::span<const std::string_view> words, char separator)
{
    const auto take = [&member, separator](const Option& option, const std::string& text) -> Result<void> {
        GK_TRY_VOID(index_of(option, std::string_view(text).substr(0, text.find(separator))));
        member = text;
        return {};
    };
    return start(names, value, Completes::choice, take, {words.begin(), words.end()});
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

std::string given_options(const OptionTable& table, std::initializer_list<std::string_view> besides)
{
    std::vector<std::string> words;
    for (const Option& option : table.options()) {
        const bool matters = std::ranges::find(kOfNoMatter, option.long_name()) == std::end(kOfNoMatter) &&
                             std::ranges::find(besides, option.long_name()) == besides.end();
        if (!matters) continue;
        for (const std::string& value : option.given) {
            words.emplace_back(option.long_name());
            if (!value.empty()) words.push_back(value);
        }
    }
    return joined(words, " ");
}

}  // namespace gammonkit::cli
