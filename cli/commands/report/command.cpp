#include "cli/commands/report/command.hpp"

#include "cli/batch/outcome.hpp"
#include "cli/commands/board/board_output.hpp"
#include "cli/commands/report/site.hpp"
#include "cli/console/console.hpp"
#include "cli/engine/analysis_settings.hpp"
#include "cli/engine/analyze_files.hpp"
#include "cli/engine/tables.hpp"
#include "cli/engine/users_filter.hpp"
#include "formats/html/format.hpp"
#include "formats/report_options.hpp"
#include "report/shared_options.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kBoardsName = "boards";
constexpr std::string_view kKindName = "kind";

/// A value of an option with signs that would part options.
std::string in_quotes(std::string_view value)
{
    std::string text = "\"";
    for (const char c : value)
        text += c == '"' ? std::string(2, c) : std::string(1, c);
    return text + '"';
}

/// The option that stands for a theme: its name, or what stands in its file, which formats do not read.
Result<std::string> theme_option_of(const std::string& name)
{
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(name, ignored)) return name;
    GK_TRY(const Theme theme, theme_of(name));
    return write_theme(theme);
}

/// An option of a format that --where, --me, --boards, --thresholds, --rules, --theme, --bottom, --paper,
/// --maps, --brief, --study or --full stands for.
struct SaidOption {
    std::string_view name;
    std::string value;
};

Result<std::vector<SaidOption>> said_options(const Session& session, const std::string& me)
{
    const Arguments& arguments = session.arguments;
    if (arguments.report.brief + arguments.report.study + arguments.report.full > 1)
        return failure("usage", "--brief, --study and --full exclude each other");
    std::vector<SaidOption> said;
    if (!arguments.filter.where.empty())
        said.push_back({kWhereOption.name, in_quotes(arguments.filter.where)});
    if (!me.empty()) said.push_back({kMeOption.name, in_quotes(me)});
    if (!arguments.report.boards.empty()) said.push_back({kBoardsName, in_quotes(arguments.report.boards)});
    if (!arguments.analysis.thresholds.empty())
        said.push_back({kThresholdsOption.name, in_quotes(arguments.analysis.thresholds)});
    if (!arguments.analysis.rules.empty()) said.push_back({kRulesOption.name, arguments.analysis.rules});
    if (const std::string& name = arguments.board.theme; !name.empty()) {
        GK_TRY(const std::string theme, theme_option_of(name));
        said.push_back({kThemeOption.name, in_quotes(theme)});
    }
    if (!arguments.board.bottom.empty()) said.push_back({kBottomOption.name, arguments.board.bottom});
    if (!arguments.report.paper.empty()) said.push_back({kPaperOption.name, arguments.report.paper});
    if (!arguments.map.beside.empty()) said.push_back({kMapsOption.name, arguments.map.beside});
    if (arguments.report.brief) said.push_back({kKindName, "brief"});
    if (arguments.report.study) said.push_back({kKindName, "study"});
    if (arguments.report.full) said.push_back({kKindName, "full"});
    return said;
}

/// As it is said on the command line: "--brief".
std::string option_of(const SaidOption& said)
{
    return fmt::format("--{}", said.name == kKindName ? said.value : std::string(said.name));
}

/// A page with a script shows any board at a click.
bool shows_all_boards(const FormatChoice& target)
{
    return target.format->id == kHtmlFormat.id && target.options.text("images").empty();
}

bool knows(const AnalysisOutput& output, const SaidOption& said)
{
    if (said.name == kBoardsName && shows_all_boards(output.target)) return false;
    return std::ranges::any_of(output.target.format->write_options,
                               [&](const OptionSpec& option) { return option.name == said.name; });
}

/// The target of an output with those of the options that it knows.
Result<FormatChoice> with_options(const Session& session, const AnalysisOutput& output,
                                  const std::vector<SaidOption>& said)
{
    const std::string& to = session.arguments.output.to;
    std::string choice(to.empty() ? output.target.format->id : to);
    const std::size_t bare = choice.size();
    for (const SaidOption& option : said) {
        if (knows(output, option)) choice += fmt::format(",{}={}", option.name, option.value);
    }
    if (choice.size() == bare) return in_language(session, output.target);
    GK_TRY(FormatChoice target, parse_choice(session.catalogue, choice, Direction::write));
    return in_language(session, std::move(target));
}

/// Why none of the outputs knows an option.
tl::unexpected<Diagnostic> nobody_knows(const Session& session, const AnalysisOutput& output,
                                        const SaidOption& said)
{
    const std::string_view id = output.target.format->id;
    if (said.name == kWhereOption.name)
        return failure("usage", fmt::format("{} shows no boards that --where could choose", id),
                       "'gammonkit find' lists decisions, 'gammonkit convert --where' writes tables of them");
    if (said.name == kBoardsName && shows_all_boards(output.target))
        return failure("usage", "a page with a script shows the board of every turn, whatever --boards says",
                       "leave --boards out, or write a classic page: -t html,images=URL");
    std::vector<std::string> knowing;
    for (const Format& format : session.catalogue) {
        if (knows({.target = {.format = &format}}, said)) knowing.emplace_back(format.id);
    }
    return failure("usage", fmt::format("{} has no {}", id, option_of(said)),
                   fmt::format("there is that for: {}", joined(knowing, ", ")));
}

/// The outputs, each with what the command line says of it; nothing may be said that none of them knows.
Result<std::vector<AnalysisOutput>> outputs_with_options(const Session& session, const std::string& me)
{
    GK_TRY(std::vector<AnalysisOutput> outputs, outputs_of(session, "html", Writes::pages));
    GK_TRY(const std::vector<SaidOption> said, said_options(session, me));
    const auto is_unknown = [&](const SaidOption& option) {
        const std::vector<std::string>& settings = session.arguments.settings.used;
        if (std::ranges::find(settings, option.name) != settings.end()) return false;
        return std::ranges::none_of(outputs,
                                    [&](const AnalysisOutput& output) { return knows(output, option); });
    };
    const auto unknown = std::ranges::find_if(said, is_unknown);
    if (unknown != said.end()) return nobody_knows(session, outputs.front(), *unknown);
    for (AnalysisOutput& output : outputs) {
        GK_TRY(output.target, with_options(session, output, said));
    }
    return outputs;
}

Result<AnalysisJob> plan_of(const Session& session, const std::string& me)
{
    const Arguments& arguments = session.arguments;
    GK_TRY_VOID(check_destination(arguments));
    if (wants_site(arguments) && arguments.output.output_dir.empty())
        return failure("usage",
                       fmt::format("{} needs -O DIR", arguments.report.index ? "--index" : "--event"));
    if (wants_site(arguments) && !arguments.batch.shard.empty())
        return failure("usage", "a list of all is not made of a share",
                       "once all shares are written, the same with --resume and without --shard makes it");
    const bool to_terminal = arguments.output.outputs.empty() && arguments.output.output_dir.empty();
    if (to_terminal && session.console.output_is_terminal())
        return failure("usage", "a page cannot be shown in a terminal", "-o match.html writes it to a file");
    AnalysisJob plan{.scope = arguments.analysis.no_analysis ? AnalysisScope::none : AnalysisScope::missing,
                     .done = "reported"};
    GK_TRY(plan.outputs, outputs_with_options(session, me));
    GK_TRY(plan.reading, read_settings(session));
    GK_TRY(plan.settings, annotate_settings(arguments));
    return plan;
}

}  // namespace

ExitCode run_report(Session& session)
{
    const std::string& where = session.arguments.filter.where;
    std::string me = session.arguments.filter.me;
    if (!where.empty()) {
        std::optional<UsersFilter> wanted = users_filter(session, where);
        if (!wanted) return ExitCode::usage;
        me = std::move(wanted->me);
    }
    Result<AnalysisJob> plan = plan_of(session, me);
    if (!plan) return refuse(session, plan.error());
    return wants_site(session.arguments) ? run_with_site(session, *plan, me) : analyze_files(session, *plan);
}

}  // namespace gammonkit::cli
