#include "cli/app.hpp"

#include "cli/batch/console.hpp"
#include "cli/batch/outcome.hpp"
#include "cli/options/command_table.hpp"
#include "cli/options/help.hpp"
#include "cli/options/parse.hpp"
#include "formats/catalogue/catalogue.hpp"
#include "support/suggest.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

ExitCode fail(Console& console, const Diagnostic& why)
{
    console.report(why);
    return exit_code_of(why);
}

ExitCode without_verb(Console& console, const std::string& word)
{
    if (word == "--version" || word == "-V") {
        console.data(version_text());
        return ExitCode::ok;
    }
    if (word == "--help" || word == "-h") {
        console.data(program_help());
        return ExitCode::ok;
    }
    std::string hint = did_you_mean(word, command_names());
    if (hint.empty()) hint = "'gammonkit --help' lists the verbs";
    const std::string_view what = word.starts_with('-') ? "the verb comes before" : "there is no verb";
    return fail(console,
                {.code = "usage", .message = fmt::format("{} '{}'", what, word), .hint = std::move(hint)});
}

ExitCode run_command(Console& console, const Command& command, const std::vector<std::string>& words)
{
    const Result<Arguments> arguments = parse(command, words);
    if (!arguments) return fail(console, arguments.error());
    if (arguments->help.help) {
        console.data(command_help(command));
        return ExitCode::ok;
    }
    console.quiet = arguments->batch.quiet;
    Session session{.arguments = *arguments, .catalogue = catalogue(), .console = console};
    return command.run(session);
}

ExitCode dispatch(Console& console, std::vector<std::string> words)
{
    Result<std::vector<std::string>> expanded = expand_argument_files(std::move(words));
    if (!expanded) {
        Diagnostic why = expanded.error();
        why.code = "usage";
        why.hint = "@FILE stands for the arguments in a file; ./@FILE is a file of that name";
        return fail(console, why);
    }
    if (expanded->empty()) {
        console.message(program_help());
        return ExitCode::usage;
    }
    const Command* command = find_command(expanded->front());
    if (command == nullptr) return without_verb(console, expanded->front());
    expanded->erase(expanded->begin());
    return run_command(console, *command, *expanded);
}

}  // namespace

int run(std::vector<std::string> words)
{
    Console console;
    ExitCode code = dispatch(console, std::move(words));
    if (!console.finish()) {
        console.report({.code = "cannot-write", .message = "standard output could not be written"});
        if (code == ExitCode::ok) code = ExitCode::failed;
    }
    return static_cast<int>(code);
}

}  // namespace gammonkit::cli
