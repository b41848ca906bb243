#include "cli/commands/verbs.hpp"

#include "cli/batch/outcome.hpp"
#include "cli/commands/merge/tables.hpp"
#include "cli/commands/players/standings.hpp"
#include "cli/console/console.hpp"
#include "cli/engine/users_filter.hpp"
#include "cli/options/analysis_options.hpp"
#include "cli/options/inputs.hpp"
#include "cli/output/outputs.hpp"
#include "decisions/players/database/players_database.hpp"
#include "decisions/players/player_records.hpp"
#include "support/files/file.hpp"
#include "support/files/leftovers.hpp"
#include "support/files/rename_file.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <deque>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <iterator>
#include <unistd.h>

namespace gammonkit::cli {
namespace {

using namespace std::string_view_literals;
namespace fs = std::filesystem;

/// True if the output is a database, by its name: "all.db".
bool is_named_like_a_database(std::string_view path)
{
    return equals_ignoring_case(file_extension(path), "db");
}

struct MergeOptions : VerbOptions {
    FilterOptions filter = {};
    std::optional<int> least_decisions = {};

    void bind(OptionTable& table) override
    {
        table.add("--min-decisions", "N", least_decisions, {0, 1'000'000});
        filter.bind_aliases(table);
        output.bind_printing(table);
        output.bind_csv(table);
        batch.bind_quiet(table);
    }
    [[nodiscard]] bool prints() const override { return !is_named_like_a_database(output.output); }
};

bool is_database(const InputFile& input)
{
    constexpr std::string_view kMark = "SQLite format 3\0"sv;
    // What comes through a pipe comes once.
    std::error_code ignored;
    if (!fs::is_regular_file(input.source(), ignored)) return false;
    std::string begin(kMark.size(), '\0');
    std::ifstream(input.source(), std::ios::binary).read(begin.data(), std::ssize(begin));
    return begin == kMark;
}

/// Why tables cannot be put together in the way that the options say.
Result<void> check_tables_options(const MergeOptions& options)
{
    if (is_named_like_a_database(options.output.output))
        return failure("usage", "tables do not make a database",
                       "'gammonkit players --db' makes one of matches");
    if (options.output.json && !options.output.csv)
        return failure("usage", "tables do not become JSON",
                       "only the standings of databases are written as JSON");
    if (!options.filter.aliases.empty())
        return failure("usage", "tables stay as they are, and so do names in them",
                       "--aliases is for the standings of databases; 'gammonkit players' takes it, too");
    return {};
}

Result<ExitCode> merge_tables(Session& session, const MergeOptions& options,
                              std::span<const InputFile> inputs)
{
    GK_TRY_VOID(check_tables_options(options));
    std::vector<SourceText> tables;
    for (const InputFile& input : inputs) {
        Result<Input> table = read_input(input.source());
        if (!table) return refuse(session, table.error(), input.path);
        tables.emplace_back(input.path, std::move(table->bytes));
    }
    const auto merged = merged_tables(tables);
    if (!merged) {
        session.console.message(session.console.rendered(merged.error().why, *merged.error().table));
        return ExitCode::failed;
    }
    session.console.data(*merged);
    session.console.tell(fmt::format("{} put together", counted(inputs.size(), "table", "tables")));
    return ExitCode::ok;
}

/// A match of one of the databases.
struct PlacedMatch {
    MatchRecord record = {};
    std::int64_t number = 0;
    PlayersDatabase* database = nullptr;
};

/// All matches of all databases, in an order that does not depend on that of the databases.
Result<std::vector<PlacedMatch>> matches_in(std::span<const InputFile> inputs,
                                            std::deque<PlayersDatabase>& databases)
{
    std::vector<PlacedMatch> all;
    for (const InputFile& input : inputs) {
        GK_TRY(PlayersDatabase opened, PlayersDatabase::open(input.source(), false));
        PlayersDatabase& database = databases.emplace_back(std::move(opened));
        GK_TRY(const std::vector<MatchRecord> records, database.all());
        GK_TRY(const std::vector<std::int64_t> numbers, database.numbers());
        for (std::size_t i = 0; i < std::min(records.size(), numbers.size()); ++i)
            all.push_back({records[i], numbers[i], &database});
    }
    std::ranges::stable_sort(all, comes_before, &PlacedMatch::record);
    return all;
}

/// Each match once.
std::vector<MatchRecord> records_of(const std::vector<PlacedMatch>& matches)
{
    std::vector<MatchRecord> records;
    for (const PlacedMatch& match : matches)
        records.push_back(match.record);
    return without_copies(std::move(records));
}

/// All records of one match, whichever database has them: the best first, the others in an order of their
/// own.
Result<std::vector<StoredMatch>> stored_in_order(std::span<const PlacedMatch> copies)
{
    std::vector<StoredMatch> all;
    for (const PlacedMatch& copy : copies) {
        GK_TRY(std::vector<StoredMatch> stored, copy.database->stored(copy.number, copy.record));
        std::ranges::move(stored, std::back_inserter(all));
    }
    if (all.empty()) return all;
    const auto best = std::ranges::min_element(all, [](const StoredMatch& a, const StoredMatch& b) {
        if (a.is_beside != b.is_beside) return b.is_beside;
        return is_better(a.record, b.record);
    });
    std::iter_swap(all.begin(), best);
    std::sort(all.begin() + 1, all.end(), [](const StoredMatch& a, const StoredMatch& b) {
        return std::pair(b.record.decisions(), std::string_view(a.signature)) <
               std::pair(a.record.decisions(), std::string_view(b.signature));
    });
    return all;
}

Result<void> put_all(PlayersDatabase& target, const std::vector<PlacedMatch>& matches)
{
    GK_TRY_VOID(target.begin());
    for (auto first = matches.begin(); first != matches.end();) {
        const auto behind = std::find_if(first, matches.end(), [&](const PlacedMatch& match) {
            return match.record.fingerprint != first->record.fingerprint;
        });
        GK_TRY(const std::vector<StoredMatch> stored,
               stored_in_order({&*first, static_cast<std::size_t>(behind - first)}));
        for (const StoredMatch& each : stored)
            GK_TRY_VOID(target.add(each));
        first = behind;
    }
    return target.finish();
}

/// A file that is removed at the end of its scope, if it is still there.
class FileOfOurs {
public:
    explicit FileOfOurs(fs::path path) : path_(std::move(path)) {}
    FileOfOurs(const FileOfOurs&) = delete;
    FileOfOurs& operator=(const FileOfOurs&) = delete;
    ~FileOfOurs()
    {
        std::error_code ignored;
        fs::remove(path_, ignored);
        fs::remove(path_.generic_string() + "-journal", ignored);
    }
    [[nodiscard]] const fs::path& path() const { return path_; }

private:
    fs::path path_;
};

/// Made beside its place first, which it then takes in one step.
Result<void> write_database(const fs::path& target, const std::vector<PlacedMatch>& matches,
                            Overwrite overwrite)
{
    std::error_code ignored;
    fs::create_directories(target.parent_path(), ignored);
    remove_leftovers(target.has_parent_path() ? target.parent_path() : fs::path("."));
    int attempt = 0;
    while (fs::exists(target.parent_path() / temporary_name(attempt), ignored))
        ++attempt;
    const FileOfOurs beside(target.parent_path() / temporary_name(attempt));
    {
        GK_TRY(PlayersDatabase made, PlayersDatabase::open(beside.path().generic_string(), true));
        GK_TRY_VOID(put_all(made, matches));
    }
    if (rename_file(beside.path(), target, overwrite)) return {};
    return failure("unwritable",
                   fmt::format("{} cannot be written, or exists already", target.generic_string()),
                   "--force overwrites");
}

Result<ExitCode> merge_databases(Session& session, const MergeOptions& options,
                                 std::span<const InputFile> inputs)
{
    std::deque<PlayersDatabase> databases;
    GK_TRY(const std::vector<PlacedMatch> matches, matches_in(inputs, databases));
    const std::vector<MatchRecord> records = records_of(matches);
    const std::string& output = options.output.output;
    if (!is_named_like_a_database(output)) {
        const std::optional<PlayerAliases> aliases = users_aliases(session, options.filter);
        if (!aliases) return ExitCode::failed;
        print_standings(session, records, *aliases, options.least_decisions);
        return ExitCode::ok;
    }
    GK_TRY_VOID(check_single(options.output, inputs, output));
    const Overwrite overwrite = options.output.force ? Overwrite::yes : Overwrite::no;
    GK_TRY_VOID(write_database(output, matches, overwrite));
    session.console.tell(fmt::format("{} put together", counted(records.size(), "match", "matches")));
    return ExitCode::ok;
}

/// Fails if inputs and output cannot be what they are called, before anything is read.
Result<void> check_names(const MergeOptions& options)
{
    const auto names_server = [](std::string_view word) {
        return word.find("://") != std::string_view::npos;
    };
    const OutputOptions& output = options.output;
    const std::string_view name = output.output.empty() ? output.printed_to : output.output;
    if (names_server(name) || std::ranges::any_of(options.inputs, names_server))
        return failure("usage", "databases of servers are not merged, only files",
                       "'gammonkit players --db' puts matches of several runs into one server");
    const bool is_packed = without_gz(name) != name;
    const std::string_view extension = file_extension(name);
    if (equals_ignoring_case(extension, "sqlite") || equals_ignoring_case(extension, "sqlite3") ||
        (is_packed && equals_ignoring_case(extension, "db")))
        return failure("usage", fmt::format("{} is no name of a database", printable(name)),
                       "one that ends in .db becomes a database");
    return {};
}

/// Why an input cannot be opened; nothing if it can.
std::optional<Diagnostic> problem_of(const InputFile& input)
{
    if (input.problem) return *input.problem;
    if (input.is_position)
        return Diagnostic{.code = "usage", .message = "a position is neither a table nor a database"};
    if (input.path == "-") return std::nullopt;
    // Not by opening it: a pipe can be read only once.
    if (::access(input.source().c_str(), R_OK) == 0) return std::nullopt;
    const Result<Input> unread = read_input(input.source());
    return unread ? std::nullopt : std::optional(unread.error());
}

/// "a.csv, b.csv and 3 more".
std::string named(const std::vector<std::string>& paths)
{
    constexpr std::size_t kMost = 3;
    std::vector<std::string> names;
    for (const std::string& path : paths) {
        if (names.size() < kMost) names.push_back(printable(path));
    }
    std::string text = joined(names, ", ");
    if (paths.size() > kMost) text += fmt::format(" and {} more", paths.size() - kMost);
    return text;
}

Result<ExitCode> run_merge(Session& session, const MergeOptions& options)
{
    GK_TRY_VOID(check_names(options));
    GK_TRY(const std::vector<InputFile> inputs, required_inputs(options.inputs));
    for (const InputFile& input : inputs) {
        if (const std::optional<Diagnostic> problem = problem_of(input))
            return refuse(session, *problem, input.path);
    }
    std::vector<std::string> tables;
    for (const InputFile& input : inputs) {
        if (!is_database(input)) tables.push_back(input.path);
    }
    if (tables.empty()) return merge_databases(session, options, inputs);
    if (tables.size() == inputs.size()) return merge_tables(session, options, inputs);
    return failure("usage",
                   fmt::format("{}, and other inputs are", tables.size() == 1
                                                               ? named(tables) + " is no database"
                                                               : named(tables) + " are no databases"),
                   "tables and databases are merged one after the other");
}

}  // namespace

constexpr Command kMergeCommand = with_options<MergeOptions, run_merge>({.name = "merge",
                                                                         .group = VerbGroup::files,
                                                                         .completes = Completes::file,
                                                                         .print_forms = kPrintForms,
                                                                         .has_table = true});

}  // namespace gammonkit::cli
