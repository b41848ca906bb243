#include "cli/commands/verbs.hpp"

#include "cli/console/console.hpp"
#include "cli/engine/users_filter.hpp"
#include "cli/options/help.hpp"
#include "support/suggest.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

struct HelpOptions : VerbOptions {
    std::string man = {};

    void bind(OptionTable& table) override { table.add("--man", "VERB", man, Completes::verb); }
};

Result<const Command*> verb_named(const Session& session, const std::string& name)
{
    if (const Command* const command = find_command(session.commands, name)) return command;
    const auto* const old = std::ranges::find(kOldVerbs, name, &OldVerb::name);
    return failure("usage", fmt::format("there is no verb '{}'", name),
                   old == std::end(kOldVerbs) ? did_you_mean(name, names_of(session.commands))
                                              : fmt::format("it is 'gammonkit {}' now", old->now));
}

Result<std::string> manual_page(const Session& session, const std::string& name)
{
    if (name == "gammonkit") return program_man(session.commands);
    GK_TRY(const Command* const command, verb_named(session, name));
    return command_man(*command);
}

Result<std::string> help_on(const Session& session, const std::vector<std::string>& inputs)
{
    const HelpStyle style{.words = session.words, .width = session.console.text_width()};
    if (inputs.empty()) return program_help(session.commands, style);
    if (inputs.front() == "filters") return filter_words_text();
    GK_TRY(const Command* const command, verb_named(session, inputs.front()));
    return command_help(*command, style);
}

Result<ExitCode> run_help(Session& session, const HelpOptions& options)
{
    GK_TRY(const std::string text,
           options.man.empty() ? help_on(session, options.inputs) : manual_page(session, options.man));
    options.man.empty() ? session.console.text(text) : session.console.data(text);
    return ExitCode::ok;
}

}  // namespace

constexpr Command kHelpCommand = with_options<HelpOptions, run_help>(
    {.name = "help", .group = VerbGroup::settings, .completes = Completes::verb});

}  // namespace gammonkit::cli
