#include "cli/commands/bearoff/command.hpp"

#include "analysis/bearoff/table_set.hpp"
#include "analysis/hypergammon/build.hpp"
#include "cli/batch/batch.hpp"
#include "cli/commands/question_options.hpp"
#include "cli/commands/verbs.hpp"
#include "cli/console/console.hpp"
#include "cli/console/interrupt.hpp"
#include "cli/console/progress.hpp"
#include "cli/engine/tables.hpp"
#include "cli/output/json_output.hpp"
#include "cli/output/outputs.hpp"
#include "report/answers/bearoff_facts.hpp"
#include "support/ends.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <variant>

namespace gammonkit::cli {
namespace {

namespace fs = std::filesystem;

using bearoff::OneSidedOptions;
using bearoff::TwoSidedOptions;
using TableKind = std::variant<OneSidedOptions, TwoSidedOptions>;

/// Of hypergammon: below, single precision changes nothing any more.
constexpr double kLeastThreshold = 1e-6;

constexpr Choice<bearoff::OneSidedForm> kForms[] = {{"compressed", bearoff::OneSidedForm::compressed},
                                                    {"plain", bearoff::OneSidedForm::plain},
                                                    {"normal", bearoff::OneSidedForm::normal}};

constexpr OptionOfQuestions kBearoffQuestions[] = {
    {"--one-sided", "'bearoff build'"},  {"--two-sided", "'bearoff build'"}, {"--form", "'bearoff build'"},
    {"--no-gammons", "'bearoff build'"}, {"--cubeless", "'bearoff build'"},  {"--hyper", "'bearoff build'"},
    {"--tolerance", "'bearoff build'"},  {"--resume", "'bearoff build'"},    {"--table", "'bearoff show'"}};

/// "6x8"
Result<PointsAndCheckers> size_from(std::string_view text)
{
    const std::vector<std::string_view> numbers = split(text, 'x');
    const std::optional<int> points = parse_int(first_or_empty(numbers));
    const std::optional<int> checkers = parse_int(last_or_empty(numbers));
    if (numbers.size() == 2 && points && checkers) return PointsAndCheckers{*points, *checkers};
    return failure("usage", fmt::format("--two-sided needs points and checkers, not '{}'", printable(text)),
                   "6x8 is 8 checkers of each side on 6 points");
}

/// Which table the command line asks for.
Result<TableKind> kind_of(const BearoffOptions& bearoff)
{
    if (bearoff.one_sided && bearoff.two_sided)
        return failure("usage", "--one-sided and --two-sided are two tables: build one after the other");
    if (bearoff.one_sided) {
        return OneSidedOptions{
            .points = *bearoff.one_sided, .gammons = !bearoff.no_gammons, .form = bearoff.form};
    }
    return TwoSidedOptions{.points = bearoff.two_sided->points,
                           .checkers = bearoff.two_sided->checkers,
                           .cubeful = !bearoff.cubeless};
}

/// The units that a bar of progress counts.
std::size_t positions_of(const TableKind& kind)
{
    if (const auto* one = std::get_if<OneSidedOptions>(&kind))
        return static_cast<std::size_t>(bearoff::Numbering(one->points, bearoff::kMostCheckers).size());
    const TwoSidedOptions& two = std::get<TwoSidedOptions>(kind);
    const auto size = static_cast<std::size_t>(bearoff::Numbering(two.points, two.checkers).size());
    return size * size;
}

Result<std::string> build(const TableKind& kind, const bearoff::BuildSettings& settings)
{
    if (const auto* one = std::get_if<OneSidedOptions>(&kind)) return build_one_sided(*one, settings);
    return build_two_sided(std::get<TwoSidedOptions>(kind), settings);
}

Result<std::string> build_with_progress(Session& session, const TableKind& kind)
{
    GK_TRY_VOID(std::visit([](const auto& options) { return check(options); }, kind));
    const std::size_t total = positions_of(kind);
    ProgressBar bar(session.console, total, shows_progress(session));
    bearoff::BuildSettings settings = building_for(session);
    settings.progress = [&](double part) {
        bar.update(static_cast<std::size_t>(part * double(total)), "positions");
        return !interrupted();
    };
    return build(kind, settings);
}

Result<void> build_file(Session& session, const BearoffOptions& options)
{
    GK_TRY(const TableKind kind, kind_of(options));
    if (options.output.output.empty())
        return failure("usage", "the table goes to which file?", "-o FILE says it");
    GK_TRY_VOID(check_single(options.output, {}, options.output.output));
    GK_TRY(const std::string table, build_with_progress(session, kind));
    return write_output(options.output.output, table, options.output.force ? Overwrite::yes : Overwrite::no);
}

Result<void> build_standard(Session& session)
{
    const std::filesystem::path folder = users_cache_folder();
    if (folder.empty()) {
        return failure("no-folder", "there is no folder to keep tables in",
                       "HOME or XDG_CACHE_HOME names one; -o FILE writes one table");
    }
    GK_TRY_VOID(users_tables(session));
    for (const std::filesystem::path& file :
         {bearoff::one_sided_file(folder), bearoff::two_sided_file(folder)}) {
        std::error_code ignored;
        if (!std::filesystem::exists(file, ignored))
            return failure("unwritable", fmt::format("cannot write {}", file.generic_string()));
        session.console.data(fmt::format("{}\n", file.generic_string()));
    }
    return {};
}

/// Where the table goes.
Result<fs::path> hypergammon_target(const BearoffOptions& options)
{
    const OutputOptions& output = options.output;
    if (output.output == "-") return failure("usage", "a table of hypergammon goes to a file, not to a pipe");
    if (!output.output.empty()) {
        GK_TRY_VOID(check_single(output, {}, output.output));
        return fs::path(output.output);
    }
    fs::path file = hypergammon_file(*options.hyper);
    if (file.empty()) {
        return failure("no-folder", "there is no folder to keep tables in",
                       "HOME or XDG_CACHE_HOME names one; -o FILE writes the table elsewhere");
    }
    return file;
}

/// How much of the way is done: changes fall by about the same factor each time.
double part_done(const hypergammon::BuildProgress& now, double threshold)
{
    constexpr double kFirstChange = 5;
    const double whole = std::log(kFirstChange / threshold);
    const double gone = now.change > 0 ? std::log(kFirstChange / now.change) / whole : 0;
    return std::clamp(gone, 0.0, 1.0);
}

Result<std::string> build_with_bar(Session& session, const BearoffOptions& options,
                                   hypergammon::BuildSettings settings)
{
    ProgressBar bar(session.console, shows_progress(session));
    watch_for_interrupts();
    settings.progress = [&](const hypergammon::BuildProgress& now) {
        bar.update_part(part_done(now, settings.threshold),
                        fmt::format("iteration {}, {:.0f} %", now.iteration, 100 * now.part));
        return !interrupted();
    };
    return hypergammon::build_table(*options.hyper, settings);
}

/// Builds the table of hypergammon that --hyper names: to the file of -o, or where the verbs of the engine
/// look for it. A file beside it keeps what is done so far, for --resume.
Result<void> build_hypergammon(Session& session, const BearoffOptions& options)
{
    GK_TRY(const fs::path target, hypergammon_target(options));
    const double threshold = options.threshold.value_or(hypergammon::BuildSettings{}.threshold);
    std::error_code ignored;
    if (!options.output.force &&
        fs::exists(target, ignored)) {  // It is not the file of -o, which was checked.
        session.console.data(fmt::format("{}\n", target.generic_string()));
        return {};
    }
    fs::path checkpoint = target;
    checkpoint += ".checkpoint";
    GK_TRY(const std::string table, build_with_bar(session, options,
                                                   {.threads = options.batch.jobs.value_or(0),
                                                    .threshold = threshold,
                                                    .checkpoint = checkpoint,
                                                    .resume = options.output.resume}));
    GK_TRY_VOID(write_output(target, table, Overwrite::yes));
    fs::remove(checkpoint, ignored);
    if (options.output.output.empty()) session.console.data(fmt::format("{}\n", target.generic_string()));
    return {};
}

Result<void> run_build(Session& session, const BearoffOptions& options)
{
    if (options.inputs.size() > 1)
        return failure("usage", fmt::format("'build' takes no argument '{}'", options.inputs[1]));
    if (options.hyper) {
        if (options.one_sided || options.two_sided)
            return failure("usage", "--hyper is a table of its own: build one after the other");
        return build_hypergammon(session, options);
    }
    const bool is_standard = !options.one_sided && !options.two_sided;
    if (!is_standard) return build_file(session, options);
    if (!options.output.output.empty())
        return failure("usage", "which table?", "--one-sided 6 or --two-sided 6x6 says it");
    return build_standard(session);
}

/// Shows what `facts_of` tells of each position, or nothing if it fails for one.
template <class FactsOf>
Result<void> show_each(Session& session, std::span<const std::string> positions, const FactsOf& facts_of)
{
    const bool as_json = session.options.output.json;
    std::vector<std::string> shown;
    for (const std::string& position : positions) {
        GK_TRY(const auto facts, facts_of(position));
        shown.push_back(as_json ? answers::bearoff_json(facts) : answers::bearoff_text(facts));
    }
    if (as_json) JsonArray(session).add(joined(shown, ",\n"));
    if (!as_json) session.console.text(joined(shown, "\n"));
    return {};
}

/// By the standard tables, or what the user has in place of one.
Result<void> show_bearoffs(Session& session, std::span<const std::string> positions,
                           std::optional<bearoff::AnyTable> own)
{
    GK_TRY(bearoff::StandardTables tables, users_tables(session));
    if (auto* two_sided = own ? std::get_if<bearoff::TwoSidedTable>(&*own) : nullptr)
        tables.two_sided = std::move(*two_sided);
    if (auto* one_sided = own ? std::get_if<bearoff::OneSidedTable>(&*own) : nullptr)
        tables.one_sided = std::move(*one_sided);
    return show_each(session, positions, [&](const std::string& position) -> Result<answers::BearoffFacts> {
        GK_TRY(const answers::AskedPosition asked, answers::asked_position(position));
        return answers::bearoff_facts(tables, asked);
    });
}

Result<void> run_show(Session& session, const BearoffOptions& options)
{
    const std::span<const std::string> positions = without_first(std::span(options.inputs));
    if (positions.empty()) {
        return failure("usage", "show which position?",
                       "an XGID, OGID or Position ID, or the checkers on the ace point and up: 5,4/0,2");
    }
    if (options.own_table.empty()) return show_bearoffs(session, positions, std::nullopt);
    GK_TRY(bearoff::AnyTable own, bearoff::open_any(options.own_table));
    const auto* const hyper = std::get_if<hypergammon::Table>(&own);
    if (hyper == nullptr) return show_bearoffs(session, positions, std::move(own));
    return show_each(
        session, positions, [&](const std::string& position) -> Result<answers::HypergammonFacts> {
            GK_TRY(const answers::AskedPosition asked, answers::asked_position(position, hyper->checkers()));
            return answers::bearoff_facts(*hyper, asked);
        });
}

}  // namespace

void BearoffOptions::bind(OptionTable& table)
{
    table.add("--one-sided", "POINTS", one_sided, {1, 18});
    table.add("--two-sided", "POINTSxCHECKERS", two_sided, size_from);
    table.choice<bearoff::OneSidedForm>("--form", "compressed|plain|normal", form, kForms);
    table.flag("--no-gammons", no_gammons);
    table.flag("--cubeless", cubeless);
    table.add("--hyper", "CHECKERS", hyper, {1, 3});
    table.number("--tolerance", "X", threshold, kLeastThreshold, 1).old_name = "--threshold";
    table.add("--table", "FILE", own_table, Completes::file);
    output.bind_printing(table);
    output.bind_resume(table);
    batch.bind_jobs(table);
    batch.bind_progress(table);
    batch.bind_quiet(table);
}

Result<ExitCode> run_bearoff(Session& session, const BearoffOptions& options)
{
    const std::vector<std::string>& words = options.inputs;
    const std::string what = first_or_empty(words);
    if (what != "build" && what != "show" && what != "check") {
        return failure("usage", "bearoff needs to know what to do: show, build or check",
                       "'gammonkit bearoff --help' shows examples");
    }
    GK_TRY_VOID(check_question(session.table, fmt::format("'bearoff {}'", what), kBearoffQuestions));
    if (what == "check") return check_tables(session, without_first(std::span(words)));
    GK_TRY_VOID(what == "build" ? run_build(session, options) : run_show(session, options));
    return ExitCode::ok;
}

constexpr std::string_view kBearoffWords[] = {"show", "build", "check"};

constexpr Command kBearoffCommand =
    with_options<BearoffOptions, run_bearoff>({.name = "bearoff",
                                               .group = VerbGroup::settings,
                                               .completes = Completes::nothing,
                                               .words = kBearoffWords,
                                               .print_forms = kPrintForms});

}  // namespace gammonkit::cli
