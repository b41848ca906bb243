#include "cli/commands/find/database_search.hpp"

#include "analysis/players/database/players_database.hpp"
#include "cli/batch/console.hpp"
#include "cli/batch/format_choice.hpp"
#include "cli/batch/outcome.hpp"
#include "cli/commands/find/search_results.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

/// Rows of a database, by the names of their columns.
class NamedCells {
public:
    explicit NamedCells(const FoundRow& cells) : cells_(cells) {}

    [[nodiscard]] std::string text(std::string_view column) const
    {
        const Cell& cell = at(column);
        if (const auto* text = std::get_if<std::string>(&cell)) return printable(*text);
        if (const auto* whole = std::get_if<int>(&cell)) return std::to_string(*whole);
        return {};
    }
    [[nodiscard]] std::optional<double> number(std::string_view column) const
    {
        const auto* number = std::get_if<double>(&at(column));
        return number != nullptr ? std::optional(*number) : std::nullopt;
    }

private:
    [[nodiscard]] const Cell& at(std::string_view column) const
    {
        const auto found = std::ranges::find(decision_columns(), column, &Column::name);
        return cells_[static_cast<std::size_t>(found - decision_columns().begin())];
    }

    const FoundRow& cells_;
};

/// A line for people: which match, where in it, who, what, and what it cost.
ResultLine line_of(const FoundRow& row)
{
    const NamedCells cells(row);
    const std::string dice = cells.text("dice");
    const std::string played = cells.text("played");
    const std::string best = cells.text("best");
    const std::optional<double> error = cells.number("error_equity");
    const bool is_known_better = !best.empty() && best != played;
    return {cells.text("date"),
            fmt::format("{} - {}", cells.text("name"), cells.text("opponent")),
            fmt::format("g{}-{}", cells.text("game"), cells.text("turn")),
            dice.empty()     ? played
            : played.empty() ? dice
                             : fmt::format("{}: {}", dice, played),
            !error          ? "-"
            : *error < 5e-4 ? "0.000"
                            : fmt::format("{:.3f}", -*error),
            is_known_better ? "best " + best : "",
            cells.text("xgid")};
}

Result<std::optional<FormatChoice>> table_of(const Session& session)
{
    const OutputArguments& output = session.arguments.output;
    if (output.json || !session.arguments.search.sort.empty() || session.arguments.search.limit)
        return failure("usage", "--json, --sort and --limit are for files",
                       "-t jsonl prints all that is known, and SQL sorts: see --sql");
    if (!session.arguments.analysis.thresholds.empty())
        return failure("usage", "--thresholds is for files: the database keeps marks, and errors as numbers");
    if (output.to.empty()) return std::optional<FormatChoice>();
    GK_TRY(FormatChoice target, parse_choice(session.catalogue, output.to, Direction::write));
    if (target.format->table == nullptr)
        return failure("usage", fmt::format("{} is not a table of decisions", target.format->id),
                       "there are: csv, jsonl");
    return std::optional(std::move(target));
}

/// Prints what was found, and says how much there was.
class FoundRows {
public:
    FoundRows(Session& session, std::optional<FormatChoice> target)
        : session_(session), target_(std::move(target)), counts_(session.arguments.search.count)
    {
        if (counts_ || !target_ || target_->format->table->names == nullptr) return;
        session_.console.data(target_->format->table->names(target_->options));
    }

    void add(const FoundRow& row)
    {
        ++count_;
        if (counts_) return;
        if (target_) return session_.console.data(target_->format->table->row_of(row, target_->options));
        lines_.push_back(line_of(row));
    }

    void finish()
    {
        if (counts_) return session_.console.data(fmt::format("{}\n", count_));
        if (target_) return;
        session_.console.data(in_columns(lines_));
        if (!session_.console.quiet)
            session_.console.message(
                fmt::format("gammonkit: {} found\n", counted(count_, "decision", "decisions")));
    }

private:
    Session& session_;
    std::optional<FormatChoice> target_;
    bool counts_;
    std::size_t count_ = 0;
    std::vector<ResultLine> lines_ = {};
};

}  // namespace

ExitCode find_in_database(Session& session, const Filter& filter)
{
    if (session.arguments.inputs.size() > 1)
        return refuse(session, failure("usage", "--db takes the place of files",
                                       "'gammonkit players --db' puts matches into a database")
                                   .value());
    Result<std::optional<FormatChoice>> target = table_of(session);
    if (!target) return refuse(session, target.error());
    Result<PlayersDatabase> database = PlayersDatabase::open(session.arguments.players.database, false);
    if (!database) return refuse(session, database.error());
    if (session.arguments.search.sql) {
        session.console.data(database->query_for(filter) + "\n");
        return ExitCode::ok;
    }
    FoundRows rows(session, *std::move(target));
    const Result<void> found = database->find(filter, [&](const FoundRow& row) { rows.add(row); });
    if (!found) return refuse(session, found.error());
    rows.finish();
    return ExitCode::ok;
}

}  // namespace gammonkit::cli
