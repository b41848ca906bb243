#include "cli/options/parse.hpp"

#include "cli/options/identifier_words.hpp"
#include "support/files/file.hpp"
#include "support/line_cursor.hpp"
#include "support/suggest.hpp"
#include "support/text.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

/// What CLI11 is to stop at; why is said elsewhere.
class Refused : public CLI::ValidationError {
public:
    Refused() : CLI::ValidationError("refused") {}
};

/// Gives options their values, and keeps why one was refused.
class Giver {
public:
    explicit Giver(std::string_view verb) : verb_(verb) {}

    void give(Option& option, const std::string& value)
    {
        Result<void> taken = option.give(value);
        if (taken) return;
        why_ = std::move(taken).error();
        if (why_.hint.empty())
            why_.hint = fmt::format("'gammonkit {} --help' explains {}", verb_, option.long_name());
        throw Refused();
    }
    [[nodiscard]] Diagnostic take_why() { return std::move(why_); }

private:
    std::string_view verb_;
    Diagnostic why_ = {};
};

void add(CLI::App& app, Option& option, Giver& giver)
{
    std::string names(option.names);
    if (!option.old_name.empty()) names.append(",").append(option.old_name);
    const auto give = [&](const std::string& value) { giver.give(option, value); };
    if (option.is_flag()) {
        app.add_flag_callback(names, [give] { give(""); })->disable_flag_override();
    } else if (option.is_list) {
        const auto give_all = [give](const std::vector<std::string>& values) {
            std::ranges::for_each(values, give);
        };
        app.add_option_function<std::vector<std::string>>(names, give_all)->allow_extra_args(false);
    } else {
        app.add_option_function<std::string>(names, give)->take_last();
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
                                                                         {"--csv", "-t csv"},
                                                                         {"--json", "-t json"},
                                                                         {"--jsonl", "-t jsonl"}};

/// The name that this verb has for it; empty if it has none.
std::string other_name(std::string_view option, const std::vector<std::string_view>& known)
{
    for (const auto& [other, name] : kOtherNames) {
        const std::string_view wanted = name.starts_with("-t ") ? "--to" : name;
        if (other == option && std::ranges::find(known, wanted) != known.end())
            return fmt::format("here it is {}", name);
    }
    return {};
}

tl::unexpected<Diagnostic> unknown_option(const Command& command, const OptionTable& table,
                                          const std::string& word)
{
    std::vector<std::string_view> known;
    for (const Option& option : table.options()) {
        if (!option.is_hidden) known.push_back(option.long_name());
    }
    const std::string name = word.substr(0, word.find('='));
    std::string hint = other_name(name, known);
    if (hint.empty()) hint = did_you_mean(name, known);
    if (hint.empty()) hint = help_hint(command);
    return failure("usage", fmt::format("'{}' has no option {}", command.name, word), std::move(hint));
}

/// CLI11 says "--output: 1 required TEXT missing".
std::string missing_value(const OptionTable& table, std::string_view what)
{
    constexpr std::string_view kOfFlag = " was given a disallowed flag override";
    if (what.ends_with(kOfFlag))
        return fmt::format("--{} takes no value", what.substr(0, what.size() - kOfFlag.size()));
    const std::string_view name = what.substr(0, what.find(':'));
    const Option* const option = table.find(name);
    return option == nullptr ? std::string(what) : fmt::format("{} needs a value: {}", name, option->value);
}

Result<void> run(CLI::App& app, const Command& command, const OptionTable& table, Giver& giver,
                 std::vector<std::string> words)
{
    std::reverse(words.begin(), words.end());  // CLI11 takes them from the back.
    try {
        app.parse(std::move(words));
    } catch (const Refused&) {
        return tl::unexpected(giver.take_why());
    } catch (const CLI::ParseError& error) {
        return failure("usage", missing_value(table, error.what()), help_hint(command));
    }
    const std::vector<std::string> unknown = app.remaining();
    if (!unknown.empty()) return unknown_option(command, table, unknown.front());
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

Result<void> parse(const Command& command, const std::vector<std::string>& words, VerbOptions& options,
                   OptionTable& table)
{
    CLI::App app;
    Giver giver(command.name);
    app.set_help_flag();
    app.allow_extras();
    for (Option& option : table.options())
        add(app, option, giver);
    app.add_option("input", options.inputs);
    const auto literal = std::find(words.begin(), words.end(), "--");
    GK_TRY_VOID(run(app, command, table, giver, with_marked_xgids({words.begin(), literal})));
    if (literal != words.end()) options.inputs.insert(options.inputs.end(), literal + 1, words.end());
    options.inputs = with_joined_ids(std::move(options.inputs));
    options.full_help = std::find(words.begin(), literal, "--help") != literal;
    return {};
}

}  // namespace gammonkit::cli
