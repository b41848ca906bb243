#include "analysis/met/computed_met.hpp"
#include "cli/analysis_settings.hpp"
#include "cli/commands/commands.hpp"
#include "cli/console.hpp"
#include "cli/judged_files.hpp"
#include "cli/outcome.hpp"
#include "cli/tables.hpp"
#include "cli/users_filter.hpp"
#include "report/html/index_page.hpp"
#include "report/shared_options.hpp"
#include "support/file.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <map>
#include <mutex>
#include <vector>

namespace gammonkit::cli {
namespace {

/// The page of a batch that lists all others.
class Index {
public:
    explicit Index(MatchEquityTable table) : table_(std::move(table)) {}

    /// May be called by several threads.
    void add(const std::string& output, const Collection& collection)
    {
        std::vector<IndexedMatch> matches;
        for (const Match& match : collection.matches)
            matches.push_back(indexed(match, table_));
        const std::lock_guard lock(mutex_);
        reports_[output] = std::move(matches);
    }

    /// Made anew each time: it is nobody's work that could be lost.
    [[nodiscard]] Result<void> save(const std::string& folder) const
    {
        return write_output(std::filesystem::path(folder) / "index.html", write_index(reports_),
                            Overwrite::yes);
    }

private:
    MatchEquityTable table_;
    std::mutex mutex_;
    std::map<std::string, std::vector<IndexedMatch>> reports_;
};

/// A value of an option with signs that would part options.
std::string in_quotes(std::string_view value)
{
    std::string text = "\"";
    for (const char c : value)
        text += c == '"' ? std::string(2, c) : std::string(1, c);
    return text + '"';
}

Result<void> check_filter(const Format& target)
{
    const bool shows_boards = std::ranges::any_of(
        target.write_options, [](const OptionSpec& option) { return option.name == kWhereOption.name; });
    if (shows_boards) return {};
    return failure("usage", fmt::format("{} shows no boards that --where could choose", target.id),
                   "'gammonkit find' lists decisions, 'gammonkit convert --where' writes tables of them");
}

/// What --where, --me, --boards, --brief, --study and --full say, as options of the target.
Result<std::string> target_options(const Arguments& arguments)
{
    if (arguments.brief + arguments.study + arguments.full > 1)
        return failure("usage", "--brief, --study and --full exclude each other");
    std::string text;
    if (!arguments.where.empty())
        text += fmt::format(",where={},me={}", in_quotes(arguments.where), in_quotes(arguments.me));
    if (!arguments.boards.empty()) text += ",boards=" + in_quotes(arguments.boards);
    if (arguments.brief) text += ",kind=brief";
    if (arguments.study) text += ",kind=study";
    if (arguments.full) text += ",kind=full";
    return text;
}

/// The target with those options.
Result<FormatChoice> with_options(const Session& session, FormatChoice target)
{
    const Arguments& arguments = session.arguments;
    GK_TRY(const std::string options, target_options(arguments));
    if (options.empty()) return target;
    if (!arguments.where.empty()) {
        if (const Result<void> right = check_filter(*target.format); !right)
            return tl::unexpected(right.error());
    }
    const std::string_view named = arguments.to.empty() ? target.format->id : arguments.to;
    return parse_choice(session.catalogue, fmt::format("{}{}", named, options), Direction::write);
}

Result<JudgingPlan> plan_of(const Session& session)
{
    const Arguments& arguments = session.arguments;
    if (Result<void> right = check_destination(arguments); !right) return tl::unexpected(right.error());
    if (arguments.index && arguments.output_dir.empty()) return failure("usage", "--index needs -O DIR");
    const bool to_terminal = arguments.output.empty() && arguments.output_dir.empty();
    if (to_terminal && session.console.output_is_terminal())
        return failure("usage", "a page is nothing to read in a terminal",
                       "-o match.html writes it to a file");
    JudgingPlan plan{.judging = arguments.no_analysis ? Judging::none : Judging::missing,
                     .is_for_people = true,
                     .done = "reported"};
    const bool is_said = !arguments.to.empty() || (!arguments.output.empty() && arguments.output != "-");
    GK_TRY(plan.target, choose_target(session.catalogue, is_said ? arguments.to : "html", arguments.output));
    GK_TRY(plan.target, with_options(session, std::move(plan.target)));
    GK_TRY(plan.reading, read_settings(session));
    GK_TRY(plan.settings, annotate_settings(arguments));
    return plan;
}

}  // namespace

ExitCode run_report(Session& session)
{
    const std::string& where = session.arguments.where;
    if (!where.empty() && !users_filter(session, where)) return ExitCode::usage;
    Result<JudgingPlan> plan = plan_of(session);
    if (!plan) return refuse(session, plan.error());
    if (!session.arguments.index) return run_judging(session, *plan);

    const Result<std::optional<MatchEquityTable>> met = users_met(session);
    if (!met) return refuse(session, met.error());
    Index index(met->has_value() ? **met : default_met());
    plan->also = [&](const std::string& output, const Collection& collection) {
        index.add(output, collection);
    };
    const ExitCode status = run_judging(session, *plan);
    if (status == ExitCode::usage || status == ExitCode::interrupted) return status;
    const Result<void> saved = index.save(session.arguments.output_dir);
    return saved ? status : refuse(session, saved.error());
}

}  // namespace gammonkit::cli
