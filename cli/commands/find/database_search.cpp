#include "cli/batch/outcome.hpp"
#include "cli/commands/find/command.hpp"
#include "cli/commands/find/like.hpp"
#include "cli/commands/find/ranking.hpp"
#include "cli/commands/find/search_results.hpp"
#include "cli/console/console.hpp"
#include "decisions/players/database/players_database.hpp"
#include "formats/jsonl/format.hpp"
#include "support/ends.hpp"
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

    [[nodiscard]] std::string text(FactColumn column) const
    {
        const auto* text = std::get_if<std::string>(&at(column));
        return text != nullptr ? *text : std::string();
    }
    [[nodiscard]] int whole(FactColumn column) const
    {
        const auto* whole = std::get_if<int>(&at(column));
        return whole != nullptr ? *whole : 0;
    }
    /// Two columns that tell one amount.
    [[nodiscard]] std::optional<Amount> amount(FactColumn normalized, FactColumn absolute) const
    {
        const auto* first = std::get_if<double>(&at(normalized));
        const auto* second = std::get_if<double>(&at(absolute));
        return first != nullptr && second != nullptr ? std::optional(Amount{*first, *second}) : std::nullopt;
    }
    [[nodiscard]] bool has(std::string_view column) const
    {
        return !std::holds_alternative<std::monostate>(at(column));
    }

private:
    [[nodiscard]] const Cell& at(FactColumn column) const
    {
        return cells_[decision_columns().size() + static_cast<std::size_t>(column)];
    }
    [[nodiscard]] const Cell& at(std::string_view column) const
    {
        const auto found = std::ranges::find(decision_columns(), column, &Column::name);
        return cells_[static_cast<std::size_t>(found - decision_columns().begin())];
    }

    const FoundRow& cells_;
};

/// As `find` tells it of a file that holds the match alone.
std::string place_of(const NamedCells& cells)
{
    using enum FactColumn;
    return fmt::format("g{}-{}", cells.whole(game_index), cells.text("turn"));
}

/// An object for programs, as of files; the file is the database.
std::string object_of(const FoundRow& row, const std::optional<Likeness>& like, std::string_view database)
{
    using enum FactColumn;
    const NamedCells cells(row);
    const std::string place = place_of(cells);
    const std::string marks[] = {cells.text(mark), cells.text(mistake), cells.text(luck_mark)};
    return found_decision_json({.file = database,
                                .place = place,
                                .is_money = !cells.has("length"),
                                .error = cells.amount(error_emg, error_absolute),
                                .mark = marks[0],
                                .mistake = marks[1],
                                .luck = cells.amount(luck_emg, luck_absolute),
                                .luck_mark = marks[2],
                                .like = like ? &*like : nullptr},
                               jsonl_row_of(part_of(std::span(row), 0, decision_columns().size()), {}));
}

/// A line for people: which match, where in it, who, what, and what it cost.
ResultLine line_of(const FoundRow& row, const std::optional<Likeness>& like, const Translator& words)
{
    const NamedCells cells(row);
    const std::string dice = cells.text("dice");
    const std::string played = cells.text("played");
    const std::string best = cells.text("best");
    const std::optional<double> error = cells.number("error_equity");
    const bool is_known_better = !best.empty() && best != played;
    return {.from = cells.text("date"),
            .match = fmt::format("{} - {}", cells.text("name"), cells.text("opponent")),
            .place = place_of(cells),
            .choice = dice.empty()     ? played
                      : played.empty() ? dice
                                       : fmt::format("{}: {}", dice, played),
            .error = !error          ? "-"
                     : *error < 5e-4 ? "0.000"
                                     : fmt::format("{:.3f}", -*error),
            .better = is_known_better ? "best " + best : "",
            .like = like ? likeness_in_words(*like, words) : "",
            .xgid = cells.text("xgid")};
}

/// What only files have is refused, and not passed over, unless it stands in the settings for other verbs.
Result<void> check_options(const FindOptions& options, const OptionTable& table)
{
    if (options.inputs.size() > 1)
        return failure("usage", "--db takes the place of files",
                       "'gammonkit players --db' puts matches into a database");
    if (table.is_typed("--thresholds"))
        return failure("usage", "--thresholds is for files: marks in a database are those of the usual ones",
                       "ask for the number: error>0.05");
    if (table.is_typed("--met"))
        return failure("usage", "--met is for files: a database has errors as they were when matches came in",
                       "'gammonkit players --db FILE --met TABLE' takes a table");
    if (table.is_typed("--from") || table.is_typed("--charset"))
        return failure("usage", "--from and --charset are for files",
                       "'gammonkit players --db' takes them when it puts matches in");
    if (table.is_typed("--jobs") || table.is_typed("--progress") || table.is_typed("--newest"))
        return failure("usage", "--jobs, --progress and --newest are for files",
                       "a database answers by itself, in its own order; --sort gives another");
    return {};
}

FoundPiece piece_of(const FoundRow& row, const std::optional<Likeness>& like, const std::string& database,
                    Telling telling, const FormatChoice& target, const Translator& words)
{
    if (telling == Telling::json) return {.text = object_of(row, like, database)};
    if (telling == Telling::text) return {.line = line_of(row, like, words)};
    return {.text = with_likeness(target.format->table->row_of(row, target.options), target, like)};
}

Result<WantedRows> wanted_rows(const FindOptions& search, Telling telling)
{
    GK_TRY(const Order order, users_order(search.sort));
    WantedRows wanted{.with_facts = telling == Telling::json || telling == Telling::text};
    wanted.only_count = telling == Telling::count;
    if (wanted.only_count) return wanted;
    wanted.sorted_by = order.word;
    wanted.ascending = order.ascending;
    wanted.limit = most_of(search);
    return wanted;
}

void tell_unknown_names(Session& session, const Filter& filter, PlayersDatabase& database)
{
    UnknownNames names;
    ask_for_names(filter, names);
    for (const std::string& name : database.names().value_or(std::vector<std::string>{}))
        names.add(name);
    for (const Diagnostic& why : names.told())
        session.console.report(why);
}

}  // namespace

Result<void> find_in_database(Session& session, const FindOptions& options, const Filter& filter,
                              const std::optional<DecisionTraits>& like)
{
    GK_TRY_VOID(check_options(options, session.table));
    FormatChoice target;
    GK_TRY(const Telling telling, telling_of(session, options, target));
    GK_TRY(WantedRows wanted, wanted_rows(options, telling));
    GK_TRY(PlayersDatabase database, PlayersDatabase::open(options.database, false));
    if (options.sql) {
        wanted.with_facts = false;
        session.console.data(database.query_for(filter, wanted) + "\n");
        return {};
    }
    if (telling == Telling::count) {
        GK_TRY(const std::size_t count, database.count(filter));
        session.console.data(fmt::format("{}\n", count));
        return {};
    }
    const std::string shown = shown_address(options.database);
    FoundPrinter printer(session, telling, target, like.has_value());
    std::size_t count = 0;
    const auto use = [&](const FoundRow& row, const std::optional<Likeness>& likeness) {
        ++count;
        printer.add(piece_of(row, likeness, shown, telling, target, session.words));
    };
    const Filter* const narrower = options.inputs.empty() ? nullptr : &filter;
    GK_TRY_VOID(like ? database.find_like(*like, narrower, wanted, use)
                     : database.find(filter, wanted, [&](const FoundRow& row) { use(row, std::nullopt); }));
    if (count == 0) tell_unknown_names(session, filter, database);
    printer.finish();
    if (telling == Telling::text)
        session.console.tell(fmt::format("{} found", counted(count, "decision", "decisions")));
    return {};
}

}  // namespace gammonkit::cli
