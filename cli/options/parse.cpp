#include "cli/options/parse.hpp"

#include "cli/options/engine_options.hpp"
#include "cli/options/identifier_words.hpp"
#include "support/files/file.hpp"
#include "support/line_cursor.hpp"
#include "support/suggest.hpp"
#include "support/text.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace gammonkit::cli {
namespace {

/// What of a value is one of the choices: behind the kind of a board stands what it holds, and behind a
/// socket where it is.
std::string_view chosen_part(const OptionRow& row, std::string_view value)
{
    if (&row == &kBoardTo) return value.substr(0, value.find(','));
    return row.names == kEngine.names ? value.substr(0, value.find(':')) : value;
}

/// Why a value is not one that the option takes; empty if it is.
std::string expectation(const OptionRow& row, const std::string& value)
{
    if (value.empty()) return fmt::format("{} needs a value: {}", row.long_name(), row.value);
    if (row.most > 0) {
        const std::optional<int> number = parse_int(value);
        if (number && *number >= row.least && *number <= row.most) return {};
        return fmt::format("{} needs a number from {} to {}, not '{}'", row.long_name(), row.least, row.most,
                           value);
    }
    std::string chosen(chosen_part(row, value));
    std::ranges::replace(chosen, ' ', '-');
    const bool known =
        row.choices.empty() || std::find(row.choices.begin(), row.choices.end(), chosen) != row.choices.end();
    if (known) return {};
    return fmt::format("{} is one of {}, not '{}'", row.long_name(), fmt::join(row.choices, ", "), value);
}

void store(const OptionRow& row, const std::string& value, Arguments& arguments)
{
    if (const auto* text = std::get_if<Field<std::string>>(&row.target)) {
        (*text)(arguments) = value;
    } else if (const auto* list = std::get_if<Field<std::vector<std::string>>>(&row.target)) {
        (*list)(arguments).push_back(value);
    } else {
        std::get<Field<std::optional<int>>>(row.target)(arguments) = parse_int(value);
    }
}

/// Stores a value, or throws what `parse` turns into a usage error.
struct Store {
    const OptionRow& row;
    Arguments& arguments;

    void operator()(const std::string& value) const
    {
        const std::string expected = expectation(row, value);
        if (!expected.empty()) throw CLI::ValidationError(expected);
        store(row, value, arguments);
    }
};

void add(CLI::App& app, const OptionRow& row, Arguments& arguments)
{
    const std::string names(row.names);
    if (const auto* flag = std::get_if<Field<bool>>(&row.target)) {
        app.add_flag(names, (*flag)(arguments));
    } else if (std::holds_alternative<Field<std::vector<std::string>>>(row.target)) {
        const auto store_all = [store = Store{row, arguments}](const std::vector<std::string>& values) {
            std::ranges::for_each(values, store);
        };
        app.add_option_function<std::vector<std::string>>(names, store_all)->allow_extra_args(false);
    } else {
        app.add_option_function<std::string>(names, Store{row, arguments})->take_last();
    }
}

std::string help_hint(const Command& command)
{
    return fmt::format("'gammonkit {} --help' shows what it knows", command.name);
}

/// What people call options that have another name, because other verbs or versions call them so.
constexpr std::pair<std::string_view, std::string_view> kOtherNames[] = {{"--filter", "--where"},
                                                                         {"--filter", "--move-filter"},
                                                                         {"--list", "--words"},
                                                                         {"--strict", "--fail-on-warnings"},
                                                                         {"--bearoff", "--bearoff-stop"},
                                                                         {"--me", "--player"},
                                                                         {"--player", "--me"},
                                                                         {"--csv", "--to"},
                                                                         {"--json", "--to"}};

/// The name that this verb has for it; empty if it has none.
std::string other_name(std::string_view option, const std::vector<std::string_view>& known)
{
    for (const auto& [other, name] : kOtherNames) {
        if (other == option && std::ranges::find(known, name) != known.end())
            return fmt::format("here it is {}", name);
    }
    return {};
}

tl::unexpected<Diagnostic> unknown_option(const Command& command, const std::string& word)
{
    std::vector<std::string_view> known;
    for (const OptionRow* row : command.options)
        known.push_back(row->long_name());
    const std::string name = word.substr(0, word.find('='));
    std::string hint = other_name(name, known);
    if (hint.empty()) hint = did_you_mean(name, known);
    if (hint.empty()) hint = help_hint(command);
    return failure("usage", fmt::format("'{}' has no option {}", command.name, word), std::move(hint));
}

/// CLI11 says "--output: 1 required TEXT missing".
std::string missing_value(const Command& command, std::string_view what)
{
    const std::string_view name = what.substr(0, what.find(':'));
    for (const OptionRow* row : command.options) {
        if (row->long_name() == name) return fmt::format("{} needs a value: {}", name, row->value);
    }
    return std::string(what);
}

Result<void> run(CLI::App& app, const Command& command, std::vector<std::string> words)
{
    std::reverse(words.begin(), words.end());  // CLI11 takes them from the back.
    try {
        app.parse(std::move(words));
    } catch (const CLI::ValidationError& error) {
        return failure("usage", error.what(), help_hint(command));
    } catch (const CLI::ParseError& error) {
        return failure("usage", missing_value(command, error.what()), help_hint(command));
    }
    const std::vector<std::string> unknown = app.remaining();
    if (!unknown.empty()) return unknown_option(command, unknown.front());
    return {};
}

/// "find -print0" ends names with a zero byte, as they may hold line ends. UTF-16 has a mark in front.
bool is_separated_by_zeros(std::string_view bytes)
{
    return bytes.find('\0') != std::string_view::npos && !bytes.starts_with("\xFF\xFE") &&
           !bytes.starts_with("\xFE\xFF");
}

/// Adds the words of a list, one in each line.
void add_listed(Input list, std::vector<std::string>& words)
{
    if (is_separated_by_zeros(list.bytes)) {
        for (const std::string_view word : split(list.bytes, '\0')) {
            if (!word.empty()) words.emplace_back(word);
        }
        return;
    }
    const SourceText text(list.name, std::move(list.bytes));
    for (LineCursor lines(text); !lines.at_end();) {
        const std::string_view line = lines.next();
        if (!trimmed(line).empty()) words.emplace_back(line);
    }
}

}  // namespace

Result<std::vector<std::string>> expand_argument_files(std::vector<std::string> words)
{
    std::vector<std::string> expanded;
    bool literal = false;
    for (std::string& word : words) {
        literal = literal || word == "--";
        if (literal || word.size() < 2 || word.front() != '@') {
            expanded.push_back(std::move(word));
            continue;
        }
        GK_TRY(Input file, read_input(word.substr(1)));
        add_listed(std::move(file), expanded);
    }
    return expanded;
}

bool is_given(const OptionRow& row, Arguments& arguments)
{
    if (const auto* flag = std::get_if<Field<bool>>(&row.target)) return (*flag)(arguments);
    if (const auto* text = std::get_if<Field<std::string>>(&row.target)) return !(*text)(arguments).empty();
    if (const auto* list = std::get_if<Field<std::vector<std::string>>>(&row.target))
        return !(*list)(arguments).empty();
    return std::get<Field<std::optional<int>>>(row.target)(arguments).has_value();
}

Result<void> give(const OptionRow& row, const std::string& value, Arguments& arguments)
{
    if (std::string expected = expectation(row, value); !expected.empty())
        return failure("usage", std::move(expected));
    store(row, value, arguments);
    return {};
}

Result<Arguments> parse(const Command& command, const std::vector<std::string>& words)
{
    Arguments arguments;
    CLI::App app;
    app.set_help_flag();
    app.allow_extras();
    for (const OptionRow* row : command.options)
        add(app, *row, arguments);
    app.add_option("input", arguments.inputs);
    const auto literal = std::find(words.begin(), words.end(), "--");
    GK_TRY_VOID(run(app, command, with_marked_xgids({words.begin(), literal})));
    if (literal != words.end()) arguments.inputs.insert(arguments.inputs.end(), literal + 1, words.end());
    arguments.inputs = with_joined_ids(std::move(arguments.inputs));
    return arguments;
}

}  // namespace gammonkit::cli
