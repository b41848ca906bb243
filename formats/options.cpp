#include "formats/options.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <vector>

namespace gammonkit {
namespace {

const OptionSpec* find_spec(std::span<const OptionSpec> specs, std::string_view name)
{
    const auto found =
        std::find_if(specs.begin(), specs.end(), [&](const OptionSpec& spec) { return spec.name == name; });
    return found == specs.end() ? nullptr : &*found;
}

/// The pieces between commas, where those stand in no quotes.
std::vector<std::string_view> items_of(std::string_view text)
{
    std::vector<std::string_view> items;
    bool quoted = false;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '"') quoted = !quoted;
        if (text[i] != ',' || quoted) continue;
        items.push_back(text.substr(begin, i - begin));
        begin = i + 1;
    }
    items.push_back(text.substr(begin));
    return items;
}

/// What stands in quotes, with one quote for each two; other values as they are.
std::string unquoted(std::string_view value)
{
    if (value.size() < 2 || !value.starts_with('"') || !value.ends_with('"')) return std::string(value);
    std::string text;
    for (std::size_t i = 1; i + 1 < value.size(); ++i) {
        text += value[i];
        if (value[i] == '"') ++i;
    }
    return text;
}

/// "name=value", "name" (a flag that is on) or "no-name" (a flag that is off).
struct Assignment {
    std::string_view name;
    std::string_view value;
};

Assignment assignment_of(std::string_view item, std::span<const OptionSpec> specs)
{
    const std::size_t equals = item.find('=');
    if (equals != std::string_view::npos)
        return {trimmed(item.substr(0, equals)), trimmed(item.substr(equals + 1))};
    if (item.starts_with("no-") && find_spec(specs, item) == nullptr) return {item.substr(3), "no"};
    return {item, "yes"};
}

std::string known_names(std::span<const OptionSpec> specs)
{
    if (specs.empty()) return "this format has no options";
    std::vector<std::string> names;
    for (const OptionSpec& spec : specs)
        names.emplace_back(spec.name);
    return fmt::format("there are: {}", joined(names, ", "));
}

/// True if `value` is what a choice says: itself, or with any number from 1 in place of the N of "every=N".
bool is_chosen(std::string_view choice, std::string_view value)
{
    constexpr std::string_view kNumber = "=N";
    if (!choice.ends_with(kNumber)) return value == choice;
    const std::string_view begin = choice.substr(0, choice.size() - 1);
    return value.starts_with(begin) && parse_int(value.substr(begin.size())).value_or(0) >= 1;
}

/// What a value should have been; empty if it is right.
std::string expectation(const OptionSpec& spec, std::string_view value)
{
    switch (spec.type) {
    case OptionSpec::Type::flag:
        return value == "yes" || value == "no" ? "" : "yes or no";
    case OptionSpec::Type::integer: {
        const std::optional<int> number = parse_int(value);
        if (number && *number >= spec.least && *number <= spec.most) return "";
        return fmt::format("a number from {} to {}", spec.least, spec.most);
    }
    case OptionSpec::Type::choice:
        if (std::ranges::any_of(spec.choices,
                                [&](std::string_view choice) { return is_chosen(choice, value); }))
            return "";
        return fmt::format("one of {}", fmt::join(spec.choices, ", "));
    case OptionSpec::Type::text:
        break;
    }
    return "";
}

}  // namespace

Result<Options> Options::parse(std::string_view text, std::span<const OptionSpec> specs)
{
    Options options(specs);
    for (const std::string_view part : items_of(text)) {
        const std::string_view item = trimmed(part);
        if (item.empty()) continue;
        const auto [name, written] = assignment_of(item, specs);
        const std::string value = unquoted(written);
        const OptionSpec* spec = find_spec(specs, name);
        if (spec == nullptr) {
            return failure("unknown-option", fmt::format("there is no option '{}'", name),
                           known_names(specs));
        }
        const std::string expected = expectation(*spec, value);
        if (!expected.empty()) {
            return failure("option-value", fmt::format("{}={}: expected {}", name, value, expected));
        }
        options.given_.insert_or_assign(std::string(name), value);
    }
    return options;
}

void Options::prefer(std::string_view name, std::string_view value)
{
    if (find_spec(specs_, name) != nullptr) given_.try_emplace(std::string(name), value);
}

std::string_view Options::text(std::string_view name) const
{
    const auto given = given_.find(name);
    if (given != given_.end()) return given->second;
    const OptionSpec* spec = find_spec(specs_, name);
    return spec == nullptr ? std::string_view{} : spec->default_value;
}

int Options::integer(std::string_view name) const
{
    return parse_int(text(name)).value_or(0);
}

bool Options::flag(std::string_view name) const
{
    return text(name) == "yes";
}

}  // namespace gammonkit
