#include "cli/options/parse.hpp"

#include "cli/options/inputs.hpp"
#include "formats/catalogue/catalogue.hpp"
#include "model/identifiers/identifier.hpp"
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

/// An XGID without its prefix may begin with a dash, and would be taken for an option: those get the prefix.
std::vector<std::string> with_marked_xgids(std::vector<std::string> words)
{
    for (std::string& word : words) {
        if (word.starts_with('-') && identifier_kind(word) == IdentifierKind::xgid) word.insert(0, "XGID=");
    }
    return words;
}

/// Puts a Position ID and a Match ID that come after each other, and name no files, together: gnubg prints
/// them in two lines.
std::vector<std::string> with_joined_ids(std::vector<std::string> words)
{
    std::vector<std::string> joined;
    for (std::string& word : words) {
        const bool belongs =
            !joined.empty() && is_match_id_alone(word) && is_position_id_alone(joined.back());
        if (!belongs) joined.push_back(std::move(word));
        if (belongs) joined.back() += ":" + word;
    }
    return joined;
}

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

void add(CLI::App& app, Option& option, std::string_view called, Giver& giver)
{
    const std::string names(called);
    const auto give = [&option, &giver, is_old = called == option.old_name](const std::string& value) {
        option.was_called_old = option.was_called_old || is_old;
        giver.give(option, value);
    };
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
        if (!option.is_hidden()) known.push_back(option.long_name());
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
    const auto option = std::ranges::find_if(table.options(), [&](const Option& each) {
        return each.long_name() == name || each.old_name == name;
    });
    return option == table.options().end() ? std::string(what)
                                           : fmt::format("{} needs a value: {}", name, option->value);
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

bool is_among(std::string_view form, std::span<const std::string_view> forms)
{
    return std::ranges::find(forms, form) != forms.end();
}

/// As --to says, or the name of the output; empty if neither says one of the forms.
std::string form_said(const Command& command, const OutputOptions& output)
{
    std::string said = output.to;
    if (said.empty()) said = lowered(file_extension(without_gz(output.output)));
    return is_among(said, command.print_forms) ? said : "";
}

/// What the row of --to says there is: text, json, jsonl, csv.
std::vector<std::string_view> forms_of(const Command& command, const OptionTable& table)
{
    if (command.print_forms.empty()) return {"text"};  // What --to says is of files, as of boards.
    const Option* const option = table.find("--to");
    if (option == nullptr) return {"text"};
    if (!option->choices.empty()) return option->choices;
    return split(option->value.substr(0, option->value.find('[')), '|');
}

/// True if a name ends as those of files that hold something else than a text do.
bool names_another_kind(std::string_view path)
{
    constexpr std::string_view kOthers[] = {"docx", "doc",  "odt",  "rtf",  "xlsx", "xls", "ods",    "png",
                                            "jpg",  "jpeg", "gif",  "svg",  "eps",  "htm", "xml",    "zip",
                                            "db",   "apkg", "webp", "yaml", "toml", "tsv", "parquet"};
    const std::string_view name = without_gz(path);
    const std::string extension = lowered(file_extension(name));
    if (extension.empty() || extension == "txt") return false;
    return is_among(extension, kOthers) || has_known_extension(catalogue(), name);
}

/// Nobody wants a text in a file that is called a picture, a document or a match.
Result<void> check_ending(const Command& command, const OptionTable& table, std::string_view path)
{
    if (!names_another_kind(path)) return {};
    const std::string ending = lowered(file_extension(without_gz(path)));
    const std::vector<std::string_view> forms = forms_of(command, table);
    if (std::ranges::find(forms, ending) != forms.end()) return {};
    return failure("usage", fmt::format("{} does not write .{}", command.name, printable(ending)),
                   fmt::format("it writes {}; --to says which, whatever the name", fmt::join(forms, ", ")));
}

void use(std::string_view form, bool has_table, OutputOptions& output)
{
    output.csv = output.csv || form == "csv";
    output.svg = form == "svg";
    output.jsonl = output.jsonl || form == "jsonl";
    output.json = output.json || output.jsonl || form == "json" || (form == "csv" && !has_table);
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
    app.allow_windows_style_options(false);  // A path may begin with a slash there, too.
    Giver giver(command.name);
    app.set_help_flag();
    app.allow_extras();
    for (Option& option : table.options()) {
        add(app, option, option.names, giver);
        if (!option.old_name.empty()) add(app, option, option.old_name, giver);
    }
    app.add_option("input", options.inputs);
    const auto literal = std::find(words.begin(), words.end(), "--");
    GK_TRY_VOID(run(app, command, table, giver, with_marked_xgids({words.begin(), literal})));
    if (literal != words.end()) options.inputs.insert(options.inputs.end(), literal + 1, words.end());
    options.inputs = with_joined_ids(std::move(options.inputs));
    options.full_help = std::find(words.begin(), literal, "--help") != literal;
    return {};
}

Result<void> settle_print_form(const Command& command, const OptionTable& table, VerbOptions& options)
{
    OutputOptions& output = options.output;
    const bool is_said = !output.to.empty() || output.json || output.jsonl || output.csv || output.markdown;
    const std::string form = form_said(command, output);
    if (!form.empty() && !output.to.empty()) {
        if (output.json || output.jsonl || output.csv)
            return failure("usage", "--to and --json exclude each other");
        output.to.clear();
    }
    use(form, command.has_table, output);
    const bool for_programs = is_among(form, kProgramForms);
    if (for_programs || options.prints()) output.printed_to = std::exchange(output.output, "");
    if (output.printed_to == "-") output.printed_to.clear();
    return is_said || !form.empty() ? Result<void>() : check_ending(command, table, output.printed_to);
}

}  // namespace gammonkit::cli
