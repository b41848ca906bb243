#include "cli/app.hpp"

#include "cli/batch/outcome.hpp"
#include "cli/command_table.hpp"
#include "cli/commands/settings/settings.hpp"
#include "cli/console/console.hpp"
#include "cli/engine/whom_me_means.hpp"
#include "cli/options/help.hpp"
#include "cli/options/inputs.hpp"
#include "cli/options/parse.hpp"
#include "cli/options/print_form.hpp"
#include "cli/output/newest.hpp"
#include "cli/output/outputs.hpp"
#include "formats/catalogue/catalogue.hpp"
#include "support/ends.hpp"
#include "support/languages/languages.hpp"
#include "support/result.hpp"
#include "support/suggest.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

ExitCode fail(Console& console, const Diagnostic& why)
{
    console.report(why);
    return exit_code_of(why);
}

/// What stands before the verb.
struct GlobalOptions {
    bool no_settings = false;
    std::string profile = {};
    std::string lang = {};
    std::vector<std::string> of_the_verb = {};  ///< Options of all verbs: "-q".
};

Result<Console::Color> color_named(std::string_view name)
{
    if (name == "always") return Console::Color::always;
    if (name == "never") return Console::Color::never;
    if (name == "auto") return Console::Color::automatic;
    return failure("usage", fmt::format("--color is one of auto, always, never, not '{}'", name));
}

/// The value of "--name value" or "--name=value" at the front, which it takes away; nothing if that is not
/// there.
std::optional<std::string> take_value(std::vector<std::string>& words, std::string_view name)
{
    if (words.empty()) return std::nullopt;
    const std::string& word = words.front();
    if (word.starts_with(fmt::format("{}=", name))) {
        std::string value = word.substr(name.size() + 1);
        words.erase(words.begin());
        return value;
    }
    if (word != name || words.size() < 2) return std::nullopt;
    std::string value = words[1];
    words.erase(words.begin(), words.begin() + 2);
    return value;
}

/// Takes the options before the verb away.
Result<GlobalOptions> take_global_options(Console& console, std::vector<std::string>& words)
{
    GlobalOptions options;
    while (!words.empty()) {
        const std::string& word = words.front();
        const bool is_of_verb = word == "-q" || word == "--quiet" || word == "-v" || word == "--verbose";
        if (is_of_verb) options.of_the_verb.push_back(word);
        if (word == "-r" || word == "--no-settings") options.no_settings = true;
        if (is_of_verb || word == "-r" || word == "--no-settings") {
            words.erase(words.begin());
        } else if (std::optional<std::string> profile = take_value(words, "--profile")) {
            options.profile = *std::move(profile);
        } else if (std::optional<std::string> lang = take_value(words, "--lang")) {
            options.lang = *std::move(lang);
        } else if (const std::optional<std::string> color = take_value(words, "--color")) {
            GK_TRY(const Console::Color chosen, color_named(*color));
            console.set_color(chosen);
        } else {
            break;
        }
    }
    return options;
}

/// What the user's environment says; empty if it says nothing.
std::string_view language_of_locale()
{
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* locale =
            std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nothing sets variables here.
        if (locale != nullptr && *locale != '\0') return language_of(locale);
    }
    return {};
}

/// In the language that is said, or else in that of the locale, which settings switch off with all else.
Result<Translator> translator_for(const GlobalOptions& options, std::string_view said)
{
    if (!options.lang.empty() && said.empty()) said = options.lang;
    if (said.empty() && !options.no_settings) said = language_of_locale();
    Result<Translator> words = Translator::of(said);
    if (words) return words;
    Diagnostic why = std::move(words).error();
    why.code = "usage";
    return tl::unexpected(std::move(why));
}

ExitCode without_verb(Console& console, const GlobalOptions& options, const std::string& word)
{
    if (word == "--version" || word == "-V" || word == "version") {
        console.data(version_text());
        return ExitCode::ok;
    }
    if (word == "--help" || word == "-h") {
        const Result<Translator> words = translator_for(options, "");
        if (!words) return fail(console, words.error());
        console.data(program_help(commands(), *words));
        return ExitCode::ok;
    }
    if (names_file(word))
        return fail(console,
                    {.code = "usage",
                     .message = fmt::format("no verb says what to do with {}", printable(word)),
                     .hint = fmt::format("to see what it holds: gammonkit probe {}", printable(word))});
    std::string hint = did_you_mean(word, names_of(commands()));
    if (hint.empty()) hint = "'gammonkit --help' lists the verbs";
    const std::string_view what =
        word.starts_with('-') ? "no verb has been named before" : "there is no verb";
    return fail(console,
                {.code = "usage", .message = fmt::format("{} '{}'", what, word), .hint = std::move(hint)});
}

/// With the user's settings, where the command line says nothing.
Result<void> add_settings(Console& console, const Command& command, const GlobalOptions& before,
                          VerbOptions& options, OptionTable& table)
{
    options.settings.profile = before.profile;
    if (options.settings.lang.empty()) options.settings.lang = before.lang;
    options.settings.are_ignored = before.no_settings;
    if (before.no_settings || command.name == "settings") return {};
    GK_TRY(const std::vector<Setting> settings, read_settings(console, before.profile));
    return apply_settings(settings, commands(), command, table);
}

/// The inputs, where they must be known so that none is written over.
std::vector<InputFile> inputs_at_risk(const VerbOptions& options)
{
    return options.output.force ? find_inputs(options.inputs) : std::vector<InputFile>();
}

/// Runs the verb, and says why it fails.
ExitCode run_verb(Session& session)
{
    const Result<ExitCode> done = session.command->run(session, session.options);
    return done ? *done : refuse(session, done.error());
}

/// Runs a verb that prints, or tells what it meets, into files: what was answered before a failure, too. A
/// failure without any answer leaves the file of answers alone.
ExitCode run_into_files(Session& session)
{
    const OutputOptions& output = session.options.output;
    const std::string paths[] = {output.printed_to, session.options.batch.diagnostics};
    const std::vector<InputFile> inputs = inputs_at_risk(session.options);
    std::vector<std::string> all{paths[0], paths[1], output.output};
    all.insert(all.end(), output.outputs.begin(), output.outputs.end());
    if (const Result<void> differ = check_differ(all); !differ) return refuse(session, differ.error());
    for (const std::string& path : paths) {
        if (const Result<void> free = check_single(output, inputs, path); !free)
            return refuse(session, free.error());
    }
    session.console.keep(!paths[0].empty(), !paths[1].empty());
    ExitCode code = run_verb(session);
    const Console::Kept kept = session.console.take_kept();
    const std::string_view texts[] = {kept.data, kept.diagnostics};
    const bool is_wanted[] = {code == ExitCode::ok || kept.has_answer, true};
    for (std::size_t i = 0; i < std::size(paths); ++i) {
        if (paths[i].empty() || code == ExitCode::usage || !is_wanted[i]) continue;
        const Result<void> saved = save_single(session, inputs, paths[i], texts[i]);
        if (!saved) code = refuse(session, saved.error());
    }
    return code;
}

/// What all verbs understand of their options; afterwards these stay as they are.
Result<void> settle(Session& session, VerbOptions& options, OptionTable& table)
{
    const std::string& folder = options.output.output_dir;
    std::error_code ignored;
    if (has_known_extension(session.catalogue, folder) && !std::filesystem::exists(folder, ignored))
        return failure("usage",
                       fmt::format("{} is named like a file, and -O makes a folder", printable(folder)),
                       fmt::format("-o {} writes a file", printable(folder)));
    if (!options.output.name.empty() && folder.empty())
        return failure("usage", "--name is for outputs in a folder", "-O DIR says which");
    session.share = options.batch.shard;
    if (options.input.newest) {
        GK_TRY_VOID(choose_newest(session, options));
    }
    return settle_me(session, table);
}

ExitCode run_command(Console& console, const Command& command, const GlobalOptions& before,
                     const std::vector<std::string>& words)
{
    OfferedOptions offered(command);
    VerbOptions& options = *offered.options;
    OptionTable& table = offered.table;
    if (const Result<void> parsed = parse(command, words, options, table); !parsed)
        return fail(console, parsed.error());
    console.quiet = options.batch.quiet;
    if (!options.help) {
        if (const Result<void> set = add_settings(console, command, before, options, table); !set)
            return fail(console, set.error());
    }
    const Result<Translator> language = translator_for(before, options.settings.lang);
    if (!language) return fail(console, language.error());
    if (options.help) {
        console.data(
            command_help(command, options.full_help ? HelpExtent::all : HelpExtent::screen, *language));
        return ExitCode::ok;
    }
    if (const Result<void> settled = settle_print_form(command, table, options); !settled)
        return fail(console, settled.error());
    Session session{.options = options,
                    .table = table,
                    .catalogue = catalogue(),
                    .console = console,
                    .words = *language,
                    .commands = commands(),
                    .command = &command};
    if (const Result<void> settled = settle(session, options, table); !settled)
        return fail(console, settled.error());
    const bool into_files = !options.output.printed_to.empty() || !options.batch.diagnostics.empty();
    return into_files ? run_into_files(session) : run_verb(session);
}

/// What was written for verbs that have become options of others, as it is written now. Taken for one
/// release.
std::vector<std::string> as_written_now(std::vector<std::string> words)
{
    const std::string verb = first_or_empty(words);
    const auto instead = [&](std::initializer_list<std::string> beginning) {
        words.erase(words.begin());
        words.insert(words.begin(), beginning);
    };
    if (verb == "completion") instead({"settings", "--completion"});
    if (verb == "theme") {
        instead({"board", "--themes"});
        std::erase_if(words, [](const std::string& word) { return word == "list" || word == "show"; });
    }
    if (verb == "htmlimages") {
        instead({"report"});
        constexpr std::string_view kNames = "--names";
        constexpr std::string_view kSize = "--size";
        bool is_named = false;
        for (std::string& word : words) {
            if (word == "--") break;
            const std::string_view name = std::string_view(word).substr(0, word.find('='));
            is_named = is_named || name == kNames;
            if (name == kNames) {
                word.replace(0, kNames.size(), "--images");
            } else if (name == kSize) {
                word.replace(0, kSize.size(), "--image-size");
            }
        }
        if (!is_named) words.insert(words.begin() + 1, {"--images", "gnubg"});
    }
    return words;
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
    const Result<GlobalOptions> options = take_global_options(console, *expanded);
    if (!options) return fail(console, options.error());
    if (expanded->empty()) {
        console.message(program_help(commands()));
        return ExitCode::usage;
    }
    *expanded = as_written_now(*std::move(expanded));
    const Command* command = find_command(commands(), expanded->front());
    if (command == nullptr) return without_verb(console, *options, expanded->front());
    expanded->erase(expanded->begin());
    expanded->insert(expanded->begin(), options->of_the_verb.begin(), options->of_the_verb.end());
    return run_command(console, *command, *options, *expanded);
}

}  // namespace

int run(std::vector<std::string> words)
{
    Console console;
    const Result<ExitCode> done =
        guarded([&]() -> Result<ExitCode> { return dispatch(console, std::move(words)); });
    ExitCode code = done ? *done : fail(console, done.error());
    if (!console.finish()) {
        console.report({.code = "cannot-write", .message = "standard output could not be written"});
        if (code == ExitCode::ok) code = ExitCode::failed;
    }
    return static_cast<int>(code);
}

}  // namespace gammonkit::cli
