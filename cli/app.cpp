#include "cli/app.hpp"

#include "cli/batch/outcome.hpp"
#include "cli/commands/settings/settings.hpp"
#include "cli/console/console.hpp"
#include "cli/engine/whom_me_means.hpp"
#include "cli/options/help.hpp"
#include "cli/options/inputs.hpp"
#include "cli/options/parse.hpp"
#include "cli/output/name_template.hpp"
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

/// What stands before the verb.
struct GlobalOptions {
    bool no_settings = false;
    std::string profile = {};
    std::string lang = {};
    std::vector<std::string> of_the_verb = {};  ///< Options of all verbs: "-q".
    std::string old_verb = {};                  ///< How the last release called the verb, if that was said.
    std::string_view new_verb = {};             ///< What that is now.
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

Result<ExitCode> without_verb(Console& console, const GlobalOptions& options, const std::string& word)
{
    if (word == "--version" || word == "-V" || word == "version") {
        console.data("gammonkit " GAMMONKIT_VERSION "\n");
        return ExitCode::ok;
    }
    if (word == "--help" || word == "-h") {
        GK_TRY(const Translator words, translator_for(options, ""));
        console.data(program_help(commands(), {.words = words,
                                               .extent = word == "-h" ? HelpExtent::screen : HelpExtent::all,
                                               .width = console.text_width()}));
        return ExitCode::ok;
    }
    if (names_file(word))
        return failure("usage", fmt::format("no verb says what to do with {}", printable(word)),
                       fmt::format("to see what it holds: gammonkit probe {}", printable(word)));
    std::string hint = did_you_mean(word, names_of(commands()));
    if (hint.empty()) hint = "'gammonkit --help' lists the verbs";
    const std::string_view what =
        word.starts_with('-') ? "no verb has been named before" : "there is no verb";
    return failure("usage", fmt::format("{} '{}'", what, word), std::move(hint));
}

void tell_of_old_name(Console& console, std::string_view old, std::string_view now)
{
    console.report({.severity = Severity::note,
                    .code = "old-name",
                    .message = fmt::format("{} is {} now, and will not be known much longer", old, now)});
}

void tell_of_old_names(Console& console, const OptionTable& table)
{
    for (const Option& option : table.options()) {
        if (option.is_hidden() && !option.given.empty())
            tell_of_old_name(console, option.long_name(), option.instead);
        if (option.was_called_old) tell_of_old_name(console, option.old_name, option.long_name());
    }
}

/// With the user's settings, where the command line says nothing.
Result<void> add_settings(Console& console, const Command& command, const GlobalOptions& before,
                          VerbOptions& options, OptionTable& table)
{
    options.settings.profile = before.profile;
    if (options.settings.lang.empty()) options.settings.lang = before.lang;
    options.settings.are_ignored = before.no_settings;
    if (command.name == "settings") return {};
    std::vector<Setting> settings;
    if (!before.no_settings) {
        GK_TRY(settings, read_settings(console, before.profile));
    }
    GK_TRY_VOID(apply_settings(settings, commands(), command, table));
    return insert_saved_filters(command, settings, options, table);
}

/// The inputs, where they must be known so that none is written over.
std::vector<InputFile> inputs_at_risk(const VerbOptions& options)
{
    return options.output.force ? find_inputs(options.inputs) : std::vector<InputFile>();
}

/// Runs a verb that prints, or tells what it meets, into files: what was answered before a failure, too. A
/// failure without any answer leaves the file of answers alone.
Result<ExitCode> run_into_files(Session& session, const Command& command)
{
    const OutputOptions& output = session.options.output;
    const std::string paths[] = {output.printed_to, session.options.batch.diagnostics};
    const std::vector<InputFile> inputs = inputs_at_risk(session.options);
    std::vector<std::string> all{paths[0], paths[1], output.output};
    all.insert(all.end(), output.outputs.begin(), output.outputs.end());
    GK_TRY_VOID(check_differ(all));
    for (const std::string& path : paths) {
        GK_TRY_VOID(check_single(output, inputs, path));
    }
    session.console.keep(!paths[0].empty(), !paths[1].empty());
    const Result<ExitCode> done = command.run(session, session.options);
    ExitCode code = done ? *done : refuse(session, done.error());
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

Result<ExitCode> run_command(Console& console, const Command& command, const GlobalOptions& before,
                             const std::vector<std::string>& words)
{
    OfferedOptions offered(command);
    VerbOptions& options = *offered.options;
    OptionTable& table = offered.table;
    GK_TRY_VOID(parse(command, words, options, table));
    console.quiet = options.batch.quiet;
    if (!before.old_verb.empty())
        tell_of_old_name(console, before.old_verb, fmt::format("'gammonkit {}'", before.new_verb));
    tell_of_old_names(console, table);
    if (!options.help) {
        GK_TRY_VOID(add_settings(console, command, before, options, table));
    }
    GK_TRY(const Translator language, translator_for(before, options.settings.lang));
    console.set_words(language);
    if (options.help) {
        console.data(
            command_help(command, {.words = language,
                                   .extent = options.full_help ? HelpExtent::all : HelpExtent::screen,
                                   .width = console.text_width()}));
        return ExitCode::ok;
    }
    GK_TRY_VOID(settle_print_form(command, table, options));
    Session session{.options = options,
                    .table = table,
                    .catalogue = catalogue(),
                    .console = console,
                    .words = language,
                    .commands = commands(),
                    .command = &command};
    GK_TRY_VOID(settle(session, options, table));
    const bool into_files = !options.output.printed_to.empty() || !options.batch.diagnostics.empty();
    return into_files ? run_into_files(session, command) : command.run(session, options);
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

/// What an old name of a verb stands for now; empty of others.
std::string_view now_called(std::string_view verb)
{
    const auto* const old = std::ranges::find(kOldVerbs, verb, &OldVerb::name);
    return old == std::end(kOldVerbs) ? "" : old->now;
}

Result<ExitCode> dispatch(Console& console, std::vector<std::string> words)
{
    Result<std::vector<std::string>> expanded = expand_argument_files(std::move(words));
    if (!expanded)
        return failure("usage", expanded.error().message,
                       "@FILE stands for the arguments in a file; ./@FILE is a file of that name");
    words = *std::move(expanded);
    GK_TRY(GlobalOptions options, take_global_options(console, words));
    if (words.empty()) {
        console.message(program_help(commands(), {.words = Translator(), .width = console.text_width()}));
        return ExitCode::usage;
    }
    options.new_verb = now_called(words.front());
    if (!options.new_verb.empty()) options.old_verb = words.front();
    words = as_written_now(std::move(words));
    const Command* command = find_command(commands(), words.front());
    if (command == nullptr) return without_verb(console, options, words.front());
    words.erase(words.begin());
    words.insert(words.begin(), options.of_the_verb.begin(), options.of_the_verb.end());
    return run_command(console, *command, options, words);
}

}  // namespace

int run(std::vector<std::string> words)
{
    Console console;
    const Result<ExitCode> done =
        guarded([&]() -> Result<ExitCode> { return dispatch(console, std::move(words)); });
    if (!done) console.report(done.error());
    ExitCode code = done ? *done : exit_code_of(done.error());
    if (!console.finish()) {
        console.report({.code = "cannot-write", .message = "standard output could not be written"});
        if (code == ExitCode::ok) code = ExitCode::failed;
    }
    return static_cast<int>(code);
}

}  // namespace gammonkit::cli
