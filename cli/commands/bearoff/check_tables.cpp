#include "analysis/bearoff/header.hpp"
#include "analysis/bearoff/table_set.hpp"
#include "cli/batch/batch.hpp"
#include "cli/batch/outcome.hpp"
#include "cli/commands/bearoff/command.hpp"
#include "cli/console/console.hpp"
#include "cli/console/interrupt.hpp"
#include "cli/console/progress.hpp"
#include "cli/output/json_output.hpp"
#include "report/json_parts.hpp"
#include "support/files/md5.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <optional>

namespace gammonkit::cli {
namespace {

using bearoff::OneSidedForm;
using bearoff::OneSidedOptions;
using bearoff::TwoSidedOptions;

struct CheckedTable {
    std::string file = {};
    std::string kind;  ///< "one-sided"
    int points = 0;
    int checkers = 0;
    std::string details;  ///< "compressed, with gammons"
    std::string md5 = {};
    std::optional<std::string_view> known = {};

    [[nodiscard]] bool differs() const { return known && *known != md5; }
    [[nodiscard]] std::string_view verdict() const
    {
        if (!known) return "unlisted";
        return differs() ? "differs" : "same";
    }
};

CheckedTable described(const bearoff::OneSidedTable& table)
{
    const OneSidedOptions& options = table.options();
    const std::string_view form = options.form == OneSidedForm::plain    ? "plain"
                                  : options.form == OneSidedForm::normal ? "means and deviations"
                                                                         : "compressed";
    return {.kind = "one-sided",
            .points = options.points,
            .checkers = bearoff::kMostCheckers,
            .details = fmt::format("{}, {} gammons", form, options.gammons ? "with" : "without"),
            .known = known_md5(options)};
}

CheckedTable described(const bearoff::TwoSidedTable& table)
{
    const TwoSidedOptions& options = table.options();
    return {.kind = "two-sided",
            .points = options.points,
            .checkers = options.checkers,
            .details = options.cubeful ? "with the cube" : "without the cube",
            .known = known_md5(options)};
}

/// Sums of these depend on when their building ended.
CheckedTable described(const hypergammon::Table& table)
{
    return {.kind = "hypergammon", .points = 24, .checkers = table.checkers(), .details = "with the cube"};
}

Result<CheckedTable> check_table(Session& session, const std::string& file)
{
    GK_TRY(const bearoff::TableBytes bytes, bearoff::TableBytes::map(file));
    GK_TRY(const bearoff::AnyTable any, bearoff::any_table_from(bytes));
    CheckedTable checked = std::visit([](const auto& table) { return described(table); }, any);
    ProgressBar bar(session.console, shows_progress(session));
    std::optional<std::string> sum = md5_of(bytes.view(), [&](double part) {
        bar.update_part(part, file);
        return !interrupted();
    });
    if (!sum) return failure("interrupted", "the check of the table was stopped");
    checked.file = file;
    checked.md5 = *std::move(sum);
    return checked;
}

std::string line_of(const CheckedTable& table)
{
    const std::string what = fmt::format(
        "{}: {}, {} points, {}, {}; MD5 {}", printable(table.file), table.kind, table.points,
        counted(static_cast<std::size_t>(table.checkers), "checker", "checkers"), table.details, table.md5);
    if (!table.known) return what + ": GNU Backgammon's manual lists no such table\n";
    if (!table.differs()) return what + ": that of GNU Backgammon's manual\n";
    return what + fmt::format(": GNU Backgammon's manual has {}\n", *table.known);
}

std::string json_of(const CheckedTable& table)
{
    Json json = json_record("bearoff-check");
    json["file"] = table.file;
    json["table"] = table.kind;
    json["points"] = table.points;
    json["checkers"] = table.checkers;
    json["details"] = table.details;
    json["md5"] = table.md5;
    json["expected"] = table.known ? Json(*table.known) : Json();
    json["verdict"] = table.verdict();
    return json.dump();
}

}  // namespace

Result<ExitCode> check_tables(Session& session, std::span<const std::string> files)
{
    if (files.empty()) return failure("usage", "check which tables?", "name files");
    watch_for_interrupts();
    std::optional<JsonArray> array;
    if (session.options.output.json) array.emplace(session);
    ExitCode status = ExitCode::ok;
    for (const std::string& file : files) {
        const Result<CheckedTable> checked = check_table(session, file);
        if (!checked) {
            status = refuse(session, checked.error());
            if (status == ExitCode::interrupted) return status;
            continue;
        }
        if (checked->differs()) status = ExitCode::failed;
        array ? array->add(json_of(*checked)) : session.console.text(line_of(*checked));
    }
    return status;
}

}  // namespace gammonkit::cli
